"""The “Tell me” button below posts: players choose to be mentioned."""

from bot.core.actions import Action, Verb
from bot.core.commands import OFF, TELL, as_typed
from bot.core.replies import Reply
from bot.features.posts.mention_store import MentionStore
from bot.features.posts.store import PostStore
from bot.sessions.replies import text_reply
from bot.sessions.request_context import RequestContext
from engine.errors import RefusedError


class Mentions:
    """Handles “Tell me”. Raises ``StoreUnavailableError``."""

    def __init__(self, store: MentionStore, posts: PostStore) -> None:
        self._store = store
        self._posts = posts

    async def set_mention(self, context: RequestContext, action: Action) -> Reply:
        """Mention the player in posts from now on, or no longer if the words say so; it is idempotent."""
        player, group, texts = context.player, context.room.group, context.texts
        if not group:
            raise RefusedError("no-group-to-tell", "posts come into servers and groups")
        if action.words[1:2] == (OFF,):
            plan = await self._posts.plan(player.chat, group)
            has_configured = bool(plan.unreadable or (plan.settings and plan.settings.by == player))
            await self._store.remove_player(player, group, has_configured=has_configured)
            return text_reply(texts("tell-off"))
        if not await self._store.add_player(player, group, context.room.name):
            return text_reply(texts("tell-full"))
        return text_reply(
            texts("tell-on", command=as_typed(player.chat, f"{Verb.DAILY} {TELL} {OFF}", texts))
        )
