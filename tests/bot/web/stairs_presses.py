"""Program: prints as JSON what a player of Stairs sees and presses, with Stairs added to the games.

The arguments are a folder for modules and the words that have been chosen. The game is added as any other
is: a module of ``engine.games`` declares it, and one of ``render.boards.layouts`` the layout of its family.
"""

import json
import sys
from pathlib import Path

import engine.games
import render.boards.layouts

STAIRS = """
stairs-title = Stairs
climbing-pile = { $name }: { $all }
climbing-state = { $score } face down
climbing-picture-state = { $score }
climbing-choices = { $moves } moves
climbing-move = { $located1 } → { $card2 }
climbing-move-first = { $located1 }: { $moves } ways
climbing-move-short = { $place1 } { $place2 }
"""
DEAL = "stairs/1 #5"


def main(folder: Path, chosen: tuple[str, ...]) -> None:
    """Print the labels and the press areas of a board, its marks, and why some places have no move."""
    for package, name, source in (
        (engine.games, "stairs", "from tests.engine.stairs import GAME"),
        (render.boards.layouts, "climbing", "from tests.render.stairs import LAYOUT"),
    ):
        path = folder / package.__name__
        path.mkdir()
        (path / f"{name}.py").write_text(source, "utf-8")
        package.__path__.append(str(path))

    # Only now, because these look for games.
    from bot.chats.web.table_view import table_view  # noqa: PLC0415
    from bot.core.callback_data import unpack  # noqa: PLC0415
    from bot.core.images import BoardPicture  # noqa: PLC0415
    from bot.i18n.catalog import Catalog  # noqa: PLC0415
    from bot.i18n.texts import Texts  # noqa: PLC0415
    from bot.screens.board import board_screen  # noqa: PLC0415
    from engine.presses import refusal_at, refusal_between  # noqa: PLC0415
    from engine.record import Record  # noqa: PLC0415
    from tests.bot.saved_games import loaded  # noqa: PLC0415

    english = Texts.load().catalog
    texts = Texts(Catalog("en", {"stairs.ftl": STAIRS}, english), engine.games.all_games())
    here = loaded(Record.read(DEAL))
    screen = board_screen(texts, here, chosen)
    view = table_view(screen, "")
    assert view is not None
    assert isinstance(screen.picture, BoardPicture)
    seen = {  # by the words of an action
        "labels": {
            " ".join(button.action.words): [button.label, button.spoken]
            for row in screen.rows
            for button in row
        },
        "presses": {
            " ".join(unpack(view.press + move.press).words): [
                view.places[place].areas for place in move.places
            ]
            for move in view.moves
        },
        "lifts": {place.name: place.lift for place in view.places if place.lift},
        "why": {
            **{place: refusal_at(here.position, place).reason for place in ("b5", "b1", "a")},
            **{f"b5 {to}": refusal_between(here.position, "b5", to).reason for to in ("a5", "d")},
        },
        "marks": {mark.place: mark.kind for mark in screen.picture.marks},
    }
    sys.stdout.write(json.dumps(seen))


if __name__ == "__main__":
    main(Path(sys.argv[1]), tuple(sys.argv[2:]))
