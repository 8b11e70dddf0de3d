"""Starts and finds attempts at the daily challenge, today's and those of past days."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TypeAlias

from bot.core.actions import Action, Verb
from bot.core.commands import as_typed
from bot.core.loaded_game import LoadedGame
from bot.core.replies import Reply, ReplyTarget
from bot.daily.challenge import DailyChallenge
from bot.daily.day_input import ARCHIVE, YESTERDAY, read_day
from bot.daily.days import Days
from bot.daily.help_permission import ALLOW, is_clean_attempt, with_help_allowed
from bot.features.attempts.daily_services import DailyServices
from bot.features.attempts.screens import SURE, archive_screen, past_screen
from bot.features.attempts.share_screens import share_screen
from bot.features.attempts.sharing import DailyShare
from bot.features.challenge.service import Invitation
from bot.screens.board import help_question_screen
from bot.sessions.replies import board_reply, quote, screen_reply, text_reply
from bot.sessions.request_context import RequestContext
from bot.sessions.service import SessionService, event_digest
from bot.storage.player_store import MissingGameError, PlayerStore
from engine.record import Record

__all__ = ["AttemptService", "DailyServices", "DailyShare", "share_screen"]

ON_PAGE = 10
"""Past days per page of the archive."""
HELP = "help"
"""The word that asks for help in a ranked attempt."""
ONE_BEFORE = 1
"""How often a deal was begun before, if it is practice after the ranked attempt."""

DailyHandler: TypeAlias = Callable[[RequestContext, Action], Awaitable[Reply]]


class AttemptService:
    """Handles the daily challenge. Raises what ``SessionService`` raises.

    ``others`` handle the actions that begin with their words.
    """

    def __init__(
        self,
        store: PlayerStore,
        sessions: SessionService,
        daily: DailyServices,
        now: Callable[[], int],
        others: Mapping[str, DailyHandler] = MappingProxyType({}),
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._daily = daily
        self._now = now
        self._others = others

    async def daily(self, context: RequestContext, action: Action) -> Reply:
        """Start or continue today's challenge, or do what the words say."""
        word = action.words[0].lower() if action.words else ""
        if word in self._others:
            return await self._others[word](context, action)
        if word in (HELP, ALLOW) and action.session:
            return await self._allow_help(context, action)
        days = await self._daily.challenges.days(self._now())
        today = days.number_at(self._now())
        if today < 1:
            return text_reply(context.texts("daily-not-yet", date=days.first.isoformat()))
        if word == ARCHIVE:
            return await self._list_archive(context, action, today)
        number = read_day(action.words, days, today)
        if number is None:
            return text_reply(_unread_text(context, action.words))
        if number > today:
            return text_reply(context.texts("daily-to-come", number=str(number), today=str(today)))
        challenge = await self._daily.challenges.challenge(number, self._now())
        if challenge is None:
            return text_reply(context.texts("daily-none"))
        return await self._open_challenge(context, action, challenge, days)

    async def deal_secret(self, context: RequestContext, action: Action, record: Record) -> Reply | None:
        """Open the challenge if a requested deal is one whose day is still open; else return ``None``.

        A player who has not finished the ranked attempt gets that one; everybody else gets a practice game.
        """
        now = self._now()
        if (challenge := await self._daily.challenges.find_secret(record, now)) is None:
            return None
        loaded = await self._load_attempt(context, action, challenge, await self._daily.challenges.days(now))
        if loaded is None or loaded.is_over or not loaded.is_ranked:
            known = 0 if loaded is None else ONE_BEFORE
            loaded = await self._sessions.start(
                context, action, challenge.record, known, challenge=challenge.number
            )
        return board_reply(context.texts, loaded, ReplyTarget.NEW)

    async def read_invitation(self, code: str) -> Invitation | None:
        """Return the invitation that a link's code contains; ``None`` for any other code."""
        return (
            await self._daily.challenges.read_invitation(code) if code.lower().startswith("daily-") else None
        )

    async def is_secret(self, record: Record) -> bool:
        """Return whether a deal belongs to a challenge whose day is still open."""
        return await self._daily.challenges.find_secret(record, self._now()) is not None

    async def _open_challenge(
        self, context: RequestContext, action: Action, challenge: DailyChallenge, days: Days
    ) -> Reply:
        """Open the ranked attempt if the day is on or the attempt unfinished; else play without ranking."""
        loaded = await self._load_attempt(context, action, challenge, days)
        is_on = days.is_on(challenge.number, self._now())
        if loaded and (is_on or (loaded.is_ranked and not loaded.is_over)):
            return board_reply(context.texts, loaded, ReplyTarget.NEW)
        result = await self._daily.results.result(context.player, challenge.number)
        is_sure = is_on or action.words[1:] == (SURE,) or (action.words[:1] == (YESTERDAY,) and not result)
        if not is_sure:
            name = loaded.session.id if loaded else ""
            today = days.number_at(self._now())
            screen = past_screen(context.texts, context.player.id, challenge, result, name, today)
            return Reply(screen, ReplyTarget.PRIVATE)
        notice = context.texts("daily-begun-before") if is_on else ""
        return board_reply(
            context.texts, await self._load_practice(context, action, challenge), ReplyTarget.NEW, notice
        )

    async def _load_attempt(
        self, context: RequestContext, action: Action, challenge: DailyChallenge, days: Days
    ) -> LoadedGame | None:
        """Return the ranked attempt of a day, which is started if the day is on; ``None`` if there is none.

        There is one for each player and day: of two concurrent requests, in any processes, the second finds
        the game that the first has started. A player who has deleted their data gets no second attempt.
        """
        player, number = context.player, challenge.number
        results, is_on = self._daily.results, days.is_on(number, self._now())
        if is_on:
            name = await results.begin(player, number, await self._attempt_id(context, number))
        else:
            name = await results.begun(player, number)
        if not name:
            return None
        try:
            loaded = await self._sessions.load(context, replace(action, session=name))
        except MissingGameError:
            if not is_on:
                return None
            if await results.result(player, number):  # it was finished and has expired since
                return await self._sessions.start(
                    context, action, challenge.record, ONE_BEFORE, challenge=number
                )
            return await self._sessions.start(
                context, action, challenge.record, challenge=number, ranked_as=name
            )
        await self._store.make_current(player, name)
        return loaded

    async def _attempt_id(self, context: RequestContext, number: int) -> str:
        """Return the session id of a player's ranked attempt: the same in every process."""
        return await self._sessions.derive_id(
            event_digest(context.player, Action(Verb.DAILY, event=f"daily {number}"))
        )

    async def _load_practice(
        self, context: RequestContext, action: Action, challenge: DailyChallenge
    ) -> LoadedGame:
        """Return an unranked game of a challenge: the one that is open, or a new one."""
        for game in await self._store.open_games(context.player):
            if game.challenge == challenge.number:
                loaded = await self._sessions.load(context, replace(action, session=game.id))
                await self._store.make_current(context.player, game.id)
                return loaded
        known = ONE_BEFORE if await self._daily.results.result(context.player, challenge.number) else 0
        return await self._sessions.start(
            context, action, challenge.record, known, challenge=challenge.number
        )

    async def _list_archive(self, context: RequestContext, action: Action, today: int) -> Reply:
        """Show a page of the archive."""
        pages = max(1, -(-(today - 1) // ON_PAGE))
        asked = action.words[1] if action.words[1:] else ""
        page = min(max(int(asked[:6]), 1), pages) if asked.isdecimal() else 1
        first = today - 1 - (page - 1) * ON_PAGE
        numbers = range(first, max(first - ON_PAGE, 0), -1)
        found = [await self._daily.challenges.challenge(number, self._now()) for number in numbers]
        results = await self._daily.results.some(context.player, tuple(numbers))
        challenges = [challenge for challenge in found if challenge]
        screen = archive_screen(context.texts, context.player.id, challenges, results, page, pages)
        is_turned = bool(asked) and action.owner == context.player.id
        return Reply(screen, ReplyTarget.HERE if is_turned else ReplyTarget.PRIVATE)

    async def _allow_help(self, context: RequestContext, action: Action) -> Reply:
        """Allow help in a ranked attempt, after confirmation."""
        loaded = await self._sessions.load_for_change(context, action)
        if loaded.is_over or not is_clean_attempt(loaded):
            return board_reply(context.texts, loaded)
        if action.words != (ALLOW,):
            return screen_reply(loaded, help_question_screen(context.texts, loaded, action))
        session = with_help_allowed(loaded.session)
        return board_reply(
            context.texts, await self._sessions.save(context, action, loaded, session, loaded.position)
        )


def _unread_text(context: RequestContext, words: Sequence[str]) -> str:
    """Explain how to type a day."""
    command = as_typed(context.player.chat, Verb.DAILY, context.texts)
    return context.texts("daily-unread", text=quote(words), command=command)
