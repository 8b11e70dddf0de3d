"""The gallery has every game, option, stage and theme, and shows what the bot sends."""

import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image

from bot.core.charts import Chart
from bot.core.images import BoardPicture
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import paint_file
from bot.rendering.themes import all_themes
from bot.screens.board import board_screen
from engine.games import all_games, find_game
from tests.gallery.readme import FOLDER, write_readme_pictures
from tests.gallery.stages import END, MIDDLE, START, shown_options
from tests.gallery.views import View, chart_views, in_themes, loaded_game, views, write_gallery

MAX_BYTES = 256 * 1024
"""The greatest size of a picture in the README, so that it loads quickly."""
GAMES = [game.name for game in all_games()]


@pytest.fixture(scope="module")
def shown() -> list[View]:
    """Provide the views of one deal by every player of every game with each choice of options."""
    texts = Texts.load("en")
    return [
        view
        for game in all_games()
        for options in shown_options(game)
        for view in views(texts, game, options, deals=1)
    ]


def test_every_value_of_every_option_is_shown_at_start_middle_and_end(shown: list[View]) -> None:
    for game in all_games():
        choices = shown_options(game)
        values = {chosen for options in choices for chosen in options.chosen}
        assert values == {(option.name, value) for option in game.options for value in option.values}
        assert all(choices[-1][option.name] != option.default for option in game.options)
        stages: dict[tuple[str, ...], set[str]] = {}
        for view in shown:
            if view.game == game.name:
                stages.setdefault(view.options, set()).add(view.stage)
        assert len(stages) == len(choices)
        for names in stages.values():
            assert {START, MIDDLE} < names
            assert any(name.startswith(END) for name in names)


def test_a_picture_is_the_one_that_the_bot_sends(shown: list[View], tmp_path: Path) -> None:
    theme = all_themes()[-1]
    middles = [next(view for view in shown if (view.game, view.stage) == (game, MIDDLE)) for game in GAMES]
    write_gallery([(view, theme) for view in middles], tmp_path / "gallery", str)
    for view in middles:
        assert view.record
        sent = board_screen(Texts.load("en"), replace(loaded_game(view.record), theme=theme)).picture
        assert sent is not None
        written = (tmp_path / "gallery" / view.game / theme / "middle.png").read_bytes()
        assert written == paint_file(sent)


def test_the_page_shows_every_picture_at_full_and_at_phone_size(shown: list[View], tmp_path: Path) -> None:
    themes, reports = all_themes()[:2], list[str]()
    boards = [view for view in shown if view.game == "wish" and isinstance(view.picture, BoardPicture)]
    write_gallery(list(in_themes(boards, themes)), tmp_path, reports.append)
    page = (tmp_path / "index.html").read_text("utf-8")
    images = re.findall(r'<img class="(\w+)" src="([^"]+)"[^>]* width="(\d+)" height="(\d+)"', page)
    assert {(kind, source) for kind, source, _, _ in images} == {
        (kind, str(view.file(theme)))
        for kind, (view, theme) in product(("full", "phone"), in_themes(boards, themes))
    }
    assert {width for kind, _, width, _ in images if kind == "phone"} == {"320"}
    for _, source, width, height in images:
        with Image.open(tmp_path / source) as picture:
            assert int(height) == round(int(width) * picture.height / picture.width)
    anchors = re.findall(r'href="#([^"]+)"', page)
    assert anchors == [f"wish-{theme}" for theme in themes]
    assert all(f'id="{anchor}"' in page for anchor in anchors)
    assert all(view.record and view.record.text in page for view in boards)
    assert "http" not in page
    assert reports == [f"Painting {find_game('wish').title} in {theme} …" for theme in themes]


def test_charts_of_each_kind_are_shown_in_every_theme() -> None:
    charts = list(in_themes(chart_views()))
    assert {type(view.picture) for view, _ in charts} == set(get_args(Chart))
    assert {theme for _, theme in charts} == set(all_themes())


def test_the_documents_show_the_pictures_that_are_painted_for_them(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    text = "".join(file.read_text("utf-8") for file in (root / "README.md", *sorted(root.glob("docs/*.md"))))
    used = re.findall(r'<img src="(?:\.\./)?seeds/pictures/([^"]+)" width="\d+" alt="[^"]+"', text)
    painted = [file.name for file in write_readme_pictures(tmp_path)]
    assert sorted(used) == sorted([*painted, "page.png"])
    assert set(GAMES) <= {Path(name).stem for name in painted}
    assert all((tmp_path / name).stat().st_size < MAX_BYTES for name in painted)
    assert all((FOLDER / name).is_file() for name in used)
