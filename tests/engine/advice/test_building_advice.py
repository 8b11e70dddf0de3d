"""Advice for building games: it leads on, it knows what is safe or won, and it has reasons."""

from dataclasses import replace

from engine.advice import advise
from engine.advice.building.numbers import player_of
from engine.advice.estimates import STUCK, Advice
from engine.families.building.position import WON, BuildingPosition
from tests.engine.hidden.building import twin
from tests.engine.klondike_tables import dealt, table
from tests.rare import SomeOf

SAMPLES = 1
"""Whether advice leads on does not depend on the number of samples."""
KINGS = {"a": "KS", "b": "KH", "c": "KD", "d": "KC"}


def followed(position: BuildingPosition) -> tuple[list[BuildingPosition], list[Advice]]:
    """Follow advice until the game is over or nothing leads on; return the positions and the advice."""
    positions, advised = [position], []
    while positions[-1].outcome() is None:
        advice = advise(positions[-1].board(), SAMPLES)
        advised.append(advice)
        if advice.reason == STUCK:
            break
        positions.append(positions[-1].play(advice.estimates[0].move))
    return positions, advised


def first(position: BuildingPosition) -> tuple[str, str]:
    """Return the advised move and the reason."""
    advice = advise(position.board(), SAMPLES)
    return advice.estimates[0].move.text, advice.reason


def test_advice_that_is_followed_never_turns_in_circles(some_of: SomeOf) -> None:
    reasons = set()
    courses = [
        (3, "draw=3"),
        (5, "draw=1"),
        (2, "draw=3 passes=3"),
        (4, "draw=1 passes=1"),
        (6, "draw=3 open"),
    ]
    for deal, words in some_of(courses):
        positions, advised = followed(dealt(deal, *words.split()))
        states = {replace(one, moves=0, redeals=min(one.redeals, 1)) for one in positions}
        assert len(states) == len(positions)
        reasons |= {advice.reason for advice in advised}
    assert reasons >= {"uncover", "waste"}


def test_a_card_that_nothing_can_need_goes_home_first() -> None:
    position = table(a="KS|2H", b="KD|9C", c="5C", stock="3H 4H", waste="8D", home={"hearts": 1})
    assert first(position) == ("move a hearts", "home")


def test_a_win_is_known_where_nothing_is_hidden() -> None:
    position = table(KINGS, {"e": "QS JH", "f": "QH", "g": "QD"}, "draw=3", waste="JS JD QC JC", home=10)
    positions, advised = followed(position)
    assert positions[-1].outcome() == WON
    assert {advice.reason for advice in advised} <= {"wins", "home"}
    assert [dict(advice.details)["moves"] for advice in advised if advice.reason == "wins"][-1] == 1


def test_the_player_of_the_hints_does_not_look_at_hidden_cards() -> None:
    for deal in range(40):
        position = dealt(deal, "draw=3")
        other = twin(position, deal)
        players = [player_of(one, 1) for one in (position, other)]
        while players[0].down == players[1].down == 21 and not players[0].is_known:
            stepped = [player.step() for player in players]
            assert stepped[0] == stepped[1]
            assert players[0].home == players[1].home
            assert players[0].mark == players[1].mark
            if players[0].mark or not stepped[0]:
                break
