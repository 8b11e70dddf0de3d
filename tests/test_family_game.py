"""A game of each family, from its declaration to a game in a chat, without changes to other files."""

import shutil
from pathlib import Path

import pytest

from engine.scaffold.new_game import FAMILY_TEMPLATES, NewGame, unfinished
from engine.scaffold.steps import STEPS, Part
from tests.scaffolded import OF_ALL_GAMES, ROOT, FinishedGame, check, copy_project, run

FILES = ROOT / "tests" / "family_game"
GAMES = {
    "building": NewGame("westcliff", "french", family="building"),
    "clearing": NewGame("blackhole", "french", title="Black Hole", family="clearing"),
}
"""A game of each family, by its name."""

CHECKS = (
    "tests/test_game_files.py",
    "tests/test_names.py",
    "tests/engine/test_NAME.py",
    "tests/engine/test_contract.py",
    "tests/engine/test_perft.py",
    "tests/engine/test_golden.py",
    "tests/render/test_layouts.py",
    "tests/render/test_golden.py",
    "tests/render/test_rules_pictures.py",
    "tests/bot/i18n/test_texts.py",
    "tests/bot/i18n/test_rules.py",
    "tests/bot/i18n/test_translated_games.py",
    "tests/bot/play/test_typed_moves.py",
    "tests/bot/play/test_text_boards.py",
    "tests/bot/test_NAME_in_chat.py",
)
"""The tests of the project that check every game, and those of the new game."""


def test_a_game_of_every_family_is_made() -> None:
    assert sorted(GAMES) == sorted(path.parent.name for path in ROOT.glob("engine/families/*/__init__.py"))
    templates = {path.parent.name for path in FAMILY_TEMPLATES.glob("*/engine")}
    assert templates == GAMES.keys()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Provide a copy of the project without the files of the new game."""
    return copy_project(tmp_path)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(GAMES["building"], marks=pytest.mark.rare(seconds=60), id="building"),
        pytest.param(GAMES["clearing"], marks=pytest.mark.rare(seconds=30), id="clearing"),
    ],
)
def test_a_game_of_a_family_is_declared_finished_file_by_file_and_played(tree: Path, game: NewGame) -> None:
    before = {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()}
    begun = run(tree, f"-m engine new {game.name} --family {game.family} --title '{game.title}'")
    assert begun.returncode == 0, begun.stderr
    left = list(unfinished(tree, game))
    assert all(sentence in begun.stdout for sentence in left)
    asked = {sentence.split()[0] for sentence in left}
    assert not asked & {path for step in STEPS if step.is_of_family for path in game.paths(ROOT, step)}

    # The template is a game already: it can be dealt and played before anything else is written.
    played = run(tree, f"-m engine play {game.name} --deal 4 draw")
    assert played.returncode == 0, played.stderr
    assert "> draw" in played.stdout

    # The finished game passes the tests of all games and works in a chat. No other file was changed.
    finished = FinishedGame(game, FILES)
    finished.finish_all(tree)
    in_chat = f"tests/bot/test_{game.name}_in_chat.py"
    shutil.copy(FILES / in_chat, tree / in_chat)
    files = " ".join(CHECKS).replace("NAME", game.name)
    passed = check(tree, files, f"{game.name} or {OF_ALL_GAMES}")
    assert passed.returncode == 0, passed.stdout
    assert before == {path: path.read_bytes() for path in before}


@pytest.mark.parametrize("family", GAMES)
def test_what_a_family_lacks_is_asked_for(tmp_path: Path, family: str) -> None:
    """The first game of a family is asked for the family's files too, the next one is not."""
    daily = NewGame("acorn", "french", parts=frozenset({Part.GAME, Part.DAILY}), family=family)
    shared = [step for step in STEPS if step.is_of_family]
    assert [step for step in daily.steps(tmp_path) if step.is_of_family] == shared
    for step in shared:
        for path in daily.paths(tmp_path, step):
            made = tmp_path / path.replace(daily.name, family)
            made.parent.mkdir(parents=True, exist_ok=True)
            made.touch()
    assert not [step for step in daily.steps(tmp_path) if step.is_of_family]
