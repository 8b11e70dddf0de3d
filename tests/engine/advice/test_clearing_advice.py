"""Advice for clearing games: its order, its reasons, the deals that it imagines, and its players."""

from collections.abc import Iterator

import pytest

from engine.advice import advise, best_move
from engine.advice import clearing as adviser
from engine.advice.clearing.board import hides_cards, imagined, position_of, unseen_cards
from engine.advice.estimates import UNWINNABLE
from engine.families.clearing.position import ClearingPosition
from engine.searches.clearing.pair_player import PairPlayer
from engine.searches.clearing.run_player import RunPlayer
from engine.searches.random_generator import RandomGenerator
from engine.solvers.clearing import to_problem
from tests.engine.clearing_tables import dealt, table
from tests.engine.hidden.clearing import twin
from tests.engine.playing import random_course

SAMPLES = 8
GAMES = ("pyramid", "pyramid passes=1", "tripeaks", "tripeaks wrap=off", "golf")

games = pytest.mark.parametrize("game", GAMES)


def advised(position: ClearingPosition) -> tuple[str, str, dict[str, object]]:
    """Return the moves in the order of the advice, without the verb ``take``; the reason and its details."""
    advice = advise(position.board(), SAMPLES)
    moves = ", ".join(estimate.move.text.removeprefix("take ") for estimate in advice.estimates)
    return moves, advice.reason, dict(advice.details)


def moments(game: str, deals: range = range(1, 7)) -> Iterator[ClearingPosition]:
    """Yield the first positions of deals, and some of random games, but none that is over."""
    for number in deals:
        position = dealt(number, game)
        yield position
        for _, after in [*random_course(position, number)][number::7]:
            assert isinstance(after, ClearingPosition)
            if after.outcome() is None:
                yield after


@games
def test_a_board_is_read_as_the_position_that_the_player_knows(game: str) -> None:
    for position in moments(game):
        assert position_of(position.board()) == position.visible()


@games
def test_imagined_deals_look_like_the_board_and_have_the_cards_that_were_not_seen(game: str) -> None:
    generator = RandomGenerator(1)
    for position in moments(game):
        board, visible = position.board(), position.visible()
        deals = [imagined(visible, unseen_cards(board), generator) for _ in range(4)]
        for deal in deals:
            cards = [card for pile in (*deal.piles, deal.stock, deal.waste) for card in pile]
            assert None not in cards
            assert sorted(card.code for card in cards if card) == sorted(
                card.code
                for pile in (*position.piles, position.stock, position.waste)
                for card in pile
                if card
            )
            assert deal.board() == board
        hidden = len(unseen_cards(board))
        assert (hidden > 0) == hides_cards(visible)
        assert hidden < 4 or len({*deals}) > 1


@games
def test_what_was_never_seen_does_not_change_the_advice(game: str) -> None:
    for number, position in enumerate(moments(game, range(1, 3))):
        other = twin(position, number)
        assert other.board() == position.board()
        assert advise(other.board(), SAMPLES) == advise(position.board(), SAMPLES)


@games
def test_players_look_at_no_hidden_card(game: str) -> None:
    differ = 0
    for number, position in enumerate(moments(game)):
        if not position.score():
            continue
        other = twin(position, number)
        assert isinstance(other, ClearingPosition)
        differ += other != position
        assert planned(position) == planned(other)
    assert differ > 5


def planned(position: ClearingPosition) -> list[int]:
    """Return what the player of a game takes first, by the numbers of the search."""
    problem, generator = to_problem(position), RandomGenerator(1)
    if position.table.has_pairs:
        pairs = PairPlayer(problem, 13, generator, 0)
        pairs.choose()
        return [int(pairs.first), int(pairs.second)]
    runs = RunPlayer(problem, generator, 0)
    runs.load(problem, adviser._face_down(position))
    runs.plan()
    return list(runs.best_run)


def test_a_card_that_leaves_by_itself_goes_first() -> None:
    position = table(f1="8S", g1="5H", g2="KC", g3="QD", g4="3H", waste="KD", stock="TS 4C AD 5D")
    assert advised(position)[:2] == ("g2, waste, g4 stock, draw", "safe")


def test_moves_after_which_more_imagined_deals_are_won_come_first() -> None:
    # TS waits for 3H, the last card of the stock; without 5H, 8S would stay.
    position = table(f3="8S", g1="5H", g3="TS", waste="8D", stock="9D 3H")
    won = {"won": SAMPLES, "samples": SAMPLES}
    assert advised(position) == ("draw, g1 waste", "draw", {**won, "other": 0})
    # Drawing would bury 3H for good.
    last_pass = table(f3="8S", g1="5H", g3="TS", waste="3H", stock="9D 2D", game="pyramid passes=1")
    assert advised(last_pass) == ("g3 waste, draw", "likely", {**won, "other": 0})
    # With passes left, it comes up again.
    again = table(f3="8S", g1="5H", g3="TS", waste="3H", stock="9D 2D")
    assert advised(again) == ("g3 waste, draw", "tried", {**won, "other": SAMPLES})


def test_where_no_imagined_deal_is_won_the_fewest_cards_stay() -> None:
    position = table(g1="5H", g3="TS", waste="8D", stock="9D 4D", game="pyramid passes=1")
    nothing = {"won": 0, "samples": SAMPLES, "other": 0}
    assert advised(position) == ("g1 waste, draw", "far", nothing)
    assert best_move(position.board()), "it is no proof that there is none"


def test_moves_of_runs_are_tried_in_deals_with_the_unseen_cards_in_every_order() -> None:
    # The card under 6S is one of 5H, 9C, JC: only 5H can be taken, and only if 6S was taken before a draw.
    deck = (card.code for card in dealt(1, "tripeaks").table.deck)
    gone = " ".join(code for code in deck if code not in "5H 6S 9C JC 7D")
    position = table(c1="5H", d1="6S", waste=f"{gone} 7D", stock="9C JC", game="tripeaks")
    first, last = advise(position.board(), 40).estimates
    assert (first.move.text, last.move.text) == ("take d1", "draw")
    assert first.won / first.samples == pytest.approx(1 / 3, abs=0.05)
    assert last.won == 0
    assert 1 <= last.score <= 2


def test_the_only_move_needs_no_reason() -> None:
    assert advised(table(g1="2S", stock="5H 6D"))[:2] == ("draw", "only")
    assert advised(table(a="6S", waste="9D", stock="7H", game="golf open"))[:2] == ("draw", "only")
    assert advised(table(a="6S", waste="9D", stock="8H 7H", game="golf"))[:2] == ("draw", "only")


def test_where_all_cards_are_known_each_move_is_searched_to_its_end() -> None:
    for words, redeals in (("pyramid open passes=1", 0), ("pyramid", 1)):
        # Either partner of 5H is there, but 8S in the layout needs it.
        position = table(f3="8S", g1="5H", g3="TS", waste="8D", stock="9D 3H", game=words, redeals=redeals)
        assert advised(position)[:2] == ("draw, g1 waste", "wins")
    assert advised(table(a="6S 7S", b="8S", waste="9D", game="golf open"))[:2] == ("b", "only")
    # After the Seven, only one of the Sixes and the Eight that come next is played on.
    open_golf = table(a="6S", b="5S", c="8S", waste="7D", stock="7H", game="golf open")
    moves, reason, *_ = advised(open_golf)
    assert reason == "wins"
    assert moves in ("a, c, draw", "c, a, draw")


def test_lost_positions_are_known_where_all_cards_are(monkeypatch: pytest.MonkeyPatch) -> None:
    position = table(a="6S", b="2S", c="8S", waste="7D", stock="9H", game="golf open")
    assert advised(position)[:2] == ("a, c, draw", UNWINNABLE)
    assert best_move(position.board()) is None
    monkeypatch.setattr(adviser, "KNOWN_BUDGET", 0)
    assert advised(position)[1] == "fewest"


@pytest.mark.parametrize(("game", "number"), [("pyramid open", 1), ("tripeaks open", 1), ("golf open", 9)])
def test_where_all_cards_are_known_a_win_is_followed_to_its_end(game: str, number: int) -> None:
    position = dealt(number, game)
    while position.outcome() is None:
        advice = advise(position.board())
        assert advice.reason in {"wins", "only"}
        position = position.play(advice.estimates[0].move)
    assert position.is_won()


@pytest.mark.parametrize(("game", "number"), [("pyramid", 1), ("tripeaks", 2), ("golf", 2)])
def test_hints_win_games_whose_cards_are_hidden(game: str, number: int) -> None:
    position = dealt(number, game)
    while position.outcome() is None and (move := best_move(position.board())):
        position = position.play(move)
    assert position.is_won()
