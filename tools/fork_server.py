"""Starts Python programs as forks of one that has imported what they all need.

A notebook takes a pytest and a kernel, and each of these some seconds to import Jupyter and PyTorch
before a first cell runs. The server has imported them once: a fork of it begins at once, with
arguments, environment, folder and output of its own, as a new process would. Of the project's own
modules it keeps none: those each fork finds as they lie there.

On Linux alone: elsewhere not every library survives a fork.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import json
import os
import runpy
import select
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import traceback
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, NamedTuple, NoReturn

VARIABLE = "GPT_LAB_FORK_SERVER"  # where programs find the socket
_LONGEST = 1 << 18  # bytes of a request; of a longer one, the asker's socket says that it is
# Not ipykernel: where that is imported, others (tqdm) believe that they are in a notebook.
IMPORTED = (
    *("IPython.core.interactiveshell", "zmq.eventloop.zmqstream", "ipywidgets", "anywidget"),
    *("jupyter_client", "nbformat", "torch", "matplotlib.figure", "tiktoken", "pytest"),
    *("playwright.sync_api", "bs4", "sphinx.application", "myst_nb"),
)


class Forked:
    """A program that the server has started: of ``Popen`` what the scheduler and Jupyter use.

    Args:
        command: a module, run as ``python -m`` runs it, and its arguments.
        env: the whole environment, with the server's socket in it.
        cwd: the folder it runs in.
        stdout: a file; None for this process's own. So is ``stderr``, which may be ``STDOUT``.

    Raises:
        OSError: the server has ended.
    """

    stdin = stdout = stderr = None

    def __init__(
        self,
        command: Sequence[str],
        *,
        env: Mapping[str, str],
        cwd: str | Path,
        stdout: IO[bytes] | int | None = None,
        stderr: IO[bytes] | int | None = None,
    ) -> None:
        self.returncode: int | None = None
        self.cpu_seconds = 0.0  # once it has ended; with what it has had forked
        out = _descriptor(stdout, 1)
        error = out if stderr == subprocess.STDOUT else _descriptor(stderr, 2)
        request = {"command": command, "folder": os.path.abspath(cwd), "environment": dict(env)}
        message = json.dumps({**request, "asks": os.getpid()}).encode()
        with contextlib.ExitStack() as stack:
            self._server = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            stack.enter_context(self._server)
            self._server.connect(env[VARIABLE])
            socket.send_fds(self._server, [message], [out, error])
            answer = self._server.recv(64)
            if not answer:
                raise ConnectionError("the fork server has ended; its output says why")
            self.pid = int(answer)
            stack.pop_all()

    def poll(self) -> int | None:
        """Its exit status, negative for a signal's number; None while it runs."""
        return self._status(0)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; the exit status.

        Raises:
            subprocess.TimeoutExpired: it goes on.
        """
        status = self._status(timeout)
        if status is None:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
        return status

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)

    def _status(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._server], [], [], timeout)[0]:
            status, seconds = (self._server.recv(64) or b"1 0").split()  # 1: the server is lost
            self.returncode, self.cpu_seconds = int(status), float(seconds)
            self._server.close()
        return self.returncode


def _descriptor(file: IO[bytes] | int | None, own: int) -> int:
    if file is None:
        return own
    return file if isinstance(file, int) else file.fileno()


@contextlib.contextmanager
def serving(
    command: Sequence[str],
    env: Mapping[str, str],
    cwd: str | Path,
    imports: Sequence[str] = IMPORTED,
) -> Iterator[dict[str, str]]:
    """Run a server; what the environment of programs needs that are to be ``Forked``.

    Args:
        command: a Python's, that runs this module.
        env: the environment in which it imports.
        cwd: the folder in which it finds this module.
        imports: the modules that it imports.
    """
    with tempfile.TemporaryDirectory(prefix="gpt-lab-") as folder:
        path = os.path.join(folder, "socket")
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        listener.bind(path)
        listener.listen(64)  # who asks while it imports, waits
        with (
            listener,
            subprocess.Popen(
                [*command, str(listener.fileno()), *imports],
                stdin=subprocess.PIPE,  # it ends when this does, with this process
                pass_fds=[listener.fileno()],
                env=env,
                cwd=cwd,
                start_new_session=True,  # Ctrl-C is for the forks, by way of the scheduler
            ),
        ):
            listener.close()
            yield {VARIABLE: path}


class _Asked(NamedTuple):
    by: socket.socket
    process: int  # that asked


class _Request(NamedTuple):
    command: list[str]
    folder: str
    environment: dict[str, str]
    outputs: list[int]


def serve(listener: socket.socket) -> _Request | None:
    """Answer until standard input ends; in each fork, return at once what it is to run."""
    running: dict[int, _Asked] = {}
    seconds: dict[int, float] = {}  # what a process has had forked has taken
    woken, wakes = os.pipe()
    for end in (woken, wakes):
        os.set_blocking(end, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wakes)
    selector = selectors.DefaultSelector()
    for source in (listener.fileno(), woken, sys.stdin.fileno()):
        selector.register(source, selectors.EVENT_READ)
    while True:
        ready = {key.fd for key, _ in selector.select()}
        if sys.stdin.fileno() in ready:
            return None
        if woken in ready:
            os.read(woken, 4096)
            _report(running, seconds)
        if listener.fileno() not in ready:
            continue
        connection, _ = listener.accept()
        message, outputs, *_ = socket.recv_fds(connection, _LONGEST, 2)
        if not message:  # who wanted to ask is gone
            connection.close()
            continue
        asked = json.loads(message)
        process = os.fork()
        if process == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            selector.close()
            for descriptor in (woken, wakes):
                os.close(descriptor)
            for one in (listener, connection, *(other.by for other in running.values())):
                one.close()
            return _Request(asked["command"], asked["folder"], asked["environment"], outputs)
        with contextlib.suppress(OSError):  # it may have ended
            os.setpgid(process, process)  # before anyone knows of it, who may want to end it
        for output in outputs:
            os.close(output)
        running[process] = _Asked(connection, asked["asks"])
        with contextlib.suppress(OSError):  # who asked may be gone
            connection.send(str(process).encode())


def _report(running: dict[int, _Asked], seconds: dict[int, float]) -> None:
    """Tell those who asked for them of the processes that have ended."""
    while running:
        process, status, used = os.wait4(-1, os.WNOHANG)
        if not process:
            return
        one = running.pop(process)
        took = used.ru_utime + used.ru_stime + seconds.pop(process, 0.0)
        seconds[one.process] = seconds.get(one.process, 0.0) + took
        with one.by, contextlib.suppress(OSError):  # who asked may be gone
            one.by.send(f"{os.waitstatus_to_exitcode(status)} {took}".encode())


def become(request: _Request) -> None:
    """Make of this process what ``python -m`` would have made of a new one, and run its module."""
    os.setpgid(0, 0)  # whichever of both comes first
    nowhere = os.open(os.devnull, os.O_RDONLY)
    for descriptor, place in zip((nowhere, *request.outputs), (0, 1, 2), strict=True):
        os.dup2(descriptor, place)
        os.close(descriptor)
    os.environ.clear()
    os.environ.update(request.environment)
    if "JPY_PARENT_PID" in os.environ:  # a kernel ends with its parent, which is this server
        os.environ["JPY_PARENT_PID"] = str(os.getppid())
    os.chdir(request.folder)
    if notes := sys.modules.get("sitecustomize"):
        notes.begin()  # to note what this one opens
    if (matplotlib := sys.modules.get("matplotlib")) and "MPLBACKEND" in os.environ:
        matplotlib.rcParams["backend"] = os.environ["MPLBACKEND"]  # which it reads when imported
    sys.path[0] = request.folder
    del sys.modules["tools"]  # this file's own package
    sys.argv = ["", *request.command[1:]]
    runpy.run_module(request.command[0], run_name="__main__", alter_sys=True)


def main() -> None:
    """Import, serve, and be one of the forks."""
    for name in sys.argv[2:]:
        importlib.import_module(name)
    gc.collect()
    gc.freeze()  # a fork that looks for garbage would copy the memory it shares
    request = serve(socket.socket(fileno=int(sys.argv[1])))
    if request:
        _exit(_status_of(request))


def _status_of(request: _Request) -> int:
    """Run what was asked for; its exit status."""
    try:
        become(request)
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return end.code or 0
        print(end.code, file=sys.stderr)
        return 1
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


def _exit(status: int) -> NoReturn:
    """End as Python does, but leave its memory to the system: to tidy it takes 0.3 seconds."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(status)


if __name__ == "__main__":
    main()
