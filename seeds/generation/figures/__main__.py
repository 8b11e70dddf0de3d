"""Computes the study and writes ``seeds/FIGURES.md``: ``python -m seeds.generation.figures``.

Names of games limit it to them. With ``--puzzles``, only the part on puzzles is made. ``--check`` computes
all stored results again.
"""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path

from engine.game import Game
from seeds.generation.command_line import make_parser, run
from seeds.generation.figures.check import check
from seeds.generation.figures.page import PICTURES, PUZZLES, has_pool, levels, page, part_of, with_part
from seeds.generation.figures.plots import (
    plot_difficulty,
    plot_open,
    plot_players,
    plot_scores,
    plot_verdicts,
)
from seeds.generation.figures.results import locked
from seeds.generation.figures.study import Study, read_studies
from seeds.generation.figures.values import values
from seeds.generation.figures.work import compute
from seeds.generation.puzzle_making.puzzle_tables import puzzle_part
from seeds.generation.puzzle_making.studies import puzzle_studies
from seeds.known_figures import SEEDS, filled, rules_pages, updated

PARTIAL = Path("test-output/figures")
PAGE, RESULTS, VALUES = "FIGURES.md", "results", "figures.json"
SUMMARIES = ("de", "ja")
"""The languages in which there is a summary of the page."""


def write(studies: Sequence[Study], folder: Path) -> None:
    """Write the page, its summaries, its plots and its numbers into a folder."""
    pictures = folder / PICTURES
    pictures.mkdir(parents=True, exist_ok=True)
    plot_verdicts(pictures / "verdicts.png", studies)
    plot_players(pictures / "players.png", studies)
    plot_open(pictures / "open.png", studies)
    for name in dict.fromkeys(study.game.name for study in studies):
        plot_scores(pictures / f"scores-{name}.png", [study for study in studies if study.game.name == name])
    if pools := [(one.name, levels(one.game.name, one.words)) for one in studies if has_pool(one)]:
        plot_difficulty(pictures / "difficulty.png", pools)
    path = folder / PAGE
    puzzles = part_of(path.read_text("utf-8"), PUZZLES) if path.exists() else ""
    path.write_text(page(studies, puzzles), "utf-8", newline="\n")
    (folder / VALUES).write_text(json.dumps(values(studies), indent=2) + "\n", "utf-8", newline="\n")


def write_texts(numbers: dict[str, float], folder: Path) -> None:
    """Write the summaries of the page in other languages, and the numbers in the rules pages."""
    for language in SUMMARIES:
        text = (files("seeds.generation.figures") / f"summary.{language}.md").read_text("utf-8")
        path = folder / f"FIGURES.{language}.md"
        path.write_text(filled(text, numbers, language), "utf-8", newline="\n")
    for path in rules_pages(folder):
        text = updated(path.read_text("utf-8"), numbers, path.parent.name)
        path.write_text(text, "utf-8", newline="\n")


def write_puzzles(part: str, folder: Path) -> None:
    """Write the part on puzzles into the page if it is that of ``seeds``, else alone."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / PAGE
    text = with_part(path.read_text("utf-8"), PUZZLES, part) if folder == SEEDS else part
    path.write_text(text, "utf-8", newline="\n")


def main(words: Sequence[str] | None = None) -> int:
    """Compute what is missing, and write the page, or check the stored results.

    Return the exit status: 1 for a result that is not found again.
    """
    parser = make_parser("seeds.generation.figures", "Measure how often games are won.")
    parser.add_argument("--deals", type=int, default=0, help="number of deals for each option set")
    parser.add_argument("--puzzles", action="store_true", help="make only the part on puzzles")
    parser.add_argument("--check", action="store_true", help="compute all stored results again instead")
    return run(parser, words, _work)


def _work(games: Sequence[Game], arguments: Namespace) -> Iterator[str] | None:
    is_whole = not arguments.games and not arguments.deals
    folder = SEEDS if is_whole else PARTIAL
    if arguments.check:
        return check(games, SEEDS / RESULTS, arguments.deals, arguments.cores)
    if arguments.puzzles:
        names = [game.name for game in games]
        write_puzzles(puzzle_part(tuple(puzzle_studies(names, arguments.cores))), folder)
    else:
        results = folder / RESULTS
        with locked(results):
            compute(games, results, arguments.deals, arguments.cores)
        studies = [study for game in games for study in read_studies(game, results)]
        write(studies, folder)
        if is_whole:
            write_texts(values(studies), folder)
    sys.stderr.write(f"{folder / PAGE}\n")
    return None


if __name__ == "__main__":
    sys.exit(main())
