"""The files of a Bot API server: kept as they were sent, and shown again by their ids."""

import hashlib
from dataclasses import dataclass
from typing import Any

from tests.telegram_chat import limits

Json = dict[str, Any]

SIZES = (90, 320, 800, 1280, 2560)
UNKNOWN = "wrong file identifier/HTTP URL specified"


@dataclass(frozen=True)
class Kept:
    """A file, and how messages show it."""

    kind: str
    shown: Json
    content: bytes


class Files:
    """Every file that was sent. A file that comes again gets the same id, as in the real server it may."""

    def __init__(self) -> None:
        self._kept: dict[str, Kept] = {}

    def keep(self, kind: str, content: bytes, name: str) -> Json:
        """Keep a file and return it as messages show it; raise ``ValueError`` for one that is refused."""
        shown = FORMS[kind](content, name)
        for media in shown.values():
            for size in media if isinstance(media, list) else [media]:
                self._kept[size["file_id"]] = Kept(kind, shown, content)
        return shown

    def again(self, kind: str, file_id: str) -> Json:
        """Return a file that was sent before as messages show it; raise ``ValueError`` where it cannot be."""
        kept = self._kept.get(file_id)
        if kept is None:
            raise ValueError(UNKNOWN)
        if kept.kind != kind:
            raise ValueError(f"can't use file of type {kept.kind.title()} as {kind.title()}")
        return kept.shown

    def content(self, file_id: str) -> bytes:
        """Return a file as it was sent."""
        return self._kept[file_id].content

    def forget(self) -> None:
        """Take no id any more that was given so far; what messages show stays."""
        self._kept = {f"{file_id}?": kept for file_id, kept in self._kept.items()}


def _photo(content: bytes, _name: str) -> Json:
    """Return a picture in all sizes in which the real server keeps it."""
    width, height = limits.size_of_png(content)
    mark = hashlib.sha256(content).hexdigest()[:16]
    sizes = [size for size in SIZES if size < max(width, height)] + [max(width, height)]
    photo = [
        {
            "file_id": f"file-{mark}-{size}",
            "file_unique_id": f"{mark}-{size}",
            "width": width * size // max(width, height),
            "height": height * size // max(width, height),
        }
        for size in sizes
    ]
    return {"photo": photo}


def _animation(content: bytes, name: str) -> Json:
    """Return a film as the real server shows it: made into a video, and as a document besides."""
    width, height, milliseconds = limits.size_of_gif(content, name)
    mark = hashlib.sha256(content).hexdigest()[:16]
    document = {
        "file_id": f"film-{mark}",
        "file_unique_id": f"unique-{mark}",
        "file_name": f"{name}.mp4",
        "mime_type": "video/mp4",
    }
    size = {"width": width, "height": height, "duration": milliseconds // 1000}
    return {"animation": document | size, "document": document}


def _document(content: bytes, name: str) -> Json:
    """Return a file that nothing is done to."""
    if not 0 < len(content) <= limits.DOCUMENT_BYTES:
        raise ValueError("file must be non-empty" if not content else "file is too big")
    mark = hashlib.sha256(content).hexdigest()[:16]
    document = {
        "file_id": f"document-{mark}",
        "file_unique_id": f"plain-{mark}",
        "file_name": name,
        "file_size": len(content),
    }
    return {"document": document}


FORMS = {"photo": _photo, "animation": _animation, "document": _document}
"""What becomes of files, by their kinds."""
