"""Writes the gallery to test-output/gallery.

With the argument ``readme`` it paints the README's pictures instead, with ``telegram`` the picture of the
bot's description in Telegram, which only a person can set: test-output/telegram-description.png.
"""

import sys
from pathlib import Path

from bot.i18n.catalog import languages
from bot.i18n.texts import Texts
from engine.games import all_games
from tests.gallery.readme import description_picture, write_readme_pictures
from tests.gallery.stages import shown_options
from tests.gallery.views import (
    View,
    chart_views,
    in_themes,
    language_views,
    views,
    welcome_views,
    write_gallery,
)

FOLDER = Path(__file__).parents[2] / "test-output" / "gallery"
DESCRIPTION = FOLDER.parent / "telegram-description.png"
DEALS = 8
"""Deals that each simulated player plays of every game with each option set."""


def report(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def main() -> None:
    if "readme" in sys.argv[1:]:
        for file in write_readme_pictures():
            report(f"Painted {file}")
        return
    if "telegram" in sys.argv[1:]:
        DESCRIPTION.parent.mkdir(exist_ok=True)
        description_picture(Texts.load("en")).save(DESCRIPTION)
        report(f"Painted {DESCRIPTION}")
        return
    texts, found = Texts.load("en"), list[View]()
    for game in all_games():
        report(f"Playing {game.title} …")
        for options in shown_options(game):
            found += views(texts, game, options, DEALS)
    translated = [view for language in languages() for view in language_views(language, found)]
    shown = list(in_themes([*welcome_views(), *translated, *found, *chart_views()]))
    write_gallery(shown, FOLDER, report)
    report(f"{len(shown)} pictures: {FOLDER / 'index.html'}")


if __name__ == "__main__":
    main()
