"""The stores and use cases of posts, bundled."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Self

from bot.core.actions import Chat, Player
from bot.core.posts import PostSender
from bot.features.attempts.service import DailyServices
from bot.features.posts.administration import PostAdministration
from bot.features.posts.composer import PostComposer
from bot.features.posts.mention_store import MentionStore
from bot.features.posts.mentions import Mentions
from bot.features.posts.poster import Poster
from bot.features.posts.store import PostStore
from bot.i18n.texts import Texts
from bot.sessions.request_context import RequestContextLoader
from bot.storage.player_store import PlayerStore

__all__ = ["PostAdministration", "PostsService"]


@dataclass(frozen=True, slots=True)
class PostsService:
    """Posts: sending, administration and mentions."""

    store: PostStore
    mention_store: MentionStore
    senders: dict[Chat, PostSender]
    """The chats that can post: added when they are opened."""
    poster: Poster
    administration: PostAdministration
    mentions: Mentions

    async def forget_player(self, player: Player, groups: Iterable[int]) -> None:
        """Remove a player whose own keys are deleted from the posts of groups.

        That is, from their mentions, and as the administrator who configured them.
        """
        for group in groups:
            await self.store.forget_administrator(player, group)
            await self.mention_store.remove_mention(player, group)

    async def move_group(self, chat: Chat, group: int, to: int) -> None:
        """Move everything of a group to its new number."""
        await self.store.move_posts(chat, group, to)
        await self.mention_store.move_mentions(chat, group, to)

    async def references_to(self, player: Player) -> tuple[tuple[int, ...], dict[int, str], tuple[int, ...]]:
        """Return the groups that refer to a player, those that mention them, and those they configured."""
        groups = await self.mention_store.groups_of_player(player)
        called = await self.mention_store.names_of(player, groups)
        settings = [(await self.store.plan(player.chat, group)).settings for group in groups]
        configured = tuple(one.channel.group for one in settings if one and one.by == player)
        return groups, called, configured

    @classmethod
    def of(
        cls,
        store: PlayerStore,
        daily: DailyServices,
        contexts: RequestContextLoader,
        texts: Texts,
        now: Callable[[], int],
    ) -> Self:
        """Return the posts of an instance; ``texts`` are for groups without a language."""
        posts, mentions = PostStore(store.redis), MentionStore(store.redis)
        composer = PostComposer(daily, texts)
        senders: dict[Chat, PostSender] = {}
        challenges = daily.challenges
        return cls(
            posts,
            mentions,
            senders,
            Poster(posts, mentions, challenges, composer, senders, contexts, now),
            PostAdministration(posts, mentions, challenges, composer, senders, now),
            Mentions(mentions, posts),
        )
