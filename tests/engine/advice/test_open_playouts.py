"""The player of an open game, who tells how difficult its certified deals are."""

import pytest

from engine.advice import find_adviser, play_out
from engine.advice.estimates import Playout, best_playout
from engine.games import find_game
from engine.options import read_options

OPEN = [
    ("wish", (), 300),
    ("follow", (), 300),
    ("kittyhawk", ("level=2",), 30),
    ("blink", ("table=tight",), 60),
    ("klondike", ("draw=3",), 60),
]
"""Games whose player of the open game tries several lines, options, and a number of deals."""


@pytest.mark.parametrize(("name", "words", "deals"), OPEN, ids=[name for name, *_ in OPEN])
def test_who_sees_all_cards_wins_more_but_not_all(name: str, words: tuple[str, ...], deals: int) -> None:
    game = find_game(name)
    closed, seen = (
        sum(
            play_out(game.deal(number, read_options(game.options, some)), number).is_won
            for number in range(deals)
        )
        for some in (words, (*words, "open"))
    )
    assert closed < seen < deals


def test_an_open_game_of_flip_is_played_alike_because_all_cards_are_dealt_first() -> None:
    game = find_game("flip")
    for number in range(3):
        closed, seen = (game.deal(number, read_options(game.options, words)) for words in ((), ("open",)))
        assert play_out(closed, number) == play_out(seen, number)
    assert find_adviser("flip").open_lines == 1


def test_the_best_line_is_a_win_and_then_the_one_with_the_best_score() -> None:
    ends = [Playout(is_won=False, score=9), Playout(is_won=True, score=5), Playout(is_won=True, score=3)]
    tried: list[int] = []

    def play(seed: int) -> Playout:
        tried.append(seed)
        return ends[seed % 3]

    assert best_playout(play, 3, 4) == ends[1]
    assert best_playout(play, 3, 5, is_low_best=True) == ends[2]
    assert tried == [12, 13, 14, 15, 16, 17], "no line is tried for two seeds"
    assert best_playout(play, 3, 6, best=5) == ends[1]
    assert tried[6:] == [18, 19], "nothing is better than the best score"
