"""Inline mode: what a player may want to show in any chat, results of their games and deals."""

from collections.abc import Iterator
from contextlib import suppress

from bot.core.actions import Verb
from bot.core.commands import FULL_WIDTH
from bot.core.request_context import RequestContext
from bot.core.screens import Screen
from bot.core.session import LoadedGame, Session
from bot.core.settings import ResultVisibility
from bot.core.typed_input.deal_codes import read_code, read_daily_code, write_code
from bot.core.typed_input.deal_request import DealRequest, unnamed_deal
from bot.daily.challenge import DailyChallenge
from bot.daily.result import ChallengeResult
from bot.features import links
from bot.features.attempts.service import AttemptService
from bot.features.challenge.service import ChallengeService
from bot.features.replay.screens import result_screen
from bot.features.replay.win_streak import find_win_streak
from bot.i18n.texts import Texts
from bot.screens.descriptions import certification_text, deal_title
from bot.screens.sharing.challenge_result import share_screen
from bot.services import Services
from engine.errors import RecordError, RefusedError
from engine.game import Game
from engine.games import find_game, games_in_order
from engine.options import read_options
from engine.record import Record

MOST_PAST = 5
TRIES = 20
"""How often another deal is drawn instead of one that is secret."""


class InlineResults:
    """Finds results and deals that match a typed text. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._sessions = services.sessions
        self._challenges = services.get(ChallengeService)
        self._attempts = services.get(AttemptService)
        self._now = services.now
        self._offers = [kind.offer(services) for kind in links().values()]

    async def search(self, context: RequestContext, typed: str) -> tuple[Screen, ...]:
        """Return the results of finished games, the latest first, and what is named: deals, or an offer.

        There are no results for a player who shows their results to nobody.
        """
        typed = typed.translate(FULL_WIDTH)
        for offer in self._offers:
            if screen := await offer(context, typed):
                return (screen,)
        is_hidden = context.settings.results is ResultVisibility.NOBODY
        results = [] if is_hidden else await self._finished_games(context, typed)
        if challenge := await self._requested_challenge(context.texts, typed):
            with suppress(RecordError):  # a challenge by rules that no longer exist is not offered
                return (*results, deal_offer_screen(context.texts, challenge.record, challenge.number))
        deals = [
            await self._deal_offer(context.texts, request)
            for request in self._requested_deals(context.texts, typed)
        ]
        return (*results, *deals)

    async def _finished_games(self, context: RequestContext, typed: str) -> list[Screen]:
        texts = context.texts
        found, now = [], self._now()
        days = await self._challenges.days(now)
        for session in await self._store.past_games(context.player, MOST_PAST):
            if session.five and days.is_on(session.five, now):  # others play the same deal today
                continue
            if _matches(texts, session, typed) and not await self._is_secret(session):
                with suppress(RecordError):  # by rules that no longer exist: its result is unknown
                    found.append(await self._game_result(context, self._sessions.replay(context, session)))
        return found

    async def _is_secret(self, session: Session) -> bool:
        """Return whether the deal of an ordinary game has become a daily challenge whose day is open."""
        return not session.challenge and bool(await self._challenges.find_secret(session.record, self._now()))

    async def _game_result(self, context: RequestContext, loaded: LoadedGame) -> Screen:
        """Return the result of a game: without a card for a daily challenge, as long as its day is open."""
        session, now = loaded.session, self._now()
        challenge = await self._challenges.challenge(session.challenge, now) if session.challenge else None
        if challenge is None:
            streak = await find_win_streak(self._store, context.player, loaded)
            return result_screen(context.texts, loaded, context.player.chat, streak)
        result = ChallengeResult.of(challenge, session, loaded.position)
        is_closed = (await self._challenges.days(now)).is_closed(challenge.number, now)
        return share_screen(
            context.texts,
            loaded,
            challenge,
            result,
            context.player.chat,
            is_closed=is_closed,
            streak=0 if is_closed else await self._attempts.shared_streak(context.player, loaded),
        )

    async def _requested_challenge(self, texts: Texts, typed: str) -> DailyChallenge | None:
        """Return the daily challenge with that code, or today's if its name is typed."""
        typed, now = typed.strip().lower(), self._now()
        if typed in {Verb.DAILY, texts("command-name-daily").lower()}:
            return await self._challenges.today(now)
        number = read_daily_code(typed)
        return await self._challenges.challenge(number, now) if number else None

    async def _deal_offer(self, texts: Texts, request: DealRequest) -> Screen:
        """Offer a deal. A secret one has the name of its day, and is never drawn at random."""
        for _ in range(TRIES):
            record = self._sessions.new_record(request.game, request.options, request.deal)
            challenge = await self._challenges.find_secret(record, self._now())
            if challenge is None or request.deal is not None:
                break
        if challenge:
            return deal_offer_screen(texts, challenge.record, challenge.number)
        return deal_offer_screen(texts, record)

    def _requested_deals(self, texts: Texts, typed: str) -> Iterator[DealRequest]:
        """Yield the deals that are named by a code, a request, a number, or the name of a game."""
        words = tuple(typed.split())
        if not words:
            return
        number = unnamed_deal(words)
        if number is not None:
            for game in games_in_order():
                yield DealRequest(game, read_options(game.options, ()), number)
            return
        if request := _request_of(typed):
            yield request
            return
        for game in _games_named(texts, typed):
            yield DealRequest(game, read_options(game.options, ()), None)


def deal_offer_screen(texts: Texts, record: Record, challenge: int = 0) -> Screen:
    """Offer a deal to everybody in a chat."""
    certification = certification_text(texts, record, record.start().board())
    text = texts.together(texts("offer-deal"), certification)
    return Screen(deal_title(texts, record, challenge), text, code=write_code(record, challenge))


def _request_of(typed: str) -> DealRequest | None:
    with suppress(RefusedError):
        record = read_code(typed.strip())
        game = find_game(record.game)
        return DealRequest(game, read_options(game.options, record.option_words), record.deal)
    with suppress(RefusedError):
        return DealRequest.read(tuple(typed.split()))
    return None


def _matches(texts: Texts, session: Session, typed: str) -> bool:
    record, challenge = session.record, session.challenge
    name = f"{deal_title(texts, record, challenge)} {write_code(record, challenge)}".lower()
    return all(word in name for word in typed.lower().split())


def _games_named(texts: Texts, typed: str) -> list[Game]:
    wanted = typed.strip().lower()
    return [
        game
        for game in games_in_order()
        if game.name.startswith(wanted) or texts.of_game(game.name, "title").lower().startswith(wanted)
    ]
