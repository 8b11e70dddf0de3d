"""Runs the parsers on hostile texts: some drawn and made small by Hypothesis, the many by seeds alone."""

import logging
import time
from collections.abc import Callable, Sequence

from hypothesis import HealthCheck, Phase, given, seed, settings

from tests.fuzz.campaign import Outcome
from tests.fuzz.parsers import PARSERS, Parser, horror, mutated
from tests.fuzz.stored_values import STORED_VALUES

ALL: Sequence[Parser] = (*PARSERS, *STORED_VALUES)
SHARE = 10
"""Parsers that are not the main ones get this part of the inputs."""
DRAWN = 2000
"""Texts at most that Hypothesis draws: they are made small where one fails, but take their time."""
HURRY = 5000
"""Inputs between two words about how far it is."""

Tell = Callable[[str], None]


def inputs_of(parser: Parser, inputs: int) -> int:
    """Return how many of so many inputs a parser gets."""
    return inputs if parser.is_main else max(1, inputs // SHARE)


def read(parser: Parser, inputs: int, number: int, tell: Tell | None = None) -> Outcome:
    """Have a parser read so many texts, until it fails at one."""
    outcome, begun = Outcome(), time.monotonic()
    logging.getLogger("bot.storage.chat_history").setLevel(logging.ERROR)  # it warns of each
    try:
        _read_drawn(parser, min(inputs, DRAWN), number, outcome)
        _read_many(parser, inputs, number, outcome, tell)
    except Exception as error:  # noqa: BLE001 - whatever a parser raises is what is looked for
        notes = "\n".join(getattr(error, "__notes__", ()))
        outcome.failures.append(f"python -m tests.fuzz {parser.name} --seed {number}\n{error!r}\n{notes}")
    outcome.seconds = time.monotonic() - begun
    return outcome


def _read_drawn(parser: Parser, inputs: int, number: int, outcome: Outcome) -> None:
    @seed(number)
    @settings(
        max_examples=inputs,
        database=None,
        deadline=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )
    @given(parser.inputs())
    def reads(text: str) -> None:
        _read_one(parser, text, outcome)

    reads()


def _read_many(parser: Parser, inputs: int, number: int, outcome: Outcome, tell: Tell | None) -> None:
    real, begun = tuple(parser.real()), time.monotonic()
    place = 0
    while outcome.inputs < inputs:
        one = number << 40 | place
        _read_one(parser, horror(one) if place % 3 == 0 else mutated(real, one), outcome)
        place += 1
        if tell and outcome.inputs % HURRY == 0:
            outcome.seconds = time.monotonic() - begun
            tell(f"{parser.name}: {outcome.line}")


def _read_one(parser: Parser, text: str, outcome: Outcome) -> None:
    outcome.inputs += 1
    try:
        parser.check(text)
    except Exception as error:
        error.add_note(f"parser {parser.name}: {text!r}")
        raise
