"""Images to be rendered, as values: everything that an image depends on, and nothing hidden."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.core.charts import DEFAULT_THEME, Chart
from bot.i18n.text_width import columns
from engine.board import Board, Mark, Meter

MAX_CARD_LINE = 48
"""Columns of a line on a result card: what the card has room for in letters to be read on a phone."""


STAGES = 5
"""Into so many stages a game is parted where it is told how far a run has come."""


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """A board to be painted: everything that the picture depends on, and nothing hidden."""

    board: Board
    heading: tuple[str, str]
    """The title: what stands at the left and at the right of its line, or in the two that it then takes."""
    theme: str = DEFAULT_THEME
    marks: tuple[Mark, ...] = ()
    """The places to be pointed out: of the last move, and those that can be chosen."""
    captions: tuple[tuple[str, str], ...] = ()
    """What is printed for names on the table that are not in English, by name; so below."""
    meter: Meter | None = None
    """A bar below the board, where its player has asked for one."""

    @property
    def file_name(self) -> str:
        """What its file is called where a chat wants a name."""
        return f"{self.board.game}.png"


@dataclass(frozen=True, slots=True)
class ReplayAnimation:
    """A game to be shown as it was played: a frame for each move, or for several where there are many."""

    record: str
    """The record of the game, on its one line."""
    title: str
    """What stands above every frame: the game with its options and its deal."""
    theme: str = DEFAULT_THEME
    captions: tuple[tuple[str, str], ...] = ()
    since: int = 0
    """How many moves had been made when it begins."""

    @property
    def file_name(self) -> str:
        """What its file is called where a chat wants a name."""
        return f"{self.record.partition('/')[0]}-replay.gif"


@dataclass(frozen=True, slots=True)
class ResultCard:
    """How a game ended, to be shown to others: some words beside a small picture of the end."""

    board: Board
    """The last board as its player saw it: what was hidden stays hidden."""
    title: str
    """The game with its options and its deal."""
    lines: tuple[str, ...]
    """What there is to tell of the result, the most important first."""
    theme: str = DEFAULT_THEME
    captions: tuple[tuple[str, str], ...] = ()
    has_board: bool = True
    """Whether the board is on it; where it is a secret, it is that of the deal, and only names the game."""
    reached: int | None = None
    """Of the five stages of a game so many, as a strip below the words; ``None`` for no strip."""

    def __post_init__(self) -> None:
        if self.reached is not None and not 0 <= self.reached <= STAGES:
            raise ValueError(f"{self.reached} of {STAGES} stages")
        if any(not 0 < columns(line) <= MAX_CARD_LINE for line in self.lines):
            raise ValueError(f"a card has room for lines of {MAX_CARD_LINE} columns: {self.lines!r}")

    @property
    def file_name(self) -> str:
        """What its file is called where a chat wants a name."""
        return f"{self.board.game}-result.png"


@dataclass(frozen=True, slots=True)
class ReviewStrip:
    """What each move of a game did, a bar for each, and the board of the moment that mattered most."""

    board: Board
    title: str
    bars: tuple[tuple[str, int, int], ...]
    """What a move did, a word; and the best that could still be reached after and before it, of a hundred."""
    moves: int = 1
    """How many moves a bar stands for."""
    chosen: int = 0
    """The number of the move that is pointed out; 0 for none."""
    steps: int = 0
    """How many moves there are, for the last bar may stand for fewer; 0 for as many as fill the bars."""
    legend: tuple[tuple[str, str], ...] = ()
    """The words of the bars, and what they mean."""
    note: str = ""
    """What board it is."""
    theme: str = DEFAULT_THEME
    marks: tuple[Mark, ...] = ()
    captions: tuple[tuple[str, str], ...] = ()

    @property
    def file_name(self) -> str:
        """What its file is called where a chat wants a name."""
        return f"{self.board.game}-review.png"


Renderable: TypeAlias = BoardPicture | ReplayAnimation | ResultCard | ReviewStrip | Chart
"""Whatever is painted and sent as a file."""
