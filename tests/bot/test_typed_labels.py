"""Labels of moves can be typed: the whole label of a move reads as that move."""

import random

import pytest

from bot.features.play.button_labels import read_moves
from bot.i18n.texts import Texts, languages
from bot.screens.descriptions import move_label
from engine.errors import InvalidMoveError
from engine.game import Game, Position
from engine.games import all_games
from engine.record import Record
from tests.engine.playing import kind_name, option_sets, random_course

MOST = 25
"""Moves of a position that are checked; in Blink a card fits on many cells."""
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


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", all_games(), ids=kind_name)
def test_the_label_of_a_move_reads_as_that_move(game: Game, language: str) -> None:
    texts = Texts.load(language)
    chance = random.Random(game.name)
    seen = 0
    for position in _positions(game):
        board, pick = position.board(), position.pick()
        moves = [move for move in position.legal_moves() if pick is None or move.verb != pick.verb]
        for move in chance.sample(moves, min(MOST, len(moves))):
            label = move_label(texts, position, board, move)
            read = read_moves(texts, position, label)
            assert position.play_together(read) == position.after(move), label
            seen += 1
    assert seen > 100


@pytest.mark.parametrize(
    ("record", "language", "line", "move"),
    [
        ("kittyhawk/1 #14", "ja", "６枚配る", "deal"),
        ("kittyhawk/1 #14", "en", "DEAL six", "deal"),
        ("kittyhawk/1 #14 | move h e | move h a", "ja", "h→結び目·2☾⌘", "move h knots"),
        ("flip/1 #1087 | deal | deal match", "de", "1 · ALLE VIER", "turn-four 1"),
        ("follow/1 #1103", "ja", "全部残す", "exchange"),
        ("follow/1 #1103 | exchange", "ja", "♥ハート", "trumps H"),
        ("blink/1 #64 | place drawn F4", "ja", "黄花2をキープ", "hold"),
    ],
)
def test_a_label_can_be_typed_loosely(record: str, language: str, line: str, move: str) -> None:
    position = Record.read(record).replay()
    assert [read.text for read in read_moves(Texts.load(language), position, line)] == [move]


def test_a_label_of_several_moves_is_refused() -> None:
    position, texts = Record.read("follow/1 #1103").start(), Texts.load("ja")
    exchanged = next(move for move in position.legal_moves() if len(move.places) == 2)
    with pytest.raises(InvalidMoveError):
        read_moves(texts, position, move_label(texts, position, position.board(), exchanged))
