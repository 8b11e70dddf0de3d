"""What is logged, and how: to the standard error output, one event a line, with no secret in it.

Every line comes from the standard library's ``logging``, ours as well as those of libraries, and is made here
by structlog's processors: ``LOG_FORM=text`` gives time, level, logger, ``press=…`` and the sentence, traces
indented below it; ``json`` an object with the fields ``time``, ``level``, ``logger``, ``event``, and, where
there are such, ``press`` and ``exception``. What is given as ``extra``, by the names in ``EXTRA``, becomes a
field of its own.

What players typed and what they are called may stand in lines of level debug, in no other ones.
"""

import json
import logging
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import structlog
from structlog.stdlib import ExtraAdder, ProcessorFormatter, add_log_level, add_logger_name
from structlog.typing import EventDict, Processor

from bot.config.environment import LOG_FORMS
from bot.config.secrets import SecretRedactor
from bot.observability.metrics import logged
from bot.observability.tracing import current_trace

TEXT = LOG_FORMS[0]
EXTRA = ("chat", "verb", "outcome", "ms")
FIRST = ("time", "level", "logger", "press", "event")
"""The fields in their order; others follow."""
BELOW = ("exception", "stack")
TEXT_TIME = "%Y-%m-%d %H:%M:%S"
CONTROLS = {"Cc", "Cf", "Cs", "Zl", "Zp"}
"""Unicode's categories of signs that are not to be seen, but change what is: some turn a text around."""

Plain = str | int | float | bool | None


def begin_logging(level: str, secrets: Iterable[str], form: str = TEXT) -> None:
    """Log from this level up, in one of the forms."""
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(secrets, form))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.captureWarnings(True)  # noqa: FBT003 - its only argument


def formatter(secrets: Iterable[str], form: str = TEXT) -> ProcessorFormatter:
    """Return what makes lines of records, whichever library they come from."""
    is_text = form == TEXT
    begun: tuple[Processor, ...] = (
        structlog.contextvars.merge_contextvars,
        add_log_level,
        add_logger_name,
        ExtraAdder(EXTRA),
        structlog.processors.TimeStamper(TEXT_TIME if is_text else "iso", utc=not is_text, key="time"),
        _with_press,
        _counted,
    )
    ended: tuple[Processor, ...] = (
        ProcessorFormatter.remove_processors_meta,
        structlog.processors.format_exc_info,
        _discreet(SecretRedactor(secrets)),
        _as_text if is_text else _as_json,
    )
    return ProcessorFormatter(foreign_pre_chain=begun, processors=ended)


def _with_press(_: object, __: str, event: EventDict) -> EventDict:
    """Add what is being answered, if anything is."""
    if press := current_trace():
        event["press"] = press.id
    return event


def _counted(_: object, __: str, event: EventDict) -> EventDict:
    """Count warnings and errors, by level."""
    if event["_record"].levelno >= logging.WARNING:
        logged(event["level"])
    return event


def _discreet(hider: SecretRedactor) -> Callable[[object, str, EventDict], EventDict]:
    """Return the processor that hides secrets in all fields, and makes them plain values."""

    def plain(value: object) -> Plain:
        if value is None or isinstance(value, bool | int | float):
            return value
        return hider.hide(str(value))

    def discreet(_: object, __: str, event: EventDict) -> EventDict:
        return {name: plain(value) for name, value in event.items()}

    return discreet


def _as_json(_: object, __: str, event: Mapping[str, Any]) -> str:
    first = {name: event[name] for name in FIRST if name in event}
    return json.dumps({**first, **event})


def _as_text(_: object, __: str, event: Mapping[str, Any]) -> str:
    """Return a line as people read it; nobody can forge another one, for a text in it stays on one line."""
    press = f" press={event['press']}" if "press" in event else ""
    more = [f"{name}={event[name]}" for name in event if name not in FIRST + BELOW]
    said = _on_one_line(" ".join([str(event["event"]), *more]))
    rows = [row for name in BELOW if name in event for row in str(event[name]).split("\n")]
    line = f"{event['time']} {event['level'].upper()} {event['logger']}{press}: {said}"
    return "\n".join([line, *(f"    {_on_one_line(row)}" for row in rows)])


def _on_one_line(text: str) -> str:
    """Return a text whose control signs are spelt out, line ends among them."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_spelt(sign) if unicodedata.category(sign) in CONTROLS else sign for sign in text)


def _spelt(sign: str) -> str:
    return sign.encode("unicode_escape").decode()
