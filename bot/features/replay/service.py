"""Records, replays and results of games."""

from dataclasses import replace

from bot.core.actions import Action, Verb
from bot.core.commands import as_typed
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame
from bot.core.settings import ResultVisibility
from bot.features.attempts.service import AttemptService
from bot.features.challenge.service import Secrecy
from bot.features.replay.inline_results import InlineResults
from bot.features.replay.screens import (
    EXPORT,
    animation_screen,
    export_screen,
    five_result_screen,
    offer_screen,
    record_screen,
    result_screen,
    step_screen,
)
from bot.features.replay.win_streak import find_win_streak
from bot.screens.replay_steps import FILM, LAST, is_beyond, read_page, read_step, step_of
from bot.services import Services
from bot.sessions.replies import screen_reply, text_reply
from bot.sessions.typed_records import replay_refusal, requested_record, session_of_record
from bot.storage.typed_record_store import TypedRecordStore
from engine.record import Record

__all__ = ["InlineResults", "ReplayService"]

EXAMPLE_STEP = 12
"""The step of the example in a notice, in games that have so many."""


class ReplayService:
    """Shows games as they were played; changes no game. Raises what ``SessionService`` raises.

    The buttons refer to the current state of the game, whatever it was when they were shown.
    """

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._sessions = services.sessions
        self._secrecy = services.get(Secrecy)
        self._attempts = services.get(AttemptService)
        self._now = services.now
        self._records = TypedRecordStore(services.redis)

    async def record(self, context: RequestContext, action: Action) -> Reply:
        """Show the record of a game, or a part of it, unless it would reveal a secret deal.

        A typed record is shown as the board after its last move, to replay it or to play on from there.
        """
        if requested := await requested_record(self._records, context, action):
            record, _ = requested
            if not record.moves and not await self._secrecy.secret_until(context, record):
                return Reply(offer_screen(context.texts, record), ReplyTarget.NEW)
            return await self._show_typed_record(context, replace(action, words=(LAST,)), *requested)
        loaded = await self._sessions.load(context, action)
        if refusal := await self._secrecy.secret_until(context, loaded.session.record):
            return text_reply(refusal)
        first, part = (*action.words, "", "")[:2]
        if first == EXPORT:
            number = int(part[:4]) if part.isdecimal() else 1
            if screen := export_screen(context.texts, loaded, number, context.player.chat):
                return screen_reply(loaded, screen)
        if first.isdecimal():
            return screen_reply(loaded, record_screen(context.texts, loaded, int(first[:4])))
        return screen_reply(loaded, record_screen(context.texts, loaded, 1), ReplyTarget.NEW)

    async def replay(self, context: RequestContext, action: Action) -> Reply:
        """Show the animation of a game or of a typed record, or one of its steps."""
        if requested := await requested_record(self._records, context, action):
            words = action.words if requested[1] else ()
            return await self._show_typed_record(context, replace(action, words=words), *requested)
        return await self._show_game(context, action, await self._sessions.load(context, action))

    async def _show_typed_record(
        self, context: RequestContext, action: Action, record: Record, name: str
    ) -> Reply:
        """Show a typed record, which is stored under ``name`` unless that is empty."""
        if refusal := await self._secrecy.secret_until(context, record):
            return text_reply(refusal)
        if refusal := replay_refusal(context.texts, record):
            return text_reply(refusal)
        now = self._now()
        is_new = not name
        name = name or await self._records.add(context.player, record, now)
        session = session_of_record(name, record, now, is_private=context.is_private)
        reply = await self._show_game(context, action, self._sessions.replay(context, session))
        return replace(reply, target=ReplyTarget.NEW) if is_new else reply

    async def _show_game(self, context: RequestContext, action: Action, loaded: LoadedGame) -> Reply:
        moves = len(loaded.session.record.moves)
        if not moves:
            return text_reply(context.texts("nothing-to-replay"))
        number = read_step(action.words, 0, moves)
        if number is None and context.settings.in_words and not action.words:
            number = 0  # an animation has no description in words, but its steps have
        if number is None:
            place = ReplyTarget.HERE if action.words else ReplyTarget.NEW
            return screen_reply(
                loaded, animation_screen(context.texts, loaded), place, _unread_notice(context, action, moves)
            )
        notice = context.texts("replay-beyond", count=moves) if is_beyond(action.words, moves) else ""
        step = step_of(loaded, number)
        return screen_reply(
            loaded, step_screen(context.texts, loaded, step, read_page(action.words)), notice=notice
        )

    async def share(self, context: RequestContext, action: Action) -> Reply:
        """Show the result of a finished game to others, or of an exercise what it offers."""
        texts, chat = context.texts, context.player.chat
        loaded = await self._sessions.load(context, action)
        if view := loaded.exercise_view:
            offer = view.offer(texts, chat, context.theme)
            return Reply(offer, ReplyTarget.PUBLIC) if offer else text_reply(texts("exercise-not-shared"))
        if not loaded.is_over:
            return text_reply(texts("nothing-to-share"))
        if loaded.session.challenge:
            return await self._attempts.share_result(context, loaded)
        if refusal := await self._secrecy.secret_until(context, loaded.session.record):
            return text_reply(refusal)
        if loaded.five:
            screen = five_result_screen(texts, loaded, loaded.five, chat)
        else:
            streak = await find_win_streak(self._store, context.player, loaded)
            screen = result_screen(texts, loaded, chat, streak)
        if context.settings.results is ResultVisibility.NOBODY:
            return Reply(screen, ReplyTarget.PRIVATE, texts("share-to-nobody"))
        return Reply(screen, ReplyTarget.PUBLIC)


def _unread_notice(context: RequestContext, action: Action, moves: int) -> str:
    """Return how to request a step, if the words are unknown; empty if they mean the animation."""
    if not action.words or action.words[0].lower() == FILM:
        return ""
    number = min(EXAMPLE_STEP, moves)
    command = as_typed(context.player.chat, f"{Verb.REPLAY} {number}", context.texts)
    return context.texts("replay-unread", command=command, number=number)
