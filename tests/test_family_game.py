"""A game of the building family, from its declaration to a game in a chat, without changes to other files."""

import shutil
from pathlib import Path

import pytest

from engine.scaffold.new_game import NewGame, unfinished
from engine.scaffold.steps import STEPS, Part
from tests.scaffolded import OF_ALL_GAMES, ROOT, FinishedGame, check, copy_project, run

GAME = NewGame("westcliff", "french", family="building")
FINISHED = FinishedGame(GAME, ROOT / "tests" / "family_game")
NEW = "-m engine new westcliff --family building"

CHECKS = (
    "tests/test_game_files.py",
    "tests/test_names.py",
    "tests/engine/test_westcliff.py",
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
    "tests/bot/test_westcliff_in_chat.py",
)
"""The tests of the project that check every game, and the test of the new game in a chat."""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Provide a copy of the project without the files of the new game."""
    return copy_project(tmp_path)


@pytest.mark.rare(seconds=60)
def test_a_game_of_a_family_is_declared_finished_file_by_file_and_played(tree: Path) -> None:
    before = {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()}
    begun = run(tree, NEW)
    assert begun.returncode == 0, begun.stderr
    left = list(unfinished(tree, GAME))
    assert all(sentence in begun.stdout for sentence in left)
    asked = {sentence.split()[0] for sentence in left}
    assert not asked & {path for step in STEPS if step.is_of_family for path in GAME.paths(ROOT, step)}

    # The template is a game already: it can be dealt and played before anything else is written.
    played = run(tree, "-m engine play westcliff --deal 4 draw")
    assert played.returncode == 0, played.stderr
    assert "> draw" in played.stdout

    # The finished game passes the tests of all games and works in a chat. No other file was changed.
    FINISHED.finish_all(tree)
    shutil.copy(FINISHED.files / "tests/bot/test_westcliff_in_chat.py", tree / "tests/bot")
    passed = check(tree, " ".join(CHECKS), f"westcliff or {OF_ALL_GAMES}")
    assert passed.returncode == 0, passed.stdout
    assert before == {path: path.read_bytes() for path in before}


def test_what_a_family_lacks_is_asked_for(tmp_path: Path) -> None:
    """The first game of a family is asked for the family's files too, the next one is not."""
    daily = NewGame("acorn", "french", parts=frozenset({Part.GAME, Part.DAILY}), family="building")
    shared = [step for step in STEPS if step.is_of_family]
    assert [step for step in daily.steps(tmp_path) if step.is_of_family] == shared
    for step in shared:
        for path in FINISHED.game.paths(tmp_path, step):
            made = tmp_path / path.replace("westcliff", "building")
            made.parent.mkdir(parents=True, exist_ok=True)
            made.touch()
    assert not [step for step in daily.steps(tmp_path) if step.is_of_family]
