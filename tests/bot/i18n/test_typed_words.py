"""Typed moves in every language: what is suggested can be typed, and English is always read."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from bot.features.play.typed_moves import UNREADABLE, read_moves
from bot.i18n.catalog import languages
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.i18n.typed_words import PREFIX, SEPARATOR, TypedWords
from bot.screens.rules_pages import rules_page
from engine import reading
from engine.cards import all_decks
from engine.cards.french import FrenchCard
from engine.errors import InvalidMoveError
from engine.game import Game, Position
from engine.games import all_games, find_game
from engine.move import Move
from engine.options import Options
from engine.reading.words import as_french, join_cards, split_words
from engine.record import Record
from tests.bot.days import current
from tests.bot.desk import Desk
from tests.combinations import combined
from tests.engine.playing import kind_name, option_pairs, paired_kinds, random_course

OTHERS = [language for language in finished_languages() if language != "en"]
MOST_MOVES = 12


def positions(game: Game, options: Options) -> Iterator[tuple[Position, tuple[Move, ...]]]:
    """Yield positions with some of their legal moves."""
    chance = Random(7)
    for deal in range(3):
        position = game.deal(1000 + deal, options)
        course = [position, *(after for _, after in random_course(position, deal))]
        for one in course[:20]:
            moves = one.legal_moves()
            yield one, tuple(chance.sample(moves, min(MOST_MOVES, len(moves))))


@pytest.mark.parametrize(
    ("kind", "language"), combined(paired_kinds(), finished_languages(), seconds=0.3), ids=kind_name
)
def test_every_move_can_be_typed_as_it_is_suggested_in_every_language(
    kind: tuple[Game, Options], language: str
) -> None:
    texts, count = Texts.load(language), 0
    for position, moves in positions(*kind):
        for move in moves:
            in_english = reading.read_moves(position, move.text)
            own = TypedWords.of_language(language).of_move(move.text)
            assert read_moves(texts, position, own) == in_english, own
            assert read_moves(texts, position, move.text) == in_english, move.text
            count += 1
    assert count > 20


@pytest.mark.parametrize("language", finished_languages())
def test_no_word_means_two_things(language: str) -> None:
    texts = Texts.load(language)
    names = texts.with_prefix(PREFIX)
    assert names == Texts.load("en").with_prefix(PREFIX)
    forms = [form for name in names for form in texts(name).split(SEPARATOR)]
    meanings = {form: name.removeprefix(PREFIX) for name in names for form in texts(name).split(SEPARATOR)}
    assert len({*forms}) == len(forms)
    assert all(form == form.casefold().strip() for form in forms)
    english = {name.removeprefix(PREFIX) for name in names}
    assert not {form for form in meanings.keys() & english if meanings[form] != form}
    assert not [form for form in forms if len(form) == 1 and form.isalpha() and ord(form) < 0x3000], "a place"


VERBS = (
    "take", "deal", "turn", "remove", "four", "stop", "move", "collect", "exchange", "trumps", "play",
    "place", "hold", "draw", "redeal",
)  # fmt: skip


def test_every_verb_of_the_games_has_words() -> None:
    assert {f"{PREFIX}{verb}" for verb in VERBS} <= {*Texts.load("en").with_prefix(PREFIX)}


WISH = "wish/1 open #42"

LINES = (
    ("de", WISH, "nimm d e", "take d e"),
    ("de", WISH, "Nimm Stapel d und e!", "take d e"),
    ("de", WISH, "d e nehmen", "take d e"),
    ("ja", WISH, "dとeを取る", "take d e"),
    ("ja", WISH, "取る d e", "take d e"),
    ("de", "flip/1 #7", "teil aus", "deal"),
    ("de", "flip/1 #7", "alle austeilen", "deal all"),
    ("de", "flip/1 #7", "austeilen 3", "deal | deal | deal"),
    ("de", "flip/1 #7", "3 austeilen", "deal | deal | deal"),
    ("ja", "flip/1 #7", "全部配る", "deal all"),
    ("ja", "flip/1 #7", "3 配る", "deal | deal | deal"),
    ("de", "flip/1 #7 | deal all", "9 drehen, 7 entfernen", "turn 9 | remove 7"),
    ("ja", "flip/1 #7 | deal all", "返す 9, 除く 7", "turn 9 | remove 7"),
    ("ja", "flip/1 #7 | deal all", "めくる 9", "turn 9"),
    ("de", "kittyhawk/1 #7", "austeilen", "deal"),
    ("de", "kittyhawk/1 #7", "lege a auf b", "move a b"),
    ("de", "kittyhawk/1 #7", "zieh a nach Blätter", "move a leaves"),
    ("ja", "kittyhawk/1 #7", "aをbに動かす", "move a b"),
    ("ja", "kittyhawk/1 #7", "aを結び目へ", "move a knots"),
    ("de", "follow/1 #7", "behalten, Trumpf Herz", "exchange | trumps H"),
    ("de", "follow/1 #7", "behalte, ohne Trumpf", "exchange | trumps none"),
    ("ja", "follow/1 #7", "そのまま, 切り札 ハート", "exchange | trumps H"),
    ("de", "blink/1 #7", "gezogene auf c3", "place drawn C3"),
    ("de", "blink/1 #7", "lege auf c3", "place drawn C3"),
    ("ja", "blink/1 #7", "引いたカードをc3に置く", "place drawn C3"),
    ("ja", "blink/1 #7", "キープ", "hold"),
    ("pt", WISH, "pega d e", "take d e"),
    ("pt", "flip/1 #7", "distribuir tudo", "deal all"),
    ("pt", "flip/1 #7", "distribua 3 cartas", "deal | deal | deal"),
    ("pt", "flip/1 #7 | deal all", "vire 9, remova 7", "turn 9 | remove 7"),
    ("pt", "kittyhawk/1 #7", "mova a para b", "move a b"),
    ("pt", "kittyhawk/1 #7", "leve a para folhas", "move a leaves"),
    ("pt", "follow/1 #7", "manter, sem trunfo", "exchange | trumps none"),
    ("pt", "follow/1 #7", "manter, trunfo copas", "exchange | trumps H"),
    ("pt", WISH, "o valete de espadas, o valete de paus", "take d e"),
    ("pt", "blink/1 #7", "coloque a comprada em c3", "place drawn C3"),
    ("fr", WISH, "Prends les piles d et e !", "take d e"),
    ("fr", WISH, "d e prendre", "take d e"),
    ("fr", WISH, "de", "take d e"),
    ("fr", "flip/1 #7", "distribue tout", "deal all"),
    ("fr", "flip/1 #7", "distribue 3 cartes", "deal | deal | deal"),
    ("fr", "flip/1 #7", "donne jusqu’au prochain coup", "deal match"),
    ("fr", "flip/1 #7 | deal all", "retourne 9, enlève 7", "turn 9 | remove 7"),
    ("fr", "kittyhawk/1 #7", "distribuer", "deal"),
    ("fr", "kittyhawk/1 #7", "déplace a sur la pile b", "move a b"),
    ("fr", "kittyhawk/1 #7", "mets a vers les feuilles", "move a leaves"),
    ("fr", "follow/1 #7", "je garde, l’atout à cœur", "exchange | trumps H"),
    ("fr", "follow/1 #7", "garde tout, sans atout", "exchange | trumps none"),
    ("fr", "blink/1 #7", "tirée en c3", "place drawn C3"),
    ("fr", "blink/1 #7", "pose la carte en c3", "place drawn C3"),
    ("fr", "blink/1 #7", "en réserve", "hold"),
)


@pytest.mark.parametrize(("language", "record", "line", "moves"), LINES)
def test_lines_are_read_as_people_type_them(language: str, record: str, line: str, moves: str) -> None:
    position = Record.read(record).replay()
    expected = tuple(map(Move.read, moves.split(" | ")))
    assert read_moves(Texts.load(language), position, line) == expected


@pytest.mark.parametrize("language", OTHERS)
def test_nonsense_is_refused_as_before(language: str) -> None:
    position = Record.read(WISH).start()
    for line in ("zz", "nimm", "nimm z", "取る", "und und und", "die"):
        with pytest.raises(InvalidMoveError):
            read_moves(Texts.load(language), position, line)


@pytest.mark.parametrize("language", finished_languages())
async def test_a_suggestion_is_in_the_players_language_and_can_be_typed(desk: Desk, language: str) -> None:
    texts = Texts.load(language)
    await desk.type(f"/settings language {language}")
    await desk.type("/play wish open 42")
    pairs = [" ".join(move.places) for move in Record.read(WISH).start().legal_moves()]
    words = TypedWords.of_language(language)
    lines = {words.of_move(f"take {pair}") for pair in pairs}
    verb = words.of_place("take")
    notice = (await desk.type(f"{verb} {pairs[0]} z")).notice
    (suggestion,) = [line for line in lines if notice.endswith(texts("nearest", move=line))]
    await desk.type(suggestion)
    assert len((await current(desk)).record.moves) == 1


QUOTED = re.compile("[“„「«]\N{NO-BREAK SPACE}?([^”“」»]+?)\N{NO-BREAK SPACE}?[”“」»]")


@cache
def everywhere_in(name: str) -> tuple[Position, ...]:
    """Return positions of a game with each pair of options."""
    game = find_game(name)
    return tuple(position for options in option_pairs(game) for position, _ in positions(game, options))


@pytest.mark.parametrize("language", finished_languages())
@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_what_rules_and_refusals_say_can_be_typed(language: str, game: str) -> None:
    texts = Texts.load(language)
    pages = (rules_page(game, one) for one in ("en", language))
    page = next(own.text for part, own in zip(*pages, strict=True) if part.heading == "How to type moves")
    refused = texts.of_game(game, "refused-unreadable", text="zz")
    quoted = QUOTED.findall(f"{texts.of_game(game, 'typing')} {page} {refused}")
    examples = [example for example in quoted if example != "zz"]
    assert len(examples) > 3
    everywhere = everywhere_in(game)
    for example in examples:
        lines = (example, f"a {example}", f"{example} a b")  # some are only a place, or a word to begin with
        assert any(is_read(texts, position, line) for position in everywhere for line in lines), example


def is_read(texts: Texts, position: Position, line: str) -> bool:
    try:
        read_moves(texts, position, line)
    except InvalidMoveError as error:
        return error.reason != UNREADABLE
    return True


@pytest.mark.parametrize("language", OTHERS)
def test_french_cards_can_be_typed_as_the_bot_calls_them(language: str) -> None:
    texts, words = Texts.load(language), TypedWords.of_language(language)
    called = {card: texts.card(card) for card in all_decks()["french"] if isinstance(card, FrenchCard)}
    read = {card: join_cards(split_words(words.in_english(name))) for card, name in called.items()}
    assert len(called) > 51
    wrong = {
        called[card]: found
        for card, found in read.items()
        if [as_french(word) for word in found] != [card.code]
    }
    assert not wrong


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("record", "line", "move"),
    [
        (WISH, "д е", "take d e"),
        (WISH, "Д Е", "take d e"),
        (WISH, "take д, е", "take d e"),
        ("blink/1 #7", "С3", "place drawn C3"),
        ("kittyhawk/1 #7", "move а в", "move a b"),
    ],
)
def test_cyrillic_letters_name_places_in_every_language(
    language: str, record: str, line: str, move: str
) -> None:
    """A player who writes with Cyrillic letters need not change the keyboard."""
    assert read_moves(Texts.load(language), Record.read(record).replay(), line) == (Move.read(move),)
