"""A post as one message of Discord's: who is told, the words, today's board, buttons, a film beneath them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypedDict

import discord

from bot.chats.discord import layout
from bot.chats.discord.markup import headed, plain
from bot.chats.discord.message import DiscordMessage, MessageFile, attached
from bot.core.actions import Action, Chat, Player
from bot.core.post_buttons import pack_for_post


class NewPost(TypedDict):
    """The arguments by which discord.py sends a post."""

    view: discord.ui.LayoutView
    files: list[discord.File]
    allowed_mentions: discord.AllowedMentions
    nonce: str
    silent: bool


@dataclass(frozen=True, slots=True)
class DiscordPost:
    """All that a post shows, and to whom it calls."""

    message: DiscordMessage
    nonce: str
    film: MessageFile | None = None
    film_title: str = ""
    role: int = 0
    mentioned: tuple[Player, ...] = ()
    is_silent: bool = False

    def new(self) -> NewPost:
        """Return what sends it; nobody is told of it but those who are named as such."""
        files = [file for file in (self.message.file, self.film) if file]
        return NewPost(
            view=layout.view(*self._parts()),
            files=[attached(file) for file in files],
            allowed_mentions=discord.AllowedMentions(
                everyone=False,
                replied_user=False,
                users=[discord.Object(user) for user in self._users()],
                roles=[discord.Object(self.role)] if self.role else False,
            ),
            nonce=self.nonce,
            silent=self.is_silent and not self._called,
        )

    @property
    def _called(self) -> str:
        """Those who are told, as Discord calls them; in a text of their own, for all others are plain."""
        roles = [f"<@&{self.role}>"] if self.role else []
        return " ".join(roles + [f"<@{user}>" for user in self._users()])

    def _users(self) -> list[int]:
        return [player.id for player in self.mentioned if player.chat is Chat.DISCORD]

    def _parts(self) -> Iterator[layout.Part | layout.Frame]:
        if self._called:
            yield layout.words(self._called)
        message, title = self.message, plain(self.film_title) if self.film else ""
        room = layout.MAX_WORDS - len(self._called) - len(title)
        parts: list[layout.Part | layout.Row] = [layout.words(headed(message.title, message.text, room))]
        if message.file:
            parts.append(layout.picture(message.file.name, message.file.alt))
        parts += [layout.row(controls, self._pack) for controls in message.rows]
        if self.film:
            parts += [layout.words(title)] if title else []
            parts.append(layout.picture(self.film.name, self.film.alt))
        yield layout.frame(parts, message.colour)

    def _pack(self, action: Action) -> str:
        return pack_for_post(action, self.nonce)
