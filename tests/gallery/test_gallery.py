"""The gallery has every game, option, stage and theme, and shows what the bot sends."""

import re
from dataclasses import replace
from io import StringIO
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image

from bot.core.charts import Chart
from bot.core.images import BoardPicture, ReplayAnimation, ResultCard
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import paint_file
from bot.rendering.themes import all_themes
from bot.screens.board import board_screen
from engine.board import MarkKind
from engine.game import Game
from engine.games import all_games, find_game
from tests.gallery.exhibits import Exhibit, Sight, chart_sights, exhibits, seated, sights
from tests.gallery.hanging import hang
from tests.gallery.kinds import shown_kinds, shown_options
from tests.gallery.progress import Progress
from tests.gallery.readme import FOLDER, write_readme_pictures
from tests.gallery.stages import END, LONGEST, MIDDLE, START, Stage

MOST_BYTES = 256 * 1024
"""Of a picture in the README, so that it is quickly there."""

games = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@pytest.fixture(scope="module")
def seen() -> list[Sight]:
    """Provide what is seen when every player plays one deal of every kind of game."""
    texts = Texts.load("en")
    return [sight for kind in shown_kinds(all_games()) for sight in sights(texts, *kind, deals=1)]


@games
def test_every_value_of_every_option_is_shown_and_all_of_them_together(game: Game) -> None:
    kinds = shown_options(game)
    shown = {chosen for options in kinds for chosen in options.chosen}
    assert shown == {(option.name, value) for option in game.options for value in option.values}
    assert all(kinds[-1][option.name] != option.default for option in game.options)


@games
def test_every_kind_of_game_is_shown_at_its_start_its_middle_and_its_end(
    game: Game, seen: list[Sight]
) -> None:
    kinds = {sight.options: set[str]() for sight in seen if sight.game == game.name}
    for sight in seen:
        if sight.game == game.name:
            kinds[sight.options].add(sight.stage)
    assert len(kinds) == len(shown_options(game))
    for stages in kinds.values():
        assert {START, MIDDLE} < stages
        assert any(stage.startswith(END) for stage in stages)


def test_the_longest_piles_are_those_that_grow_and_are_seen(seen: list[Sight]) -> None:
    longest = {(sight.game, sight.stage) for sight in seen if sight.stage.startswith(LONGEST)}
    grow = {
        "blink": ["cell"],
        "flip": ["card"],
        "follow": ["hand"],
        "kittyhawk": ["heap", "pile"],
        "wish": [],
    }
    for game, expected in grow.items():
        assert sorted(stage for name, stage in longest if name == game) == [
            f"{LONGEST} {kind}" for kind in expected
        ]
    heaps = [
        sight.record
        for sight in seen
        if sight.record and sight.stage == "longest heap" and "level=5" in sight.options
    ]
    assert {max(len(pile.cards) for pile in record.replay().board().piles) for record in heaps} == {33}


def test_choices_and_hints_are_marked(seen: list[Sight]) -> None:
    for sight in seen:
        if isinstance(sight.picture, BoardPicture):
            kinds = {mark.kind for mark in sight.picture.marks}
            assert (MarkKind.HINT in kinds) == sight.stage.endswith("hint")
            assert kinds & {MarkKind.CHOICE, MarkKind.CHOSEN} or not sight.stage.endswith("choosing")
    assert {sight.game for sight in seen if sight.stage.endswith("hint")} == {
        game.name for game in all_games()
    }
    by_place = {game.name for game in all_games() if game.is_chosen_by_place}
    assert by_place - {"flip"} <= {sight.game for sight in seen if sight.stage.endswith("choosing")}


@games
def test_every_game_has_a_film_and_a_card_of_its_result(game: Game, seen: list[Sight]) -> None:
    kinds = [type(sight.picture) for sight in seen if sight.game == game.name]
    assert kinds.count(ReplayAnimation) == 1
    assert kinds.count(ResultCard) >= 1


def test_every_sight_hangs_in_every_theme_under_a_name_of_its_own(seen: list[Sight]) -> None:
    shown = list(exhibits(seen))
    names = {(one.file, one.sight.record, one.theme) for one in shown}
    assert len({one.file for one in shown}) == len(names) == len(seen) * len(all_themes())
    assert {one.picture.theme for one in shown} == set(all_themes())


@games
def test_a_picture_is_the_one_that_the_bot_would_send(game: Game, seen: list[Sight], tmp_path: Path) -> None:
    sight = next(sight for sight in seen if (sight.game, sight.stage) == (game.name, MIDDLE))
    assert sight.record
    theme = all_themes()[-1]
    hang([Exhibit(sight, theme)], tmp_path / "gallery", Progress(StringIO()))
    table = replace(seated(Stage(MIDDLE, sight.record)), theme=theme)
    sent = board_screen(Texts.load("en"), table).picture
    assert sent is not None
    kept = (tmp_path / "gallery" / game.name / theme / "middle.png").read_bytes()
    assert kept == paint_file(sent)


def test_the_page_shows_every_picture_at_full_and_at_phone_size(seen: list[Sight], tmp_path: Path) -> None:
    boards = [sight for sight in seen if sight.game == "wish" and isinstance(sight.picture, BoardPicture)]
    shown = list(exhibits(boards, all_themes()[:2]))
    out = StringIO()
    hang(shown, tmp_path, Progress(out))
    page = (tmp_path / "index.html").read_text("utf-8")
    sources = re.findall(r'<img class="(\w+)" src="([^"]+)"[^>]* width="(\d+)" height="(\d+)"', page)
    assert {(kind, source) for kind, source, _, _ in sources} == {
        (kind, str(one.file)) for kind, one in product(("full", "phone"), shown)
    }
    assert {width for kind, _, width, _ in sources if kind == "phone"} == {"320"}
    for _, source, width, height in sources:
        with Image.open(tmp_path / source) as picture:
            assert int(height) == round(int(width) * picture.height / picture.width)
    anchors = re.findall(r'href="#([^"]+)"', page)
    assert anchors == [f"wish-{theme}" for theme in all_themes()[:2]]
    assert all(f'id="{anchor}"' in page for anchor in anchors)
    assert all(sight.record and sight.record.text in page for sight in boards)
    assert "http" not in page
    assert out.getvalue().splitlines() == [
        f"Painting {find_game('wish').title} in {theme} …" for theme in all_themes()[:2]
    ]


def test_charts_of_each_kind_hang_in_every_theme(tmp_path: Path) -> None:
    shown = list(exhibits(list(chart_sights())))
    assert {type(one.picture) for one in shown} == set(get_args(Chart))
    assert {one.picture.theme for one in shown} == set(all_themes())
    hang(shown[:4], tmp_path, Progress(StringIO()))
    page = (tmp_path / "index.html").read_text("utf-8")
    assert page.count('<img class="full"') == 4
    assert 'id="charts-' in page
    assert "record" not in page.partition("<body>")[2]


def test_the_documents_show_what_is_painted_for_them(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    text = "".join(file.read_text("utf-8") for file in (root / "README.md", *sorted(root.glob("docs/*.md"))))
    shown = re.findall(r'<img src="(?:\.\./)?seeds/pictures/([^"]+)" width="\d+" alt="[^"]+"', text)
    painted = [file.name for file in write_readme_pictures(tmp_path)]
    assert sorted(shown) == sorted([*painted, "page.png"])
    assert {game.name for game in all_games()} <= {Path(name).stem for name in painted}
    assert all((tmp_path / name).stat().st_size < MOST_BYTES for name in painted)
    assert all((FOLDER / name).is_file() for name in shown)
