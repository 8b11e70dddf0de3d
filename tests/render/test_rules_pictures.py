"""The pictures of the rules pages show the records that the pages name."""

from pathlib import Path

import pytest

from bot.i18n.languages import finished_languages
from engine.game import Game
from engine.games import all_games
from engine.record import Record
from tests.render.pictures import compare
from tests.render.rules_pictures import FILES, LINK, RULES, file, painted

MOST_BYTES = 100 * 1024

games = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@pytest.mark.parametrize("language", finished_languages())
@games
def test_a_page_has_one_picture_of_its_own_game_with_a_description(game: Game, language: str) -> None:
    page = RULES.parent / language / f"{game.name}.md"
    source = page.read_text("utf-8")
    (found,) = LINK.finditer(source)
    assert source.count("](") == 1
    assert f"\n\n{found[0]}\n\n" in source
    assert (page.parent / found["path"]).resolve() == file(game.name).resolve()
    assert found["shown"].strip()
    assert Record.read(found["record"]).game == game.name


@games
def test_the_file_shows_the_same_as_the_chats(game: Game) -> None:
    assert not compare(f"rules-{game.name}", painted(game.name).image(), file(game.name))


def test_no_picture_is_left_over_or_heavy() -> None:
    files = [path for path in FILES.glob("*.png") if path.name.startswith("rules-")]
    assert {path.stem for path in files} == {f"rules-{page.stem}" for page in RULES.glob("*.md")}
    assert not [path.name for path in files if path.stat().st_size > MOST_BYTES]


def test_every_page_is_of_a_game_in_a_language_of_the_bot() -> None:
    assert {folder.name for folder in RULES.parent.iterdir()} == set(finished_languages())
    for folder in RULES.parent.iterdir():
        assert {Path(page).stem for page in folder.glob("*")} == {game.name for game in all_games()}, folder
