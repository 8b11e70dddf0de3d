"""The data of players: what is stored of everybody; their own shown, exported as a file, deleted."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from bot.core.actions import Action, Chat, Player
from bot.core.public_links import PolicyAddresses
from bot.core.replies import Document, Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.retention import DAY
from bot.daily.result import ChallengeResult
from bot.features.attempts.service import DailyServices
from bot.features.leagues.service import LeagueService
from bot.features.posts.service import PostsService
from bot.features.privacy.screens import (
    DataOwner,
    data_details_screen,
    delete_screen,
    deleted_screen,
    export_screen,
    my_data_screen,
    privacy_screen,
)
from bot.features.reminders.service import RemindersService
from bot.storage.chat_history import LIFE, ChatHistory
from bot.storage.player_data import FILE, PlayerData, SavedMessage, SharedKeys, as_json
from bot.storage.player_references import PlayerReferences
from bot.storage.player_store import PlayerStore
from engine.games import all_games

FIRST_DEAL_DAYS = range(-3, 2)
"""Days from today in UTC on which a first deal may be stored: it is stored for two days, and the date in the
player's time zone may be the one before or after."""


class PrivacyService:
    """Says what is stored of everybody; shows, exports and deletes a player's data.

    All of it but the first raises ``StoreUnavailableError``.

    A deletion may be repeated. It first deletes the player's own keys at once, leaving a list of the shared
    keys that mention them. Code that adds the player to a shared key at that moment checks afterwards whether
    its source still exists, and removes the player again if not: nothing remains, whichever comes first.
    """

    def __init__(
        self,
        store: PlayerStore,
        daily: DailyServices,
        leagues: LeagueService,
        posts: PostsService,
        reminders: RemindersService,
        now: Callable[[], int],
        policies: PolicyAddresses,
    ) -> None:
        self._store = store
        self._daily = daily
        self._leagues = leagues
        self._posts = posts
        self._reminders = reminders
        self._now = now
        self._policies = policies

    async def privacy(self, context: RequestContext, _action: Action) -> Reply:
        """Say in a few lines what is stored of everybody, who is responsible, and where the policies are."""
        chat, lives = context.player.chat, self._store.lifetimes
        screen = privacy_screen(context.texts, chat, lives, LIFE // DAY, self._policies)
        return Reply(screen, ReplyTarget.PRIVATE)

    async def my_data(self, context: RequestContext, action: Action) -> Reply:
        """Show what is stored about the player, or why; export or delete it if requested.

        Deleting needs a second press, which is valid for the games at the time when its button was shown: an
        event that is delivered again later deletes nothing new. Somebody else's button does nothing.
        """
        is_own = action.owner == context.player.id
        words = tuple(map(str.lower, action.words)) if is_own or action.owner is None else ()
        place = ReplyTarget.HERE if is_own else ReplyTarget.PRIVATE
        match words:
            case ("export", *_):
                return await self._export(context)
            case ("delete", "yes", *marks):
                return await self._delete(context, place, marks if is_own else [])
            case ("delete", *_):
                data = await self._load_data(context)
                return Reply(delete_screen(context.texts, context.player.id, data.mark), place)
        owner = DataOwner(context.player.id, context.player.chat, context.settings.results)
        if words[:1] == ("more",):
            return Reply(data_details_screen(context.texts, owner), place)
        data, lives = await self._load_data(context), self._store.lifetimes
        return Reply(my_data_screen(context.texts, owner, data, lives, LIFE // DAY), place)

    async def _export(self, context: RequestContext) -> Reply:
        data = await self._load_data(context)
        # In a thread: writing hundreds of games takes as long as many other requests.
        now = self._now()
        last_closed = max((await self._daily.challenges.days(now)).last_closed(now), 0)
        elsewhere = SharedKeys(
            [
                *await self._daily.standings.places_of(context.player),
                *await self._leagues.places_of(context.player),
            ],
            *await self._posts.references_to(context.player),
        )
        messages = await self._saved_messages(context)
        content = await asyncio.to_thread(
            as_json, context.player, data, elsewhere, messages, now, last_closed
        )
        return Reply(export_screen(context.texts), ReplyTarget.PRIVATE, document=Document(FILE, content))

    async def _delete(self, context: RequestContext, place: ReplyTarget, marks: list[str]) -> Reply:
        data = await self._load_data(context)
        if marks and not data.is_nothing and marks != [data.mark]:
            screen = delete_screen(context.texts, context.player.id, data.mark)
            return Reply(screen, place, context.texts("delete-changed"))
        # First, because no key of the player says that they are in a league: if this process ends, nothing
        # of the player's own is deleted yet, and asking again deletes everything.
        await self._leagues.leave_leagues(context.player)
        references = await self._store.forget(context.player, self._first_deals())
        await self._delete_references(context.player, references)
        return Reply(deleted_screen(context.texts), place)

    async def _load_data(self, context: RequestContext) -> PlayerData:
        data = await self._store.belongings(context.player, self._first_deals())
        if data.left:  # a deletion was interrupted
            await self._delete_references(context.player, PlayerReferences.read(data.left))
        return data

    async def _delete_references(self, player: Player, references: PlayerReferences) -> None:
        """Remove a player from all shared keys, and then the list of these."""
        # First it is stored that the attempts were started: at no moment can one be started again.
        await self._daily.results.forget(player, references.runs)
        for number, session in references.runs.items():
            await self._daily.lost_attempts.remove_attempt(number, session)
        await self._daily.standings.remove_player(player, _readable_results(references))
        for group, week in references.puzzle_streaks.items():
            await self._daily.standings.puzzle_streaks.remove(player, [group] if group else [], week)
        await self._posts.forget_player(player, references.groups)
        await self._reminders.forget_player(player)
        await self._store.forgotten(player, references)

    def _first_deals(self) -> list[str]:
        """Return ``GAME:DAY`` for every game and every day on which its first deal may be stored."""
        today = datetime.fromtimestamp(self._now(), UTC).date()
        days = [(today + timedelta(days=days)).isoformat() for days in FIRST_DEAL_DAYS]
        return [f"{game.name}:{day}" for game in all_games() for day in days]

    async def _saved_messages(self, context: RequestContext) -> list[SavedMessage]:
        if context.player.chat is not Chat.PAGE:
            return []
        history = (stored.message for stored in await ChatHistory(self._store.redis, context.player).all())
        return [
            SavedMessage(
                message.author.value,
                message.said,
                message.words
                or (f"{message.screen.title}\n{message.screen.text}".strip() if message.screen else ""),
            )
            for message in history
        ]


def _readable_results(references: PlayerReferences) -> dict[int, ChallengeResult]:
    """Return the results, except those that another version of the bot has stored in another form."""
    results = {}
    for number, text in references.results.items():
        try:
            results[number] = ChallengeResult.read(number, text)
        except (ValueError, LookupError, TypeError):
            continue
    return results
