"""What is kept of a player: told, handed out as a file, deleted."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from bot.core.model import Action, Chat, Document, Reply, ReplyTarget
from bot.features.attempts.service import DailyServices
from bot.features.posts.service import PostsService
from bot.features.privacy.deletion import DataDeletion
from bot.features.privacy.screens import (
    Owner,
    delete_screen,
    deleted_screen,
    export_screen,
    more_screen,
    my_data_screen,
)
from bot.sessions.request_context import RequestContext
from bot.storage.chat_history import LIFE, ChatHistory
from bot.storage.player_data import FILE, PlayerData, SavedMessage, SharedKeys, as_json
from bot.storage.player_references import PlayerReferences
from bot.storage.player_store import DAY, PlayerStore
from engine.games import all_games

DAYS = range(-3, 2)
"""Days from today, by the clock of UTC, that can be the day of a first deal: it is remembered for two days,
and a player's own day may be the one before or after."""


class PrivacyService:
    """Answers what is asked of a player's data. Raises ``StoreUnavailableError``."""

    def __init__(
        self, store: PlayerStore, almanac: DailyServices, posts: PostsService, now: Callable[[], int]
    ) -> None:
        self._store = store
        self._almanac = almanac
        self._posts = posts
        self._leaving = DataDeletion(store, almanac, posts)
        self._now = now

    async def answer(self, visit: RequestContext, action: Action) -> Reply:
        """Tell what is kept of the player, or why; hand it out, or delete it, where that is asked for.

        Deleting takes a second press, which holds for the games that there were when the button was shown: a
        press that is delivered again later deletes nothing new. Somebody else's button does nothing.
        """
        is_own = action.owner == visit.player.id
        words = tuple(map(str.lower, action.words)) if is_own or action.owner is None else ()
        place = ReplyTarget.HERE if is_own else ReplyTarget.PRIVATE
        match words:
            case ("export", *_):
                return await self._export(visit)
            case ("delete", "yes", *marks):
                return await self._delete(visit, place, marks if is_own else [])
            case ("delete", *_):
                kept = await self._kept(visit)
                return Reply(delete_screen(visit.texts, visit.player.id, kept.mark), place)
        owner = Owner(visit.player.id, visit.player.chat, visit.seat.results)
        if words[:1] == ("more",):
            return Reply(more_screen(visit.texts, owner), place)
        kept, lives = await self._kept(visit), self._store.lifetimes
        return Reply(my_data_screen(visit.texts, owner, kept, lives, LIFE // DAY), place)

    async def _export(self, visit: RequestContext) -> Reply:
        kept = await self._kept(visit)
        # Aside: hundreds of games take as long to read as many presses to answer.
        now = self._now()
        last_closed = max((await self._almanac.puzzles.days(now)).last_closed(now), 0)
        elsewhere = SharedKeys(
            await self._almanac.standings.scores(visit.player), *await self._posts.known(visit.player)
        )
        sayings = await self._sayings(visit)
        content = await asyncio.to_thread(as_json, visit.player, kept, elsewhere, sayings, now, last_closed)
        return Reply(export_screen(visit.texts), ReplyTarget.PRIVATE, document=Document(FILE, content))

    async def _delete(self, visit: RequestContext, place: ReplyTarget, marks: list[str]) -> Reply:
        kept = await self._kept(visit)
        if marks and not kept.is_nothing and marks != [kept.mark]:
            screen = delete_screen(visit.texts, visit.player.id, kept.mark)
            return Reply(screen, place, visit.texts("delete-changed"))
        await self._leaving.leave(visit.player, self._firsts())
        return Reply(deleted_screen(visit.texts), place)

    async def _kept(self, visit: RequestContext) -> PlayerData:
        kept = await self._store.belongings(visit.player, self._firsts())
        if kept.left:  # deleting all was broken off
            await self._leaving.go_on(visit.player, PlayerReferences.read(kept.left))
        return kept

    def _firsts(self) -> list[str]:
        """Return every game on every day of which it may be remembered which deal was the first."""
        today = datetime.fromtimestamp(self._now(), UTC).date()
        days = [(today + timedelta(days=days)).isoformat() for days in DAYS]
        return [f"{game.name}:{day}" for game in all_games() for day in days]

    async def _sayings(self, visit: RequestContext) -> list[SavedMessage]:
        """Return what the page keeps of the conversation with the player."""
        if visit.player.chat is not Chat.PAGE:
            return []
        said = (kept.message for kept in await ChatHistory(self._store.redis, visit.player).all())
        return [
            SavedMessage(
                message.author.value,
                message.said,
                message.words
                or (f"{message.screen.title}\n{message.screen.text}".strip() if message.screen else ""),
            )
            for message in said
        ]
