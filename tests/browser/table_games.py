"""Games for the table: whole ones in moves that can be made on pictures, and presses of all kinds."""

import re
from collections import defaultdict
from collections.abc import Iterator
from random import Random

from playwright.async_api import expect

from engine.automatic import automatic_at_end, automatic_moves
from engine.board import Board
from engine.game import Position
from engine.games import find_game
from engine.move import Move
from engine.options import read_options
from engine.record import MAX_MOVES, Record
from render.boards.layouts import places_with
from render.boards.table import table_areas
from seeds.certified import find_pool
from tests.browser.table_play import Table, is_dragged, places_of

PLAYED = {
    "klondike": "klondike/1 draw=3 passes=1 #3 | move a hearts | move b diamonds | move b e | draw | draw"
    " | move waste g | move c g | draw | draw | move waste a | draw | draw | move waste d | move waste c"
    " | draw | move waste hearts | move e hearts | move c2 e | move f c | move f diamonds | move f spades"
    " | move f b | move f a | move f spades | draw",
    "freecell": "freecell/1 cells=2 #71 | move 3 2 | move 1 clubs | move 3 spades | move 4 5 | move 5 a"
    " | move a 5 | move 1 a | move 7 1 | move 4 b | move 6 2 | move b 6 | move 5 b | move b 5 | move 7 b"
    " | move 7 spades | move 7 clubs | move 5 clubs | move 3 clubs | move 6 spades | move b spades | move 7 b"
    " | move 7 2 | move 8 7",
    "spider": "spider/1 suits=4 #28 | move c g | deal | deal | deal | deal | deal | move d b | move a10 c",
    "yukon": "yukon/1 suit #6 | move a diamonds | move g10 d | move e7 a | move c d | move a f | move d4 a"
    " | move g8 d",
    "streets": "streets/1 #16 | move e h | move g spades | move e spades | move e b | move a h | move d g"
    " | move d h",
    "pyramid": "pyramid/1 #1 | take g2 | take g1 | take f1 g7 | draw | draw | draw | take waste stock"
    " | draw | draw | draw | take stock | draw | draw | draw | draw | draw | take g4 stock"
    " | take g3 stock | take f3 waste | take waste stock | draw | take g5 stock | draw | draw"
    " | take g6 stock | take f2 f6 | take e2 | draw | draw | draw | redeal | take f5 stock | take e5 f4"
    " | draw | draw | draw | draw | draw | draw | draw | draw | take e1 stock | take e3 stock"
    " | take d1 stock | take waste stock | take d2 stock | redeal | draw | draw | take c1 stock | draw"
    " | draw | draw | draw",
    "tripeaks": "tripeaks/1 wrap=off #1 | take d5 | draw | draw | draw | take d10 | draw | take d1"
    " | take d2 | draw | take d3 | take c2 | draw | draw | draw | draw | take c1 | take d7 | take d8"
    " | take d9 | draw | take d4 | draw | take c3 | draw | take b2 | take c8 | take b1 | take a1 | draw"
    " | take c9 | take c4 | draw | draw | draw | draw | draw | take b6 | take d6 | take c6 | draw | draw"
    " | take c5 | draw | draw | draw",
    "golf": "golf/1 #1 | take a | take a | draw | take f | take c | take d | draw | take a | take d"
    " | draw | draw | draw | take f | draw | take d | take d | take b | draw | draw | draw | draw"
    " | take f | draw | draw | draw | draw | take g | draw | take g | draw | take a | take a | take g",
    "kittyhawk": "kittyhawk/1 level=5 #329 | move g knots | move g f | deal | move h b | move h a"
    " | move h wyrms | deal | deal | move g b | deal | deal | move h moons | deal | deal | deal | deal"
    " | deal",
    "blink": "blink/1 hold=1 #145 | place drawn G5 | hold | place drawn G6 | place held1 F6 | place drawn E6"
    " | hold | place held1 F7 | place drawn F8 | hold | place held1 G4 | hold | place drawn F5"
    " | place drawn G3 | place drawn D6 | place drawn H5 | place drawn G2",
}
"""Lost games, because one that is won takes some two hundred taps."""
PROVEN = {"wish": 1, "follow": 13, "flip": 1325}
"""Certified deals with short proofs."""
MOST_EXCHANGED = 2
"""How many cards are exchanged at most where moves are chosen at random, which takes a press for each."""
KINDS = ("move", "move", "hint", "move", "refused", "move", "undo", "more")
"""The kinds of presses, one after the other."""


def played(name: str) -> Record:
    """Return a whole game in moves that can be made on pictures: a lost one, or the proof of a deal."""
    if name in PLAYED:
        return Record.read(PLAYED[name])
    game = find_game(name)
    pool = find_pool(game, read_options(game.options, ()))
    deal = pool.find(PROVEN[name]) if pool else None
    assert deal
    return in_single_moves(deal.record())


def in_single_moves(record: Record) -> Record:
    """Return a record with the same end whose moves are all on the picture: dealt and moved card by card."""
    found = record.first(0)
    for move, position in zip(record.moves, list(record.positions())[1:], strict=True):
        found = found.then(*_single_moves(found.replay(), move, position))
    return found


def pressed(record: Record) -> Iterator[tuple[Position, Move]]:
    """Yield the moves of a record that its player makes, each with the position before it."""
    for number, position in enumerate(list(record.positions())[:-1]):
        move = record.moves[number]
        if number == 0 or position.automatic() != move:
            yield position, move


def moves_on_picture(position: Position) -> list[Move]:
    """Return the legal moves that taps on the picture make, without those that take many."""
    board, legal = position.board(), position.legal_moves()
    known = table_areas(board)
    found = [
        move
        for move in legal
        if set(places_of(board, move)) <= known.keys()
        and (move.verb != "exchange" or len(move.places) <= MOST_EXCHANGED)
        and not is_dragged(position, move)
    ]
    by_places = defaultdict[tuple[str, ...], list[Move]](list)
    for move in found:
        by_places[places_of(board, move)].append(move)
    return [move for group in by_places.values() for move in _plainest(group)]


def places_without_move(position: Position) -> list[str]:
    """Return the places of a board that no legal move names or stands for."""
    board = position.board()
    named = {place for move in position.legal_moves() for place in places_of(board, move)}
    used = named.union(*(places_with(board, place) for place in named))
    return [place for place in table_areas(board) if place not in used]


async def press_all_kinds(table: Table, record: Record, presses: int, seed: int = 0) -> Record:
    """Make presses of all kinds, one after the other; return the game as it is then.

    Moves are chosen at random, without those that end the game.
    """
    chance = Random(seed)
    for number in range(presses):
        position, kind = record.replay(), KINDS[number % len(KINDS)]
        before = await table.version()
        moves = [move for move in moves_on_picture(position) if not position.after(move).outcome()]
        if record.moves and (kind == "undo" or not moves):
            followed = automatic_at_end(tuple(record.positions()), record.moves)
            record = record.first(len(record.moves) - 1 - followed)
            await table.role("undo").click()
        elif kind == "hint":
            await table.role("hint").click()
            await expect(table.whole).not_to_have_attribute("data-version", before.partition(".")[2])
            await expect(table.page.locator("#words .coming")).to_be_hidden()  # else a better one follows
        elif kind == "refused" and (places := places_without_move(position)):
            await table.tap(position.board(), chance.choice(places))
            await expect(table.line).to_have_text(re.compile("[.!?]"))
        elif kind == "more":
            await table.page.locator("#more").click()
            await expect(table.page.locator("#sheet")).to_be_visible()
            await table.page.keyboard.press("Escape")
            await expect(table.page.locator("#sheet")).to_be_hidden()
        else:
            move = chance.choice(moves)
            await table.play_by_taps(position, move)
            record = record.then(move, *automatic_moves(position.after(move), MAX_MOVES))
        if kind in ("move", "undo"):
            await table.shows(record)
        else:
            await expect(table.whole).not_to_have_attribute("aria-busy", "true")
    return record


def _plainest(moves: list[Move]) -> list[Move]:
    """Return the moves of the same places without other forms of one whose verb alone has them."""
    return [move for move in moves if not move.places] or moves


def _single_moves(before: Position, move: Move, after: Position) -> Iterator[Move]:
    if move.verb == "deal":
        while before.board() != after.board():
            before = before.play(Move("deal"))
            yield Move("deal")
    elif move.verb == "collect":
        yield from _collected(before, after.board())
    else:
        yield move


def _collected(before: Position, after: Board) -> Iterator[Move]:
    """Yield the moves that bring every pile to its end, each to a foundation that grows."""
    while before.board().piles != after.piles:
        board = before.board()
        short = [pile.name for pile in board.of_kind("foundation") if pile != after.pile(pile.name)]
        long = [pile.name for pile in board.piles if len(pile.cards) > len(after.pile(pile.name).cards)]
        move = next(
            move
            for move in before.legal_moves()
            if move.places and move.places[0] in long and move.places[1] in short
        )
        before = before.play(move)
        yield move
