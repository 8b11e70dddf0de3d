"""Every game has all its files without a TODO in them; CONTRIBUTING.md lists the files in order."""

import re
from collections import Counter
from fnmatch import fnmatchcase
from itertools import chain
from pathlib import Path

import pytest

from engine.advice import can_advise
from engine.game import Game
from engine.games import all_games, module_names
from engine.scaffold.new_game import FAMILY_TEMPLATES, TEMPLATES, NewGame, unfinished
from engine.scaffold.steps import STEPS, Part
from engine.solvers import can_solve
from render.boards.layouts import LAYOUTS
from seeds.plan import find_plan
from tests.engine.playing import certified_games

ROOT = Path(__file__).parent.parent
OTHERS = {
    "tests/engine/searches/test_NAME_search.py",  # each solver has different internals to test
    "tests/engine/golden/NAME-open.txt",  # of a game with the option open
    "seeds/deals/NAME-open.txt",
    "seeds/pictures/NAME.png",  # in the README or the pages that it leads to
    "seeds/pictures/figures/scores-NAME.png",  # written by make figures
    "seeds/results/NAME.csv.xz",
    "seeds/daily_goals/NAME.txt",  # of a game of the daily five; CONTRIBUTING.md describes them
    "seeds/generation/daily_goals/NAME.py",
    "seeds/generation/puzzle_makers/NAME.py",  # of a game with puzzles; CONTRIBUTING.md describes them
    "seeds/generation/first_deals/NAME.py",  # of a game with gentle first deals
    "engine/presses/NAME.py",  # without it a press is answered as in all games; CONTRIBUTING.md describes it
    "engine/puzzles/NAME.py",
    "seeds/puzzles/NAME.txt",
}
"""Files that all present games have, but that a new game does not need."""


def files_of(game: Game) -> NewGame:
    """Return a game with the deck of its layout, and with the parts that it has."""
    layout = LAYOUTS.find(*module_names(game.name))
    # A family has hints and a solver for all its games, also for those that are no daily challenge.
    has_search = not game.family and (can_advise(game.name) or can_solve(game.name))
    is_daily = has_search or find_plan(game.name) is not None
    deck = layout.deck if layout and not game.family else ""
    parts = {Part.GAME} | ({Part.DECK} if deck else set()) | ({Part.DAILY} if is_daily else set())
    return NewGame(game.name, deck, parts=frozenset(parts), family=game.family)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_game_is_whole(game: Game) -> None:
    left = list(unfinished(ROOT, files_of(game)))
    assert not left, "\n".join(["", *left])


FAMILIES = Counter(game.family for game in certified_games())
"""How many games each family has; those by themselves are under an empty name."""


@pytest.mark.parametrize("family", [name for name, games in FAMILIES.items() if games > 1])
def test_every_file_that_all_games_have_is_listed(family: str) -> None:
    """A file that ``python -m engine new`` does not know would be forgotten for the next game."""
    games = [game for game in certified_games() if game.family == family]
    shared = set.intersection(*map(own_files, games))
    known = [path for step in STEPS for path in NewGame("NAME", "DECK").paths(ROOT, step)]
    unknown = {path for path in shared if not any(fnmatchcase(path, pattern) for pattern in known)}
    assert unknown <= OTHERS


def own_files(game: Game) -> set[str]:
    """Return the files that are called by the name of a game, with ``NAME`` in its place."""
    name = re.compile(rf"(?<![a-z]){game.name}(?![a-z])")
    found = chain.from_iterable(
        (ROOT / top).rglob(f"*{game.name}*") for top in ("bot", "engine", "render", "seeds", "tests")
    )
    paths = {name.sub("NAME", path.relative_to(ROOT).as_posix()) for path in found if path.is_file()}
    return {path for path in paths if not path.endswith((".so", ".pyc"))}


def test_every_step_has_a_template_or_a_command() -> None:
    templates = {path for path in TEMPLATES.rglob("*.txt") if not path.is_relative_to(FAMILY_TEMPLATES)}
    wanted = {f"{step.path}.txt" for step in STEPS if not step.is_generated}
    assert {path.relative_to(TEMPLATES).as_posix() for path in templates} == wanted
    for folder in FAMILY_TEMPLATES.iterdir():
        of_family = {path.relative_to(folder).as_posix() for path in folder.rglob("*.txt")}
        assert of_family <= wanted, folder.name
    assert all(step.command for step in STEPS if step.is_generated)


def test_contributing_lists_the_files_in_their_order() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    section = text.partition("\n## A game\n")[2].partition("\n## ")[0]
    listed = re.findall(r"^\| [0-9]+ \| `([^`]+)`", section, re.MULTILINE)
    assert listed == [step.path for step in STEPS]


def test_contributing_says_which_files_a_family_has_and_how_many_are_left_to_write() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    said = text.partition("The family has ")[2].partition(" for all its games")[0]
    assert [int(number) for number in re.findall("[0-9]+", said)] == [
        number for number, step in enumerate(STEPS, start=1) if step.is_of_family
    ]
    by_hand = [
        step.part
        for step in STEPS
        if step.part is not Part.DECK and not step.is_generated and not step.is_of_family
    ]
    assert (by_hand.count(Part.GAME), by_hand.count(Part.DAILY)) == (8, 3)
