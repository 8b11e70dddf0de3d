"""Chooses gentle first deals: ``python -m seeds.generation.first_deals``.

Names of games limit it to them. It writes ``seeds/first_deals.txt``; every machine chooses the same deals.
"""

import sys
from argparse import Namespace
from collections.abc import Sequence
from functools import partial

from engine.game import Game
from engine.games import find_game, module_names
from seeds.first_deals import PATH, FirstDeals, read_first_deals
from seeds.generation.command_line import make_parser, run
from seeds.generation.data_file import replace_file
from seeds.generation.first_deals import IDEAS, find_gentle, option_sets
from seeds.generation.parallel import Progress, parallel_map
from seeds.plan import Words


def main(words: Sequence[str] | None = None) -> int:
    """Write the numbers of the deals; return the exit status."""
    parser = make_parser("seeds.generation.first_deals", "Choose gentle deals for a player's first games.")
    return run(parser, words, _choose)


def _choose(games: Sequence[Game], arguments: Namespace) -> None:
    found = dict(read_first_deals())
    for game in games:
        if not IDEAS.find(*module_names(game.name)):
            continue
        sets, progress = option_sets(game), Progress(f"first deals of {game.name}")
        chosen = parallel_map(partial(_find, game.name), sets, arguments.cores)
        for done, (words, numbers) in enumerate(zip(sets, chosen, strict=True), start=1):
            found[game.name, words] = FirstDeals(game.rules, numbers)
            progress.show(f"{done} of {len(sets)} option sets")
            replace_file(PATH, "".join(_lines(found)).encode())
        progress.show(f"{len(sets)} option sets", is_last=True)


def _find(name: str, words: Words) -> tuple[int, ...]:
    return find_gentle(find_game(name), words)


def _lines(found: dict[tuple[str, Words], FirstDeals]) -> list[str]:
    return [
        f"{' '.join((game, str(first.rules), ','.join(words) or '-', *map(str, first.numbers)))}\n"
        for (game, words), first in sorted(found.items())
    ]


if __name__ == "__main__":
    sys.exit(main())
