"""What English buttons say can also be typed: the whole label of a move reads as that very move."""

import random

import pytest

from bot.spoken import spoken_move
from bot.texts import Texts
from engine.game import Game, Position
from engine.games import all_games
from engine.record import Record
from tests.engine.playing import kind_name, option_sets, random_course

MOST = 25
"""Moves of a position that are looked at; a table of Blink takes a card on many cells."""
COURSES = 20
"""Random courses of each game, at least."""
STEPS = 8
"""Positions that are looked at in a course, about."""


def _positions(game: Game) -> list[Position]:
    found = []
    sets = option_sets(game)[:: 1 if len(option_sets(game)) < COURSES else 7]
    for number in range(max(COURSES, len(sets))):
        start = Record.begin(game, sets[number % len(sets)], number).start()
        course = [start, *(after for _, after in random_course(start, number))]
        found += [*course[:: len(course) // STEPS + 1], *course[-2:]]
    return found


@pytest.mark.parametrize("game", all_games(), ids=kind_name)
def test_the_label_of_a_move_reads_as_that_move(game: Game, texts: Texts) -> None:
    chance = random.Random(game.name)
    seen = 0
    for position in _positions(game):
        board, pick = position.board(), position.pick()
        moves = [move for move in position.legal_moves() if pick is None or move.verb != pick.verb]
        for move in chance.sample(moves, min(MOST, len(moves))):
            label = spoken_move(texts, position, board, move)
            assert position.play_together(position.read(label)) == position.after(move), label
            seen += 1
    assert seen > 100
