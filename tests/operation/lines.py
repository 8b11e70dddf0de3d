"""What is logged, as it would stand in the log."""

import json
import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from bot.observability.log_format import formatter


class Lines(logging.Handler):
    """Keeps lines."""

    def __init__(self, secrets: Iterable[str] = (), form: str = "json") -> None:
        super().__init__()
        self.setFormatter(formatter(secrets, form))
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one."""
        self.texts.append(self.format(record))

    @property
    def events(self) -> list[dict[str, Any]]:
        """All of them, read."""
        return [json.loads(text) for text in self.texts]

    def of(self, part: str) -> dict[str, Any]:
        """Return the one that has these words."""
        (found,) = [event for event in self.events if part in event["event"]]
        return found


@contextmanager
def logged(secrets: Iterable[str] = (), form: str = "json") -> Iterator[Lines]:
    """Keep what is logged meanwhile, from debug up."""
    root, lines = logging.getLogger(), Lines(secrets, form)
    level = root.level
    root.addHandler(lines)
    root.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        root.removeHandler(lines)
        root.setLevel(level)
