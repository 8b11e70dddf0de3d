"""The daily challenges: each is drawn once, stored, and the same for everybody."""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from bot.core.actions import Player
from bot.core.request_context import RequestContext
from bot.daily.challenge import DailyChallenge
from bot.daily.days import Days
from bot.daily.invitation import Invitation
from bot.daily.result import ChallengeResult
from bot.features.challenge.selection import count_used, draw, pool_name
from bot.features.challenge.store import ChallengeStore
from bot.i18n.time_text import moment_in_words
from bot.services import Services
from bot.storage.closing_store import ClosingStore
from bot.storage.decoding import readable
from bot.storage.result_store import ResultStore
from engine.errors import RecordError
from engine.record import Record

AT_ONCE = 200
"""How many days are drawn at a time: an instance that was down for years has many to catch up on."""


class ChallengeService:
    """Finds the challenge of a day. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._store = ChallengeStore(services.redis)
        self._days = Days(services.first_day) if services.first_day else None
        self._known: dict[int, DailyChallenge] = {}
        """A cache: a challenge never changes once it is drawn."""
        self._drawing = asyncio.Lock()
        self._secret = b""

    async def days(self, now: int) -> Days:
        """Return the days of this instance; the first is configured, or the day of the first start."""
        if self._days is None:
            self._days = Days(await self._store.first_day(datetime.fromtimestamp(now, UTC).date()))
        return self._days

    async def challenge(self, number: int, now: int) -> DailyChallenge | None:
        """Return the challenge of a day; ``None`` before the first day and for days to come.

        Nor is there one that a later version has drawn and this one cannot read.
        """
        days = await self.days(now)
        if not 1 <= number <= days.number_at(now):
            return None
        if number not in self._known:
            text = await self._store.challenge(number) or await self._draw_up_to(number, days)
            day = days.date_of(number)
            for found in readable(
                lambda text: DailyChallenge.read(number, day, text), (text,) if text else ()
            ):
                self._known[number] = found
        return self._known.get(number)

    async def today(self, now: int) -> DailyChallenge | None:
        """Return today's challenge; ``None`` before the first day."""
        return await self.challenge((await self.days(now)).number_at(now), now)

    async def find_secret(self, record: Record, now: int) -> DailyChallenge | None:
        """Return the challenge whose deal this is and whose day has not closed; ``None`` for any other deal.

        Options with the same cards in the same order make no difference: one deal would reveal the other.
        """
        days = await self.days(now)
        for number in range(days.number_at(now), days.last_closed(now), -1):
            challenge = await self.challenge(number, now)
            if challenge and _are_alike(challenge.record, record):
                return challenge
        return None

    async def invitation_code(self, number: int, group: int) -> str:
        """Return the code of a link to a challenge from a post in a server or group."""
        return Invitation(number, group).code(await self._load_secret())

    async def read_invitation(self, code: str) -> Invitation | None:
        """Return the invitation of a link's code; ``None`` for any other code."""
        return Invitation.read(code, await self._load_secret())

    async def _load_secret(self) -> bytes:
        if not self._secret:
            self._secret = await self._store.secret()
        return self._secret

    async def _draw_up_to(self, number: int, days: Days) -> str | None:
        async with self._drawing:
            while len(stored := await self._store.challenges(1, number)) < number:
                secret = await self._store.secret()
                last = min(number, len(stored) + AT_ONCE)
                new = await asyncio.to_thread(_draw_texts, stored, last, days, secret)
                if not new:
                    return None
                await self._store.add_challenges(len(stored) + 1, new)
            return stored[-1]


def _are_alike(one: Record, other: Record) -> bool:
    """Return whether two deals have the same cards in the same order: equal decks are shuffled equally."""
    if (one.game, one.deal) != (other.game, other.deal):
        return False
    return pool_name(one) == pool_name(other) or _card_count(one) == _card_count(other)


def _card_count(record: Record) -> int:
    """Return how many cards a deal has; 0 if its rules no longer exist."""
    try:
        return sum(len(pile.cards) for pile in record.start().board().piles)
    except RecordError:
        return 0


def _draw_texts(stored: Sequence[str], last: int, days: Days, secret: bytes) -> list[str]:
    known = readable(lambda text: DailyChallenge.read(1, days.first, text), stored)
    used = count_used(challenge.record for challenge in known)
    new: list[str] = []
    for number in range(len(stored) + 1, last + 1):
        challenge = draw(number, days.date_of(number), secret, used)
        if challenge is None:
            break
        used.setdefault(pool_name(challenge.record), Counter())[challenge.record.deal] += 1
        new.append(challenge.text)
    return new


class AttemptDays:
    """Knows which past days say nothing about a player's streak yet, or never will.

    Raises ``StoreUnavailableError``.
    """

    def __init__(self, services: Services) -> None:
        self._challenges = services.get(ChallengeService)
        self._results = ResultStore(services.redis)
        self._closings = ClosingStore(services.redis)

    async def last_closed(self) -> int:
        """Return the number of the last challenge whose closing is complete; 0 if none is."""
        return await self._closings.last_closed()

    async def unfinished(
        self, player: Player, results: Mapping[int, ChallengeResult], now: int
    ) -> frozenset[int]:
        """Return the past days that are decided later: the attempt has begun, and can still be finished.

        One that was not finished may be excused until its day is completely closed.
        """
        days = await self._challenges.days(now)
        yesterday = days.number_at(now) - 1
        numbers = [number for number in (yesterday - 1, yesterday) if number not in results]
        begun = [number for number in numbers if await self._results.begun(player, number)]
        if all(not days.is_closed(number, now) for number in begun):
            return frozenset(begun)
        last = await self._closings.last_closed()
        return frozenset(number for number in begun if number > last or not days.is_closed(number, now))

    async def excused(self, player: Player) -> frozenset[int]:
        """Return the days that end no streak of a player: the bot was down, for everybody or this player."""
        return await self._closings.outages() | await self._results.excused(player)


class Secrecy:
    """Knows which deals are secret, and until when. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._challenges = services.get(ChallengeService)
        self._now = services.now

    async def secret_until(self, context: RequestContext, record: Record) -> str:
        """Say until when a deal is secret; return an empty text if it is not."""
        challenge = await self._challenges.find_secret(record, self._now())
        if challenge is None:
            return ""
        moment = await self._closing_in_words(context, challenge)
        return context.texts("secret-until", number=str(challenge.number), moment=moment)

    async def closing_moment(self, context: RequestContext, record: Record) -> str:
        """Return in words when a secret deal is revealed; empty if it is not secret."""
        challenge = await self._challenges.find_secret(record, self._now())
        return "" if challenge is None else await self._closing_in_words(context, challenge)

    async def _closing_in_words(self, context: RequestContext, challenge: DailyChallenge) -> str:
        now = self._now()
        closes = (await self._challenges.days(now)).closes(challenge.number)
        return moment_in_words(context.texts, closes, context.zone_name, now)
