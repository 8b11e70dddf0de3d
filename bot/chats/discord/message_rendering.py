"""Renders replies as messages, with their pictures."""

from bot.chats.discord.message import DiscordMessage, MessageFile
from bot.core.images import Renderable
from bot.core.replies import Document, Reply
from bot.core.screens import Screen
from bot.rendering.image_renderer import ImageRenderer


class MessageRenderer:
    """Renders the pictures of replies."""

    def __init__(self, pictures: ImageRenderer) -> None:
        self._pictures = pictures

    async def message(self, reply: Reply) -> DiscordMessage:
        """Return the message that shows a reply's screen, with its picture or its file."""
        screen = reply.screen or Screen(text=reply.notice)
        if reply.document:
            return DiscordMessage.of(screen, await self._document_file(reply.document))
        if screen.picture is None:
            return DiscordMessage.of(screen)
        content = await self._pictures.file(screen.picture)
        return DiscordMessage.of(screen, MessageFile(screen.picture.file_name, content, screen.alt))

    async def image(self, picture: Renderable) -> bytes:
        """Return a picture as the content of a file."""
        return await self._pictures.file(picture)

    async def _document_file(self, document: Document) -> MessageFile:
        content = document.content
        if isinstance(content, Renderable):
            content = await self._pictures.file(content)
        return MessageFile(document.name, content)
