"""Advice for games whose foundations take whole suits: it wins, sees nothing hidden, and has reasons."""

from dataclasses import replace
from itertools import takewhile

from engine.advice import advise, best_move
from engine.advice.building import runs
from engine.advice.building.known import find_way
from engine.families.building.position import BuildingPosition
from engine.searches.building_runs.player import Player
from engine.solvers.building import to_general_table
from tests.engine.building_tables import dealt, table
from tests.engine.hidden.building import twin

SAMPLES = 1
"""What is advised first does not depend on the number of samples."""


def reason(position: BuildingPosition) -> tuple[str, str, dict[str, object]]:
    """Return the advised move, the reason and its details."""
    advice = advise(position.board(), SAMPLES)
    return advice.estimates[0].move.text, advice.reason, dict(advice.details)


def test_hints_that_are_followed_win_with_one_suit_and_never_turn_in_circles() -> None:
    position, seen = dealt(1, game="spider"), set[BuildingPosition]()
    while position.outcome() is None:
        seen.add(replace(position, moves=0))
        move = best_move(position.board())
        assert move
        position = position.play(move)
        assert replace(position, moves=0) not in seen
    assert position.is_won()


def test_in_an_open_game_hints_follow_a_line_that_wins() -> None:
    position, left = dealt(2, "suits=2", "open", game="spider"), None
    for _ in range(3):
        advice = advise(position.board(), SAMPLES)
        assert advice.reason == "wins"
        moves = dict(advice.details)["moves"]
        assert left in (None, moves)
        left = int(str(moves)) - 1
        position = position.play(advice.estimates[0].move)


def test_in_an_open_game_a_line_that_wins_may_go_on_with_a_deal() -> None:
    position = dealt(2, "suits=2", "open", game="spider")
    way = find_way(position)
    assert way
    before = takewhile(lambda move: move.places, way.moves)
    assert reason(position.after_line(before))[:2] == ("deal", "wins")


def test_neither_hints_nor_their_playouts_look_at_hidden_cards() -> None:
    position = dealt(4, "suits=4", game="spider")
    for number in range(4):
        other = twin(position, number)
        assert isinstance(other, BuildingPosition)
        assert other != position
        assert advise(other.board(), SAMPLES) == advise(position.board(), SAMPLES)
        assert first_moves(position) == first_moves(other)
        move = best_move(position.board())
        assert move
        position = position.play(move)


def first_moves(position: BuildingPosition) -> list[int]:
    """Return the first moves of a playout, up to one that shows new cards."""
    cards = to_general_table(position)
    planner = runs.playout_planner(position, seed=1)
    player = Player(cards.piles, cards.stock, position.score(), planner)
    assert player.step()
    return player.moves.line_to(player.node)


def test_a_hint_says_what_its_plan_is_for() -> None:
    run = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S"
    uncovers = ("move a b", "uncover", {"moves": 1, "place": "a"})
    assert reason(beside_kings(a="5H 7S | 8S", b="9S")) == uncovers
    assert reason(beside_kings(a=run, b="KS 2S AS"))[1:] == ("run", {"moves": 1})
    assert reason(beside_kings(a="KH")) == ("deal", "deal", {})
    assert reason(beside_kings(a="KH", b="QS 8S", c="9S"))[1:] == ("order", {"moves": 2})
    assert reason(beside_kings(b="KS 3H"))[1:] == ("fill", {})


def beside_kings(**places: str) -> BuildingPosition:
    """Return a position with a King on each other pile but the first, and a deal left."""
    piles = {**dict.fromkeys("bcdefghij", "KH"), **places, "stock": " ".join(["2H"] * 10)}
    return table(piles, game="spider suits=2")
