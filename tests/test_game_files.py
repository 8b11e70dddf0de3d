"""Every game has all its files without a TODO in them; CONTRIBUTING.md lists the files in order."""

import re
from itertools import chain
from pathlib import Path

import pytest

from engine.advice import can_advise
from engine.game import Game
from engine.games import all_games
from engine.scaffold.new_game import TEMPLATES, NewGame, unfinished
from engine.scaffold.steps import STEPS, Part
from engine.solvers import can_solve
from render.boards.layouts import LAYOUTS
from seeds.plan import find_plan
from tests.engine.playing import certified_games

ROOT = Path(__file__).parent.parent
OTHERS = {
    "tests/engine/searches/test_NAME_search.py",  # each solver has different internals to test
    "tests/engine/golden/NAME-open.txt",  # of a game with the option open
    "seeds/pictures/NAME.png",  # in the README, which names the five games
    "seeds/pictures/figures/scores-NAME.png",  # written by make figures
    "seeds/results/NAME.csv.xz",
    "seeds/generation/puzzle_makers/NAME.py",  # of a game with puzzles; CONTRIBUTING.md describes them
    "seeds/generation/first_deals/NAME.py",  # of a game with gentle first deals
    "engine/presses/NAME.py",  # without it a press is answered as in all games; CONTRIBUTING.md describes it
    "engine/puzzles/NAME.py",
    "seeds/puzzles/NAME.txt",
}
"""Files that all present games have, but that a new game does not need."""


def files_of(game: Game) -> NewGame:
    """Return a game with the deck of its layout, and with the parts that it has."""
    has_layout = game.name in LAYOUTS.all()
    is_daily = can_advise(game.name) or can_solve(game.name) or find_plan(game.name) is not None
    parts = {Part.GAME} | ({Part.DECK} if has_layout else set()) | ({Part.DAILY} if is_daily else set())
    return NewGame(game.name, LAYOUTS.require(game.name).deck if has_layout else "", parts=frozenset(parts))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_game_is_whole(game: Game) -> None:
    left = list(unfinished(ROOT, files_of(game)))
    assert not left, "\n".join(["", *left])


def test_every_file_that_all_games_have_is_listed() -> None:
    """A file that ``python -m engine new`` does not know would be forgotten for the next game."""
    found = []
    for game in certified_games():
        names = re.compile(rf"(?<![a-z]){game.name}(?![a-z])")
        paths = chain.from_iterable(
            (ROOT / top).rglob(f"*{game.name}*") for top in ("bot", "engine", "render", "seeds", "tests")
        )
        found.append(
            {names.sub("NAME", path.relative_to(ROOT).as_posix()) for path in paths if path.is_file()}
        )
    shared = {path for path in set.intersection(*found) if not path.endswith((".so", ".pyc"))}
    known = {path for step in STEPS for path in NewGame("NAME", "DECK").paths(ROOT, step, ("WHAT", "won"))}
    assert shared - known <= OTHERS


def test_every_step_has_a_template_or_a_command() -> None:
    templates = {path.relative_to(TEMPLATES).as_posix() for path in TEMPLATES.rglob("*.txt")}
    assert templates == {f"{step.path}.txt" for step in STEPS if not step.is_generated}
    assert all(step.command for step in STEPS if step.is_generated)


def test_contributing_lists_the_files_in_their_order() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    section = text.partition("\n## A game\n")[2].partition("\n## ")[0]
    listed = re.findall(r"^\| [0-9]+ \| `([^`]+)`", section, re.MULTILINE)
    assert listed == [step.path for step in STEPS]
