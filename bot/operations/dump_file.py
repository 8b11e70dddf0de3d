"""The format of backup files: gzipped lines of JSON, which ``zcat`` shows and every later version reads.

The first line is the ``DumpHeader``. Each line after it is an ``DumpEntry``, a key or a part of a large one:
``[KEY, TYPE, EXPIRES, VALUE]``, where EXPIRES is in milliseconds since 1970, or ``null``. The last line has
the number of entries and the SHA-256 of all before it. Bytes that are not UTF-8 become lone
surrogates, so nothing is lost. A score is text, as the server wrote it.

===========  ========================
type         value
===========  ========================
``string``   text
``hash``     {field: value}
``set``      [member]
``zset``     [[member, score]]
``list``     [item]
===========  ========================
"""

import gzip
import json
import sys
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Self, TypeAlias

FORMAT = "solitaire-bot backup"
VERSION = 1
"""The version of the file format, its field ``form``."""
LEVEL = 6
LONGEST_LINE = 1 << 30
"""Bytes: a string in Redis has half of that at most."""
TYPES = ("string", "hash", "set", "zset", "list")

Value: TypeAlias = "str | dict[str, str] | list[str] | list[list[str]]"


class DumpError(Exception):
    """The file is not a backup, is incomplete or damaged, or was made by a later version; says which."""


@dataclass(frozen=True, slots=True)
class DumpHeader:
    """The first line of a backup."""

    plan: int
    """The schema version of the store that it was made from."""
    least: int
    """The oldest schema version whose programs can use these keys."""
    version: str
    """The version of the program that made it."""
    made: str
    """The time in UTC, as in ISO 8601."""


@dataclass(frozen=True, slots=True)
class DumpEntry:
    """A key, or a part of one; the parts of one key add up."""

    key: str
    type: str
    expires: int | None
    """In milliseconds since 1970; ``None`` for never."""
    value: Value


def decode(encode: bytes) -> str:
    """Return stored bytes as text for the file."""
    return encode.decode("utf-8", "surrogateescape")


def encode(decode: str) -> bytes:
    """Return a text of the file as stored bytes."""
    return decode.encode("utf-8", "surrogateescape")


class DumpWriter:
    """Writes a backup into an open file, which stays open after its ``with`` block."""

    def __init__(self, file: BinaryIO, header: DumpHeader) -> None:
        self._digest = sha256()
        self.entries = 0
        # Without name and time, so that the same games make the same file.
        self._packed = gzip.GzipFile(filename="", mode="wb", compresslevel=LEVEL, fileobj=file, mtime=0)
        self._write_line({"format": FORMAT, "form": VERSION} | asdict(header))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        # Also after an error: Python 3.14 complains of a packer that is left open when its file is closed.
        with suppress(OSError):  # write_end has reported it, or the error that led here is the first one
            self._packed.close()

    def write(self, entry: DumpEntry) -> None:
        """Write a key, or a part of one."""
        self._write_line([entry.key, entry.type, entry.expires, entry.value])
        self.entries += 1

    def write_end(self) -> None:
        """Write the last line, without which the file counts as incomplete."""
        self._write_line({"entries": self.entries, "sha256": self._digest.hexdigest()})
        self._packed.close()

    def _write_line(self, content: object) -> None:
        line = json.dumps(content, separators=(",", ":")).encode() + b"\n"
        self._digest.update(line)
        self._packed.write(line)


class DumpReader:
    """Reads a backup, and at its end its checksum; raises ``DumpError``, or ``OSError`` for the file."""

    def __init__(self, path: Path) -> None:
        self._packed = gzip.GzipFile(path, "rb")
        self._digest = sha256()
        self.entries = 0
        try:
            self.header = self._read_header()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._packed.close()

    def __iter__(self) -> Iterator[DumpEntry]:
        """Yield the remaining entries."""
        while True:
            before = self._digest.hexdigest()
            content = self._read_json()
            if isinstance(content, dict):
                if content != {"entries": self.entries, "sha256": before}:
                    raise DumpError("it is damaged: its checksum is wrong")
                if self._read_line() != b"":
                    raise DumpError("it is damaged: something follows its end")
                return
            self.entries += 1
            yield _read_entry(content)

    def _read_header(self) -> DumpHeader:
        try:
            content = self._read_json()
        except DumpError:
            raise DumpError("it isn't a backup of this bot") from None
        if not isinstance(content, dict) or content.get("format") != FORMAT:
            raise DumpError("it isn't a backup of this bot")
        if content.get("form") != VERSION:
            raise DumpError("it was made by a later version of the bot")
        try:
            return DumpHeader(
                int(content["plan"]), int(content["least"]), str(content["version"]), str(content["made"])
            )
        except (KeyError, TypeError, ValueError):
            raise DumpError("it is damaged: its first line is invalid") from None

    def _read_json(self) -> Any:  # noqa: ANN401 - any JSON
        line = self._read_line()
        if not line.endswith(b"\n"):
            raise DumpError("it is incomplete: its end is missing")
        self._digest.update(line)
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            raise DumpError("it is damaged: one of its lines can't be read") from None

    def _read_line(self) -> bytes:
        try:
            return self._packed.readline(LONGEST_LINE)
        except EOFError:
            raise DumpError("it is incomplete: its end is missing") from None
        except (gzip.BadGzipFile, zlib.error):
            raise DumpError("it is damaged, or not a backup of this bot") from None


def _read_entry(content: object) -> DumpEntry:
    match content:
        case [str(key), str(kind), int() | None as expires, str() | dict() | list() as value] if _has_type(
            kind, value
        ):
            return DumpEntry(key, kind, expires, value)
    raise DumpError("it is damaged: one of its lines isn't a key")


def _has_type(kind: str, value: object) -> bool:
    match kind, value:
        case "string", str():
            return True
        case "hash", dict():
            return _all_text(list(value.values()))
        case (("set" | "list"), list()):
            return _all_text(value)
        case "zset", list():
            return all(isinstance(pair, list) and len(pair) == 2 and _all_text(pair) for pair in value)
    return False


def _all_text(values: Sequence[object]) -> bool:
    return all(isinstance(value, str) for value in values)


FIRST_SECONDS = 1.0
"""Seconds before the line is first shown."""
REFRESH_SECONDS = 0.2


@contextmanager
def progress_line(label: str) -> Iterator[Callable[[int], None]]:
    """Provide a function that shows a count on stderr if that is a terminal, at most every moment.

    The line is erased at the end.
    """
    following, width = time.monotonic() + FIRST_SECONDS, 0

    def show(done: int) -> None:
        nonlocal following, width
        now = time.monotonic()
        if now < following or not sys.stderr.isatty():
            return
        following = now + REFRESH_SECONDS
        line = f"{label}: {done:,}"
        width = max(width, len(line))
        sys.stderr.write(f"\r{line}")
        sys.stderr.flush()

    try:
        yield show
    finally:
        if width:
            sys.stderr.write("\r" + " " * width + "\r")
            sys.stderr.flush()
