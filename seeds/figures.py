"""Writes ``seeds/FIGURES.md`` and its plots: ``python -m seeds.figures``, optionally for some games only.

With ``--open`` or ``--puzzles``, only that part is made, which takes a small part of the time.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from engine.errors import OptionError
from engine.games import all_games, find_game, games_in_order
from seeds.comparison import Comparison, comparisons
from seeds.page import OPEN_GAMES, PICTURES, PUZZLES, comparison_part, levels, page, with_part
from seeds.plots import plot_comparison, plot_difficulty, plot_players, plot_scores, plot_verdicts
from seeds.puzzle_making.page import puzzle_part
from seeds.puzzle_making.studies import puzzle_studies
from seeds.studies import Study, studies

SEEDS = Path(__file__).parent
PARTIAL = Path("test-output/figures")
PAGE = "FIGURES.md"


def write(
    found: Sequence[Study], compared: Sequence[Comparison], folder: Path, command: str, puzzles: str = ""
) -> None:
    """Write the page and its plots into a folder; ``puzzles`` is the part on puzzles."""
    pictures = folder / PICTURES
    pictures.mkdir(parents=True, exist_ok=True)
    plot_verdicts(pictures / "verdicts.png", found)
    plot_players(pictures / "players.png", found)
    for name in dict.fromkeys(study.game.name for study in found):
        plot_scores(pictures / f"scores-{name}.png", [study for study in found if study.game.name == name])
    pools = [(study.name, levels(study.game.name, study.words)) for study in found]
    if pools := [pool for pool in pools if pool[1].total()]:
        plot_difficulty(pictures / "difficulty.png", pools)
    plot_comparison(pictures / "open.png", compared)
    (folder / PAGE).write_text(page(found, compared, command, puzzles), "utf-8", newline="\n")


def write_comparison(compared: Sequence[Comparison], folder: Path) -> None:
    """Write the part on open games and its plot."""
    pictures = folder / PICTURES
    pictures.mkdir(parents=True, exist_ok=True)
    plot_comparison(pictures / "open.png", compared)
    write_part(OPEN_GAMES, comparison_part(compared), folder)


def write_part(heading: str, part: str, folder: Path) -> None:
    """Write a part into the page if it is that of ``seeds``, else alone."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / PAGE
    text = with_part(path.read_text("utf-8"), heading, part) if folder == SEEDS else part
    path.write_text(text, "utf-8", newline="\n")


def main(words: Sequence[str] | None = None) -> int:
    """Write the page and its plots; return the exit status, 2 for an invalid request."""
    parser = ArgumentParser(prog="python -m seeds.figures", description="Measure how often games are won.")
    parser.add_argument("games", nargs="*", help="names of games, such as wish; all if none is given")
    parser.add_argument("--deals", type=int, default=0, help="number of deals for each option set")
    parser.add_argument("--cores", type=int, default=0, help="number of processor cores (default: all)")
    parser.add_argument("--open", action="store_true", help="make only the part on open games")
    parser.add_argument("--puzzles", action="store_true", help="make only the part on puzzles")
    arguments = parser.parse_args(words)
    try:
        games = [find_game(name) for name in arguments.games] or list(all_games())
        is_part = arguments.open or arguments.puzzles
        chosen = () if is_part else games
        found = [study for game in chosen for study in studies(game, arguments.deals, arguments.cores)]
        played = () if arguments.puzzles else games
        compared = [one for game in played for one in comparisons(game, arguments.deals, arguments.cores)]
        names = () if arguments.open else [game.name for game in games_in_order() if game in games]
        puzzles = puzzle_part(tuple(puzzle_studies(names, arguments.cores)))
    except OptionError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    is_usual = not arguments.games and not arguments.deals
    folder = SEEDS if is_usual else PARTIAL
    choice = [
        f'ONLY="{" ".join(arguments.games)}"' if arguments.games else "",
        f"DEALS={arguments.deals}" if arguments.deals else "",
    ]
    if arguments.open:
        write_comparison(compared, folder)
    elif arguments.puzzles:
        write_part(PUZZLES, puzzles, folder)
    else:
        write(found, compared, folder, " ".join(filter(None, ("make figures", *choice))), puzzles)
    sys.stderr.write(f"{folder / PAGE}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
