"""Images to be rendered, as values: everything that an image depends on, without hidden cards."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from bot.core.charts import DEFAULT_THEME, Chart
from bot.i18n.text_width import columns
from engine.board import Board, Mark, Meter

MAX_CARD_LINE = 48
"""Columns of a line on a result card, so that it can be read on a phone."""

STAGES = 5
"""The number of stages in which progress through a game is shown."""


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """A picture of a board."""

    board: Board
    heading: tuple[str, str]
    """The left and the right part of the title, on one line, or on two if one is too short."""
    theme: str = DEFAULT_THEME
    marks: tuple[Mark, ...] = ()
    captions: tuple[tuple[str, str], ...] = ()
    """Translations of the names printed on the board, by English name; the same in the images below."""
    meter: Meter | None = None
    """A bar below the board, such as the chances of winning."""
    has_heading: bool = True
    """Without a heading the board is laid out for the table (``render/boards/table.py``)."""

    @property
    def file_name(self) -> str:
        """The name of the file."""
        return f"{self.board.game}.png"


@dataclass(frozen=True, slots=True)
class ReplayAnimation:
    """An animated replay: a frame for each move, or for several if there are many."""

    record: str
    title: str
    """The title of every frame: the game with its options and its deal."""
    theme: str = DEFAULT_THEME
    captions: tuple[tuple[str, str], ...] = ()
    since: int = 0
    """The number of moves before the first frame."""
    is_finish: bool = False
    """Whether it shows how one press won the game: faster, and once."""

    @property
    def file_name(self) -> str:
        """The name of the file."""
        return f"{self.record.partition('/')[0]}-replay.gif"


@dataclass(frozen=True, slots=True)
class ResultCard:
    """How a game ended, to be shown to others: a few lines above a small picture of a board."""

    board: Board
    """The last board as the player saw it, or an earlier one if no card is left on the last."""
    title: str
    """The game with its options and its deal."""
    lines: tuple[str, ...]
    """The result, the most important line first."""
    theme: str = DEFAULT_THEME
    captions: tuple[tuple[str, str], ...] = ()
    has_board: bool = True
    """Whether the board is shown. If it is secret, ``board`` is the one before the first move and only names
    the game."""
    reached: int | None = None
    """The number of stages reached, shown as a strip below the lines; ``None`` for no strip."""
    introduction: str = ""
    """The line above the board, if it needs one."""

    def __post_init__(self) -> None:
        if self.reached is not None and not 0 <= self.reached <= STAGES:
            raise ValueError(f"{self.reached} of {STAGES} stages")
        lines = (*self.lines, *filter(None, [self.introduction]))
        if any(not 0 < columns(line) <= MAX_CARD_LINE for line in lines):
            raise ValueError(f"a card has room for lines of {MAX_CARD_LINE} columns: {lines!r}")

    @property
    def file_name(self) -> str:
        """The name of the file."""
        return f"{self.board.game}-result.png"


@dataclass(frozen=True, slots=True)
class Celebration:
    """A won game: a large title, what was won, and the cards of a board."""

    board: Board
    """The last board, or if that has no cards the one before it."""
    heading: tuple[str, str]
    """As above a board."""
    title: str
    lines: tuple[str, ...]
    """What was won, the most important line first."""
    theme: str = DEFAULT_THEME

    def __post_init__(self) -> None:
        if any(not 0 < columns(line) <= MAX_CARD_LINE for line in (self.title, *self.lines)):
            raise ValueError(f"there is room for lines of {MAX_CARD_LINE} columns: {self.lines!r}")

    @property
    def file_name(self) -> str:
        """The name of the file."""
        return f"{self.board.game}.png"


@dataclass(frozen=True, slots=True)
class ReviewStrip:
    """What each move of a game changed, as a strip of bars, and the board at the most important moment."""

    board: Board
    title: str
    bars: tuple[tuple[str, int, int], ...]
    """For each bar: the effect as a word, and the best result still in reach after and before, in percent."""
    moves: int = 1
    """The number of moves of one bar."""
    chosen: int = 0
    """The number of the highlighted move; 0 for none."""
    steps: int = 0
    """The number of all moves, because the last bar may have fewer; 0 if every bar is full."""
    legend: tuple[tuple[str, str], ...] = ()
    note: str = ""
    theme: str = DEFAULT_THEME
    marks: tuple[Mark, ...] = ()
    captions: tuple[tuple[str, str], ...] = ()

    @property
    def file_name(self) -> str:
        """The name of the file."""
        return f"{self.board.game}-review.png"


@dataclass(frozen=True, slots=True)
class GameIntroduction:
    """What the welcome shows of a game."""

    board: Board
    name: str
    pitch: str
    """What the player does."""
    effort: str = ""
    """How long and how hard the game is; empty if that was not measured."""
    captions: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class IntroductionGroup:
    """Games that are shown together, below a heading."""

    title: str
    games: tuple[GameIntroduction, ...]


@dataclass(frozen=True, slots=True)
class WelcomePicture:
    """All games in groups: a small board of each in play, its name, and what the player does."""

    file_name: ClassVar = "games.png"
    groups: tuple[IntroductionGroup, ...]
    theme: str = DEFAULT_THEME

    @property
    def games(self) -> tuple[GameIntroduction, ...]:
        """The games of all groups, in their order."""
        return tuple(game for group in self.groups for game in group.games)


Renderable: TypeAlias = (
    BoardPicture | ReplayAnimation | ResultCard | Celebration | ReviewStrip | WelcomePicture | Chart
)
