"""The players who want to be told of the posts of a server or group: they say so by a button below one."""

from bot.core.actions import Action, Verb
from bot.core.commands import OFF, TELL, as_typed
from bot.core.replies import Reply
from bot.features.posts.mention_store import MentionStore
from bot.features.posts.store import PostStore
from bot.sessions.replies import text_reply
from bot.sessions.request_context import RequestContext
from engine.errors import RefusedError


class Mentions:
    """Answers “Tell me”. Raises ``StoreUnavailableError``."""

    def __init__(self, store: MentionStore, posts: PostStore) -> None:
        self._store = store
        self._posts = posts

    async def set_mention(self, context: RequestContext, action: Action) -> Reply:
        """Have the player told from now on, or no longer where the words say so; twice is as once."""
        player, group, texts = context.player, context.room.group, context.texts
        if not group:
            raise RefusedError("no-group-to-tell", "posts come into servers and groups")
        if action.words[1:2] == (OFF,):
            plan = await self._posts.plan(player.chat, group)
            has_settled = bool(plan.unreadable or (plan.settings and plan.settings.by == player))
            await self._store.remove_player(player, group, has_settled=has_settled)
            return text_reply(texts("tell-off"))
        if not await self._store.add_player(player, group, context.room.name):
            return text_reply(texts("tell-full"))
        return text_reply(
            texts("tell-on", command=as_typed(player.chat, f"{Verb.DAILY} {TELL} {OFF}", texts))
        )
