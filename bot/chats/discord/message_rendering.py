"""Screens become messages: what is to be painted is painted."""

from bot.chats.discord.message import File, Message
from bot.core.model import Document, Paintable, Reply, Screen
from bot.rendering.image_renderer import Pictures


class Easel:
    """Paints what replies show."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures

    async def message(self, reply: Reply) -> Message:
        """Return the message that shows a reply's screen, with its picture or the file that goes with it."""
        screen = reply.screen or Screen(text=reply.notice)
        if reply.document:
            return Message.of(screen, await self._document(reply.document))
        if screen.picture is None:
            return Message.of(screen)
        content = await self._pictures.file(screen.picture)
        return Message.of(screen, File(screen.picture.file_name, content, screen.alt))

    async def painted(self, picture: Paintable) -> bytes:
        """Return a picture as a file."""
        return await self._pictures.file(picture)

    async def _document(self, document: Document) -> File:
        content = document.content
        if isinstance(content, Paintable):
            content = await self._pictures.file(content)
        return File(document.name, content)
