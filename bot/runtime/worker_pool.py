"""Worker processes, begun when they are wanted and kept for the next piece of work.

The standard library's pool cannot end what it has begun, and anyio's leaves a process running where that is
cancelled while it starts.
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

PROGRAM = "bot.runtime.worker_process"
HANDED_ON = (
    "PATH", "HOME", "TMP", "TEMP", "LANG", "LC_", "TZ", "PYTHON", "VIRTUAL_ENV", "LD_LIBRARY_PATH",
    "DYLD_", "SYSTEMROOT", "COV_",
)  # fmt: skip
"""How the names of those variables of the environment begin that a worker is given."""


class WorkerGoneError(Exception):
    """A worker ended in the midst of its work: it was killed, or the system was short of memory."""


class WorkerPool:
    """The workers of an event loop. They end with it, if they have not been ended before."""

    def __init__(self) -> None:
        self._all: set[_Worker] = set()
        self._idle: list[_Worker] = []
        self._end: asyncio.Task[None] | None = None

    async def execute(
        self, seconds: int, work: Callable[[*Arguments], Value], arguments: tuple[*Arguments]
    ) -> Value:
        """Return what a function of a module comes to, or raise what it raises, and ``WorkerGoneError``.

        Once cancelled, the worker is killed. It ends by itself after so many seconds at the latest.
        """
        request = pickle.dumps((seconds, work, arguments))
        worker = await self._worker()
        try:
            answer = await worker.request(request)
        except BaseException:
            worker.kill()
            raise
        self._idle.append(worker)
        is_error, value = pickle.loads(answer)  # noqa: S301 - from our own program
        if is_error:
            raise value
        result: Value = value
        return result

    async def close(self) -> None:
        """End all workers, and wait until they are gone."""
        for worker in self._all:
            worker.kill()
        self._idle.clear()
        for worker in tuple(self._all):
            await worker.gone.wait()

    async def _worker(self) -> "_Worker":
        """Return a worker that has nothing to do."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_ready:
                return worker
        if self._end is None:
            self._end = asyncio.create_task(self._end_with_loop())
        _, worker = await asyncio.get_running_loop().subprocess_exec(
            lambda: _Worker(self._all),
            *(sys.executable, "-m", PROGRAM),
            stderr=None,
            env=_environment(),
            # So that a Ctrl-C in the terminal is for the bot alone.
            start_new_session=True,
        )
        return worker

    async def _end_with_loop(self) -> None:
        """End the workers where the loop cancels what is left at its end."""
        try:
            await asyncio.sleep(math.inf)
        finally:
            await self.close()


def _environment() -> dict[str, str]:
    """Return the environment of a worker: what programs need, and no token or password of the bot's."""
    kept = {name: value for name, value in os.environ.items() if name.upper().startswith(HANDED_ON)}
    return kept | {"PYTHONPATH": os.pathsep.join(sys.path)}


class _Worker(asyncio.SubprocessProtocol):
    """The bot's end of one worker."""

    def __init__(self, workers: "set[_Worker]") -> None:
        self.gone = asyncio.Event()
        """Set when the process has ended and nothing is left of it."""
        self._workers = workers
        self._transport: asyncio.SubprocessTransport | None = None
        self._received = bytearray()
        self._answer: asyncio.Future[bytes] | None = None

    @property
    def is_ready(self) -> bool:
        """Whether it can still be asked."""
        return self._transport is not None and not self._transport.is_closing()

    async def request(self, request: bytes) -> bytes:
        """Return the answer to a request; raise ``WorkerGoneError``."""
        pipe = self._transport and self._transport.get_pipe_transport(0)
        if not isinstance(pipe, asyncio.WriteTransport):
            raise WorkerGoneError
        self._answer = asyncio.get_running_loop().create_future()
        pipe.write(request)
        return await self._answer

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        if isinstance(transport, asyncio.SubprocessTransport):
            self._transport = transport
        self._workers.add(self)

    def pipe_data_received(self, _fd: int, data: bytes) -> None:
        """Take a part of an answer."""
        self._received += data
        if len(self._received) < LENGTH + int.from_bytes(self._received[:LENGTH]):
            return
        answer = bytes(self._received[LENGTH:])
        self._received.clear()
        if self._answer and not self._answer.done():
            self._answer.set_result(answer)

    def pipe_connection_lost(self, _fd: int, _exc: Exception | None) -> None:
        """End: without its pipes a worker is of no use."""
        self.kill()
        if self._answer and not self._answer.done():
            self._answer.set_exception(WorkerGoneError())

    def connection_lost(self, _exc: Exception | None) -> None:
        """Tell that nothing is left of it."""
        self._workers.discard(self)
        self.gone.set()
