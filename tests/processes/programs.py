"""Several whole programs with one store, behind one balancer."""

import signal
from dataclasses import dataclass
from pathlib import Path

from tests.bot.program import End, Program
from tests.patience import PATIENT_PROGRAM
from tests.processes.balancer import Balancer, Target
from tests.store.servers import free_port

DRAIN_SECONDS = 1
"""How long a program that ends still answers: the balancer checks it ten times meanwhile."""


@dataclass(frozen=True, slots=True)
class RunningProgram:
    """A program, and its places in the balancers."""

    program: Program
    page: Target
    webhook: Target


class PatientProgram(Program):
    """The program with generous time limits of the store."""

    command = ("-c", PATIENT_PROGRAM)


class Programs:
    """The programs. ``pages`` and ``webhooks`` distribute requests to those that are ready."""

    def __init__(
        self, directory: Path, redis_url: str, pages: Balancer, webhooks: Balancer, **settings: str
    ) -> None:
        self.pages, self.webhooks = pages, webhooks
        self._directory = directory
        self._settings = {
            "REDIS_URL": redis_url,
            "PAGE_HOST": "0.0.0.0",  # noqa: S104 - so that the balancer's address is allowed
            "DRAIN_SECONDS": str(DRAIN_SECONDS),
            "NO_PROXY": "127.0.0.1",
            **settings,
        }
        self.running: list[RunningProgram] = []
        self._started: list[Program] = []

    async def start(self, **settings: str) -> RunningProgram:
        """Start one more program; return when it is ready."""
        page, webhook, operation = (free_port() for _ in range(3))
        ports = {"PAGE_PORT": page, "TELEGRAM_WEBHOOK_PORT": webhook, "OPERATION_PORT": operation}
        named = {name: str(port) for name, port in ports.items()}
        program = await PatientProgram(self._directory, **(self._settings | named | settings)).begin()
        self._started.append(program)
        await program.address()
        ready = f"http://127.0.0.1:{operation}/ready"
        running = RunningProgram(
            program,
            await self.pages.add(f"http://127.0.0.1:{page}", ready),
            await self.webhooks.add(f"http://127.0.0.1:{webhook}", ready),
        )
        self.running.append(running)
        return running

    async def stop(self, running: RunningProgram, number: signal.Signals = signal.SIGTERM) -> End:
        """End a program, and return how it ended."""
        running.program.send(number)
        end = await running.program.end()
        self.running.remove(running)
        self.pages.remove(running.page)
        self.webhooks.remove(running.webhook)
        return end

    async def close(self) -> None:
        """Kill the programs that still run."""
        for program in self._started:
            if program.process.returncode is None:
                program.process.kill()
                await program.end()
