"""A post as one message: mentions, the text, today's board, buttons, and an animation below them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypedDict

import discord

from bot.chats.discord import layout
from bot.chats.discord.markup import plain, with_heading
from bot.chats.discord.message import DiscordMessage, MessageFile, to_discord_file
from bot.core.actions import Action, Chat, Player
from bot.core.post_buttons import pack_for_post


class NewPost(TypedDict):
    """The arguments with which discord.py sends a post."""

    view: discord.ui.LayoutView
    files: list[discord.File]
    allowed_mentions: discord.AllowedMentions
    nonce: str
    silent: bool


@dataclass(frozen=True, slots=True)
class DiscordPost:
    """Everything that a post shows, and whom it mentions."""

    message: DiscordMessage
    nonce: str
    animation: MessageFile | None = None
    animation_title: str = ""
    role: int = 0
    mentioned: tuple[Player, ...] = ()
    is_silent: bool = False

    def new(self) -> NewPost:
        """Return the arguments for sending it; only the mentioned players and role get a notification."""
        files = [file for file in (self.message.file, self.animation) if file]
        return NewPost(
            view=layout.view(*self._components()),
            files=[to_discord_file(file) for file in files],
            allowed_mentions=discord.AllowedMentions(
                everyone=False,
                replied_user=False,
                users=[discord.Object(user) for user in self._user_ids()],
                roles=[discord.Object(self.role)] if self.role else False,
            ),
            nonce=self.nonce,
            silent=self.is_silent and not self._mentions,
        )

    @property
    def _mentions(self) -> str:
        """The mentions, for a text of their own, because all other texts are escaped."""
        roles = [f"<@&{self.role}>"] if self.role else []
        return " ".join(roles + [f"<@{user}>" for user in self._user_ids()])

    def _user_ids(self) -> list[int]:
        return [player.id for player in self.mentioned if player.chat is Chat.DISCORD]

    def _components(self) -> Iterator[layout.Component | layout.Container]:
        if self._mentions:
            yield layout.text_display(self._mentions)
        message, title = self.message, plain(self.animation_title) if self.animation else ""
        max_length = layout.MAX_MESSAGE_TEXT - len(self._mentions) - len(title)
        components: list[layout.Component | layout.Row] = [
            layout.text_display(with_heading(message.title, message.text, max_length))
        ]
        if message.file:
            components.append(layout.gallery(message.file.name, message.file.alt))
        components += [layout.action_row(buttons, self._custom_id) for buttons in message.rows]
        if self.animation:
            components += [layout.text_display(title)] if title else []
            components.append(layout.gallery(self.animation.name, self.animation.alt))
        yield layout.container(components, message.color)

    def _custom_id(self, action: Action) -> str:
        return pack_for_post(action, self.nonce)
