"""First deals: of each option set some are stored that begin gently, by the hints and the solver."""

import pytest

from bot.daily.certified_deals import ENOUGH_EASY
from engine.families.building.position import BuildingPosition
from engine.games import find_game, games_in_order
from engine.move import Move
from engine.options import read_options
from engine.record import Record
from seeds.certified import find_pool
from seeds.first_deals import first_deals, read_first_deals
from seeds.generation.first_deals import is_gentle, option_sets
from seeds.generation.first_deals.building import shows_idea
from seeds.plan import EASIEST
from tests.engine.building_tables import table
from tests.rare import SomeOf

KINDS = [(game, words) for game in games_in_order() for words in option_sets(game)]
FEWEST = 4


def test_each_option_set_has_first_deals_of_the_easiest() -> None:
    assert set(read_first_deals()) == {(game.name, words) for game, words in KINDS}
    for game, words in KINDS:
        options = read_options(game.options, words)
        numbers, pool = first_deals(game, options), find_pool(game, options)
        assert len(numbers) >= FEWEST
        assert list(numbers) == sorted(set(numbers))
        if pool:
            hardest = max(found.difficulty for number in numbers if (found := pool.find(number)))
            assert sum(len(pool.numbers_of(level)) for level in range(EASIEST, hardest)) < ENOUGH_EASY
            assert set(numbers) <= set(pool.numbers)


def test_they_lose_nothing_by_their_first_hints_and_show_the_idea(some_of: SomeOf) -> None:
    for game, words in some_of(some_of(KINDS)):  # each takes half a second, with three decks two
        number = first_deals(game, read_options(game.options, words))[-1]
        assert is_gentle(game, words, number), (game.name, words, number)


@pytest.mark.parametrize(("name", "number"), [("blink", 903), ("follow", 411)])
def test_a_deal_is_not_gentle_whose_first_cards_fit_nowhere_or_that_leads_the_joker(
    name: str, number: int
) -> None:
    game = find_game(name)
    pool = find_pool(game, read_options(game.options, ()))
    assert pool
    assert number in pool.numbers_of(1)
    assert not is_gentle(game, (), number)


def test_a_clock_changes_no_first_deal() -> None:
    blink = find_game("blink")
    words = (("timer=10",), ())
    assert len({first_deals(blink, read_options(blink.options, one)) for one in words}) == 1
    assert first_deals(blink, read_options(blink.options, ("decks=3", "hold=0"))) == ()


def test_a_building_game_begins_with_cards_that_turn_up_and_go_home_not_with_drawing() -> None:
    begun = "klondike/1 #311299 | move b e | move g diamonds | move f diamonds | move e5 a | move g b"
    assert shows_idea(_positions(begun))
    for moves in (
        "draw | draw",
        "draw | move b e | draw",
        "move b e | move g diamonds | move f diamonds | move diamonds e",
    ):
        assert not shows_idea(_positions(f"klondike/1 #311299 | {moves}")), moves
    assert not shows_idea(
        _positions("klondike/1 #311299 | move b e | move b c | move e5 a | draw | move c3 b")
    )


def test_a_cell_is_used_at_first_and_where_only_whole_suits_go_home_cards_are_laid_on_their_suit() -> None:
    freecell = table({"1": "KD 2S AS", "2": "5H", "3": "KC 6C", "4": "QS", "5": "7D"}, game="freecell")
    moves = ("move 1 spades", "move 1 spades", "move 2 3", "move 4 1")
    assert shows_idea(_played(freecell, *moves, "move 5 a"))
    assert not shows_idea(_played(freecell, *moves, "move 5 2"))

    tops = ("AH", "2D", "3D", "5H", "6C", "4C", "7S", "8S", "9S", "8H")
    piles = {name: f"KC | {top}" for name, top in zip("abcdefghij", tops, strict=True)}
    spider = table("suits=4", piles, game="spider")
    moves = ("move h i", "move a b", "move d e", "move f e")
    assert shows_idea(_played(spider, *moves, "move g i"))
    assert not shows_idea(_played(spider, *moves, "move g j"))


def _played(position: BuildingPosition, *moves: str) -> list[BuildingPosition]:
    positions = [position]
    for move in moves:
        positions.append(positions[-1].play(Move.read(move)))
    return positions


def _positions(record: str) -> list[BuildingPosition]:
    return [
        position for position in Record.read(record).positions() if isinstance(position, BuildingPosition)
    ]
