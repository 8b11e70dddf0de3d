"""What holds for every game, tried by random play on hundreds of deals with every choice of options."""

import random
from collections import Counter

import pytest

from engine.board import Board
from engine.cards.flip import FlipCard
from engine.errors import IllegalMoveError
from engine.game import Game, Position
from engine.move import Move
from engine.options import Options
from engine.reading import read_moves
from engine.record import Record
from tests.engine.playing import every_kind, kind_name, option_sets, random_course

DEALS = 300
FEWEST = 4
"""Deals of each choice of options of which every position is looked at from all sides, not the last alone."""
REFUSED = 25
"""Moves that are not legal and are tried all the same, in one of so many positions."""

kinds = pytest.mark.parametrize(("game", "options"), every_kind(), ids=kind_name)


def closely(game: Game) -> int:
    """Return how many deals are looked at in every position: as many of each game, a few of each option."""
    return max(FEWEST, DEALS // len(option_sets(game)) // 4)


def check_position(position: Position) -> None:
    moves = position.legal_moves()
    assert len(set(moves)) == len(moves)
    assert moves == position.legal_moves()
    assert bool(moves) == (position.outcome() is None)
    assert all(Move.read(move.text) == move for move in moves)
    assert all(map(position.allows, moves))
    board = position.board()
    assert board.outcome == position.outcome()
    assert board.score == position.score()
    names = [pile.name for pile in board.piles]
    assert len(set(names)) == len(names)


def seen_cards(board: Board) -> Counter[str]:
    """Count the cards that are seen, whichever side is up; the last trick shows cards once more."""
    cards = (card for pile in board.piles if pile.kind != "last" for card in pile.cards if card)
    return Counter(card.light if isinstance(card, FlipCard) else card.code for card in cards)


def check_cards(before: Board, after: Board) -> None:
    """Cards come into sight from the hidden ones alone, and nothing is hidden again."""
    hidden = [sum(pile.hidden for pile in board.piles) for board in (before, after)]
    assert (seen_cards(after) - seen_cards(before)).total() <= hidden[0] - hidden[1]


@kinds
def test_random_play_keeps_the_contract(game: Game, options: Options) -> None:
    looked_at = closely(game)
    for deal in range(DEALS):
        position = game.deal(deal, options)
        assert position == game.deal(deal, options)
        moves = []
        for move, following in random_course(position, deal):
            if deal < looked_at:
                check_position(position)
                check_cards(position.board(), following.board())
                assert hash(position.play(move)) == hash(following)
            moves.append(move)
            position = following
        check_position(position)
        record = Record.begin(game, options, deal).then(*moves)
        assert Record.read(record.text) == record
        assert record.replay() == position


@kinds
def test_a_move_that_is_not_listed_is_refused_with_a_reason(game: Game, options: Options) -> None:
    for deal in range(closely(game)):
        chance = random.Random(deal)
        start = game.deal(deal, options)
        positions = [start, *(after for _, after in random_course(start, deal))]
        every_move = {move for position in positions for move in position.legal_moves()}
        for position in chance.sample(positions, min(REFUSED, len(positions))):
            others = sorted(every_move.difference(position.legal_moves()), key=lambda move: move.text)
            for move in chance.sample(others, min(REFUSED, len(others))):
                with pytest.raises(IllegalMoveError) as refused:
                    position.play(move)
                assert refused.value.reason
                assert str(refused.value)


@kinds
def test_the_text_of_a_move_can_be_typed(game: Game, options: Options) -> None:
    for deal in range(closely(game)):
        position = game.deal(deal, options)
        for move, following in random_course(position, deal):
            assert position.play_together(read_moves(position, move.text)) == following
            position = following
