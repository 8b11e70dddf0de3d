"""The format of the log: one event a line on standard error, without secrets.

All records come from the standard library's ``logging``, ours and those of libraries; structlog's processors
format them. ``LOG_FORM=text`` writes time, level, logger, ``trace=…`` and the message, with tracebacks
indented below; ``json`` writes an object with ``time``, ``level``, ``logger``, ``event`` and, if present,
``trace`` and ``exception``. Values given as ``extra`` with a name in ``EXTRA`` become fields of their own.

Typed texts and names of players appear only in lines of level debug.
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
from bot.config.secrets import secret_redactor
from bot.observability.metrics import LOG_LINES, labeled
from bot.observability.tracing import current_trace

TEXT = LOG_FORMS[0]
EXTRA = ("chat", "verb", "outcome", "ms")
FIRST = ("time", "level", "logger", "trace", "event")
"""The fields in their order; others follow."""
BELOW = ("exception", "stack")
TEXT_TIME = "%Y-%m-%d %H:%M:%S"
CONTROLS = {"Cc", "Cf", "Cs", "Zl", "Zp"}
"""Unicode categories of control and format characters; some reverse the direction of a text."""


def configure_logging(level: str, secrets: Iterable[str], form: str = TEXT) -> None:
    """Log this level and above, in one of the two forms."""
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(secrets, form))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.captureWarnings(True)  # noqa: FBT003 - its only argument


def formatter(secrets: Iterable[str], form: str = TEXT) -> ProcessorFormatter:
    """Return the formatter of all log records, also those of libraries."""
    is_text = form == TEXT
    begun: tuple[Processor, ...] = (
        structlog.contextvars.merge_contextvars,
        add_log_level,
        add_logger_name,
        ExtraAdder(EXTRA),
        structlog.processors.TimeStamper(TEXT_TIME if is_text else "iso", utc=not is_text, key="time"),
        _add_trace,
        _count,
    )
    ended: tuple[Processor, ...] = (
        ProcessorFormatter.remove_processors_meta,
        structlog.processors.format_exc_info,
        _redact_fields(secret_redactor(secrets)),
        _as_text if is_text else _as_json,
    )
    return ProcessorFormatter(foreign_pre_chain=begun, processors=ended)


def _add_trace(_: object, __: str, event: EventDict) -> EventDict:
    if trace := current_trace():
        event["trace"] = trace.id
    return event


def _count(_: object, __: str, event: EventDict) -> EventDict:
    if event["_record"].levelno >= logging.WARNING:
        labeled(LOG_LINES, event["level"]).inc()
    return event


def _redact_fields(redact: Callable[[str], str]) -> Callable[[object, str, EventDict], EventDict]:
    """Return the processor that redacts secrets in all fields and makes them plain values."""

    def plain(value: object) -> str | int | float | bool | None:
        if value is None or isinstance(value, bool | int | float):
            return value
        return redact(str(value))

    return lambda _, __, event: {name: plain(value) for name, value in event.items()}


def _as_json(_: object, __: str, event: Mapping[str, Any]) -> str:
    first = {name: event[name] for name in FIRST if name in event}
    return json.dumps({**first, **event})


def _as_text(_: object, __: str, event: Mapping[str, Any]) -> str:
    """Return a line of text. Every value stays on one line, so that no text can forge a line of the log."""
    trace = f" trace={event['trace']}" if "trace" in event else ""
    more = [f"{name}={event[name]}" for name in event if name not in FIRST + BELOW]
    said = _on_one_line(" ".join([str(event["event"]), *more]))
    rows = [row for name in BELOW if name in event for row in str(event[name]).split("\n")]
    line = f"{event['time']} {event['level'].upper()} {event['logger']}{trace}: {said}"
    return "\n".join([line, *(f"    {_on_one_line(row)}" for row in rows)])


def _on_one_line(text: str) -> str:
    """Return a text with its control characters escaped, line breaks included."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        sign.encode("unicode_escape").decode() if unicodedata.category(sign) in CONTROLS else sign
        for sign in text
    )
