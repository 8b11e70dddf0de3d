"""What is told of a game that has been played: its record, the film of it, its steps, its result."""

from bot.core.commands import as_typed
from bot.core.model import Action, Reply, ReplyTarget, Verb
from bot.core.player_settings import ResultVisibility
from bot.features.attempts.service import DailyShare
from bot.features.challenge.service import Secrecy
from bot.features.replay.result_screens import result_screen
from bot.features.replay.screens import film_screen, step_screen
from bot.screens.board import record_screen
from bot.screens.replay_steps import FILM, is_beyond, read_page, read_step, step_of
from bot.sessions.replies import screen_reply, text_reply
from bot.sessions.request_context import RequestContext
from bot.sessions.service import SessionService

EXAMPLE = 12
"""The step that is named to show how one is asked for, in a game that has as many."""


class ReplayService:
    """Answers what is asked of a game as it was played; changes nothing. Raises what ``SessionService`` raises.

    The buttons of what is retold hold for the game as it has become, whatever it was when they were shown.
    """

    def __init__(self, tables: SessionService, secrecy: Secrecy, daily: DailyShare) -> None:
        self._tables = tables
        self._secrecy = secrecy
        self._daily = daily

    async def record(self, visit: RequestContext, action: Action) -> Reply:
        """Show the record of a game, or a part of it: it says which deal it was."""
        table = await self._tables.find(visit, action)
        if refusal := await self._secrecy.refusal(visit, table.session.record):
            return text_reply(refusal)
        part = action.words[0] if action.words else ""
        if part.isdecimal():
            return screen_reply(table, record_screen(visit.texts, table, int(part[:4])))
        return screen_reply(table, record_screen(visit.texts, table, 1), ReplyTarget.NEW)

    async def replay(self, visit: RequestContext, action: Action) -> Reply:
        """Show the film of a game, or one of its steps."""
        table = await self._tables.find(visit, action)
        moves = len(table.session.record.moves)
        if not moves:
            return text_reply(visit.texts("nothing-to-replay"))
        number = read_step(action.words, 0, moves)
        if number is None and visit.seat.in_words and not action.words:
            number = 0  # a film cannot be told: its steps can
        if number is None:
            place = ReplyTarget.HERE if action.words else ReplyTarget.NEW
            return screen_reply(table, film_screen(visit.texts, table), place, _unread(visit, action, moves))
        notice = visit.texts("replay-beyond", count=moves) if is_beyond(action.words, moves) else ""
        step = step_of(table, number)
        return screen_reply(
            table, step_screen(visit.texts, table, step, read_page(action.words)), notice=notice
        )

    async def share(self, visit: RequestContext, action: Action) -> Reply:
        """Show to others how a finished game ended."""
        table = await self._tables.find(visit, action)
        if not table.is_over:
            return text_reply(visit.texts("nothing-to-share"))
        if table.session.puzzle:
            return await self._daily.share(visit, table)
        if visit.seat.results is ResultVisibility.NOBODY:
            return Reply(
                result_screen(visit.texts, table), ReplyTarget.PRIVATE, visit.texts("share-to-nobody")
            )
        return Reply(result_screen(visit.texts, table), ReplyTarget.PUBLIC)


def _unread(visit: RequestContext, action: Action, moves: int) -> str:
    """Tell how a step is asked for where other words were typed; nothing where the film was meant."""
    if not action.words or action.words[0].lower() == FILM:
        return ""
    number = min(EXAMPLE, moves)
    command = as_typed(visit.player.chat, f"{Verb.REPLAY} {number}", visit.texts)
    return visit.texts("replay-unread", command=command, number=number)
