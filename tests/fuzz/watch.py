"""What goes wrong without anybody being told: errors and traces in the log."""

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SIGNS = 90
"""Of what is warned of so many signs tell its kind."""
LONGEST = 3000
"""Signs of a record that are kept."""


class Watch(logging.Handler):
    """Collects what no hostile input may cause, and counts what is warned of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.is_expected: Callable[[logging.LogRecord], bool] = lambda _: False
        self.tell_inputs: Callable[[], str] = str
        """Tells what was being sent."""
        self.failures: list[str] = []
        self.warned: Counter[str] = Counter()
        self._form = logging.Formatter()

    def emit(self, record: logging.LogRecord) -> None:
        """Take a record of the log; its text is made, for that may fail as well."""
        said = self._form.format(record)
        self.warned[f"{record.levelname} {record.name}: {str(record.msg)[:SIGNS]}"] += 1
        if (record.levelno >= logging.ERROR or record.exc_info) and not self.is_expected(record):
            short = said if len(said) < LONGEST else f"{said[: LONGEST // 2]} … {said[-LONGEST // 2 :]}"
            self.failures.append(f"{short}\nwhile there was under way:\n{self.tell_inputs()}")


@contextmanager
def watching(watch: Watch) -> Iterator[Watch]:
    """Look at all that is logged, and keep it off the terminal."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    root.handlers = [watch]
    root.setLevel(logging.INFO)  # so that what is formatted at this level is formatted
    try:
        yield watch
    finally:
        root.handlers = before
        root.setLevel(level)
