"""A fork of the server is as a new process would be."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.fork_server import VARIABLE, Forked, serving
from tools.passed import customized, noting

ROOT = Path(__file__).resolve().parent.parent
SERVER = (sys.executable, "-m", "tools.fork_server")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux alone has the server")
TELLS = """\
import colorsys, json, os, sys  # of which the server has imported the first
print(json.dumps({
    "arguments": sys.argv[1:], "folder": os.getcwd(), "own": os.environ.get("OWN"),
    "servers": os.environ.get("SERVERS"), "finds": sys.path[0], "group": os.getpgid(0),
    "parent": os.environ["JPY_PARENT_PID"] == str(os.getppid()), "tools": "tools" in sys.modules,
    "name": __name__, "open": sorted(os.listdir("/proc/self/fd")), "pid": os.getpid(),
}))
print("a warning", file=sys.stderr)
sys.exit(3)
"""


@pytest.fixture
def environment(tmp_path: Path) -> Iterator[dict[str, str]]:
    """That of a fork, beside a server that has imported next to nothing."""
    env = customized(dict(os.environ))
    with serving(SERVER, {**env, "SERVERS": "yes"}, ROOT, ["colorsys"]) as server:
        yield {**env, **server}


def forked(code: str, environment: dict[str, str], folder: Path, *arguments: str) -> Forked:
    (folder / "program.py").write_text(code, "utf-8")
    with (folder / "out").open("wb") as out:
        command = ["program", *arguments]
        return Forked(command, env=environment, cwd=folder, stdout=out, stderr=subprocess.STDOUT)


def test_it_has_what_it_was_given_and_nothing_of_the_server(
    environment: dict[str, str], tmp_path: Path
) -> None:
    own = {"OWN": "é", "JPY_PARENT_PID": str(os.getpid())}  # a kernel's, which looks whether it is
    one = forked(TELLS, {**environment, **own}, tmp_path, "a", "b c")
    assert one.wait() == 3
    assert one.poll() == 3
    said, warned = (tmp_path / "out").read_text("utf-8").splitlines()
    assert warned == "a warning"
    told = json.loads(said)
    assert told.pop("open") == ["0", "1", "2", "3"], "3 is the folder that it lists"
    assert told == {
        **{"arguments": ["a", "b c"], "folder": str(tmp_path), "own": "é", "servers": None},
        **{"parent": True, "tools": False},
        **{"finds": str(tmp_path), "group": one.pid, "name": "__main__", "pid": one.pid},
    }


def test_what_is_read_when_a_module_is_imported_is_its_own(tmp_path: Path) -> None:
    """What processors' instructions it takes, and who draws."""
    asks = (
        "import matplotlib, sys, torch\n"
        "print(torch.backends.cpu.get_cpu_capability(), 'ipykernel' in sys.modules)\n"
        "print(matplotlib.rcParams._get('backend'))\n"
    )
    own = {"ATEN_CPU_CAPABILITY": "default", "MPLBACKEND": "svg"}
    with serving(SERVER, os.environ, ROOT) as server:
        assert forked(asks, {**os.environ, **server, **own}, tmp_path).wait() == 0
    said = (tmp_path / "out").read_text("utf-8").split()
    assert said == ["DEFAULT", "False", "svg"], "with ipykernel, tqdm believes to be in a notebook"


def test_it_can_be_ended(environment: dict[str, str], tmp_path: Path) -> None:
    one = forked("import time; time.sleep(60)", environment, tmp_path)
    assert one.poll() is None
    with pytest.raises(subprocess.TimeoutExpired):
        one.wait(0.1)
    one.kill()
    assert one.wait() == -signal.SIGKILL
    one.terminate()  # which nobody is left to hear


def test_its_seconds_are_counted_with_those_of_what_it_has_forked(
    environment: dict[str, str], tmp_path: Path
) -> None:
    busy = "import time\nwhile time.process_time() < 0.3: pass\n"
    (tmp_path / "busy.py").write_text(busy, "utf-8")
    asks = (
        "import os, sys\n"
        "sys.path.append(sys.argv[1])\n"
        "from tools.fork_server import Forked\n"
        "sys.exit(Forked(['busy'], env=os.environ, cwd='.').wait())"
    )
    one = forked(asks, environment, tmp_path, str(ROOT))
    assert one.wait() == 0, (tmp_path / "out").read_text("utf-8")
    assert one.cpu_seconds >= 0.3


def test_an_error_is_told(environment: dict[str, str], tmp_path: Path) -> None:
    one = forked("1 / 0", environment, tmp_path)
    assert one.wait() == 1
    assert "ZeroDivisionError" in (tmp_path / "out").read_text("utf-8")


def test_what_it_opens_is_noted(environment: dict[str, str], tmp_path: Path) -> None:
    log = tmp_path / "log"
    environment = noting(environment, log)
    assert forked(f"open({str(ROOT / 'README.md')!r}).close()", environment, tmp_path).wait() == 0
    assert log.read_text("utf-8").split() == ["README.md"]


def test_a_server_that_has_ended_is_named(tmp_path: Path) -> None:
    with (
        serving(SERVER, os.environ, ROOT, ["no_such_module"]) as server,
        pytest.raises(ConnectionError),
    ):
        Forked(["this"], env={**os.environ, **server}, cwd=tmp_path)


def test_who_asks_nothing_does_no_harm(environment: dict[str, str], tmp_path: Path) -> None:
    assert listens(environment[VARIABLE])
    assert forked("", environment, tmp_path).wait() == 0


def test_it_ends_with_the_process_that_began_it(tmp_path: Path) -> None:
    begins = (
        "import os, time; from tools.fork_server import serving\n"
        f"with serving({SERVER!r}, os.environ, '.', []) as server:\n"
        "    print(*server.values(), flush=True); time.sleep(60)"
    )
    command = [sys.executable, "-c", begins]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout
        path = process.stdout.readline().decode().strip()
        process.kill()
    end = time.monotonic() + 30
    while listens(path) and time.monotonic() < end:
        time.sleep(0.1)
    assert not listens(path)


def listens(path: str) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as one:
        return one.connect_ex(path) == 0
