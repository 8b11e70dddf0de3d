"""Lines of play in few letters read back, and what is not a line of play is refused."""

import pytest

from engine.game import Game, Position
from engine.games import find_game
from engine.games.follow import exchanges
from engine.move import Move
from engine.options import Options, read_options
from seeds.coding import CodingError, read_moves, write_moves
from tests.engine.playing import every_kind, kind_name, random_course


def usual(name: str, deal: int = 42) -> Position:
    game = find_game(name)
    return game.deal(deal, read_options(game.options, ()))


@pytest.mark.parametrize(("game", "options"), every_kind(), ids=kind_name)
def test_what_is_written_reads_back(game: Game, options: Options) -> None:
    start = game.deal(7, options)
    course = list(random_course(start, 7))
    written = write_moves(start, (move for move, _ in course))
    assert list(read_moves(start, written)) == course
    assert len(written) <= 2 * len(course)


def test_the_longest_choice_takes_two_letters() -> None:
    deal = usual("follow")
    every = exchanges(tuple(pile.name for pile in deal.board().of_kind("hand")))
    assert len(every) == 1024
    written = {write_moves(deal, [move]) for move in (every[0], every[31], every[32], every[33], every[-1])}
    assert written == {"A", "f", "gB", "hB", "_f"}


def test_what_is_not_a_line_of_play_is_neither_written_nor_read() -> None:
    with pytest.raises(CodingError, match="not legal"):
        write_moves(usual("wish"), [Move("take", ("a", "a"))])
    for written, problem in (("Z", "none is number 25"), ("=", "no number"), ("Ag", "breaks off")):
        with pytest.raises(CodingError, match=problem):
            list(read_moves(usual("wish"), written))
