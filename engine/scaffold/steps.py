"""The files that a game has, in the order in which they are best written."""

from dataclasses import dataclass
from enum import StrEnum


class Part(StrEnum):
    """The part of a game that a file belongs to."""

    DECK = "deck"
    """Of a game with cards of its own; other games share a deck."""
    GAME = "game"
    """Of every game."""
    DAILY = "daily"
    """Of a game with hints, verdicts and certified deals, needed for the daily challenge, and a lesson."""


@dataclass(frozen=True, slots=True)
class Step:
    """A file of a game, or a file for each language."""

    path: str
    """From the project's folder, with ``NAME``, ``DECK``, ``LANGUAGE``, and ``WHAT`` for any word."""
    purpose: str
    """What the file is for, as a sentence without its end."""
    part: Part = Part.GAME
    command: str = ""
    """The command that writes the file, or completes it; empty if it is written by hand."""
    words: tuple[str, ...] = ()
    """The words for ``WHAT`` of the files that ``python -m engine new`` writes."""
    is_generated: bool = False
    """Whether the command writes the whole file, so that there is no template."""
    is_of_family: bool = False
    """Whether the file of a family, which has the family's name, serves all its games."""


TRANSCRIPTS = "python -m tests.engine.transcripts NAME"
PICTURES = "python -m tests.render.painted NAME"
DECK_PICTURE = "python -m tests.render.painted deck-DECK"
RULES_PICTURE = "python -m tests.render.rules_pictures NAME"


def generated(path: str, purpose: str, command: str, part: Part = Part.GAME) -> Step:
    """Return the step of a file that a command writes."""
    return Step(path, purpose, part, command, is_generated=True)


def of_family(path: str, purpose: str, part: Part = Part.GAME) -> Step:
    """Return the step of a file that a family has for all its games."""
    return Step(path, purpose, part, is_of_family=True)


STEPS: tuple[Step, ...] = (
    Step("engine/cards/DECK.py", "the cards of the deck, each with a code", Part.DECK),
    Step("engine/games/NAME.py", "the rules: positions, moves, and how the game ends"),
    of_family("engine/reading/NAME.py", "what players type, read as moves"),
    Step("tests/engine/test_NAME.py", "the rules, tested on positions built by hand"),
    of_family("tests/engine/hidden/NAME.py", "the same position with other hidden cards, so that none leaks"),
    Step("tests/engine/perft/NAME.perft", "the number of lines of play by depth"),
    Step(
        "tests/engine/golden/NAME-WHAT.txt",
        "whole games move by move: three or more, one of them won",
        command=TRANSCRIPTS,
        words=("won", "lost", "other"),
    ),
    Step("render/cards/decks/DECK.py", "how the cards of the deck are drawn", Part.DECK),
    of_family("render/boards/layouts/NAME.py", "where cards and words lie on the picture"),
    Step("tests/render/golden/NAME.txt", "the boards that are compared with golden pictures"),
    generated("tests/render/golden/deck-DECK.png", "the golden picture of the deck", DECK_PICTURE, Part.DECK),
    generated("tests/render/golden/NAME-WHAT.png", "a golden picture of a board", PICTURES),
    Step("bot/texts/LANGUAGE/DECK-cards.ftl", "the cards of the deck in words", Part.DECK),
    Step("bot/texts/LANGUAGE/NAME.ftl", "all that players read of the game: places, moves, ends, refusals"),
    Step("seeds/rules/LANGUAGE/NAME.md", "the rules page"),
    generated("seeds/pictures/rules-NAME.png", "the picture of the rules page", RULES_PICTURE),
    Step("tests/bot/play/by_ear/NAME.txt", "deals that are played to their end by the text board"),
    of_family("engine/solvers/NAME.py", "what can be reached with all cards known", Part.DAILY),
    of_family(
        "tests/engine/solvers/test_NAME_solver.py", "the solver, compared with trying everything", Part.DAILY
    ),
    of_family("engine/advice/NAME.py", "hints, made from nothing but the board", Part.DAILY),
    of_family(
        "tests/engine/advice/test_NAME_advice.py", "the hints: their order and their reasons", Part.DAILY
    ),
    Step("seeds/plans/NAME.py", "which deals are proven for the daily challenge", Part.DAILY),
    generated("seeds/deals/NAME.txt", "the proven deals", "make seeds ONLY=NAME", Part.DAILY),
    Step("seeds/lessons/NAME.toml", "the lesson: its deal, and the moves of each step", Part.DAILY),
    Step("bot/texts/LANGUAGE/NAME-lesson.ftl", "what the lesson says at each step", Part.DAILY),
)
