"""The page ``seeds/DAILY_FIVE.md``: how many of the sound player's games reach the goals of each weekday."""

from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from statistics import fmean
from string import Template

from engine.games import find_game
from engine.goal import WIN
from engine.shares import PERCENT
from seeds.daily_goal import FIVE_GAMES, TARGETS, GoalLine
from seeds.generation.daily_goals.choosing import MARGIN
from seeds.generation.daily_goals.making import FOLDER, read_lines
from seeds.generation.data_file import replace_file
from seeds.generation.figures.page import table

PAGE = Path(__file__).parents[2] / "DAILY_FIVE.md"
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
NOTHING = "–"


def write_page(folder: Path = FOLDER, path: Path = PAGE) -> None:
    """Write the page from the stored goals."""
    replace_file(
        path, page_text({game: read_lines(game, folder / f"{game}.txt") for game in FIVE_GAMES}).encode()
    )


def page_text(lines: dict[str, list[GoalLine]]) -> str:
    """Return the page on the goals of each game."""
    template = Template((files("seeds.generation.daily_goals") / "template.md").read_text("utf-8"))
    titles = {game: find_game(game).title for game in lines}
    every = [line for of_game in lines.values() for line in of_game]
    return template.substitute(
        playouts=min(line.playouts for line in every),
        margin=MARGIN,
        goals=f"{len(every):,}",
        shares=table(
            ("game", *WEEKDAYS),
            [
                ["*wanted*", *(f"{target}%" for target in TARGETS)],
                *([titles[game], *_shares(of_game)] for game, of_game in lines.items()),
                ["all goals", *_shares(every)],
            ],
        ),
        counts=table(
            ("game", *WEEKDAYS), ([titles[game], *_counts(of_game)] for game, of_game in lines.items())
        ),
        kinds=table(
            ("game", "goal", *WEEKDAYS),
            (
                [titles[game], kind, *counts]
                for game, of_game in lines.items()
                for kind, counts in _kinds(of_game)
            ),
        ),
    )


def _on(lines: Sequence[GoalLine], weekday: int) -> list[GoalLine]:
    return [line for line in lines if line.weekday == weekday]


def _shares(lines: Sequence[GoalLine]) -> list[str]:
    """Return the mean share of each weekday, and the lowest and the highest one."""
    found = []
    for day in range(len(TARGETS)):
        shares = [PERCENT * line.reached / line.playouts for line in _on(lines, day)]
        spread = f"{fmean(shares):.0f}% ({min(shares):.0f}–{max(shares):.0f})" if shares else NOTHING
        found.append(spread)
    return found


def _counts(lines: Sequence[GoalLine]) -> list[str]:
    return [str(len(_on(lines, day))) for day in range(len(TARGETS))]


def _kinds(lines: Sequence[GoalLine]) -> list[tuple[str, list[str]]]:
    """Return for each kind of goals how many there are of it on each weekday."""
    found = Counter((_kind(line), line.weekday) for line in lines)
    kinds = sorted({kind for kind, _ in found}, key=lambda kind: (WIN not in kind, kind))
    return [(kind, [str(found[kind, day] or NOTHING) for day in range(len(TARGETS))]) for kind in kinds]


def _kind(line: GoalLine) -> str:
    return f"`{line.goal.kind}`" + (" in some moves" if line.goal.moves is not None else "")
