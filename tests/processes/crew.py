"""Several whole programs over one store: started beside each other, behind one balancer, and let go."""

import signal
from dataclasses import dataclass
from pathlib import Path

from tests.bot.program import End, Program
from tests.patience import PATIENT_PROGRAM
from tests.processes.balancer import Balancer, Target
from tests.store.servers import free_port

DRAIN_SECONDS = 1
"""For how long a program that ends goes on answering: the balancer looks ten times in it."""


@dataclass(frozen=True, slots=True)
class Member:
    """A program that plays, and what the balancer knows of it."""

    program: Program
    page: Target
    webhook: Target


class PatientProgram(Program):
    """The program with generous time limits of the store."""

    command = ("-c", PATIENT_PROGRAM)


class Crew:
    """The programs. ``pages`` and ``webhooks`` hand requests to all that are ready."""

    def __init__(
        self, directory: Path, redis_url: str, pages: Balancer, webhooks: Balancer, **settings: str
    ) -> None:
        self.pages, self.webhooks = pages, webhooks
        self._directory = directory
        self._settings = {
            "REDIS_URL": redis_url,
            "PAGE_HOST": "0.0.0.0",  # noqa: S104 - so that it may be reached under the balancer's name
            "DRAIN_SECONDS": str(DRAIN_SECONDS),
            "NO_PROXY": "127.0.0.1",
            **settings,
        }
        self.members: list[Member] = []
        self._programs: list[Program] = []

    async def start(self, **settings: str) -> Member:
        """Start one more program; return when it serves its page."""
        page, webhook, operation = (free_port() for _ in range(3))
        ports = {"PAGE_PORT": page, "TELEGRAM_WEBHOOK_PORT": webhook, "OPERATION_PORT": operation}
        named = {name: str(port) for name, port in ports.items()}
        program = await PatientProgram(self._directory, **(self._settings | named | settings)).begin()
        self._programs.append(program)
        await program.address()
        ready = f"http://127.0.0.1:{operation}/ready"
        member = Member(
            program,
            self.pages.add(f"http://127.0.0.1:{page}", ready),
            self.webhooks.add(f"http://127.0.0.1:{webhook}", ready),
        )
        self.members.append(member)
        await self.pages.until_ready(member.page)
        await self.webhooks.until_ready(member.webhook)
        return member

    async def dismiss(self, member: Member, number: signal.Signals = signal.SIGTERM) -> End:
        """End a program, and return how it ended."""
        member.program.send(number)
        end = await member.program.end()
        self.members.remove(member)
        self.pages.remove(member.page)
        self.webhooks.remove(member.webhook)
        return end

    async def close(self) -> None:
        """End them all."""
        for member in [*self.members]:
            if member.program.process.returncode is None:
                await self.dismiss(member)
        for program in self._programs:
            if program.process.returncode is None:
                program.process.kill()
                await program.end()
