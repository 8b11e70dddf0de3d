"""The contract of every game, checked by random play of many deals with every option set."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.board import Board, Pile
from engine.cards import all_decks
from engine.cards.flip import FlipCard
from engine.cards.french import french_deck
from engine.errors import IllegalMoveError
from engine.game import Game, Position
from engine.games import all_games, find_game
from engine.move import Move
from engine.options import OFF, ON, Options
from engine.reading import read_moves
from engine.record import Record
from tests.combinations import by_family, is_first_of_family
from tests.engine.hidden import find_twin, hides_cards
from tests.engine.playing import every_kind, kind_name, option_pairs, option_sets, paired_kinds, random_course
from tests.rare import SomeOf

DEALS = 60
OPEN_DIVISOR = 4
"""Open games get this fraction of the deals: the moves are the same, only more cards are seen."""
CLOSELY = 2
"""The number of deals of each option set of which every position is checked, not only the last."""

# A timer only changes the score at the end, so its values are only tested in pairs with other options.
UNTIMED = [
    pytest.param(
        *kind,
        marks=() if kind in paired_kinds() and is_first_of_family(kind[0]) else pytest.mark.rare(seconds=0.5),
    )
    for kind in every_kind()
    if dict(kind[1].chosen).get("timer", OFF) == OFF or kind in paired_kinds()
]

CARD_TYPES = tuple(type(cards[0]) for cards in all_decks().values())

games = pytest.mark.parametrize("game", by_family(all_games(), seconds=3.0), ids=kind_name)


def check_position(position: Position) -> None:
    moves = position.legal_moves()
    assert len(set(moves)) == len(moves)
    assert moves == position.legal_moves()
    assert bool(moves) == (position.outcome() is None)
    assert all(Move.read(move.text) == move for move in moves)
    assert all(map(position.allows, moves))
    automatic, finish = position.automatic(), position.finish()
    assert automatic is None or automatic in moves
    assert not finish or position.play_together(finish).is_won()
    board = position.board()
    assert (board.game, board.outcome, board.score) == (position.game, position.outcome(), position.score())
    assert board.family == find_game(board.game).family
    names = [pile.name for pile in board.piles]
    assert len(set(names)) == len(names)


def visible_cards(board: Board) -> Counter[str]:
    """Count the visible cards, whichever side is up; the last trick shows cards a second time."""
    cards = (card for pile in board.piles if pile.kind != "last" for card in pile.cards if card)
    return Counter(card.light if isinstance(card, FlipCard) else card.code for card in cards)


def cards_in(value: object) -> Iterator[str]:
    """Yield the codes of all cards of a position, visible or not; the last trick repeats some."""
    if isinstance(value, FlipCard):
        yield value.light
    elif isinstance(value, CARD_TYPES):
        yield value.code
    elif isinstance(value, tuple):
        for part in value:
            yield from cards_in(part)
    elif isinstance(value, Position):
        for name in getattr(value, "__dataclass_fields__", {}).keys() - {"last"}:
            yield from cards_in(getattr(value, name))


def check_cards(before: Board, after: Board) -> None:
    """Check that new visible cards were hidden before, and none is hidden again but in a turned waste."""
    hidden = [sum(pile.hidden for pile in board.piles) for board in (before, after)]
    turned = turned_cards(before, after)
    assert (visible_cards(after) - visible_cards(before)).total() <= hidden[0] - hidden[1] + turned


def turned_cards(before: Board, after: Board) -> int:
    """Count the cards that are hidden because the whole waste was turned over to be the stock again."""

    def count(board: Board, kind: str) -> int:
        return sum(len(pile.cards) for pile in board.of_kind(kind))

    is_emptied = count(before, "stock") == 0 == count(after, "waste")
    is_turned = is_emptied and count(after, "stock") == count(before, "waste")
    return sum(pile.hidden for pile in after.of_kind("stock")) if is_turned else 0


def some_options(game: Game) -> Iterator[tuple[int, Options]]:
    """Yield deal numbers with option sets that contain every pair of values of different options."""
    pairs = option_pairs(game)
    yield from enumerate((pairs * 8)[: max(8, len(pairs))])


@pytest.mark.parametrize(("game", "options"), UNTIMED, ids=kind_name)
def test_random_play_keeps_the_contract(game: Game, options: Options, some_of: SomeOf) -> None:
    deals = DEALS * 5 // min(5, len(option_sets(game)))
    if dict(options.chosen).get("open") == ON:
        deals //= OPEN_DIVISOR
    for number, deal in enumerate(some_of(range(deals))):
        position = game.deal(deal, options)
        assert position == game.deal(deal, options)
        dealt = Counter(cards_in(position))
        assert dealt == Counter(cards_in(game.deal(deal + 1, options))), "each deal has the same cards"
        moves = []
        for move, following in random_course(position, deal):
            if number < CLOSELY:
                check_position(position)
                check_cards(position.board(), following.board())
                assert Counter(cards_in(following)) <= dealt, "no card is there twice"
                assert hash(position.play(move)) == hash(following)
            moves.append(move)
            position = following
        check_position(position)
        record = Record.begin(game, options, deal).then(*moves)
        assert Record.read(record.text) == record
        assert record.replay() == position


@games
def test_the_board_tells_the_options_at_any_time(game: Game) -> None:
    """Advice knows only the board, and with other options the rest of a game is another one."""
    constant_facts: dict[Options, dict[str, str | int]] = {}
    for options in option_sets(game):
        facts: list[set[tuple[str, str | int]]] = []
        for deal in range(2):
            start = game.deal(deal, options)
            positions = [start, *(after for _, after in random_course(start, deal))]
            facts += [set(position.board().facts) for position in positions]
        constant = dict(set.intersection(*facts))
        for other, told in constant_facts.items():
            tells_apart = any(constant[name] != told[name] for name in constant.keys() & told.keys())
            assert tells_apart, f"boards with {kind_name(options)} may equal those with {kind_name(other)}"
        constant_facts[options] = constant


@games
def test_the_text_of_a_move_can_be_typed(game: Game) -> None:
    for deal, options in some_options(game):
        position = game.deal(deal, options)
        for move, following in random_course(position, deal):
            assert position.play_together(read_moves(position, move.text)) == following
            position = following


@games
def test_hidden_cards_change_nothing_that_a_player_sees_not_even_a_refusal(game: Game) -> None:
    """The board, the legal moves, their details and the refusals of illegal moves stay the same."""
    twin, changed, hidden = find_twin(game.name), 0, 0
    for deal, options in some_options(game):
        start = game.deal(deal, options)
        positions = [start, *(after for _, after in random_course(start, deal))]
        every_move = [move for position in positions[::5] for move in position.legal_moves()[:100]]
        for number, position in enumerate(positions):
            other = twin(position, deal + number)
            hidden += hides_cards(position)
            changed += other != position
            assert Counter(cards_in(other)) == Counter(cards_in(position))
            assert (other.board(), other.pick()) == (position.board(), position.pick())
            assert (other.automatic(), other.finish()) == (position.automatic(), position.finish())
            moves = position.legal_moves()
            assert other.legal_moves() == moves
            assert [other.details(move) for move in moves[:20]] == [
                position.details(move) for move in moves[:20]
            ]
            for move in random.Random(number).sample(every_move, min(10, len(every_move))):
                if move not in moves:
                    with pytest.raises(IllegalMoveError) as refused:
                        position.play(move)
                    assert all(said(refused.value)[:2])
                    assert said(other.refusal(move)) == said(refused.value)
    assert changed > 10 or not hidden


def said(error: IllegalMoveError) -> tuple[object, ...]:
    return error.reason, str(error), error.details


@pytest.mark.parametrize(
    ("before", "after", "is_allowed"),
    [
        ("?? AS", "? KH AS", True),  # a card is turned from the stock to the waste
        ("  AS 2S 3S", "???", True),  # the waste is turned over
        ("  AS 2S 3S", "?? 3S", False),  # a part of it
        ("? AS 2S", "???", False),  # before the stock is empty
        ("?? AS", "?? KH AS", False),  # a card from nowhere
    ],
)
def test_cards_are_hidden_again_only_when_a_whole_waste_is_turned_over(
    before: str, after: str, *, is_allowed: bool
) -> None:
    cards = {card.code: card for card in french_deck()}

    def board(text: str) -> Board:
        stock, _, waste = text.partition(" ")
        piles = (
            Pile("stock", "stock", (None,) * len(stock)),
            Pile("waste", "waste", tuple(cards[code] for code in waste.split())),
        )
        return Board("", piles, 0, None)

    if is_allowed:
        check_cards(board(before), board(after))
    else:
        with pytest.raises(AssertionError):
            check_cards(board(before), board(after))
