"""The golden pictures; ``python -m tests.render.painted`` repaints them; check the result by eye.

With arguments, such as ``wish deck-french``, it repaints only those whose names equal or begin with one.

``golden/GAME.txt`` has a picture on each line: ``NAME = RECORD``. By default, the traces of the last move are
marked; other marks follow after `` ! `` as ``PLACE:KIND:LABEL``, the label optional. A won game that leaves
no card is celebrated. A name that ends with ``table`` is for the picture of the table, without a heading,
and one that ends with ``celebration`` for a won game that leaves cards. ``deck-NAME`` shows all faces of a
deck. The charts of ``golden/charts`` are in ``charts.py``, the welcomes of ``golden/welcome`` in
``welcomes.py``.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path

from PIL import Image

from engine.board import Mark, MarkKind
from engine.games import find_game
from engine.record import Record
from render.cards import decks
from render.files.png import encode_png
from render.graphics.indexed_image import IndexedImage
from render.graphics.palette import unpack
from render.painting.celebration import paint_celebration
from render.painting.painter import paint_board
from render.painting.sprite_sheet import sprite_sheet
from tests.render.golden_charts import CHARTS
from tests.render.golden_charts import FOLDER as CHARTS_FOLDER
from tests.render.pictures import deck_sizes, recorded
from tests.render.welcomes import FOLDER as WELCOMES_FOLDER
from tests.render.welcomes import WELCOMES, welcome

FOLDER = Path(__file__).parent / "golden"
MAX_WIDTH, GAP = 1600, 10
"""The width of contact sheets and the gap between sprites, in pixels."""


def read_mark(word: str) -> Mark:
    place, kind, label = (*word.split(":"), "")[:3]
    return Mark(place, MarkKind(kind), label)


def painted(name: str) -> IndexedImage:
    text, _, marks = PICTURES[name].partition(" ! ")
    record = Record.read(text)
    board, last = recorded(record)
    heading = (find_game(record.game).title, f"Deal {record.deal} · {board.score}")
    shown = None if name.endswith("table") else heading
    is_empty = not any(pile.cards for pile in board.piles)
    if is_empty or name.endswith("celebration"):
        if is_empty:
            board, _ = recorded(record.first(len(record.moves) - 1))
        return paint_celebration(board, "green", heading, "Won!", ("16 moves in 2:31", "Win streak: 3 games"))
    return paint_board(board, "green", shown, tuple(map(read_mark, marks.split())) if marks else last)


def contact_sheet(deck: str) -> Image.Image:
    """Return all faces of a deck, the back and empty places on felt, in the largest size of any game."""
    sheet = sprite_sheet("green", deck, *max(size for name, size in deck_sizes() if name == deck))
    rows = []
    for _, same_size in groupby(map(unpack, sheet.sprites.values()), key=lambda sprite: sprite.size):
        sprites = list(same_size)
        count = (MAX_WIDTH - GAP) // (sprites[0].width + GAP)
        rows += [sprites[first : first + count] for first in range(0, len(sprites), count)]
    width = max(GAP + sum(sprite.width + GAP for sprite in row) for row in rows)
    height = GAP + sum(row[0].height + GAP for row in rows)
    picture = Image.new("P", (width, height), sheet.color_bytes["felt"] // sheet.format.color_byte(1))
    picture.putpalette(sheet.palette)
    y = GAP
    for row in rows:
        for number, sprite in enumerate(row):
            picture.paste(sprite, (GAP + number * (sprite.width + GAP), y))
        y += row[0].height + GAP
    return picture


def lines() -> Iterator[tuple[str, str]]:
    """Yield the name of every golden picture, ``GAME-NAME``, and the text after `` = `` in its line."""
    for file in sorted(FOLDER.glob("*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            name, _, shown = line.partition(" = ")
            yield f"{file.stem}-{name}", shown


PICTURES = dict(lines())
DECKS = {f"deck-{name}": name for name in decks.DECKS.all()}


def golden(name: str) -> Image.Image:
    return contact_sheet(DECKS[name]) if name in DECKS else painted(name).image()


def main(words: Sequence[str]) -> None:
    def named(names: Iterable[str]) -> list[str]:
        starts = tuple(f"{word}-" for word in words)
        return [name for name in names if not words or f"{name}-".startswith(starts)]

    for name in named(PICTURES):
        (FOLDER / f"{name}.png").write_bytes(encode_png(painted(name)))
    for name in named(DECKS):
        golden(name).save(FOLDER / f"{name}.png", bits=4, optimize=True)
    for name, paint_it in ((name, CHARTS[name]) for name in named(CHARTS)):
        (CHARTS_FOLDER / f"{name}.png").write_bytes(encode_png(paint_it()))
    for name in WELCOMES if not words or "welcome" in words else ():
        (WELCOMES_FOLDER / f"{name}.png").write_bytes(encode_png(welcome(name)))


if __name__ == "__main__":
    main(sys.argv[1:])
