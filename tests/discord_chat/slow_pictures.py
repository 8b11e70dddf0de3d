"""A renderer of pictures that tests make slow."""

import asyncio

from bot.core.images import Renderable
from bot.rendering.image_renderer import ImageRenderer


class SlowPictures(ImageRenderer):
    """A renderer that waits until a gate is open, or fails."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()
        self.error: Exception | None = None

    async def file(self, picture: Renderable) -> bytes:
        if self.error:
            raise self.error
        await self.gate.wait()
        return await super().file(picture)
