"""Hangs the gallery into test-output/gallery; with the word ``readme``, paints the README's pictures."""

import sys
from collections.abc import Sequence
from pathlib import Path

from bot.i18n.texts import Texts
from engine.games import all_games
from tests.gallery.exhibits import Sight, chart_sights, exhibits, sights
from tests.gallery.hanging import hang
from tests.gallery.kinds import shown_kinds
from tests.gallery.progress import Progress
from tests.gallery.readme import write_readme_pictures

FOLDER = Path(__file__).parents[2] / "test-output" / "gallery"
DEALS = 8
"""Deals of every kind of game that each of the players plays."""


def play(progress: Progress) -> list[Sight]:
    """Play all games with all options, and return what there is to be seen."""
    texts = Texts.load("en")
    found: list[Sight] = []
    kinds = list(shown_kinds(all_games()))
    for number, (game, options) in enumerate(kinds, start=1):
        progress.tell(f"Playing {game.title}", number, len(kinds))
        found += sights(texts, game, options, DEALS)
    return [*found, *chart_sights()]


def main(words: Sequence[str]) -> None:
    """Write the pictures, and tell how far it has come."""
    progress = Progress(sys.stdout)
    if "readme" in words:
        for file in write_readme_pictures():
            progress.say(f"Painted {file}")
        return
    shown = list(exhibits(play(progress)))
    hang(shown, FOLDER, progress)
    progress.say(f"{len(shown)} pictures: {FOLDER / 'index.html'}")


if __name__ == "__main__":
    main(sys.argv[1:])
