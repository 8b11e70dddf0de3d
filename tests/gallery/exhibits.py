"""What hangs in the gallery: the pictures that the bot would send of each stage, in every theme."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePosixPath

from bot.core.actions import Verb
from bot.core.images import BoardPicture, Renderable
from bot.core.loaded_game import LoadedGame
from bot.core.screens import Screen
from bot.core.session import Session
from bot.features.replay.screens import animation_screen, result_screen
from bot.i18n.texts import Texts
from bot.rendering.themes import all_themes
from bot.screens.board import board_screen
from engine.board import Mark, MarkKind
from engine.game import Game
from engine.games import find_game
from engine.options import Options, write_options
from engine.record import Record
from tests.bot.charts import CHARTS
from tests.gallery.stages import END, MIDDLE, START, Stage, stages

CHOOSING, HINTED, FILM, RESULT = "choosing", "with a hint", "film", "result"
"""What is shown beside the stages as they are."""
CHARTS_SECTION, CHARTS_TITLE = "charts", "Charts"
"""The section of what is about many games: its name and its title."""
PACE = 3
"""Seconds that a player takes for a move: a game with a clock shows one that runs."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A picture of a stage in whatever theme: what the bot shows, and what it is."""

    game: str
    options: tuple[str, ...]
    """The words that choose them, without those that are usual."""
    stage: str
    title: str
    """As it stands above the picture in a chat."""
    record: Record | None
    """``None`` for what is about many games."""
    picture: Renderable


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A picture of the gallery: a sight in one theme."""

    sight: Sight
    theme: str

    @property
    def picture(self) -> Renderable:
        """What is to be painted."""
        return replace(self.sight.picture, theme=self.theme)

    @property
    def file(self) -> PurePosixPath:
        """Where it lies in the gallery."""
        words = (*self.sight.options, *self.sight.stage.split())
        name = "-".join(word.replace("=", "-") for word in words)
        ending = PurePosixPath(self.sight.picture.file_name).suffix
        return PurePosixPath(self.sight.game, self.theme, name + ending)


def section_title(game: str) -> str:
    """Return what a game, or what else hangs there, is called."""
    return CHARTS_TITLE if game == CHARTS_SECTION else find_game(game).title


def chart_sights() -> Iterator[Sight]:
    """Yield a chart of each kind."""
    for name, chart in CHARTS.items():
        yield Sight(CHARTS_SECTION, (), name, chart.title, None, chart)


def exhibits(sights: Sequence[Sight], themes: Sequence[str] = ()) -> Iterator[Exhibit]:
    """Yield every sight in every theme, a game and a theme after another."""
    for game in dict.fromkeys(sight.game for sight in sights):
        for theme in themes or all_themes():
            for sight in sights:
                if sight.game == game:
                    yield Exhibit(sight, theme)


def sights(texts: Texts, game: Game, options: Options, deals: int) -> Iterator[Sight]:
    """Play so many deals by each player, and yield what is to be seen of a game with these options.

    Each stage is one, and a move that is half made; with the usual options also a hint, the film, and the
    card of the result.
    """
    words = write_options(game.options, options)

    def sight(stage: str, record: Record, screen: Screen, picture: Renderable | None = None) -> Sight:
        shown = picture or screen.picture
        if shown is None:
            raise ValueError(f"{game.title} shows no picture of {stage}")
        return Sight(game.name, words, stage, screen.title, record, shown)

    is_filmed = False
    for stage in stages(game, options, deals):
        loaded = seated(stage)
        screen = board_screen(texts, loaded)
        yield sight(stage.name, stage.record, screen)
        if stage.name in (START, MIDDLE) and (choosing := half_made(texts, loaded, screen)):
            yield sight(f"{stage.name} {CHOOSING}", stage.record, choosing)
        if words:
            continue
        if stage.name == MIDDLE and isinstance(screen.picture, BoardPicture):
            yield sight(f"{MIDDLE} {HINTED}", stage.record, screen, hinted(loaded, screen.picture))
        if stage.name.startswith(END) and loaded.is_over:
            yield sight(f"{stage.name} {RESULT}", stage.record, result_screen(texts, loaded))
            if not is_filmed:
                yield sight(f"{stage.name} {FILM}", stage.record, animation_screen(texts, loaded))
            is_filmed = True


def seated(stage: Stage) -> LoadedGame:
    """Return a table at which the stage has been reached without haste."""
    moves = len(stage.record.moves)
    now = 1 + PACE * moves
    session = Session("0123456789", stage.record, began=1, moved=now, first_move=1 if moves else 0)
    return LoadedGame(1, session, session.timed(stage.record.replay(), now))


def half_made(texts: Texts, loaded: LoadedGame, screen: Screen) -> Screen | None:
    """Press the button that points out most on the picture; ``None`` where no move is made in parts."""
    pressed = (
        board_screen(texts, loaded, control.action.words)
        for row in screen.rows
        for control in row
        if control.action.verb is Verb.CHOOSE
    )
    return max(pressed, key=_marks, default=None)


def hinted(loaded: LoadedGame, picture: BoardPicture) -> BoardPicture:
    """Return a picture with a hint at the places of a legal move."""
    move = loaded.position.legal_moves()[0]
    return replace(picture, marks=tuple(Mark(place, MarkKind.HINT) for place in move.places))


def _marks(screen: Screen) -> int:
    return len(screen.picture.marks) if isinstance(screen.picture, BoardPicture) else 0
