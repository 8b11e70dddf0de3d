"""The files that Telegram has already, by what they show."""

from collections import OrderedDict

from telegram import Message

from bot.core.images import Renderable, ReplayAnimation

KEPT = 2000
"""Pictures: of each there is the board that it shows, a few KiB."""


class FileIdCache:
    """The ids under which Telegram keeps pictures that were sent, the ones used last.

    The same picture is another file where it is sent as a document.
    """

    def __init__(self, kept: int = KEPT) -> None:
        self._room = kept
        self._ids: OrderedDict[tuple[Renderable, bool], str] = OrderedDict()

    def find(self, picture: Renderable, *, is_document: bool = False) -> str | None:
        """Return the id of a picture, if it was sent."""
        found = self._ids.get((picture, is_document))
        if found is not None:
            self._ids.move_to_end((picture, is_document))
        return found

    def keep(self, picture: Renderable, file_id: str, *, is_document: bool = False) -> None:
        """Remember a picture that was sent."""
        self._ids[picture, is_document] = file_id
        if len(self._ids) > self._room:
            self._ids.popitem(last=False)

    def note(self, picture: Renderable, sent: Message) -> None:
        """Remember a picture by the message in which it was sent."""
        if isinstance(picture, ReplayAnimation):
            if sent.animation:
                self.keep(picture, sent.animation.file_id)
        elif sent.photo:
            self.keep(picture, sent.photo[-1].file_id)

    def forget(self, picture: Renderable, *, is_document: bool = False) -> None:
        """Forget a picture, if it is known."""
        self._ids.pop((picture, is_document), None)
