"""Screens become messages: what is to be painted is painted."""

from bot.chats.discord.message import DiscordMessage, MessageFile
from bot.core.images import Renderable
from bot.core.replies import Document, Reply
from bot.core.screens import Screen
from bot.rendering.image_renderer import ImageRenderer


class MessageRenderer:
    """Paints what replies show."""

    def __init__(self, pictures: ImageRenderer) -> None:
        self._pictures = pictures

    async def message(self, reply: Reply) -> DiscordMessage:
        """Return the message that shows a reply's screen, with its picture or the file that goes with it."""
        screen = reply.screen or Screen(text=reply.notice)
        if reply.document:
            return DiscordMessage.of(screen, await self._document(reply.document))
        if screen.picture is None:
            return DiscordMessage.of(screen)
        content = await self._pictures.file(screen.picture)
        return DiscordMessage.of(screen, MessageFile(screen.picture.file_name, content, screen.alt))

    async def painted(self, picture: Renderable) -> bytes:
        """Return a picture as a file."""
        return await self._pictures.file(picture)

    async def _document(self, document: Document) -> MessageFile:
        content = document.content
        if isinstance(content, Renderable):
            content = await self._pictures.file(content)
        return MessageFile(document.name, content)
