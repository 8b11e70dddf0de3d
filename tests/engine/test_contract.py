"""What holds for every game, tried by random play on hundreds of deals with every choice of options."""

import pytest

from engine.errors import IllegalMoveError
from engine.game import Game, Position
from engine.move import Move
from engine.options import Options
from engine.record import Record
from tests.engine.playing import every_kind, kind_name, random_course

DEALS = range(300)

kinds = pytest.mark.parametrize(("game", "options"), every_kind(), ids=kind_name)


def check_position(position: Position) -> None:
    moves = position.legal_moves()
    assert len(set(moves)) == len(moves)
    assert moves == position.legal_moves()
    assert bool(moves) == (position.outcome() is None)
    assert all(Move.read(move.text) == move for move in moves)
    board = position.board()
    assert board.outcome == position.outcome()
    assert board.score == position.score()
    names = [pile.name for pile in board.piles]
    assert len(set(names)) == len(names)
    seen = [card for pile in board.piles for card in pile.cards if card]
    assert all(card.code for card in seen)


@kinds
def test_random_play_keeps_the_contract(game: Game, options: Options) -> None:
    for deal in DEALS:
        position = game.deal(deal, options)
        assert position == game.deal(deal, options)
        record = Record.begin(game, options, deal)
        check_position(position)
        for move, following in random_course(position, deal):
            assert position.play(move) == following
            assert hash(position.play(move)) == hash(following)
            position = following
            record = record.then(move)
            check_position(position)
        assert Record.read(record.text) == record
        assert record.replay() == position


@kinds
def test_a_move_that_is_not_listed_is_refused_with_a_reason(game: Game, options: Options) -> None:
    for deal in DEALS[:20]:
        start = game.deal(deal, options)
        course = list(random_course(start, deal))
        every_move = {
            move for position in (start, *(after for _, after in course)) for move in position.legal_moves()
        }
        for position in (start, *(after for _, after in course)):
            legal = position.legal_moves()
            for move in every_move.difference(legal):
                with pytest.raises(IllegalMoveError) as refused:
                    position.play(move)
                assert refused.value.reason
                assert str(refused.value)


@kinds
def test_the_text_of_a_move_can_be_typed(game: Game, options: Options) -> None:
    for deal in DEALS[:50]:
        position = game.deal(deal, options)
        for move, following in random_course(position, deal):
            assert position.play_together(position.read(move.text)) == following
            position = following
