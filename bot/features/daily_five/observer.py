"""Follows the games of the daily five: where their players stand, and what is solved."""

import logging
from dataclasses import replace

from bot.core.actions import Action, Verb
from bot.core.five_standing import FIVE, FiveStanding
from bot.core.request_context import RequestContext
from bot.core.screens import Button
from bot.core.session import LoadedGame
from bot.features.daily_five.choice import FiveChoice, goal_of, place_of
from bot.features.daily_five.store import FiveStore, SolvedFive
from bot.services import Services
from bot.storage.errors import StoreUnavailableError
from engine.game import Position
from engine.goal import WIN, Goal, GoalState
from engine.record import Record
from seeds.daily_goal import games_of

log = logging.getLogger(__name__)


class FiveObserver:
    """Notes reached goals. Noting is idempotent, and repeated on the next view: none is lost by a crash."""

    def __init__(self, services: Services) -> None:
        self._choice = services.get(FiveChoice)
        self._store = FiveStore(services.redis)
        self._now = services.now

    async def show_standing(self, context: RequestContext, loaded: LoadedGame) -> LoadedGame:
        """Return a game of the daily five with its goal and what is next; all others stay as they are.

        While the store is unavailable, it does not say what else is solved.
        """
        session = loaded.session
        if not session.five:
            return loaded
        try:
            days = await self._choice.numbered_days()
        except StoreUnavailableError as error:
            log.warning("a game of the daily five is shown without its goal: %s", error)
            return loaded
        day = days.date_of(session.five)
        found, place = goal_of(session.record, day), place_of(session.record.game, day)
        if found is None or place is None:  # its goals are others by now
            return loaded
        state = goal_state(found.goal, session.record, loaded.position, is_over=loaded.is_over)
        is_reached, solved = state is GoalState.REACHED, None
        if is_reached or loaded.is_over:
            solved = await self._note_solved(context, loaded, place if is_reached else None)
        standing = FiveStanding(
            session.five,
            day,
            found.goal,
            state,
            is_on=days.is_on(session.five, self._now()),
            solved=solved.total if solved else None,
            is_new=solved is not None and solved.is_new,
        )
        loaded = replace(loaded, five=standing)
        following = _next_game(games_of(day), place, solved) if loaded.is_over and solved else ""
        if not following:
            return loaded
        to_next = Action(Verb.FIVE, (str(session.five), following))
        button = Button(context.texts("button-five-next"), to_next)
        return replace(loaded, offers=(button, *(one for one in loaded.offers if one.action != to_next)))

    async def _note_solved(
        self, context: RequestContext, loaded: LoadedGame, place: int | None
    ) -> SolvedFive | None:
        """Note that the one at a place is solved, if any; return what is, ``None`` if the store is away."""
        session = loaded.session
        try:
            return await self._store.note_five(context.player, session.five, session.id, place)
        except StoreUnavailableError as error:
            log.warning("what is solved of the daily five is noted on the next view: %s", error)
            return None


def goal_state(goal: Goal, record: Record, position: Position, *, is_over: bool) -> GoalState:
    """Return how far a game is on the way to a goal from its start.

    A goal stays reached, whatever is played after it. One that is missed by too many moves is open again
    after an undo.
    """
    made = len(record.moves)
    state = goal.state(position, made)
    if state is GoalState.OPEN and is_over:
        state = GoalState.MISSED
    # A win ends the game, so that it cannot have come before the last move.
    if state is not GoalState.MISSED or goal.kind == WIN:
        return state
    is_past = goal.reached_after(record.start(), record.moves) is not None
    return GoalState.REACHED if is_past else state


def _next_game(games: tuple[str, ...], place: int, solved: SolvedFive) -> str:
    """Return the next unsolved game after that at a place; empty if there is no other."""
    following = (number % FIVE for number in range(place + 1, place + FIVE))
    return next((games[one] for one in following if not solved.has(one)), "")
