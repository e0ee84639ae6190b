"""Functions of the widgets' JavaScript modules, called without a browser."""

import json
import subprocess
from typing import Any
from urllib.parse import quote

from tools.dev import PYTHON, ROOT, javascript_environment

WIDGETS = ROOT / "gpt_lab" / "widgets"
CALL = """\
const [path, script, argument] = await new Response(Deno.stdin.readable).json();
const call = (0, eval)(script);
console.log(JSON.stringify(await call(await import(path), argument)));
"""


def call(module: str, script: str, argument: Any = None) -> Any:
    """What a JavaScript function of a module (``"kit/format.js"``) and an argument returns."""
    request = json.dumps([(WIDGETS / module).as_uri(), script, argument])
    command = ["run", "--quiet", "--allow-read", f"--config={ROOT / 'deno.json'}"]
    deno = PYTHON.with_name("deno" + PYTHON.suffix)
    result = subprocess.run(
        [str(deno), *command, "data:text/javascript," + quote(CALL)],
        input=request,
        capture_output=True,
        encoding="utf-8",
        env=javascript_environment(),
    )
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)
