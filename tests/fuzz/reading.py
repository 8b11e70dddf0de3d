"""Runs the parsers on hostile texts that are drawn from seeds."""

import logging
import time
from collections.abc import Callable, Sequence

from tests.fuzz.campaign import Outcome
from tests.fuzz.parsers import PARSERS, Parser, horror, mutated
from tests.fuzz.stored_values import STORED_VALUES

ALL: Sequence[Parser] = (*PARSERS, *STORED_VALUES)
SHARE = 10
"""Parsers that are not the main ones get this part of the inputs."""
PROGRESS = 5000
"""Inputs between two lines of progress."""


def inputs_of(parser: Parser, inputs: int) -> int:
    """Return how many inputs a parser gets."""
    return inputs if parser.is_main else max(1, inputs // SHARE)


def read(parser: Parser, inputs: int, seed: int, tell: Callable[[str], None] | None = None) -> Outcome:
    """Have a parser read texts until it fails: real, damaged and hostile ones in turn."""
    outcome, begun, real = Outcome(), time.monotonic(), tuple(parser.real())
    logging.getLogger("bot.storage.chat_history").setLevel(logging.ERROR)  # it warns of each
    while outcome.inputs < inputs and not outcome.failures:
        place = outcome.inputs
        number = seed << 40 | place
        match place % 4:
            case 0:
                text = horror(number)
            case 1:
                text = real[place // 4 % len(real)]
            case _:
                text = mutated(real, number)
        outcome.inputs += 1
        outcome.seconds = time.monotonic() - begun
        try:
            parser.check(text)
        except Exception as error:  # noqa: BLE001 - any error that a check does not expect is a failure
            command = f"python -m tests.fuzz {parser.name} --seed {seed}"
            outcome.failures.append(f"{command}\n{error!r}\nparser {parser.name}: {text!r}")
        if tell and outcome.inputs % PROGRESS == 0:
            tell(f"{parser.name}: {outcome.line}")
    return outcome
