"""A pool of worker processes, started on demand and reused, whose work can be killed.

The standard library's pool cannot kill running work, anyio's leaves a process behind that is cancelled while
it starts, and pebble's workers share one pipe (docs/decisions.md).
"""

import asyncio
import math
import os
import pickle
import sys
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from bot.runtime.worker_process import LENGTH

Value = TypeVar("Value")
Arguments = TypeVarTuple("Arguments")

PASSED_VARIABLES = (
    "PATH", "HOME", "TMP", "TEMP", "LANG", "LC_", "TZ", "PYTHON", "VIRTUAL_ENV", "LD_LIBRARY_PATH",
    "DYLD_", "SYSTEMROOT", "COV_",
)  # fmt: skip
"""Prefixes of the environment variables that a worker gets."""


class WorkerGoneError(Exception):
    """A worker ended during its work: it was killed, or the system was out of memory."""


class WorkerPool:
    """The workers of an event loop. They end with it at the latest."""

    def __init__(self) -> None:
        self._all: set[_Worker] = set()
        self._idle: list[_Worker] = []
        self._end: asyncio.Task[None] | None = None

    async def execute(
        self, seconds: int, work: Callable[[*Arguments], Value], arguments: tuple[*Arguments]
    ) -> Value:
        """Return the result of a module's function, or raise what it raises, or ``WorkerGoneError``.

        The worker is killed when this is cancelled, and ends itself after ``seconds``.
        """
        request = pickle.dumps((seconds, work, arguments))
        while True:
            worker = await self._idle_worker()
            is_reused = worker.has_answered
            try:
                answer = await worker.request(request)
            except BaseException as error:
                worker.kill()
                if is_reused and isinstance(error, WorkerGoneError):
                    continue  # it may have died while it was idle
                raise
            break
        self._idle.append(worker)
        is_error, value = pickle.loads(answer)  # noqa: S301 - from our own worker
        if is_error:
            raise value
        result: Value = value
        return result

    async def close(self) -> None:
        """Kill all workers, and wait until they are gone."""
        for worker in self._all:
            worker.kill()
        self._idle.clear()
        for worker in tuple(self._all):
            await worker.gone.wait()

    async def _idle_worker(self) -> "_Worker":
        """Return an idle worker, a new one if there is none."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_ready:
                return worker
        if self._end is None:
            self._end = asyncio.create_task(self._end_with_loop())
        _, worker = await asyncio.get_running_loop().subprocess_exec(
            lambda: _Worker(self._all),
            *(sys.executable, "-m", "bot.runtime.worker_process"),
            stderr=None,
            env=_worker_environment(),
            # Ctrl-C in the terminal is only for the bot.
            start_new_session=True,
        )
        return worker

    async def _end_with_loop(self) -> None:
        """End the workers when the event loop cancels its remaining tasks."""
        try:
            await asyncio.sleep(math.inf)
        finally:
            await self.close()


def _worker_environment() -> dict[str, str]:
    """Return the environment of a worker: what programs need, without tokens and passwords."""
    passed = {name: value for name, value in os.environ.items() if name.upper().startswith(PASSED_VARIABLES)}
    return passed | {"PYTHONPATH": os.pathsep.join(sys.path)}


class _Worker(asyncio.SubprocessProtocol):
    def __init__(self, workers: "set[_Worker]") -> None:
        self.gone = asyncio.Event()
        """Set when the process has ended and is cleaned up."""
        self.has_answered = False
        self._workers = workers
        self._transport: asyncio.SubprocessTransport | None = None
        self._received = bytearray()
        self._answer: asyncio.Future[bytes] | None = None

    @property
    def is_ready(self) -> bool:
        """Whether it takes requests."""
        return self._transport is not None and not self._transport.is_closing()

    async def request(self, request: bytes) -> bytes:
        """Send a request and return the answer; raise ``WorkerGoneError``."""
        pipe = self._transport and self._transport.get_pipe_transport(0)
        if not isinstance(pipe, asyncio.WriteTransport):
            raise WorkerGoneError
        self._answer = asyncio.get_running_loop().create_future()
        pipe.write(request)
        return await self._answer

    def kill(self) -> None:
        """Kill the process, whatever it is doing."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport."""
        if isinstance(transport, asyncio.SubprocessTransport):
            self._transport = transport
        self._workers.add(self)

    def pipe_data_received(self, _fd: int, data: bytes) -> None:
        """Collect a part of an answer."""
        self._received += data
        if len(self._received) < LENGTH + int.from_bytes(self._received[:LENGTH]):
            return
        answer = bytes(self._received[LENGTH:])
        self._received.clear()
        self.has_answered = True
        if self._answer and not self._answer.done():
            self._answer.set_result(answer)

    def pipe_connection_lost(self, _fd: int, _exc: Exception | None) -> None:
        """Kill a worker that has lost its pipes."""
        self.kill()
        if self._answer and not self._answer.done():
            self._answer.set_exception(WorkerGoneError())

    def connection_lost(self, _exc: Exception | None) -> None:
        """Note that the process is gone."""
        self._workers.discard(self)
        self.gone.set()
