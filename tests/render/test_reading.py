"""Image comparison recognizes cards as chats show them: after JPEG compression, scaled for a phone."""

from collections.abc import Iterator, Mapping
from functools import cache
from operator import mul
from random import Random
from typing import TypeAlias

import pytest
from PIL import Image, ImageChops

from engine.board import Board, Mark
from engine.game import Position
from engine.games import all_games, find_game, module_names
from engine.options import choose, read_options, switch_value
from engine.record import Record
from render.boards.layouts import LAYOUTS
from render.boards.scene import PlacedSprite, Scene
from render.graphics.palette import unpack
from render.graphics.theme import theme_names
from render.painting.painter import paint_scene
from render.painting.sprite_sheet import SpriteSheet, sprite_sheet
from tests.combinations import combined
from tests.render.painted import PICTURES
from tests.render.pictures import photo, recorded

Shown: TypeAlias = tuple[Board, tuple[Mark, ...]]
"""A board with the traces of its last move."""

WIDTH = 640
"""The width to which pictures are scaled, in pixels."""
COARSE = 2
"""The factor by which cards are reduced before comparison: about their size on the scaled picture."""
LEAST_SHARE = 0.99
BOARDS = 5
"""The number of boards per game: from start, middle and end of random play, with various option values."""
DEALS = 6
"""Deals played for each board; the longest game is used, because random play soon loses."""
STAGES = (0.0, 0.5, 1.0)
OPEN = "open"
"""The option with which more cards are seen: games that have it are read with and without it."""
LONGEST_PLAY = 200
NO_CARDS = ("place", "trumps")
LONGEST = {False: "long", True: "open-long"}
"""By whether it is an open game, the golden picture of the longest pile that a game can have."""
SQUARES = tuple(value * value for value in range(256))


@cache
def boards(name: str, is_open: bool) -> tuple[Shown, ...]:
    """Play at random with different option sets; return boards with the traces of their last moves.

    The board with the longest pile is one more, if the game has a golden picture of it.
    """
    found = []
    for number in range(BOARDS):
        longest = max((play(name, number, deal, is_open) for deal in range(DEALS)), key=len)
        stage = STAGES[(number + number // len(STAGES)) % len(STAGES)]
        position, marks = longest[round(stage * (len(longest) - 1))]
        found.append((position.board(), marks))
    if picture := PICTURES.get(f"{name}-{LONGEST[is_open]}"):
        found.append(recorded(Record.read(picture)))
    return tuple(found)


def play(name: str, number: int, deal: int, is_open: bool) -> list[tuple[Position, tuple[Mark, ...]]]:
    """Return the positions of a random play, with the traces of the move before each."""
    game, rng = find_game(name), Random(deal)
    options = read_options(game.options, ())
    for option in game.options:
        value = option.values[number % len(option.values)]
        if option.name == OPEN:
            value = switch_value(is_on=is_open)
        options = choose(game.options, options, option.name, value)
    position = game.start(deal, options)
    played: list[tuple[Position, tuple[Mark, ...]]] = [(position, ())]
    while len(played) < LONGEST_PLAY and (moves := position.legal_moves()):
        move = rng.choice(moves)
        position = position.after(move)
        played.append((position, tuple(map(Mark, position.traces(move)))))
    return played


def shown(picture: Image.Image) -> Image.Image:
    """Return a picture as a chat shows it, in grayscale: cards must be recognizable by lightness only."""
    grey = photo(picture).convert("L")
    return grey.resize((WIDTH, round(grey.height * WIDTH / grey.width)), Image.Resampling.BILINEAR)


def visible(scene: Scene, tiles: SpriteSheet) -> Iterator[tuple[PlacedSprite, Image.Image]]:
    """Yield the sprites that are not fully covered, with a mask of the visible part.

    A card of which a part is drawn again, with other corners, is one card.
    """
    sizes = [(2 * tile.width, tile.height) for tile in map(tiles.visible_part, scene.sprites)]
    seen = set[tuple[str, int, int]]()
    for number, (spot, size) in enumerate(zip(scene.sprites, sizes, strict=True)):
        if spot[:3] in seen:
            continue
        seen.add(spot[:3])
        cover = Image.new("L", size, 255)
        for above, (width, height) in zip(scene.sprites[number + 1 :], sizes[number + 1 :], strict=True):
            x, y = above.x - spot.x, above.y - spot.y
            if above[:3] != spot[:3] and -width < x < size[0] and -height < y < size[1]:
                cover.paste(0, (x, y, x + width, y + height))
        if cover.getbbox():
            yield spot, cover


@cache
def printed(tiles: SpriteSheet, way: str, like: PlacedSprite) -> Mapping[str, Image.Image]:
    """Return how each card of a sprite variant would look in place of a sprite, in reduced grayscale."""
    found = {}
    for name in tiles.sprites:
        stem, _, other = name.partition("/")
        if other == way and stem not in NO_CARDS:
            picture = unpack(tiles.visible_part(like._replace(sprite=name)))
            picture.putpalette(tiles.palette)
            found[name] = picture.convert("L").reduce(COARSE)
    return found


def read(picture: Image.Image, scene: Scene, tiles: SpriteSheet) -> Iterator[tuple[str, str]]:
    """Yield the name of every visible card and of the card that its part of the photo resembles most."""
    share = picture.width / scene.width
    for spot, cover in visible(scene, tiles):
        stem, _, way = spot.sprite.partition("/")
        if stem in NO_CARDS:
            continue
        width, height = cover.size
        box = (spot.x * share, spot.y * share, (spot.x + width) * share, (spot.y + height) * share)
        mask = cover.reduce(COARSE)
        seen = picture.resize(mask.size, Image.Resampling.BILINEAR, box)
        cards = printed(tiles, way, spot._replace(sprite="", x=0, y=0))
        yield spot.sprite, min(cards, key=lambda name: _unlike(seen, cards[name], mask))


def _unlike(one: Image.Image, other: Image.Image, mask: Image.Image) -> int:
    return sum(map(mul, ImageChops.difference(one, other).histogram(mask), SQUARES))


KINDS = [
    (game.name, is_open)
    for game in all_games()
    for is_open in ((False, True) if any(option.name == OPEN for option in game.options) else (False,))
]


@pytest.mark.parametrize(("theme", "kind"), combined(theme_names(), KINDS), ids=str)
def test_a_machine_reads_the_cards_of_a_photo_on_a_phone(theme: str, kind: tuple[str, bool]) -> None:
    name, is_open = kind
    layout = LAYOUTS.require(*module_names(name))
    found: list[tuple[str, str]] = []
    for board, marks in boards(name, is_open):
        scene = layout.lay_out(board)
        tiles = sprite_sheet(theme, layout.deck, *scene.card_size)
        picture = paint_scene(scene, tiles, (find_game(name).title, f"{board.score}"), marks).image()
        found.extend(read(shown(picture), scene, tiles))
    wrong = [f"{card} read as {other}" for card, other in found if card != other]
    assert len(found) > BOARDS
    assert len(wrong) <= (1 - LEAST_SHARE) * len(found), f"{len(wrong)} of {len(found)}: {', '.join(wrong)}"
