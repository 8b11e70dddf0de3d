"""Compares finished games and puzzles with others' first attempts at the same deal."""

import logging
from dataclasses import replace

from bot.core.actions import Action, Verb
from bot.core.commands import as_typed
from bot.core.exercise import COUNTED_PUZZLES
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame
from bot.core.typed_input.deal_request import DealRequest, unnamed_deal
from bot.features.comparison.comparison import Comparison, Win
from bot.features.comparison.screens import (
    back_button,
    comparison_button,
    comparison_line,
    comparison_screen,
    deal_names,
    session_names,
)
from bot.features.comparison.store import ComparisonStore, NotedDeal
from bot.screens.descriptions import game_name
from bot.services import Services
from bot.sessions.replies import as_text_only, screen_reply, text_reply
from bot.storage.errors import StoreUnavailableError
from bot.storage.first_attempt import COUNTED, FirstAttempt, deal_of, deal_of_record
from engine.games import find_game
from engine.goal import GoalState
from engine.outcome import Result
from engine.record import Record

log = logging.getLogger(__name__)


class ComparisonService:
    """Says how a finished game stands among those of others. Raises what ``SessionService`` raises.

    A first attempt is noted when its session is saved, and added to its deal when it is seen with its end, or
    whenever the player sees any other finished game: a crash in between loses nothing.
    """

    def __init__(self, services: Services) -> None:
        self._sessions = services.sessions
        self._store = ComparisonStore(services.redis)

    async def add_news(self, context: RequestContext, loaded: LoadedGame) -> LoadedGame:
        """Return a finished game with a line on how others did, and a button to the comparison.

        If the store fails, the game is shown all the same, and counted on the next view.
        """
        if not _is_comparable(loaded):
            return loaded
        try:
            compared = await self._compare(context, loaded)
        except StoreUnavailableError as error:
            log.warning("a finished game is shown without those of others: %s", error)
            return loaded
        line = comparison_line(context.texts, compared, is_puzzle=loaded.session.exercise is not None)
        offers = (comparison_button(context.texts, loaded),) if compared.has_standing else ()
        return replace(
            loaded, news=(*loaded.news, line) if line else loaded.news, offers=(*loaded.offers, *offers)
        )

    async def compare(self, context: RequestContext, action: Action) -> Reply:
        """Compare the game of the board, or the player's first game of the deal that the words name."""
        if action.words and not action.session:
            return await self._compare_requested(context, action)
        texts, loaded = context.texts, await self._sessions.load(context, action)
        record, exercise = loaded.session.record, loaded.session.exercise
        if exercise and exercise.kind not in COUNTED_PUZZLES:
            return text_reply(texts("compare-exercise"))
        if find_game(record.game).is_for_points and not exercise:
            return text_reply(texts("compare-points", game=game_name(texts, record.game)))
        if not _is_comparable(loaded):
            return text_reply(texts("compare-unfinished"))
        compared = await self._compare(context, loaded)
        if not compared.others:
            return text_reply(texts("compare-nobody"))
        names, is_puzzle = session_names(texts, loaded.session), exercise is not None
        screen = comparison_screen(texts, compared, names, loaded.theme, is_puzzle=is_puzzle)
        screen = replace(screen, rows=((back_button(texts, loaded),),))
        shown = as_text_only(screen) if loaded.in_words else screen
        return screen_reply(loaded, shown, ReplyTarget.NEW)

    async def _compare_requested(self, context: RequestContext, action: Action) -> Reply:
        """Compare the player's first game of the deal that the words name; only the player sees it."""
        texts, chat = context.texts, context.player.chat
        is_number = unnamed_deal(action.words) is not None
        request = None if is_number else DealRequest.read(action.words)
        if request is None or request.deal is None:
            command = as_typed(chat, f"{Verb.COMPARE} klondike 42", texts)
            return text_reply(texts("compare-which", command=command))
        if request.game.is_for_points:
            return text_reply(texts("compare-points", game=game_name(texts, request.game.name)))
        record = Record.begin(request.game, request.options, request.deal)
        noted = await self._store.load(context.player, deal_of_record(record))
        if noted.attempt is None:
            words = " ".join((record.game, str(record.deal), *record.option_words))
            command = as_typed(chat, f"{Verb.PLAY} {words}", texts)
            return text_reply(texts("compare-first", command=command))
        compared = Comparison.of(noted, _win_of(noted))
        if not compared.others:
            return text_reply(texts("compare-nobody"))
        screen = comparison_screen(texts, compared, deal_names(texts, record), context.theme, is_puzzle=False)
        return Reply(as_text_only(screen) if context.settings.in_words else screen, ReplyTarget.PRIVATE)

    async def _compare(self, context: RequestContext, loaded: LoadedGame) -> Comparison:
        """Compare a finished game, after it has been added to its deal if that is still to be done."""
        noted = await self._store.load(context.player, deal_of(loaded.session))
        shown = _attempt_of(loaded)
        own = Win(shown.moves, shown.seconds) if shown.is_won else None
        return Comparison.of(noted, own, replace(shown, day=noted.attempt.day if noted.attempt else 0))


def _is_comparable(loaded: LoadedGame) -> bool:
    """Return whether a session is a finished game that was counted, or a finished puzzle that is rated."""
    session = loaded.session
    if not loaded.is_over:
        return False
    if session.exercise:
        return session.exercise.kind in COUNTED_PUZZLES
    return session.is_counted and not find_game(session.record.game).is_for_points


def _attempt_of(loaded: LoadedGame) -> FirstAttempt:
    """Return how a finished game stands as it is shown: perhaps not as it ended for the first time."""
    session, outcome = loaded.session, loaded.position.outcome()
    moves = len(session.record.moves) - session.base
    if session.exercise:
        is_won = session.goal_state(loaded.position) is GoalState.REACHED
        return FirstAttempt(COUNTED, 0, is_won, moves)
    is_won = outcome is not None and outcome.result is Result.WON
    return FirstAttempt(COUNTED, 0, is_won, moves, max(0, session.moved - session.first_move))


def _win_of(noted: NotedDeal) -> Win | None:
    first = noted.attempt
    return Win(first.moves, first.seconds) if first and first.is_won else None
