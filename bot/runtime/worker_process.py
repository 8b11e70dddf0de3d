"""The program of a worker process: runs the functions that it is sent, one after the other.

It reads pickles of ``(seconds, function, arguments)`` and writes pickles of ``(is_error, value)``, each after
its length. It ends when its input is closed, because the bot is gone then. SIGALRM ends it when a function
runs longer than ``seconds``, because then the bot, which should have killed it, is gone as well.
"""

import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from typing import Any

LENGTH = 8
"""Bytes of the length of an answer."""


def main() -> None:
    """Answer requests until the input is closed."""
    # Anything printed by mistake must not get between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if sys.platform != "win32":
        os.nice(10)  # the bot and its store come first
    try:
        while True:
            answer = _pickled_result(pickle.load(sys.stdin.buffer))  # noqa: S301 - from the bot itself
            answers.write(len(answer).to_bytes(LENGTH) + answer)
            answers.flush()
    except (EOFError, BrokenPipeError):
        os._exit(0)  # without flushing output that nobody reads


def _pickled_result(request: tuple[int, Callable[..., Any], tuple[Any, ...]]) -> bytes:
    """Run a function; return its pickled result or exception."""
    seconds, work, arguments = request
    _set_alarm(seconds)
    try:
        return pickle.dumps((False, work(*arguments)))
    except Exception as error:  # noqa: BLE001 - raised again in the bot
        error.add_note(traceback.format_exc())
        return pickle.dumps((True, error))
    finally:
        _set_alarm(0)


def _set_alarm(seconds: int) -> None:
    """End this process after ``seconds``, unless set again before; 0 for never."""
    if sys.platform != "win32":
        signal.alarm(seconds)


if __name__ == "__main__":
    main()
