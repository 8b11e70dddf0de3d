"""The program of a worker process: does what it is sent, one piece of work after the other.

It reads pickles of ``(seconds, function, arguments)`` and writes pickles of ``(is_error, value)``, each
behind its length. It ends when nothing more can come, for the bot is gone then; and by the system's alarm
where a piece of work takes so many seconds, for then nobody is left who would have ended it in time.
"""

import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO

LENGTH = 8
"""Bytes of the length before an answer."""
NICENESS = 10
"""How far workers stand back behind the bot and its store, by the system's measure."""


def main() -> None:
    """Do what comes in, until nothing more can come."""
    # What is printed by mistake must not get between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if sys.platform != "win32":
        os.nice(NICENESS)
    try:
        while True:
            _answer(sys.stdin.buffer, answers)
    except (EOFError, BrokenPipeError):
        os._exit(0)  # without flushing what nobody reads


def _answer(requests: BinaryIO, answers: BinaryIO) -> None:
    answer = _packed(pickle.load(requests))  # noqa: S301 - from the bot itself
    answers.write(len(answer).to_bytes(LENGTH) + answer)
    answers.flush()


def _packed(request: tuple[int, Callable[..., Any], tuple[Any, ...]]) -> bytes:
    """Do a piece of work; return what came of it, packed to be sent."""
    seconds, work, arguments = request
    _set_alarm(seconds)
    try:
        return pickle.dumps((False, work(*arguments)))
    except Exception as error:  # noqa: BLE001 - it is raised again where the work was asked for
        error.add_note(traceback.format_exc())
        return pickle.dumps((True, error))
    finally:
        _set_alarm(0)


def _set_alarm(seconds: int) -> None:
    """End this process after so many seconds, unless told otherwise before; 0 for never."""
    if sys.platform != "win32":
        signal.alarm(seconds)


if __name__ == "__main__":
    main()
