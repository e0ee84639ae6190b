"""Where the runs of a sweep are computed: processes of this machine, or Dask's workers.

Both speak the interface of ``concurrent.futures``. A process that is killed breaks its pool, which
is opened anew for the runs that are left; Dask gives a lost worker's run to another one.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Any

from gpt_lab.extras import needed_for
from gpt_lab.validation import RefusedError, RefusedValueError
from gpt_lab_course.sweep.one_run import Row, train
from gpt_lab_course.sweep.plan import Job

WAIT = "10s"
_DEATHS = 25
"""How long a scheduler has to answer, and how many pools may break before a run is finished."""


def here(jobs: Iterable[Job], workers: int) -> Iterator[tuple[Job, Row]]:
    """Run jobs in processes of this machine, and yield each when it is done.

    A single worker is this process itself.

    Raises:
        RefusedError: processes are killed again and again, and nothing is finished.
    """
    if workers == 1:
        yield from ((job, train(job)) for job in jobs)
        return
    left = {job.key: job for job in jobs}
    deaths = 0
    while left:
        try:
            with _processes(min(workers, len(left))) as executor:
                for job, row in _all(executor, left.values()):
                    del left[job.key]
                    deaths = 0
                    yield job, row
        except BrokenProcessPool:
            deaths += 1
            if deaths == _DEATHS:
                raise RefusedError(
                    f"{deaths} times a process was killed before a run was finished, perhaps for "
                    f"want of memory: take fewer than {workers} --workers"
                ) from None


@contextlib.contextmanager
def _processes(workers: int) -> Iterator[Executor]:
    """A pool of processes that end with this one, however it ends."""
    end, tie = multiprocessing.Pipe(duplex=False)
    executor = ProcessPoolExecutor(
        workers, multiprocessing.get_context("spawn"), initializer=_begin, initargs=(end,)
    )
    try:
        yield executor
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        tie.close()
        end.close()


def _begin(end: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that shares out runs
    threading.Thread(target=_end_with, args=(end,), daemon=True).start()


def _end_with(end: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        end.recv()  # nothing is ever sent: it ends when the other side closes or is killed
    os._exit(1)


def on_dask(jobs: Iterable[Job], address: str) -> Iterator[tuple[Job, Row]]:
    """Run jobs on the workers of a Dask scheduler, and yield each when it is done.

    Raises:
        RefusedError, OSError: Dask is not installed; there is no scheduler, or it has no workers or
            went away; a worker has several threads or another environment; or a run took several
            workers with it.
    """
    try:
        with needed_for("sweep --on", "sweep"):
            from distributed import Client, KilledWorker
    except ModuleNotFoundError as error:
        raise RefusedError(str(error)) from None
    try:
        client: Any = Client(address, timeout=WAIT, set_as_default=False)
    except (TypeError, ValueError) as error:
        raise RefusedValueError(f"--on {address!r} is no scheduler: {error}") from None
    with client:
        threads = client.nthreads()
        if not threads:
            raise RefusedError(
                f"{address} has no workers; start them: dask worker {address} --nthreads 1"
            )
        if several := [worker for worker, n in threads.items() if n > 1]:
            raise RefusedError(
                f"{several[0]} computes in {threads[several[0]]} threads: start every worker with "
                "--nthreads 1, and --nworkers as many as it has cores"
            )
        try:
            yield from _all(client.get_executor(pure=False), [*jobs])
        except CancelledError:
            raise RefusedError(f"the scheduler at {address} went away; start anew") from None
        except ImportError as error:
            raise RefusedError(f"a worker has another environment than this one: {error}") from None
        except KilledWorker as error:
            raise RefusedError(f"a run took several workers with it: {error}") from None


def _all(executor: Executor, jobs: Iterable[Job]) -> Iterator[tuple[Job, Row]]:
    futures = {executor.submit(train, job): job for job in jobs}
    for future in as_completed(futures):
        yield futures[future], future.result()
