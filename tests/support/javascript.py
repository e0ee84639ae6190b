"""Functions of the widgets' JavaScript modules, called without a browser."""

import atexit
import functools
import json
import subprocess
from typing import Any
from urllib.parse import quote

from tools.dev import PYTHON, ROOT, javascript_environment

WIDGETS = ROOT / "gpt_lab_course" / "widgets"
# A call is a line, and so is its answer. What a module prints must not be taken for one.
ANSWER_CALLS = """\
console.log = console.error;
const answer = async ([path, script, argument]) => {
  try {
    return { result: await (0, eval)(script)(await import(path), argument) };
  } catch (error) {
    return { error: String(error?.stack ?? error) };
  }
};
let text = "";
for await (const piece of Deno.stdin.readable.pipeThrough(new TextDecoderStream())) {
  const lines = (text + piece).split("\\n");
  text = lines.pop();
  for (const line of lines) {
    const said = JSON.stringify(await answer(JSON.parse(line)));
    const writer = Deno.stdout.writable.getWriter();
    await writer.write(new TextEncoder().encode(`${said}\\n`));
    writer.releaseLock();
  }
}
"""


@functools.cache
def deno() -> "subprocess.Popen[str]":
    """One process that answers all calls: a start takes as long as a hundred of them."""
    program = PYTHON.with_name("deno" + PYTHON.suffix)
    command = ["run", "--quiet", "--allow-read", f"--config={ROOT / 'deno.json'}"]
    process = subprocess.Popen(
        [str(program), *command, "data:text/javascript," + quote(ANSWER_CALLS)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=javascript_environment(),
    )
    atexit.register(process.communicate)  # its input ends, and it does
    return process


def call(module: str, script: str, argument: Any = None) -> Any:
    """What a JavaScript function of a module (``"kit/format.js"``) and an argument returns."""
    process = deno()
    assert process.stdin
    assert process.stdout
    process.stdin.write(json.dumps([(WIDGETS / module).as_uri(), script, argument]) + "\n")
    process.stdin.flush()
    line = process.stdout.readline()
    assert line, f"deno has ended, {process.poll()}"
    answer = json.loads(line)
    assert "error" not in answer, answer["error"]
    return answer.get("result")
