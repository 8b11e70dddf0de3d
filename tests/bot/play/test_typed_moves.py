"""Typed lines and labels: they play legal moves, or are refused with the nearest move."""

import logging
import random
import re
from functools import cache
from itertools import islice

import pytest

from bot.core.actions import Verb
from bot.core.typed_input.lines import read_line
from bot.features.play.typed_moves import MOST_CHARACTERS, nearest_move, read_moves
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.i18n.typed_phrases import is_understood, other_game_resembled, other_game_within, phrase_resembled
from bot.screens.descriptions import move_label
from engine import reading
from engine.errors import InvalidMoveError
from engine.game import Game, Position
from engine.games import all_games
from engine.move import Move
from engine.options import Options
from engine.record import Record
from tests.bot.desk import ANNA, Desk, labels, shown
from tests.bot.i18n.catalogue import third
from tests.combinations import by_family, combined
from tests.engine.hidden import find_twin
from tests.engine.lines import random_line
from tests.engine.playing import kind_name, option_sets, random_course

SUGGESTED = re.compile(r"Did you mean “(.+)”\?$")
LINES = 100


async def record_of(desk: Desk) -> Record:
    """Return the record of the current game."""
    return (await desk.store.load_session(ANNA, (await desk.store.settings(ANNA)).current)).record


def kinds() -> list[tuple[Game, Options]]:
    """Return every game with its first and its last option set."""
    ends = {game: (option_sets(game)[0], option_sets(game)[-1]) for game in all_games()}
    return [(game, options) for game, both in ends.items() for options in dict.fromkeys(both)]


@pytest.mark.parametrize(("game", "options"), by_family(kinds()), ids=kind_name)
async def test_any_line_plays_legal_moves_or_is_refused(
    desk: Desk, game: Game, options: Options, caplog: pytest.LogCaptureFixture
) -> None:
    chance, refused, suggested = random.Random(1), 0, 0
    words = Record.begin(game, options, 1).option_words
    await desk.type(f"/play {game.name} 1 {' '.join(words)}")
    record = await record_of(desk)
    for _ in range(LINES):
        position = record.replay()
        if position.outcome():
            await desk.type("/restart")
            record = await record_of(desk)
            continue
        line = random_line(position, chance)
        action = read_line(f"/move {line}" if chance.random() < 0.5 else line)
        if action.verb is not Verb.SAY or is_understood(line) or phrase_resembled(line)[0]:
            continue  # a command, a phrase, or an empty line
        if other_game_within(line) or other_game_resembled(line):
            continue  # “ten s” is the name of a game, which is answered with the nearest one
        reply = await desk.act(action)
        after = await record_of(desk)
        assert after.moves[: len(record.moves)] == record.moves
        if len(after.moves) > len(record.moves):
            assert reply.notice == ""
            assert shown(reply).title
        else:
            refused += 1
            assert after == record
            if "followed by “yes”" in reply.notice:  # the move would lose at once
                continue
            assert reply.notice
            if nearest := SUGGESTED.search(reply.notice):
                suggested += 1
                assert position.play_together(reading.read_moves(position, nearest[1])) != position
        record = after
    assert refused > 5
    # Where all cards of a building game are visible, most of the words are cards, which no move is like.
    is_open = all(None not in pile.cards for pile in record.start().board().piles)
    assert suggested or (game.family and is_open)
    assert not [entry for entry in caplog.records if entry.levelno >= logging.WARNING]


async def test_a_typed_exchange_that_loses_at_once_needs_a_yes(desk: Desk) -> None:
    await desk.type("/play follow 42")
    asked = await desk.type("exchange qs 9h ad 8d 5d ac kc jc")
    assert "loses the game right away" in asked.notice
    assert (await record_of(desk)).moves == ()
    assert labels(asked).count("✓ Q♠") == 1
    lost = await desk.press(asked, "Exchange 8 cards and lose")
    assert shown(lost).text.startswith("You lost in the exchange")
    await desk.type("/undo")
    sure = await desk.type("exchange qs 9h ad 8d 5d ac kc jc, YES")
    assert shown(sure).text.startswith("You lost in the exchange")
    await desk.type("/undo")
    assert "yes" not in (await desk.type("exchange qs 9h yes")).notice
    assert len((await record_of(desk)).moves) == 1


MOST = 6
"""The most moves that are checked in a position; in Blink a card fits on many cells."""
COURSES = 20
"""The lowest number of random games that are checked of each game."""
STEPS = 8
"""The approximate number of positions that are checked in a game."""


@cache
def _positions(game: Game) -> list[Position]:
    found = []
    sets = option_sets(game)[:: 1 if len(option_sets(game)) < COURSES else 7]
    for number in range(max(COURSES, len(sets))):
        start = Record.begin(game, sets[number % len(sets)], number).start()
        course = [start, *(after for _, after in random_course(start, number))]
        found += [*course[:: len(course) // STEPS + 1], *course[-2:]]
    return found


@pytest.mark.parametrize(
    ("game", "language"), combined(all_games(), finished_languages(), seconds=0.5), ids=kind_name
)
def test_the_label_of_a_move_reads_as_that_move(game: Game, language: str) -> None:
    texts = Texts.load(language)
    chance = random.Random(game.name)
    seen = 0
    for position in third(language, _positions(game)):
        board, pick = position.board(), position.pick()
        moves = [move for move in position.legal_moves() if pick is None or move.verb != pick.verb]
        for move in chance.sample(moves, min(MOST, len(moves))):
            for is_short in (False, True):
                label = move_label(texts, position, board, move, is_short=is_short)
                read = read_moves(texts, position, label)
                assert position.play_together(read) == position.after(move), label
            seen += 1
    assert seen > 20


@pytest.mark.parametrize(
    ("record", "language", "line", "move"),
    [
        ("kittyhawk/1 #14", "ja", "６枚配る", "deal"),
        ("kittyhawk/1 #14", "en", "DEAL six", "deal"),
        ("kittyhawk/1 #14 | move h e | move h a", "ja", "月・結び目の２→組札(結び目)", "move h knots"),
        ("kittyhawk/1 #14 | move h e | move h a", "en", "2🌙🪢 → home 🪢", "move h knots"),
        ("flip/1 #1087 | deal | deal match", "de", "1 – 4: ALLE DREHEN", "turn-four 1"),
        ("flip/1 #1087 | deal | deal match", "de", "1: alle drehen", "turn-four 1"),
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
    (KITTYHAWK, "deel", "deal"),
    (KITTYHAWK, "move h to wyrm", "move h wyrms"),
    (KITTYHAWK, "kolekt", "collect"),
    (EXCHANGE, "throw 4c and ks away", "exchange KS 4C"),
    (EXCHANGE, "the nine of hearts goes", "exchange 9H"),
    (JOKER, "exchange jk 2s", "exchange X"),
    (EXCHANGE, "exchange 2s", None),
    (TRUMPS, "trumps are h", "trumps H"),
    (TRUMPS, "noone", "trumps none"),
    (TRICKS, "play 5 of diamonds please", "play 5D"),
    (FLIP, "deal mach", "deal match"),
    (PLAYS, "turn 111", "turn 11"),
    (PLAYS, "turnfour 43", "turn-four 43"),
    (PLAYS, "remove 45", None),
    (PLAYS, "turn 43 please", "turn-four 43"),
    (WISH, "take d", None),
    (WISH, "thanks a lot", None),
    (PLAYS, "stopp", "stop"),
    (BLINK, "G44", "place drawn G4"),
    (PLACED, "hold it", "hold"),
    (PLACED, "held no 1 to f4", "place held1 F4"),
]


@pytest.mark.parametrize(("record", "typed", "move"), NEAREST)
def test_the_nearest_move(record: str, typed: str, move: str | None) -> None:
    found = nearest_move(Record.read(record).replay(), typed)
    assert (found.text if found else None) == move


def test_only_the_beginning_of_a_long_line_counts() -> None:
    position = Record.read(WISH).replay()
    typed = "take f h ".ljust(MOST_CHARACTERS, "z")
    assert nearest_move(position, f"{typed} {'take d f' * 50}") == nearest_move(position, typed)
    assert nearest_move(position, typed) == Move("take", ("f", "h"))


def test_a_finished_game_has_none() -> None:
    position = Record.read(WISH).replay()
    while moves := position.legal_moves():
        position = position.after(moves[0])
    assert nearest_move(position, "take a c") is None


@pytest.mark.parametrize("game", by_family(all_games()), ids=kind_name)
def test_hidden_cards_do_not_decide_the_nearest_move(game: Game) -> None:
    twin = find_twin(game.name)
    chance = random.Random(4)
    for deal in range(30):
        options = chance.choice(option_sets(game))
        for _, position in islice(random_course(game.deal(deal, options), deal), 0, 60, 4):
            for line in (random_line(position, chance) for _ in range(3)):
                assert nearest_move(twin(position, deal), line) == nearest_move(position, line)


def test_ending_the_game_does_not_decide_the_nearest_move() -> None:
    """In this deal one of two pairs may end the game; which one depends on a face-down card."""
    twin = find_twin("wish")
    position = Record.read("wish/1 #54").replay()
    assert len({nearest_move(twin(position, seed), "b") for seed in range(40)}) == 1
