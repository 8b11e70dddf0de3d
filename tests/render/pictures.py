"""Sample boards, and functions that paint, measure and compare pictures."""

from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import TypeAlias

from PIL import Image, ImageChops

from engine.board import Board, Mark
from engine.game import Game
from engine.games import find_game
from engine.options import Options, read_options
from engine.record import Record
from render.boards.layouts import LAYOUTS
from render.boards.scene import PlacedText, Scene
from render.graphics.indexed_image import IndexedImage
from render.graphics.theme import Color
from render.painting.painter import paint_board
from tests.engine.playing import option_sets
from tests.engine.transcripts import RECORDS

OUTPUT = Path(__file__).parents[2] / "test-output"
"""The folder for pictures that differ from their golden picture."""
Box: TypeAlias = tuple[int, int, int, int]
QUALITY, HALVED_CHROMA = 80, 2
"""JPEG settings about like Telegram's for photos; the second is Pillow's value for 4:2:0 subsampling."""


def wish(deal: int, pairs: int, *options: str) -> tuple[Board, tuple[Mark, ...]]:
    """Deal Wish, take the first legal pair ``pairs`` times; return the board and marks on the last pair."""
    game = find_game("wish")
    position = game.start(deal, read_options(game.options, options))
    last: tuple[str, ...] = ()
    for _ in range(pairs):
        move = position.legal_moves()[0]
        position, last = position.after(move), move.places
    return position.board(), tuple(map(Mark, last))


def recorded(record: Record) -> tuple[Board, tuple[Mark, ...]]:
    """Replay a record; return the board and marks for the traces of the last move."""
    position = record.replay()
    traces = position.traces(record.moves[-1]) if record.moves else ()
    return position.board(), tuple(map(Mark, traces))


def golden_board(name: str) -> Board:
    return Record.read(RECORDS[name]).replay().board()


def paired_options(game: Game) -> list[Options]:
    """Return option sets that together contain every pair of values of two options."""
    pairs = {
        options: set(combinations(options.chosen, min(2, len(options.chosen))))
        for options in option_sets(game)
    }
    chosen: list[Options] = []
    missing = set().union(*pairs.values())
    while missing or not chosen:
        best = max(pairs, key=lambda options: len(pairs[options] & missing))
        chosen.append(best)
        missing -= pairs[best]
    return chosen


def deck_sizes() -> list[tuple[str, tuple[int, int]]]:
    layouts = LAYOUTS.all().values()
    return list(dict.fromkeys((layout.deck, size) for layout in layouts for size in layout.card_sizes))


def rgb(image: IndexedImage) -> Image.Image:
    return image.image().convert("RGB")


def all_texts(scene: Scene) -> tuple[PlacedText, ...]:
    """Return all texts of a scene, those of the background first."""
    return (*scene.background.texts, *scene.texts)


def painted(
    board: Board, *marks: Mark, theme: str = "green", heading: tuple[str, str] = ("", "")
) -> Image.Image:
    return rgb(paint_board(board, theme, heading, marks))


def changed(one: Image.Image, other: Image.Image) -> Box:
    """Return the box in which two pictures differ; fail if they are equal."""
    assert one.size == other.size
    box = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()
    assert box is not None, "nothing differs"
    return box


def differing(one: Image.Image, other: Image.Image, level: int) -> int:
    """Return how many pixels of two pictures differ by more than ``level`` in grayscale."""
    difference = ImageChops.difference(one.convert("L"), other.convert("L"))
    return sum(difference.histogram()[level + 1 :])


def inked(picture: Image.Image, background: Color, level: int = 60) -> Image.Image:
    difference = ImageChops.difference(picture, Image.new("RGB", picture.size, background))
    return difference.convert("L").point(lambda value: 255 * (value > level))


def ink_box(picture: Image.Image, background: Color, level: int = 60) -> Box:
    """Return the box in which a picture clearly differs from a background; fail if there is none."""
    box = inked(picture, background, level).getbbox()
    assert box is not None, "nothing is printed"
    return box


def colors(picture: Image.Image) -> dict[Color, int]:
    found = picture.getcolors(1 << 14)
    assert found is not None
    return {color: number for number, color in found}  # type: ignore[misc]  # of RGB


def photo(picture: Image.Image) -> Image.Image:
    file = BytesIO()
    picture.convert("RGB").save(file, "JPEG", quality=QUALITY, subsampling=HALVED_CHROMA)
    with Image.open(file) as sent:
        return sent.convert("RGB")


def compare(name: str, actual: Image.Image, golden: Path) -> str:
    """Compare a picture with a file, pixel by pixel; return the problem, or ``""`` if they are equal.

    If they differ, the picture is written to ``OUTPUT``, and if the sizes are equal also the difference.
    """
    picture, expected = actual.convert("RGB"), None
    if golden.exists():
        with Image.open(golden) as file:
            expected = file.convert("RGB")
        if picture.size == expected.size and picture.tobytes() == expected.tobytes():
            return ""
    OUTPUT.mkdir(parents=True, exist_ok=True)
    picture.save(OUTPUT / f"{name}-actual.png")
    if expected and expected.size == picture.size:
        ImageChops.difference(picture, expected).save(OUTPUT / f"{name}-difference.png")
    return f"{name} differs from {golden}, or there is none: see {OUTPUT / name}-*.png"
