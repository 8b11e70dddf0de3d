"""Automatic moves: which follow, and how many moves of a game one press made."""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.automatic import automatic_at_end, automatic_moves, moves_of_finish, moves_played_again
from engine.board import Board
from engine.errors import IllegalMoveError
from engine.game import Position
from engine.move import Move
from engine.outcome import Outcome, Result

STEP, HOME = Move("step"), Move("home")
WON = Outcome(Result.WON, "home")


@dataclass(frozen=True, slots=True)
class Track(Position):
    """A game in which a card goes home automatically after each step; eight moves win."""

    game: ClassVar[str] = "track"
    made: tuple[Move, ...] = ()

    def legal_moves(self) -> tuple[Move, ...]:
        return () if self.outcome() else (STEP, HOME)

    def after(self, move: Move) -> Self:
        return type(self)((*self.made, move))

    def refusal(self, move: Move) -> IllegalMoveError:
        return IllegalMoveError("no-such-move", f"there is no {move.text!r}")

    def outcome(self) -> Outcome | None:
        return WON if len(self.made) == 8 else None

    def score(self) -> int:
        return self.made.count(HOME)

    def board(self) -> Board:
        return Board("track", (), self.score(), self.outcome())

    def automatic(self) -> Move | None:
        is_due = self.made.count(STEP) > self.score() and STEP in self.made[:1]
        return HOME if is_due and not self.outcome() else None

    def finish(self) -> tuple[Move, ...]:
        return (STEP,) * (8 - len(self.made)) if len(self.made) > 3 else ()


def track(*moves: Move) -> tuple[tuple[Track, ...], tuple[Move, ...]]:
    """Return the positions of a game, and its moves."""
    return tuple(Track(moves[:count]) for count in range(len(moves) + 1)), moves


def test_they_follow_until_there_is_none_or_no_room() -> None:
    assert automatic_moves(Track((STEP, STEP)), 9) == (HOME, HOME)
    assert automatic_moves(Track((STEP, STEP)), 1) == (HOME,)
    assert automatic_moves(Track(), 9) == ()


def test_those_at_the_end_followed_the_last_move_of_the_player() -> None:
    assert automatic_at_end(*track(STEP, HOME)) == 1
    assert automatic_at_end(*track(STEP, HOME, STEP)) == 0
    assert automatic_at_end(*track()) == 0


def test_the_first_move_of_a_deal_is_one_of_the_player() -> None:
    positions, moves = track(STEP, HOME)
    assert automatic_at_end(positions[1:], moves[1:]) == 0


def test_a_finish_is_found_in_a_won_game_only() -> None:
    begun = (STEP, HOME, HOME, HOME)
    assert moves_of_finish(*track(*begun, STEP, STEP, STEP, STEP)) == 4
    assert moves_of_finish(*track(*begun, STEP, STEP, STEP)) == 0
    assert moves_of_finish(*track(*begun, HOME, STEP, STEP, STEP)) == 3
    assert moves_of_finish(*track(*begun, HOME, HOME, HOME, STEP)) == 0  # the one last move is itself


def test_what_one_press_made_is_made_again_together() -> None:
    assert moves_played_again(Track(), (STEP, HOME, STEP), has_automatic=True) == 2
    assert moves_played_again(Track(), (STEP, HOME, STEP), has_automatic=False) == 1
    rest = (STEP,) * 4
    assert moves_played_again(Track((HOME,) * 4), rest, has_automatic=True) == 4
    assert moves_played_again(Track((HOME,) * 4), rest[:3], has_automatic=True) == 1
