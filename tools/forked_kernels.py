"""A plugin of pytest, ``-p tools.forked_kernels``: nbval has its kernels forked, if it can."""

from __future__ import annotations

import os
from importlib.metadata import EntryPoint
from typing import Any

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning import KernelProvisionerFactory, LocalProvisioner

from tools.fork_server import VARIABLE, Forked

_NAME = "forked"


class ForkedProvisioner(LocalProvisioner):
    """Has a kernel forked where Jupyter's own starts a process; all else is Jupyter's own."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Launch a kernel: ``cmd`` is ``python -m`` with its module and arguments."""
        command = cmd[cmd.index("-m") + 1 :]
        places = {name: kwargs[name] for name in ("stdout", "stderr") if name in kwargs}
        self.cwd = kwargs.get("cwd") or os.getcwd()
        # A kernel sets the first itself, but matplotlib has been imported by then.
        env = {"MPLBACKEND": "module://matplotlib_inline.backend_inline", **kwargs["env"]}
        env["JPY_PARENT_PID"] = str(os.getpid())  # as Jupyter's does; a fork's is the server
        self.process = Forked(command, env=env, cwd=self.cwd, **places)
        self.pid = self.pgid = self.process.pid
        return self.connection_info


def pytest_configure() -> None:
    """Have Jupyter ask the server, if there is one."""
    if VARIABLE in os.environ:
        entry = EntryPoint(_NAME, f"{__name__}:ForkedProvisioner", "")
        factory = KernelProvisionerFactory.instance()
        factory.provisioners[_NAME] = entry
        factory.default_provisioner_name = _NAME
