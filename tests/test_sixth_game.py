"""A sixth game with its own deck, from the scaffold to a game in a chat, without changes to other files."""

import shutil
from pathlib import Path

import pytest

from engine.scaffold.new_game import NewGame, unfinished
from engine.scaffold.steps import STEPS, Part
from tests.scaffolded import OF_ALL_GAMES, ROOT, FinishedGame, check, copy_project, run

GAME = NewGame("pebbles", "pebble", parts=frozenset({Part.GAME, Part.DECK}))
FINISHED = FinishedGame(GAME, ROOT / "tests" / "sixth_game")
NEW = "-m engine new pebbles --new-deck pebble"

CHECKS = (
    "tests/test_game_files.py",
    "tests/test_architecture.py",
    "tests/test_names.py",
    "tests/engine/test_pebbles.py",
    "tests/engine/test_contract.py",
    "tests/engine/test_cards.py",
    "tests/engine/test_perft.py",
    "tests/engine/test_golden.py",
    "tests/render/test_layouts.py",
    "tests/render/test_golden.py",
    "tests/render/test_sheet.py",
    "tests/render/test_rules_pictures.py",
    "tests/bot/i18n/test_texts.py",
    "tests/bot/i18n/test_rules.py",
    "tests/bot/i18n/test_translated_games.py",
    "tests/bot/play/test_typed_moves.py",
    "tests/bot/play/test_text_boards.py",
    "tests/bot/test_pebbles_in_chat.py",
)
"""The tests of the project that check every game, and the test of the new game in a chat."""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Provide a copy of the project without the files of the new game."""
    return copy_project(tmp_path)


@pytest.mark.rare(seconds=45)
def test_a_sixth_game_is_begun_by_a_command_finished_file_by_file_and_played(tree: Path) -> None:
    before = {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()}
    begun = run(tree, NEW)
    assert begun.returncode == 0, begun.stderr
    assert all(sentence in begun.stdout for sentence in unfinished(tree, GAME))

    # Unfinished files make tests fail, and the failures say what to do first.
    unfinished_files = "tests/test_game_files.py tests/engine/test_pebbles.py tests/engine/test_golden.py"
    failed = check(tree, unfinished_files, "pebble")
    assert failed.returncode == 1
    assert "engine/games/pebbles.py is not finished: the rules" in failed.stdout
    assert "tests/engine/test_pebbles.py: TODO: test the rules" in failed.stdout
    assert "engine/games/pebbles.py: TODO: start" in failed.stdout

    FINISHED.finish_all(tree)

    # Any file that is deleted is reported as missing.
    for step in GAME.steps(tree):
        for path in GAME.paths(ROOT, step):
            lost = {file: file.read_bytes() for file in tree.glob(path)}
            assert lost, path
            for file in lost:
                file.unlink()
            (sentence,) = unfinished(tree, GAME)
            assert sentence.startswith(f"{path} is missing: {step.purpose}.")
            for file, content in lost.items():
                file.write_bytes(content)

    # The finished game passes the tests of all games and works in a chat. No other file was changed.
    shutil.copy(FINISHED.files / "tests/bot/test_pebbles_in_chat.py", tree / "tests/bot")
    passed = check(tree, " ".join(CHECKS), f"pebble or {OF_ALL_GAMES}")
    assert passed.returncode == 0, passed.stdout
    assert before == {path: path.read_bytes() for path in before}


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("wish", "there is a game wish already"),
        ("Pebbles", "cannot be a name: it takes three to nine small letters"),
        ("lambda", "cannot be a name"),
        ("button", "the message button-hint is not about it"),
        ("pebbles --deck pebble", "there is no deck pebble: name one of engine/cards"),
        ("pebbles --new-deck french", "there is a deck french already: share it with --deck french"),
        ("pebbles --family stairs", "there is no family stairs: name a folder of engine/families"),
        ("pebbles --family building --new-deck pebble", "a game of a family has the family's cards"),
    ],
)
def test_a_game_that_cannot_be_begun_is_refused_and_nothing_is_written(words: str, problem: str) -> None:
    refused = run(ROOT, f"-m engine new {words}")
    assert refused.returncode == 2
    assert problem in refused.stderr
    assert not list(ROOT.glob("engine/*/pebbles.py"))


def test_outside_of_the_project_nothing_is_written(tmp_path: Path) -> None:
    refused = run(tmp_path, NEW, sources=ROOT)
    assert refused.returncode == 2
    assert "is not the folder of the project" in refused.stderr
    assert not list(tmp_path.iterdir())


def test_a_file_is_never_overwritten_and_the_daily_challenge_has_files_of_its_own(tree: Path) -> None:
    kept = tree / "seeds" / "plans" / "acorn.py"
    kept.write_text("# mine", "utf-8")
    refused = run(tree, "-m engine new acorn --daily")
    assert refused.returncode == 2
    assert "seeds/plans/acorn.py is there already, and no file is overwritten" in refused.stderr
    assert [path for path in tree.rglob("*acorn*") if path.is_file()] == [kept]
    kept.unlink()

    done = run(tree, "-m engine new acorn --title Acorns --deck decktet --daily")
    assert done.returncode == 0, done.stderr
    game = NewGame("acorn", "decktet", parts=frozenset({Part.GAME, Part.DAILY}))
    written = {sentence.split()[0] for sentence in unfinished(tree, game)}
    daily = {step for step in STEPS if step.part is Part.DAILY}
    assert written >= {path for step in daily for path in game.paths(ROOT, step)}
    assert "acorn-title = Acorns" in (tree / "bot/texts/en/acorn.ftl").read_text("utf-8")
