"""Writes ``seeds/FIGURES.md`` and its plots: ``python -m seeds.figures``, optionally for some games only."""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from engine.errors import OptionError
from engine.games import all_games, find_game
from seeds.page import PICTURES, levels, page
from seeds.plots import plot_difficulty, plot_players, plot_scores, plot_verdicts
from seeds.studies import Study, studies

SEEDS = Path(__file__).parent
PARTIAL = Path("test-output/figures")


def write(found: Sequence[Study], folder: Path, command: str) -> None:
    """Write the page and its plots into a folder."""
    pictures = folder / PICTURES
    pictures.mkdir(parents=True, exist_ok=True)
    plot_verdicts(pictures / "verdicts.png", found)
    plot_players(pictures / "players.png", found)
    for name in dict.fromkeys(study.game.name for study in found):
        plot_scores(pictures / f"scores-{name}.png", [study for study in found if study.game.name == name])
    pools = [(study.name, levels(study.game.name, study.words)) for study in found]
    if pools := [pool for pool in pools if pool[1].total()]:
        plot_difficulty(pictures / "difficulty.png", pools)
    (folder / "FIGURES.md").write_text(page(found, command), "utf-8", newline="\n")


def main(words: Sequence[str] | None = None) -> int:
    """Write the page and its plots; return the exit status, 2 for an invalid request."""
    parser = ArgumentParser(prog="python -m seeds.figures", description="Measure how often games are won.")
    parser.add_argument("games", nargs="*", help="names of games, such as wish; all if none is given")
    parser.add_argument("--deals", type=int, default=0, help="number of deals for each option set")
    parser.add_argument("--cores", type=int, default=0, help="number of processor cores (default: all)")
    arguments = parser.parse_args(words)
    try:
        games = [find_game(name) for name in arguments.games] or list(all_games())
        found = [study for game in games for study in studies(game, arguments.deals, arguments.cores)]
    except OptionError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    is_usual = not arguments.games and not arguments.deals
    folder = SEEDS if is_usual else PARTIAL
    choice = [
        f'ONLY="{" ".join(arguments.games)}"' if arguments.games else "",
        f"DEALS={arguments.deals}" if arguments.deals else "",
    ]
    write(found, folder, " ".join(filter(None, ("make figures", *choice))))
    sys.stderr.write(f"{folder / 'FIGURES.md'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
