"""A campaign of hostile inputs against one adapter: batches with new players, then checks of the store."""

import asyncio
import logging
import sys
import time
import traceback
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from random import Random

from redis.asyncio import Redis

from bot.app import App
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.analysis_jobs import AnalysisJobs
from bot.services import Services
from bot.storage.player_store import PlayerStore
from tests.fuzz.hostile import Hostile
from tests.fuzz.ledger import Ledger

BATCH = 1500
"""Inputs between two checks of the store."""
ATTACKERS = 12
"""Concurrent attackers."""
PATIENCE = 60.0
"""Seconds after which an input counts as unanswered."""
KNOWN = 300
"""Buttons that are stored for later presses."""
MOST_FAILURES = 10
LONGEST = 600
"""Characters of an input that are shown with a failure."""


class Watch(logging.Handler):
    """Collects logged errors and tracebacks, which no input may cause, and counts warnings."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.is_expected: Callable[[logging.LogRecord], bool] = lambda _: False
        self.inputs: Callable[[], str] = str
        self.failures: list[str] = []
        self.warned: Counter[str] = Counter()
        self._form = logging.Formatter()

    def emit(self, record: logging.LogRecord) -> None:
        """Handle a log record; format it, because formatting can fail, too."""
        text = self._form.format(record)
        self.warned[f"{record.levelname} {record.name}: {str(record.msg)[:90]}"] += 1
        if (record.levelno >= logging.ERROR or record.exc_info) and not self.is_expected(record):
            self.failures.append(f"{text}\nduring these inputs:\n{self.inputs()}")


@contextmanager
def watching(watch: Watch) -> Iterator[Watch]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    root.handlers = [watch]
    root.setLevel(logging.INFO)  # so that code that builds INFO messages runs
    try:
        yield watch
    finally:
        root.handlers = before
        root.setLevel(level)


class Drive(ABC):
    """An adapter under attack, and the simulated chat service around it."""

    chat: str

    def __init__(self, redis: Redis) -> None:
        self.redis = redis
        self.known: deque[str] = deque(maxlen=KNOWN)
        self.games: tuple[str, ...] = ()
        self.said: dict[int, str] = {}

    def note(self, attacker: int, said: object) -> None:
        text = repr(said)
        self.said[attacker] = text if len(text) < LONGEST else f"{text[:LONGEST]}…"

    def is_expected(self, record: logging.LogRecord) -> bool:  # noqa: ARG002
        """Return whether a logged error is expected."""
        return False

    @abstractmethod
    async def begin(self, batch: int) -> tuple[str, ...]:
        """Start games for new attackers and the victim; return the prefixes of the victim's keys."""

    @abstractmethod
    async def feed(self, attacker: int, hostile: Hostile) -> None:
        """Send an attacker's input and wait for its answer; raise ``AssertionError`` if that is wrong."""

    @abstractmethod
    async def settle(self) -> None:
        """Wait until every input is handled."""

    @abstractmethod
    async def play(self) -> None:
        """Check that an honest player can still play; raise ``AssertionError`` if not."""

    @abstractmethod
    def owners(self) -> tuple[str, ...]:
        """Return the players whose keys can be deleted after the batch, as ``CHAT:ID``."""


@dataclass
class Outcome:
    """The result of a campaign."""

    inputs: int = 0
    seconds: float = 0.0
    failures: list[str] = field(default_factory=list)
    warned: Counter[str] = field(default_factory=Counter)

    @property
    def line(self) -> str:
        pace = self.inputs / self.seconds if self.seconds else 0.0
        return f"{self.inputs:,} inputs, {pace:,.0f} a second, {len(self.failures)} failures"


class Campaign:
    """Batches of hostile inputs, drawn from a seed."""

    def __init__(self, drive: Drive, watch: Watch, seed: int) -> None:
        self._drive = drive
        self._watch = watch
        self._seed = seed
        self._ledger = Ledger(drive.redis)
        watch.is_expected = drive.is_expected
        watch.inputs = lambda: "\n".join(f"  {said[:200]}" for said in drive.said.values())
        self.outcome = Outcome(warned=watch.warned)

    async def run(self, inputs: int, first: int = 0, show: Callable[[str], None] | None = None) -> Outcome:
        start, batch, shown = time.monotonic(), first, 0
        while self.outcome.inputs < inputs and len(self.outcome.failures) < MOST_FAILURES:
            await self._batch(batch, min(BATCH, inputs - self.outcome.inputs))
            self.outcome.seconds = time.monotonic() - start
            batch += 1
            if show:
                for failure in self.outcome.failures[shown:]:
                    show(f"{failure}\n")
                shown = len(self.outcome.failures)
                show(f"{self._drive.chat}: {self.outcome.line}")
        return self.outcome

    async def _batch(self, batch: int, inputs: int) -> None:
        drive = self._drive
        where = f"python -m tests.fuzz --replay {drive.chat}:{self._seed}:{batch}"
        async with asyncio.timeout(2 * PATIENCE):
            await self._ledger.protect(*await drive.begin(batch))
        each = -(-inputs // ATTACKERS)
        try:
            async with asyncio.TaskGroup() as group:
                for attacker in range(ATTACKERS):
                    group.create_task(self._attack(attacker, batch, each))
            async with asyncio.timeout(PATIENCE):
                await drive.settle()
            complaints = await self._ledger.complaints()
            async with asyncio.timeout(PATIENCE):
                await drive.play()
        except* (AssertionError, TimeoutError) as errors:
            complaints = [str(error) or repr(error) for error in flat(errors)]
        complaints += self._watch.failures
        self._watch.failures.clear()
        self.outcome.failures += [f"{where}\n{complaint}" for complaint in complaints]
        await self._ledger.clear(drive.owners())

    async def _attack(self, attacker: int, batch: int, inputs: int) -> None:
        hostile = Hostile(Random(f"{self._drive.chat} {self._seed} {batch} {attacker}"))
        for _ in range(inputs):
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._drive.feed(attacker, hostile)
            except (AssertionError, LookupError, ValueError, TypeError, OSError, EOFError) as error:
                trace = "".join(traceback.format_exception(error)[-3:])
                raise AssertionError(f"{trace}after {self._drive.said.get(attacker)}") from None
            self.outcome.inputs += 1


def flat(errors: BaseExceptionGroup) -> Iterator[BaseException]:
    for error in errors.exceptions:
        if isinstance(error, BaseExceptionGroup):
            yield from flat(error)
        else:
            yield error


def show_progress(line: str) -> None:
    sys.stderr.write(f"\r\x1b[K{line}" if sys.stderr.isatty() else f"{line}\n")
    sys.stderr.flush()


@asynccontextmanager
async def bot_parts(redis: Redis) -> AsyncIterator[tuple[App, ImageRenderer, Texts]]:
    texts, pictures, jobs = Texts.load("en"), ImageRenderer(), AnalysisJobs(workers=1, most_waiting=2)
    try:
        yield App(Services(PlayerStore(redis), texts, choose_deal=lambda *_: 7, jobs=jobs)), pictures, texts
    finally:
        await jobs.close()
        pictures.close()
