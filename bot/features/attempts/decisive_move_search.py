"""Search for the decisive move of a day, when it closes."""

import asyncio
import logging
from collections.abc import Sequence

from bot.daily.certified_deals import find_certified_deal
from bot.daily.challenge import DailyChallenge
from bot.daily.decisive_move import DecisiveMove
from bot.features.challenge.service import ChallengeService
from bot.runtime.analysis_jobs import AnalysisCancelledError, AnalysisError
from bot.services import Services
from bot.storage.closing_store import LostAttemptsStore
from engine.advice.last_win import LastWin, find_last_win, find_win
from engine.errors import RecordError
from engine.record import Record
from engine.solvers import can_solve
from engine.solvers.solution import Line

log = logging.getLogger(__name__)

MOST_ATTEMPTS = 60
"""How many lost attempts are examined; their order is random, so they represent all."""
SEARCH_SECONDS = 120.0
"""Time limit of the search; after it, the attempts examined so far decide."""


class DecisiveMoveFinder:
    """Finds the decisive move of a day when that closes. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._challenges = services.get(ChallengeService)
        self._lost_attempts = LostAttemptsStore(services.redis)
        self._jobs = services.jobs
        self._now = services.now

    async def find_for_day(self, number: int) -> None:
        """Find and store the decisive move of a closed day, unless it is stored already.

        It takes little more than ``SEARCH_SECONDS``. A process that ends before has stored nothing: another
        one starts over.
        """
        lost_attempts = self._lost_attempts
        challenge = await self._challenges.challenge(number, self._now())
        if challenge is None or await lost_attempts.decisive_move(number) is not None:
            return
        attempts = (await lost_attempts.attempts(number))[:MOST_ATTEMPTS]
        turnings = await self._turning_points(challenge, attempts) if can_solve(challenge.record.game) else ()
        await lost_attempts.save_decisive_move(number, DecisiveMove.of(turnings).text)

    async def _turning_points(
        self, challenge: DailyChallenge, attempts: Sequence[Record]
    ) -> list[tuple[Record, LastWin]]:
        proof = find_certified_deal(challenge.record)
        if proof is None:
            return []
        line, known = proof.record().moves, dict[Line, Line]()
        found: list[tuple[Record, LastWin]] = []
        end = asyncio.get_running_loop().time() + SEARCH_SECONDS
        for record in attempts:
            if asyncio.get_running_loop().time() > end:
                log.info(
                    "the decisive move of day %d is based on %d of %d lost attempts",
                    challenge.number,
                    len(found),
                    len(attempts),
                )
                break
            try:
                found.append((record, await self._turning_point(record, line, challenge.goal, known)))
            except AnalysisCancelledError:
                raise  # the bot is stopping: a partial result must not be stored
            except (AnalysisError, RecordError) as error:
                log.warning(
                    "a lost attempt of day %d is left out of its decisive move: %r", challenge.number, error
                )
        return found

    async def _turning_point(
        self, record: Record, proof: Line, goal: int | None, known: dict[Line, Line]
    ) -> LastWin:
        """Return the turning point of an attempt; ``known`` caches what other attempts have asked."""
        search = find_last_win(record.moves, proof)
        try:
            moves = next(search)
            while True:
                made = record.moves[:moves]
                if made not in known:
                    known[made] = await self._jobs.run_shared(find_win, record.text, moves, goal)
                moves = search.send(known[made])
        except StopIteration as end:
            found: LastWin = end.value
            return found
