"""What aiohttp's server says of requests that are no HTTP: anybody may send such, it is no error of ours."""

import logging

from aiohttp.http import HttpProcessingError

log = logging.getLogger(__name__)


def tidy_http_log() -> None:
    """Keep traces of such requests out of the log, with the bytes that somebody sent in them."""
    logging.getLogger("aiohttp.server").addFilter(without_malformed)


def without_malformed(record: logging.LogRecord) -> bool:
    """Leave them out, but for a word to those who debug."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, HttpProcessingError):
        log.debug("what somebody sent is no HTTP: %s", type(error).__name__)
        return False
    return True
