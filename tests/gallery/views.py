"""The gallery: what the bot sends at each stage in every theme, on a page at full size and at phone size."""

import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from html import escape
from io import BytesIO
from itertools import groupby
from pathlib import Path, PurePosixPath
from string import Template

from PIL import Image

from bot.core.actions import Chat, Verb
from bot.core.charts import DEFAULT_THEME
from bot.core.images import BoardPicture, Renderable
from bot.core.screens import Screen
from bot.core.session import LoadedGame, Session
from bot.features.replay.screens import animation_screen, result_screen
from bot.i18n.catalog import languages
from bot.i18n.languages import own_name
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import paint_file
from bot.rendering.themes import all_themes, theme_title
from bot.screens.board import board_screen
from bot.screens.welcome import welcome_picture
from engine.board import Mark, MarkKind
from engine.game import Game
from engine.games import find_game
from engine.options import Options, write_options
from engine.record import Record
from tests.bot.standings.chart_values import CHARTS
from tests.gallery.stages import END, MIDDLE, START, stages

FRAME = Path(__file__).parent / "frame.html"
PHONE_WIDTH = 320
CHOOSING, HINT, ANIMATION, RESULT = "choosing", "with a hint", "animation", "result"
"""Suffixes of stage names, for pictures that are shown in addition to the plain board."""
CHARTS_SECTION = "charts"
"""The section of the charts, which belong to no single game."""
WELCOME_SECTION = "welcome"
"""The section of the picture of all games, in every language."""
SECTION_TITLES = {CHARTS_SECTION: "Charts", WELCOME_SECTION: "Welcome"}
LANGUAGE_SECTION = "language-"
"""Begins the section of boards in a language, whose tag follows. It is in one theme only."""
IN_LANGUAGES = {START, MIDDLE, RESULT}
"""Last words of the stages that are shown in each language."""
PACE = 3
"""Seconds per move, so that the clock of a game shows a time."""


@dataclass(frozen=True, slots=True)
class View:
    """A picture in the default theme, and what it shows."""

    game: str
    options: tuple[str, ...]
    """The option words with non-default values."""
    stage: str
    title: str
    """The title above the picture in a chat."""
    record: Record | None
    """``None`` for charts and the welcome."""
    picture: Renderable

    def in_theme(self, theme: str) -> Renderable:
        return replace(self.picture, theme=theme)

    def file(self, theme: str) -> PurePosixPath:
        name = "-".join(word.replace("=", "-") for word in (*self.options, *self.stage.split()))
        return PurePosixPath(self.game, theme, name + PurePosixPath(self.picture.file_name).suffix)


def section_title(section: str) -> str:
    language = section.removeprefix(LANGUAGE_SECTION)
    if language != section:
        return own_name(language)
    return SECTION_TITLES.get(section) or find_game(section).title


def chart_views() -> list[View]:
    return [View(CHARTS_SECTION, (), name, chart.title, None, chart) for name, chart in CHARTS.items()]


def welcome_views() -> Iterator[View]:
    for language in languages():
        texts = Texts.load(language)
        picture, _ = welcome_picture(texts, DEFAULT_THEME)
        yield View(WELCOME_SECTION, (), own_name(language), texts("welcome-title"), None, picture)


def language_views(language: str, views: Sequence[View]) -> Iterator[View]:
    """Yield the boards of views with default options in a language, and the result cards of ended games."""
    texts = Texts.load(language)
    for view in views:
        if view.record is None or view.options or view.stage.split()[-1] not in IN_LANGUAGES:
            continue
        loaded = loaded_game(view.record)
        is_result = view.stage.endswith(RESULT)
        screen = result_screen(texts, loaded, Chat.PAGE) if is_result else board_screen(texts, loaded)
        if screen.picture is None:
            raise ValueError(f"{view.title} has no picture of {view.stage}")
        stage = f"{view.game} {view.stage}"
        yield View(LANGUAGE_SECTION + language, (), stage, screen.title, view.record, screen.picture)


def in_themes(views: Sequence[View], themes: Sequence[str] = ()) -> Iterator[tuple[View, str]]:
    for game in dict.fromkeys(view.game for view in views):
        fixed = (DEFAULT_THEME,) if game.startswith(LANGUAGE_SECTION) else themes
        for theme in fixed or all_themes():
            yield from ((view, theme) for view in views if view.game == game)


def views(texts: Texts, game: Game, options: Options, deals: int) -> Iterator[View]:
    """Yield the views of a game with an option set; each simulated player plays ``deals`` deals.

    There is one for each stage and for a partly entered move; with default options also for a hint, the
    animation and the result card.
    """
    words = write_options(game.options, options)

    def view(stage: str, record: Record, screen: Screen, picture: Renderable | None = None) -> View:
        shown = picture or screen.picture
        if shown is None:
            raise ValueError(f"{game.title} has no picture of {stage}")
        return View(game.name, words, stage, screen.title, record, shown)

    is_animated = False
    for stage in stages(game, options, deals):
        loaded = loaded_game(stage.record)
        screen = board_screen(texts, loaded)
        yield view(stage.name, stage.record, screen)
        if stage.name in (START, MIDDLE) and (choosing := half_made(texts, loaded, screen)):
            yield view(f"{stage.name} {CHOOSING}", stage.record, choosing)
        if words:
            continue
        if stage.name == MIDDLE and isinstance(screen.picture, BoardPicture):
            move = loaded.position.legal_moves()[0]
            hint = replace(screen.picture, marks=tuple(Mark(place, MarkKind.HINT) for place in move.places))
            yield view(f"{MIDDLE} {HINT}", stage.record, screen, hint)
        if stage.name.startswith(END) and loaded.is_over:
            result = result_screen(texts, loaded, Chat.PAGE)
            yield view(f"{stage.name} {RESULT}", stage.record, result)
            if not is_animated:
                yield view(f"{stage.name} {ANIMATION}", stage.record, animation_screen(texts, loaded))
            is_animated = True


def loaded_game(record: Record) -> LoadedGame:
    now = 1 + PACE * len(record.moves)
    session = Session("0123456789", record, began=1, moved=now, first_move=1 if record.moves else 0)
    return LoadedGame(1, session, session.timed(record.replay(), now))


def half_made(texts: Texts, loaded: LoadedGame, screen: Screen) -> Screen | None:
    """Return the screen after the button that marks most places; ``None`` if no move is entered in parts."""
    pressed = (
        board_screen(texts, loaded, button.action.words)
        for row in screen.rows
        for button in row
        if button.action.verb is Verb.CHOOSE
    )
    return max(pressed, key=_marks, default=None)


def _marks(screen: Screen) -> int:
    return len(screen.picture.marks) if isinstance(screen.picture, BoardPicture) else 0


def write_gallery(shown: Sequence[tuple[View, str]], folder: Path, report: Callable[[str], object]) -> None:
    """Empty the folder, paint all views into it, and write the page."""
    if folder.exists():
        shutil.rmtree(folder)
    anchors, sections = [], []
    for game, of_game in groupby(shown, key=lambda one: one[0].game):
        links = []
        for theme, of_theme in groupby(of_game, key=lambda one: one[1]):
            report(f"Painting {section_title(game)} in {theme} …")
            title = escape(theme_title(Texts.load(), theme))
            links.append(f'<a href="#{game}-{theme}">{title}</a>')
            sections.append(
                f'<section>\n<h3 id="{game}-{theme}">{section_title(game)} <small>{title}</small></h3>'
            )
            sections += [
                "<div>",
                *(_figure(view, theme, folder) for view, _ in of_theme),
                "</div>\n</section>",
            ]
        anchors.append(f"<p><b>{escape(section_title(game))}</b> {' '.join(links)}</p>")
    frame = Template(FRAME.read_text("utf-8"))
    page = frame.substitute(anchors="\n".join(anchors), sections="\n".join(sections))
    (folder / "index.html").write_text(page, "utf-8")


def _figure(view: View, theme: str, folder: Path) -> str:
    """Paint a view into its file; return its HTML."""
    file = view.file(theme)
    content = paint_file(view.in_theme(theme))
    (folder / file).parent.mkdir(parents=True, exist_ok=True)
    (folder / file).write_bytes(content)
    with Image.open(BytesIO(content)) as picture:
        width, height = picture.size
    text = escape(f"{view.title}, {view.stage}")
    facts = f"{width} × {height}, {len(content) / 1024:.1f} KiB"
    if view.record:
        facts += f", {len(view.record.moves)} moves"
        facts += f"<details><summary>record</summary>{escape(view.record.text)}</details>"
    return (
        f'<figure id="{file}">\n<div>'
        + "".join(_images(f'src="{file}" loading="lazy"', width, height, text))
        + f"</div>\n<figcaption><b>{text}</b> · {facts}</figcaption>\n</figure>"
    )


def _images(source: str, width: int, height: int, text: str) -> Iterator[str]:
    yield f'<img class="full" {source} width="{width}" height="{height}" alt="{text}">'
    phone_height = round(PHONE_WIDTH * height / width)
    yield f'<img class="phone" {source} width="{PHONE_WIDTH}" height="{phone_height}" alt="">'
