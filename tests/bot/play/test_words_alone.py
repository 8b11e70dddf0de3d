"""The text view of every game says what a player who sees no picture needs in order to choose."""

import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from bot.core.screens import MAX_TEXT
from bot.core.session import LoadedGame, Session
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.i18n.typed_words import TypedWords
from bot.screens.board import board_screen
from bot.screens.descriptions import describe_places
from bot.screens.text_boards import board_pages
from engine.cards import Card
from engine.game import Game, Position
from engine.games import all_games, find_game
from engine.games.blink import BlinkPosition
from engine.games.flip import PLACES, FlipPosition
from engine.games.follow import FollowPosition
from engine.move import Move
from engine.options import read_options
from engine.record import Record
from tests.bot.i18n.catalogue import third
from tests.combinations import combined
from tests.engine.effort import at_most
from tests.engine.playing import kind_name, option_pairs, random_course

every_language = pytest.mark.parametrize("language", finished_languages())
ENOUGH = 1_000_000
"""More characters than any board needs."""
PICTURES = {
    "de": r"\bBild",
    "en": r"picture",
    "es": r"imagen|imágenes",
    "fr": r"\bimage",
    "id": r"gambar",
    "ja": r"画像|図",
    "pt": r"imagem|imagens",
    "ru": r"[Кк]артинк|[Ии]зображени|[Рр]исун",
}


@cache
def positions(name: str, *options: str, deals: int = 4) -> Sequence[tuple[Record, Position]]:
    """Return positions from all parts of random games."""
    game, found = find_game(name), []
    for deal in range(deals):
        record = Record.begin(game, read_options(game.options, options), deal)
        moves = [move for move, _ in random_course(record.start(), deal)]
        for count in range(0, len(moves) + 1, 3):
            begun = record.then(*moves[:count])
            found.append((begun, begun.replay()))
    return found


def in_words(texts: Texts, position: Position) -> str:
    """Return everything that the text view says of a position, on one page."""
    (page,) = board_pages(texts, position.board(), position, ENOUGH)
    return page


def card_at(position: Position, place: str) -> Card:
    """Return the top card of a place."""
    top = position.board().pile(place).top
    assert top is not None
    return top


def is_told(texts: Texts, text: str, typed: str, *cards: Card) -> bool:
    """Tell whether a text has, right after what is typed for a move, a remark that names these cards."""
    brackets = texts("typed-note", typed=typed, note="|").split("|")
    notes = (rest.split(brackets[1])[0] for rest in text.split(brackets[0])[1:])
    return any(all(texts.card(card) in note for card in cards) for note in notes)


@every_language
def test_flip_names_the_cards_that_a_play_joins(language: str) -> None:
    texts, count = Texts.load(language), 0
    for _, position in positions("flip"):
        assert isinstance(position, FlipPosition)
        text = in_words(texts, position)
        for move in position.legal_moves():
            if move in PLACES:
                ends = position.hand[PLACES[move]], position.hand[PLACES[move] + 3]
                assert is_told(texts, text, move.places[0], *ends)
                count += 1
    assert count > 100


@every_language
def test_flip_names_the_cards_of_an_open_stock_the_next_one_first(language: str) -> None:
    texts, count = Texts.load(language), 0
    for _, position in positions("flip", "open", deals=2):
        assert isinstance(position, FlipPosition)
        listed = texts("listing-separator").join(map(texts.card, position.stock))
        assert listed in in_words(texts, position)
        count += len(position.stock)
    assert count > 100


@pytest.mark.parametrize(("language", "decks"), combined(finished_languages(), ["1", "3"], seconds=0.4))
def test_blink_names_the_points_of_each_free_cell(language: str, decks: str) -> None:
    texts, count = Texts.load(language), 0
    words = TypedWords.of_language(language)
    place = words.of_move("place")
    for _, position in positions("blink", f"decks={decks}", deals=2):
        lists = dict(re.findall(rf"({place} \w+)\s?: ([^;]*)", in_words(texts, position)))
        for move in position.legal_moves():
            if points := position.details(move).get("points"):
                listed = lists[words.of_move(f"{move.verb} {move.places[0]}")]
                assert texts("typed-note", typed=move.places[1], note=f"+{points}") in listed
                count += 1
    assert count > 50


@pytest.mark.parametrize(
    ("language", "decks"), combined(finished_languages(), [("1", 59), ("2", 40)], seconds=0.4)
)
def test_blink_names_the_cards_to_come_in_an_open_game_the_next_one_first(
    language: str, decks: tuple[str, int]
) -> None:
    texts, count = Texts.load(language), 0
    number, shown = decks
    for _, position in positions("blink", f"decks={number}", "open", deals=2):
        assert isinstance(position, BlinkPosition)
        listed = texts("listing-separator").join(map(texts.card, position.stock[:shown]))
        assert listed in in_words(texts, position)
        count += len(position.stock)
    assert count > 500


@every_language
def test_follow_names_the_card_of_each_word_that_can_be_typed(language: str) -> None:
    texts, codes = Texts.load(language), set()
    for _, position in positions("follow", deals=20):
        text, pick = in_words(texts, position), position.pick()
        plays = [move.places[0] for move in position.legal_moves() if move.verb == "play"]
        for code in (*plays, *(pick.places if pick else ())):
            assert is_told(texts, text, code, card_at(position, code))
            codes.add(code)
    assert codes > {"X", "TH"}, "the Joker and a ten, whose letters say little"


@every_language
def test_follow_names_the_cards_of_an_open_deck_the_next_one_first(language: str) -> None:
    texts, count = Texts.load(language), 0
    for _, position in positions("follow", "open", deals=2):
        assert isinstance(position, FollowPosition)
        text = in_words(texts, position)
        assert texts("listing-separator").join(map(texts.card, position.deck)) in text
        assert all(texts.card(card) in text for card in position.aside)
        count += len(position.deck)
    assert count > 100


@pytest.mark.parametrize(
    ("language", "kind"),
    combined(finished_languages(), ["kittyhawk level=5", "kittyhawk blind", "wish open"], seconds=0.6),
)
def test_the_card_that_a_move_takes_is_named_first_at_its_place(language: str, kind: str) -> None:
    texts, count = Texts.load(language), 0
    for _, position in third(language, positions(*kind.split())):
        names = [*map(texts.card, visible_cards(position))]
        board, lines = position.board(), in_words(texts, position).splitlines()[:-1]
        named = {place for move in position.legal_moves() for place in move.places if len(place) == 1}
        for place in sorted(place for place in named if board.pile(place).top):
            (line,) = (line for line in lines if re.match(rf"\D{{0,20}}\b{place}\b", line))
            told = [words for words in names if words in line]
            assert min(told, key=line.index) == texts.card(card_at(position, place))
            count += 1
    assert count > 6


@every_language
def test_an_open_stock_is_told_deal_by_deal_with_the_heaps_to_which_its_cards_go(language: str) -> None:
    texts, game = Texts.load(language), find_game("kittyhawk")
    position = game.deal(3, read_options(game.options, ["level=5", "open"]))
    *_, stock = describe_places(texts, position.board(), texts.card)
    _, *deals = stock.splitlines()
    assert len(deals) == 10
    for line in deals:
        heaps = [len(position.board().pile(heap).cards) for heap in "gh"]
        position = position.play(Move("deal"))
        added = [position.board().pile(heap).cards[count:] for heap, count in zip("gh", heaps, strict=True)]
        left, right = (".*".join(re.escape(texts.card(card)) for card in cards if card) for cards in added)
        assert re.fullmatch(rf".*(?<!\w)g(?![a-z]).*{left}.*(?<!\w)h(?![a-z]).*{right}.", line)


def visible_cards(position: Position) -> set[Card]:
    """Return the cards that can be seen."""
    return {card for pile in position.board().piles for card in pile.cards if card}


@pytest.mark.parametrize(
    ("language", "game"), combined(finished_languages(), all_games(), seconds=0.3), ids=kind_name
)
def test_no_text_view_speaks_of_a_picture_or_of_inner_names(language: str, game: Game) -> None:
    texts = Texts.load(language)
    place, moved = map(TypedWords.of_language(language).of_move, ("place", "move"))
    pairs = option_pairs(game)
    for deal in range(8):
        record = Record.begin(game, pairs[deal % len(pairs)], deal)
        moves = [move for move, _ in random_course(record.start(), deal)]
        for count in range(0, len(moves) + 1, 1 + len(moves) // 6):
            for text in pages(texts, record.then(*moves[:count])):
                assert not re.search(PICTURES[language], text)
                said = re.sub(rf"(?:{place}|{moved}) [^:;]*:", "", text)
                assert not re.search(r"held\d|\{|\}", said)


@every_language
def test_the_help_for_typing_speaks_of_no_picture(language: str) -> None:
    assert not re.search(PICTURES[language], Texts.load(language)("help-moves", chat="", typing=""))


def pages(texts: Texts, record: Record) -> Iterator[str]:
    """Yield the text of each page of a game in words."""
    loaded = LoadedGame(1, Session("a1b2c3", record, 0, 0), record.replay(), in_words=True)
    number, found = 1, [board_screen(texts, loaded).text]
    while (text := board_screen(texts, loaded, page=number + 1).text) not in found:
        found.append(text)
        number += 1
    yield from found


@every_language
def test_a_long_list_of_moves_goes_on_from_page_to_page(language: str) -> None:
    texts, game = Texts.load(language), find_game("blink")
    position = game.deal(2, read_options(game.options, ["decks=3"]))
    with at_most(2_000_000):
        found = board_pages(texts, position.board(), position, 500)
    assert len(found) >= 3
    assert all(len(page) <= 500 < MAX_TEXT for page in found)
    for move in position.legal_moves():
        assert any(re.search(rf"\b{move.places[-1]}\b", page) for page in found)


def test_ranks_have_capitals_everywhere_or_nowhere() -> None:
    texts = Texts.load("en")
    for name, small in (("kittyhawk", "ace|pawn|court|crown"), ("follow", "joker|Ace|King|Queen|Jack")):
        for _, position in positions(name, *(["level=4"] if name == "kittyhawk" else []), deals=3):
            assert not re.search(rf"\b(?:{small})\b", in_words(texts, position))
