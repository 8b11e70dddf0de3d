"""The rare tests that a run includes: none, all, or those drawn by a seed, which are named."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.rare import STRIDE, by_function, draw, some_of

ROOT = Path(__file__).parents[1]
COSTS = {f"test_{number}": 1.0 + number % 3 for number in range(300)}

TESTS = """
import pytest

def test_quick(): pass

@pytest.mark.rare(seconds=30)
@pytest.mark.parametrize("number", range(40))
def test_rare(number): assert number != 99
"""


def test_another_seed_draws_other_tests_and_each_is_drawn_sooner_or_later() -> None:
    drawn = [draw(COSTS, str(seed), 60) for seed in range(100)]
    assert drawn[0] == draw(COSTS, "0", 60)
    assert drawn[0] != drawn[1]
    assert set().union(*drawn) == COSTS.keys()
    for names in drawn:
        assert 60 <= sum(COSTS[name] for name in names) < 60 + max(COSTS.values())


def test_a_test_that_takes_longer_than_all_drawn_ones_may_be_drawn() -> None:
    costs = {**COSTS, "test_a_year": 400.0}
    assert any("test_a_year" in draw(costs, str(seed), 60) for seed in range(100))


def test_some_of_many_items_are_the_first_and_drawn_ones_and_each_is_drawn_sooner_or_later() -> None:
    drawn = [[*some_of(range(31), str(seed))] for seed in range(100)]
    assert {len(items) for items in drawn} == {1 + 30 // STRIDE}
    assert {items[0] for items in drawn} == {0}
    assert set().union(*drawn) == set(range(31))


def test_cases_are_named_with_their_function() -> None:
    names = ("a.py::test_b[two]", "a.py::test_a", "a.py::test_b[one [1]]")
    assert by_function(names) == ["a.py::test_a", "a.py::test_b [two] [one [1]]"]


@pytest.mark.parametrize(
    ("arguments", "summary"),
    [
        ((), "41 passed"),
        (("--rare=all",), "41 passed"),
        (("--rare=none",), "1 passed, 40 deselected"),
        (("--rare=draw", "--draw-seed=4fd1", "--draw-seconds=100"), "5 passed, 36 deselected"),
        (("--rare=draw", "--draw-seed=4fd1", "--draw-seconds=100", "-n2"), "5 passed"),
    ],
)
def test_a_run_includes_the_rare_tests_that_are_asked_for(
    tmp_path: Path, arguments: tuple[str, ...], summary: str
) -> None:
    (tmp_path / "test_some.py").write_text(TESTS)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tests.rare",
        f"--rootdir={tmp_path}",
        str(tmp_path),
        *arguments,
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    lines = done.stdout.splitlines()
    assert summary in lines[-1]
    if "--rare=draw" in arguments:
        assert any("4 rare tests drawn by '4fd1'" in line for line in lines)
        (named,) = (line for line in lines if line.startswith("test_some.py::test_rare ["))
        assert named.count("[") == 4
