"""What is logged, and how: to the standard error output, with no secret in it."""

import logging
import re
from collections.abc import Iterable

FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"
HIDDEN = "(secret)"


class DiscreetFormatter(logging.Formatter):
    """A form of log lines in which secrets do not appear, whichever library wrote them."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__(FORM)
        words = sorted((re.escape(secret) for secret in secrets if secret), key=len, reverse=True)
        self._secret = re.compile("|".join(words)) if words else None

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, traces of the stack included."""
        text = super().format(record)
        return self._secret.sub(HIDDEN, text) if self._secret else text


def begin_logging(level: str, secrets: Iterable[str]) -> None:
    """Log from this level up."""
    handler = logging.StreamHandler()
    handler.setFormatter(DiscreetFormatter(secrets))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
