"""The data of players: what is stored of everybody; their own shown, exported as a file, deleted."""

import asyncio

from bot.core.actions import Action, Player
from bot.core.personal_data import References
from bot.core.replies import Document, Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.retention import DAY
from bot.features import all_features
from bot.features.challenge.service import ChallengeService
from bot.features.privacy.export import FILE, as_json
from bot.features.privacy.screens import (
    data_details_screen,
    delete_screen,
    deleted_screen,
    export_screen,
    my_data_screen,
    privacy_screen,
)
from bot.services import Services
from bot.storage.chat_history import CHAT_HISTORY, LIFE
from bot.storage.personal_data_store import PersonalDataStore
from bot.storage.player_data import PlayerData


class PrivacyService:
    """Says what is stored of everybody; shows, exports and deletes a player's data.

    All of it but the first raises ``StoreUnavailableError``.

    Features declare what they store of a player, and what a deletion does in shared keys: ``Feature``.

    A deletion may be repeated. After what has to come first, it deletes the player's own keys at once, and
    leaves a list of the shared keys that mention them. Code that adds the player to a shared key at that
    moment checks afterwards whether its source still exists, and removes the player again if not: nothing
    remains, whichever comes first.
    """

    def __init__(self, services: Services) -> None:
        self._store = PersonalDataStore(services.redis)
        self._lifetimes = services.store.lifetimes
        self._challenges = services.get(ChallengeService)
        features = all_features()
        self._shared_data = [bind(services) for one in features for bind in one.shared_data]
        self._before_deletion = [bind(services) for one in features for bind in one.before_deletion]
        self._after_deletion = [bind(services) for one in features for bind in one.after_deletion]
        self._now = services.now
        self._policies = services.policies

    async def privacy(self, context: RequestContext, _action: Action) -> Reply:
        """Say in a few lines what is stored of everybody, who is responsible, and where the policies are."""
        chat, lives = context.player.chat, self._lifetimes
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
                data = await self.load_data(context.player)
                return Reply(delete_screen(context.texts, context.player.id, data.mark), place)
        if words[:1] == ("more",):
            return Reply(data_details_screen(context), place)
        data, lives = await self.load_data(context.player), self._lifetimes
        return Reply(my_data_screen(context, data, lives, LIFE // DAY), place)

    async def _export(self, context: RequestContext) -> Reply:
        player, now = context.player, self._now()
        data = await self.load_data(player)
        last_closed = max((await self._challenges.days(now)).last_closed(now), 0)
        shared = [await export(player) for export in self._shared_data]
        # In a thread: writing hundreds of games takes as long as many other requests.
        content = await asyncio.to_thread(as_json, player, data, self._store.parts, shared, now, last_closed)
        return Reply(export_screen(context.texts), ReplyTarget.PRIVATE, document=Document(FILE, content))

    async def _delete(self, context: RequestContext, place: ReplyTarget, marks: list[str]) -> Reply:
        player = context.player
        data = await self.load_data(player)
        if marks and not data.is_nothing_but(CHAT_HISTORY.part) and marks != [data.mark]:
            screen = delete_screen(context.texts, player.id, data.mark)
            return Reply(screen, place, context.texts("delete-changed"))
        await self.delete_player(player)
        return Reply(deleted_screen(context.texts), place)

    async def delete_player(self, player: Player) -> None:
        """Delete all that is stored of a player, places in leaderboards and leagues included."""
        # First, because no key of the player refers to what this removes: if this process ends, nothing of
        # the player's own is deleted yet, and asking again deletes everything.
        for leave in self._before_deletion:
            await leave(player)
        await self._delete_references(player, await self._store.forget(player, self._now()))

    async def load_data(self, player: Player) -> PlayerData:
        """Return all that is stored of a player, after finishing a deletion that was interrupted."""
        data = await self._store.load(player, self._now())
        if data.references.stored:  # a deletion was interrupted
            await self._delete_references(player, data.references)
        return data

    async def _delete_references(self, player: Player, references: References) -> None:
        """Remove a player from all shared keys, and then the list of these."""
        for forget in self._after_deletion:
            await forget(player, references)
        await self._store.forget_references(player, references)
