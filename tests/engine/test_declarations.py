"""What modules declare is found by their names, and a module that declares nothing changes nothing."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import engine.games
from engine.advice import can_advise, find_adviser
from engine.advice.judge import judge_position
from engine.declarations import Declarations
from engine.game import Game
from engine.games import all_games, find_game
from engine.games.wish import WishPosition
from engine.goal import Goal
from engine.options import read_options
from engine.puzzles.follow import KEEP
from engine.puzzles.themes import themes_of
from engine.puzzles.wish import LEAVE
from engine.reading import read_moves
from engine.solvers import can_solve, find_solver, quick_budget, solve, usual_budget
from render.boards.layouts import LAYOUTS, layout_of
from seeds.generation.puzzle_makers import find_maker
from seeds.plan import find_plan
from tests.engine.hidden import find_twin

OF_NO_GAME = ("luck", "solution", "words", "walks", "chess")
"""Names of modules that are about all games, and one that no module has."""


def rules(folder: Path, name: str, **modules: str) -> Declarations[str]:
    """Return what the modules of a new package with these texts declare as ``RULE``."""
    (folder / name).mkdir()
    for module, text in {"__init__": "", **modules}.items():
        (folder / name / f"{module}.py").write_text(text, "utf-8")
    return Declarations(name, "RULE", str)


def test_a_value_is_that_of_the_first_named_module_which_has_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    ships = {"sloop": "RULE = 'sails'", "rigs": "MASTS = 1", "cutter": "RULE = 'oars'"}
    found = rules(tmp_path, "rules_of_ships", **ships)
    assert found.find("sloop") == found.require("sloop", "cutter") == "sails"
    assert found.find("yawl", "rigs", "cutter") == "oars"
    assert found.find("rigs") is found.find("yawl") is found.find("sloop.RULE") is found.find("") is None
    assert found.all() == {"cutter": "oars", "sloop": "sails"}
    with pytest.raises(KeyError, match=r"no RULE of 'yawl' in rules_of_ships; available: cutter, sloop"):
        found.require("yawl", "rigs")


def test_only_modules_that_are_asked_for_are_imported_and_a_value_has_its_type(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    found = rules(tmp_path, "rules_of_boats", punt="RULE = 'pole'", wreck="1 / 0", raft="RULE = 7")
    assert found.find("punt", "wreck") == "pole"
    with pytest.raises(ZeroDivisionError):
        found.find("wreck")
    with pytest.raises(TypeError, match="raft"):
        found.find("raft")


def test_a_module_about_no_game_is_no_solver_adviser_plan_maker_or_layout() -> None:
    assert not [name for name in OF_NO_GAME if can_solve(name) or can_advise(name)]
    assert not [name for name in OF_NO_GAME if find_plan(name) or find_maker(name) or name in LAYOUTS.all()]
    for budget in (usual_budget, quick_budget):
        with pytest.raises(KeyError, match="solution"):
            budget("solution")


def test_a_module_of_games_that_is_no_game_does_not_break_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "patience.py").write_text('"""Rules that several games share."""\n', "utf-8")
    monkeypatch.setattr(engine.games, "__path__", [*engine.games.__path__, str(tmp_path)])
    found = Declarations("engine.games", "GAME", Game)
    assert found.find("patience") is None
    assert tuple(found.all().values()) == all_games()


COUSIN = """
from dataclasses import replace
from engine.games.wish import GAME

GAME = replace(GAME, name="cousin", title="Cousin", family="wish")
"""


@pytest.fixture
def cousin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WishPosition]:
    """Provide a position of another game that is of the family of Wish."""
    (tmp_path / "cousin.py").write_text(COUSIN, "utf-8")

    class CousinPosition(WishPosition):
        __slots__ = ()
        game = "cousin"

    dealt = deal_wish()
    with monkeypatch.context() as patched:
        patched.setattr(engine.games, "__path__", [*engine.games.__path__, str(tmp_path)])
        patched.setattr(engine.games, "GAMES", Declarations("engine.games", "GAME", Game))
        all_games.cache_clear()
        find_game.cache_clear()
        yield CousinPosition(dealt.piles)
    all_games.cache_clear()
    find_game.cache_clear()


def deal_wish() -> WishPosition:
    wish = find_game("wish")
    dealt = wish.deal(1, read_options(wish.options, ()))
    assert isinstance(dealt, WishPosition)
    return dealt


def test_a_game_has_what_its_family_has(cousin: WishPosition) -> None:
    """A family's modules are looked for where a game has none of its own: here Wish is a family."""
    dealt = deal_wish()
    assert find_solver("cousin") is find_solver("wish")
    assert find_adviser("cousin") is find_adviser("wish")
    assert solve(cousin, 1_000_000) == solve(dealt, 1_000_000)
    assert read_moves(cousin, cousin.legal_moves()[0].text) == cousin.legal_moves()[:1]
    assert find_plan("cousin") is find_plan("wish") is not None
    assert find_maker("cousin") is find_maker("wish") is not None
    assert find_twin("cousin") is find_twin("wish")
    board = replace(cousin.board(), game="cousin", family="wish")
    assert layout_of(board) is LAYOUTS.require("wish")
    with pytest.raises(KeyError, match="cousin"):
        layout_of(replace(board, family=""))


def test_a_game_has_the_themes_and_goals_of_its_family_and_no_others(cousin: WishPosition) -> None:
    assert themes_of("cousin") == themes_of("wish") != themes_of("follow")
    goal = Goal(LEAVE, 28)
    assert judge_position(cousin, goal, 0, 1000) == judge_position(deal_wish(), goal, 0, 1000)
    with pytest.raises(KeyError, match="keep"):
        Goal(KEEP, 1).is_reached(cousin)
