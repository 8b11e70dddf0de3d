"""Posts: their sending and administration, and the players who choose to be mentioned in them."""

from bot.core.actions import Action, Chat, Player, Verb
from bot.core.commands import OFF, TELL, as_typed
from bot.core.personal_data import Json, References
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.features.posts.mention_store import GROUP_REFERENCES, MentionStore
from bot.features.posts.store import PostStore
from bot.services import Services
from bot.sessions.replies import text_reply
from engine.errors import RefusedError


class PostsService:
    """The use cases of posts. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self.store = PostStore(services.redis)
        self.mention_store = MentionStore(services.redis)

    async def set_mention(self, context: RequestContext, action: Action) -> Reply:
        """Mention the player in posts from now on, or no longer if the words say so; it is idempotent."""
        player, group, texts = context.player, context.room.group, context.texts
        if not group:
            raise RefusedError("no-group-to-tell", "posts come into servers and groups")
        if action.words[1:2] == (OFF,):
            plan = await self.store.plan(player.chat, group)
            has_configured = bool(plan.unreadable or (plan.settings and plan.settings.by == player))
            await self.mention_store.remove_player(player, group, has_configured=has_configured)
            return text_reply(texts("tell-off"))
        if not await self.mention_store.add_player(player, group, context.room.name):
            return text_reply(texts("tell-full"))
        command = as_typed(player.chat, f"{Verb.DAILY} {TELL} {OFF}", texts)
        return text_reply(texts("tell-on", command=command))

    async def forget_player(self, player: Player, references: References) -> None:
        """Remove a player whose own keys are deleted from the posts of groups.

        That is, from their mentions, and as the administrator who configured them.
        """
        for group in references.of(GROUP_REFERENCES):
            await self.store.forget_administrator(player, group)
            await self.mention_store.remove_mention(player, group)

    async def expire_group(self, chat: Chat, group: int) -> None:
        """Let the settings of a group expire that the bot has left."""
        await self.store.expire_group(chat, group)

    async def move_group(self, chat: Chat, group: int, to: int) -> None:
        """Move everything of a group to its new number."""
        await self.store.move_posts(chat, group, to)
        await self.mention_store.move_mentions(chat, group, to)

    async def export_mentions(self, player: Player) -> dict[str, list[Json]]:
        """Return the groups that mention a player, and those whose posts the player has configured."""
        groups = await self.mention_store.groups_of_player(player)
        called = await self.mention_store.names_of(player, groups)
        settings = [(await self.store.plan(player.chat, group)).settings for group in groups]
        return {
            "named_in_posts": [{"group": str(group), "name": name} for group, name in called.items()],
            "settled_posts_of": [str(one.channel.group) for one in settings if one and one.by == player],
        }
