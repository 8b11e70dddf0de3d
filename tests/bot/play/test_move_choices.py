"""Choosing a move: place by place, in groups if there are many, by ticks; and forged words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.actions import Verb
from bot.i18n.texts import Texts
from bot.screens.board import board_screen
from bot.screens.choice_buttons import range_label
from bot.screens.move_choices import (
    BegunMove,
    Choice,
    ChoiceGroup,
    Confirm,
    Tick,
    WholeMove,
    choices,
    chosen_move,
)
from engine.board import Board, Pile
from engine.errors import IllegalMoveError, InvalidMoveError
from engine.game import Pick, Position
from engine.games import find_game
from engine.move import Move
from engine.options import read_options
from engine.outcome import Outcome
from engine.record import Record
from tests.bot.saved_games import loaded
from tests.engine.playing import random_course

ROOM = 20


@dataclass(frozen=True, slots=True)
class Toy(Position):
    """A fake position with the moves and places that a test gives it."""

    game: ClassVar[str] = "toy"
    moves: tuple[Move, ...]
    names: tuple[str, ...] = ()
    picked: Pick | None = None
    quick: Move | None = None

    def legal_moves(self) -> tuple[Move, ...]:
        return self.moves

    def after(self, move: Move) -> Self:
        return type(self)(tuple(other for other in self.moves if other != move), self.names)

    def refusal(self, move: Move) -> IllegalMoveError:
        return IllegalMoveError("no-such-move", f"there is no {move.text!r}")

    def outcome(self) -> Outcome | None:
        return None

    def score(self) -> int:
        return 0

    def board(self) -> Board:
        return Board("toy", tuple(Pile(name, "pile", ()) for name in self.names), 0, None)

    def read(self, text: str) -> tuple[Move, ...]:
        return (Move.read(text),)

    def shortcut(self) -> Move | None:
        return self.quick

    def pick(self) -> Pick | None:
        return self.picked


def moves(*texts: str) -> tuple[Move, ...]:
    return tuple(Move.read(text) for text in texts)


def cells(columns: str, rows: int, start: str = "place drawn") -> tuple[Move, ...]:
    return moves(*(f"{start} {column}{row}" for row in range(1, rows + 1) for column in columns))


def numbered(count: int, verb: str = "turn") -> tuple[Move, ...]:
    return moves(*(f"{verb} {number}" for number in range(1, count + 1)))


def words(found: Sequence[Choice]) -> list[str]:
    """Return the words of each choice; for a complete move, its text in quotation marks."""
    return [
        f"“{choice.move.text}”" if isinstance(choice, WholeMove) else " ".join(choice.words)
        for choice in found
    ]


def test_a_move_is_chosen_place_after_place() -> None:
    toy = Toy(moves("move a c", "move a d", "move b d", "deal"))
    found = choices(toy, (), ROOM)
    assert words(found) == ["move a", "“move b d”", "“deal”"]
    assert isinstance(found[0], BegunMove)
    assert found[0].moves == toy.moves[:2]
    rest = choices(toy, ("move", "a"), ROOM)
    assert words(rest) == ["“move a c”", "“move a d”"]
    assert all(isinstance(choice, WholeMove) and choice.is_rest for choice in rest)
    assert not any(isinstance(choice, WholeMove) and choice.is_rest for choice in found)


def test_a_move_that_begins_longer_ones_is_still_a_choice_of_its_own() -> None:
    toy = Toy(moves("deal", "deal match", "deal all"))
    assert words(choices(toy, (), ROOM)) == ["“deal”", "“deal match”", "“deal all”"]


def test_a_single_begun_move_is_replaced_by_its_moves() -> None:
    toy = Toy(moves("place drawn A1", "place drawn B1", "hold"))
    assert words(choices(toy, (), ROOM)) == ["“place drawn A1”", "“place drawn B1”", "“hold”"]
    assert words(choices(toy, (), 2)) == ["place drawn", "“hold”"]


DEALS = moves("deal", "deal match")
PLAYS = tuple(move for pair in zip(numbered(15), numbered(15, "remove"), strict=True) for move in pair)
GROUPED = {
    "letters": (cells("ABCDEFGH", 12), [f"place drawn ={letter}" for letter in "ABCDEFGH"]),
    "fewer numbers than letters": (
        cells("ABCDEFGHIJKL", 8),
        [f"place drawn ={number}" for number in range(1, 9)],
    ),
    "more letters than room": (
        cells("ABCDEFGHIJKLMNOPQRST", 14),
        [f"place drawn ={number}" for number in range(1, 15)],
    ),
    "more letters than room, and more places of a number": (
        cells("ABCDEFGHIJKLMNOPQRSTU", 14),
        [f"place drawn ={first}-{min(first + 19, 293)}" for first in range(0, 294, 20)],
    ),
    "more places of a letter than room": (
        cells("AB", 21),
        ["place drawn =0-13", "place drawn =14-27", "place drawn =28-41"],
    ),
    "a place without a letter": (
        (*cells("AB", 10), *numbered(1, "place drawn")),
        ["place drawn =0-10", "place drawn =11-20"],
    ),
    "moves without a place beside them": ((*DEALS, *PLAYS), ["“deal”", "“deal match”", "=0-14", "=15-29"]),
    "the rest of the room": ((*DEALS, *numbered(39)), ["“deal”", "“deal match”", "=0-19", "=20-38"]),
}
"""Lists of too many moves, and the choices offered: groups by letters, numbers or ranges."""


@pytest.mark.parametrize(("legal", "offered"), GROUPED.values(), ids=list(GROUPED))
def test_too_many_choices_are_grouped_by_letters_numbers_or_ranges(
    legal: tuple[Move, ...], offered: list[str]
) -> None:
    toy = Toy(legal, names=tuple(str(number) for number in range(1, 40)))
    found = choices(toy, (), ROOM)
    assert words(found) == offered
    groups = [choice for choice in found if isinstance(choice, ChoiceGroup)]
    assert [choice.letters for choice in groups] == [
        word.partition("=")[2] if word[-1].isalpha() else "" for word in offered if "=" in word
    ]
    assert [choice.number for choice in groups] == [
        rest if (rest := word.partition("=")[2]).isdecimal() else "" for word in offered if "=" in word
    ]
    for choice in groups:
        assert choices(toy, choice.words, ROOM) == tuple(
            WholeMove(move, is_rest=bool(choice.words[1:])) for move in choice.moves
        )


def test_a_shortcut_comes_before_groups_and_is_in_one_of_them() -> None:
    quick = Move.read("place drawn B2")
    many = Toy(cells("ABCDEFGHIJKL", 8), quick=quick)
    first, *groups = choices(many, (), ROOM)
    assert first == WholeMove(quick, is_shortcut=True)
    assert words(groups) == [f"place drawn ={number}" for number in range(1, 9)]
    assert WholeMove(quick, is_rest=True) in choices(many, ("place", "drawn", "=2"), ROOM)
    few = choices(Toy(cells("AB", 2), quick=quick), (), ROOM)
    assert not any(isinstance(choice, WholeMove) and choice.is_shortcut for choice in few)


@pytest.mark.parametrize(
    "forged",
    [
        ("move", "z"), ("nonsense",), ("move", "a", "c", "d"), ("=",), ("=zz",), ("=5-3",), ("=9998-9999",),
        ("=0-99999",), ("=-1-5",), ("move", "=Q"), ("=0-3", "=0-3"), ("", ""), ("=0-3", "a"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("by_place", [True, False])
def test_forged_words_lead_nowhere_or_to_legal_moves(forged: tuple[str, ...], *, by_place: bool) -> None:
    toy = Toy((*numbered(50, "move"), *moves("move a c", "move a d", "deal")), names=("a", "1", "2"))
    found = choices(toy, forged, ROOM, by_place=by_place)
    assert len(found) <= ROOM
    assert all(choice.move in toy.moves for choice in found if isinstance(choice, WholeMove))


TICKED = Toy(moves("give", "give a", "give b", "give a b", "pass"), picked=Pick("give", ("a", "b")))


def test_ticks_change_one_place_each_and_are_confirmed_together() -> None:
    found = choices(TICKED, (), ROOM)
    assert [choice for choice in found if isinstance(choice, Tick)] == [
        Tick("a", is_on=False, words=("give", "=1")),
        Tick("b", is_on=False, words=("give", "=2")),
    ]
    assert Confirm(Move("give"), ("give", "=0")) in found
    assert WholeMove(Move("pass")) in found

    with_a = choices(TICKED, ("give", "=1"), ROOM)
    assert with_a == (
        Tick("a", is_on=True, words=("give", "=0")),
        Tick("b", is_on=False, words=("give", "=3")),
        Confirm(Move("give", ("a",)), ("give", "=1")),
    )
    assert choices(TICKED, ("give",), ROOM)[-1] == Confirm(Move("give"), ("give", "=0"))


@pytest.mark.parametrize("mask", ["=zz", "=", "=-", "=1.5", "=0x", "zz", "=g", "=１z"])
def test_forged_ticks_are_refused(mask: str) -> None:
    with pytest.raises(InvalidMoveError) as refused:
        choices(TICKED, ("give", mask), ROOM)
    assert refused.value.reason == "unreadable"


@pytest.mark.parametrize("mask", ["=ffffffffffffffffffffffffffffffffffff", "=-1", "=ff3", "=000000003"])
def test_ticks_of_unknown_places_are_ignored(mask: str) -> None:
    assert choices(TICKED, ("give", mask), ROOM) == choices(TICKED, ("give", "=3"), ROOM)
    assert chosen_move(TICKED, ("give", mask)) == Move("give", ("a", "b"))


def test_words_of_a_button_are_a_move_or_refused() -> None:
    assert chosen_move(TICKED, ("give", "=2")) == Move("give", ("b",))
    assert chosen_move(TICKED, ("give", "b")) == Move("give", ("b",))
    assert chosen_move(Toy(()), ("move", "a", "c")) == Move("move", ("a", "c"))
    for forged in ((), ("",), ("give", "=x"), ("give", "=1", "b"), ("move", "a  c"), ("other", "=1")):
        with pytest.raises(InvalidMoveError):
            chosen_move(TICKED, forged)


def reached(toy: Toy, room: int, *, by_place: bool) -> list[Move]:
    """Return all moves that can be chosen, once for every way to choose them."""
    found: list[Move] = []
    coming: list[tuple[str, ...]] = [()]
    seen: set[tuple[str, ...]] = set()
    while coming:
        chosen = coming.pop()
        offered = choices(toy, chosen, room, by_place=by_place)
        assert len(offered) <= room
        assert offered
        for choice in offered:
            if isinstance(choice, WholeMove):
                found.append(choice.move)
            elif isinstance(choice, BegunMove | ChoiceGroup):
                assert choice.words not in seen
                assert len(choice.moves) > 1
                seen.add(choice.words)
                coming.append(choice.words)
    return found


names = st.sampled_from(
    [*"abcgh", "drawn", "held1", "match", *(f"{c}{r}" for c in "ABCDE" for r in range(9))]
)
any_moves = st.lists(
    st.builds(
        Move, st.sampled_from(["move", "place", "deal", "hold"]), st.lists(names, max_size=2).map(tuple)
    ),
    min_size=1,
    max_size=80,
    unique=True,
).map(tuple)


def test_a_move_in_whose_row_no_other_ends_is_offered_at_once() -> None:
    rows = [f"{row}{number}" for row in "AC" for number in range(9)]
    legal = tuple(Move("move", (place,)) for place in (*rows, "B7"))
    offered = choices(Toy(legal, (*rows, "B7")), (), 14, by_place=True)
    assert [choice.move.text for choice in offered if isinstance(choice, WholeMove)] == ["move B7"]
    assert sum(isinstance(choice, ChoiceGroup) for choice in offered) == 2


def test_ranges_of_moves_to_one_place_are_named_by_where_they_begin(texts: Texts) -> None:
    legal = tuple(Move("move", (f"{pile}{number}", "e")) for pile in "abcd" for number in range(2, 9))
    groups = [ChoiceGroup(("=0-13",), legal[:14]), ChoiceGroup(("=14-27",), legal[14:])]
    assert [range_label(texts, group) for group in groups] == ["a2 – b8", "c2 – d8"]


@given(any_moves, st.sets(names, max_size=20), st.integers(14, 20), st.booleans())
def test_every_move_is_reached_by_one_way_and_no_list_is_too_long(
    legal: tuple[Move, ...], board: set[str], room: int, by_place: bool
) -> None:
    toy = Toy(legal, tuple(sorted(board)))
    assert sorted(move.text for move in reached(toy, room, by_place=by_place)) == sorted(
        move.text for move in legal
    )


def test_the_best_whole_moves_are_offered_and_the_rest_as_a_group() -> None:
    names = tuple("abcdefg")
    legal = tuple(Move("move", (source, target)) for source in names for target in names if source != target)
    toy = Toy(legal[:ROOM], names)
    assert choices(toy, (), ROOM, by_place=False) == tuple(map(WholeMove, legal[:ROOM]))
    crowded, most = Toy(legal, names), ROOM - 1
    *first, rest = choices(crowded, (), ROOM, by_place=False)
    assert first == [*map(WholeMove, legal[:most])]
    assert isinstance(rest, ChoiceGroup)
    assert (rest.is_rest, rest.moves) == (True, legal[most:])
    *second, last = choices(crowded, rest.words, ROOM, by_place=False)
    assert second == [*map(WholeMove, legal[most : 2 * most])]
    assert isinstance(last, ChoiceGroup)
    assert choices(crowded, last.words, ROOM, by_place=False) == tuple(map(WholeMove, legal[2 * most :]))


def test_moves_of_klondike_that_lead_on_have_buttons_of_their_own() -> None:
    game, texts, whole = find_game("klondike"), Texts.load(), list[bool]()
    for deal in range(2):
        start = game.deal(deal, read_options(game.options, ("draw=3",)))
        for position in (start, *[after for _, after in random_course(start, deal)][::8]):
            if main := position.main_moves(position.legal_moves()):
                here = loaded(Record.begin(game, read_options(game.options, ("draw=3",)), deal), position)
                buttons = (one.action for row in board_screen(texts, here).rows for one in row)
                made = {one.words for one in buttons if one.verb is Verb.MOVE}
                whole.append({(move.verb, *move.places) for move in main} <= made)
    assert len(whole) > 10
    assert sum(whole) >= 0.95 * len(whole)
