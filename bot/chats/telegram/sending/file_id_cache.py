"""Caches the file_ids of pictures that were sent, so that they are not uploaded again."""

from collections import OrderedDict

from telegram import Message

from bot.core.images import Renderable, ReplayAnimation

CAPACITY = 2000
"""Pictures: each is stored as the board that it shows, a few KiB."""


class FileIdCache:
    """The file_ids of the most recently used pictures; as a document, a picture has another one."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self._capacity = capacity
        self._ids: OrderedDict[tuple[Renderable, bool], str] = OrderedDict()

    def find(self, picture: Renderable, *, is_document: bool = False) -> str | None:
        """Return the file_id of a picture, if it was sent."""
        file_id = self._ids.get((picture, is_document))
        if file_id is not None:
            self._ids.move_to_end((picture, is_document))
        return file_id

    def save(self, picture: Renderable, file_id: str, *, is_document: bool = False) -> None:
        """Store the file_id of a picture."""
        self._ids[picture, is_document] = file_id
        if len(self._ids) > self._capacity:
            self._ids.popitem(last=False)

    def save_from(self, picture: Renderable, sent: Message) -> None:
        """Store the file_id of a picture from the message that shows it."""
        if isinstance(picture, ReplayAnimation):
            if sent.animation:
                self.save(picture, sent.animation.file_id)
        elif sent.photo:
            self.save(picture, sent.photo[-1].file_id)

    def discard(self, picture: Renderable, *, is_document: bool = False) -> None:
        """Remove a picture, if it is there."""
        self._ids.pop((picture, is_document), None)
