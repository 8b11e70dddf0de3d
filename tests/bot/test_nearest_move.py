"""The nearest move: the legal move most like a typed line."""

import random
from importlib import import_module
from itertools import islice

import pytest

from bot.features.play.nearest_move import MOST_CHARACTERS, nearest_move
from engine.game import Game
from engine.games import all_games
from engine.move import Move
from engine.record import Record
from tests.engine.lines import random_line
from tests.engine.playing import certified_games, kind_name, option_sets, random_course

WISH = "wish/1 #42"
KITTYHAWK = "kittyhawk/1 #1 | deal | deal | deal"
EXCHANGE = "follow/1 #42"
JOKER = "follow/1 #15"
TRUMPS = f"{EXCHANGE} | exchange"
TRICKS = f"{TRUMPS} | trumps H"
FLIP = "flip/1 #42"
PLAYS = f"{FLIP} | deal all"
BLINK = "blink/1 #42"
PLACED = "blink/1 #1 | place drawn G4 | hold"

NEAREST = [
    (WISH, "take f h z", "take f h"),
    (WISH, "e or f", "take e f"),
    (WISH, "taken d, h", "take d h"),
    (KITTYHAWK, "deel", "deal"),
    (KITTYHAWK, "move h to wyrm", "move h wyrms"),
    (KITTYHAWK, "move d on the knots", "move d knots"),
    (KITTYHAWK, "kolekt", "collect"),
    (EXCHANGE, "throw 4c and ks away", "exchange KS 4C"),
    (EXCHANGE, "exchange 9♥ 2s", "exchange 9H"),
    (EXCHANGE, "the nine of hearts goes", "exchange 9H"),
    (EXCHANGE, "EXCHANGE 10 of hearts and ad", "exchange AD"),
    (JOKER, "exchange jk 2s", "exchange X"),
    (EXCHANGE, "exchange 2s", None),
    (EXCHANGE, "what now", None),
    (TRUMPS, "trumps are h", "trumps H"),
    (TRUMPS, "noone", "trumps none"),
    (TRICKS, "play 5 of diamonds please", "play 5D"),
    (TRICKS, "8dd", "play 8D"),
    (FLIP, "deal mach", "deal match"),
    (FLIP, "deall al", "deal all"),
    (PLAYS, "turn 111", "turn 11"),
    (PLAYS, "turnfour 43", "turn-four 43"),
    (PLAYS, "remove 45", "turn-four 46"),
    (PLAYS, "t 24", "turn 23"),
    (PLAYS, "stopp", "stop"),
    (PLAYS, "stpo", "stop"),
    (BLINK, "G44", "place drawn G4"),
    (BLINK, "plce drwn c7", "place drawn C7"),
    (PLACED, "hold it", "hold"),
    (PLACED, "held no 1 to f4", "place held1 F4"),
]


@pytest.mark.parametrize(("record", "typed", "move"), NEAREST)
def test_the_nearest_move(record: str, typed: str, move: str | None) -> None:
    found = nearest_move(Record.read(record).replay(), typed)
    assert (found.text if found else None) == move


def test_the_table_has_every_game_with_a_later_move() -> None:
    tried = {
        record.partition("/")[0]
        for record, _, move in NEAREST
        if move and Record.read(record).replay().legal_moves()[0].text != move
    }
    assert tried == {game.name for game in certified_games()}


def test_only_the_beginning_of_a_long_line_counts() -> None:
    position = Record.read(WISH).replay()
    typed = "take f h".ljust(MOST_CHARACTERS, "z")
    assert nearest_move(position, f"{typed} {'take d f' * 50}") == nearest_move(position, typed)
    assert nearest_move(position, typed) == Move("take", ("f", "h"))


def test_a_finished_game_has_none() -> None:
    position = Record.read(WISH).replay()
    while moves := position.legal_moves():
        position = position.after(moves[0])
    assert nearest_move(position, "take a c") is None


@pytest.mark.parametrize("game", all_games(), ids=kind_name)
def test_hidden_cards_do_not_decide_the_nearest_move(game: Game) -> None:
    twin = import_module(f"tests.engine.hidden.{game.name}").twin
    chance = random.Random(4)
    for deal in range(30):
        options = chance.choice(option_sets(game))
        for _, position in islice(random_course(game.deal(deal, options), deal), 0, 60, 4):
            for line in (random_line(position, chance) for _ in range(3)):
                assert nearest_move(twin(position, deal), line) == nearest_move(position, line)


def test_ending_the_game_does_not_decide_the_nearest_move() -> None:
    """In this deal one of two pairs may end the game, and which of them does lies face down."""
    twin = import_module("tests.engine.hidden.wish").twin
    position = Record.read("wish/1 #54").replay()
    assert len({nearest_move(twin(position, seed), "b") for seed in range(40)}) == 1
