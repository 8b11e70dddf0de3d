"""Puzzles of Follow-the-Suit: the goal is to win with many cards in the deck."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TypeAlias

from engine.cards.french import FrenchCard
from engine.games.follow import CARDS, FollowPosition, beats
from engine.goal import GoalKind
from engine.move import Move
from engine.puzzles.step import TIMES, Step, decisions
from engine.puzzles.themes import Theme

KEEP = "keep"
"""Win with that many cards in the deck, or more."""

FollowStep: TypeAlias = Step[FollowPosition]


def let_it_lie(steps: Sequence[FollowStep]) -> bool:
    """Tell whether at a decision a trick that could be won has to be lost."""
    return any(step.forbids(partial(_wins, step)) for step in _tricks(steps))


def spend_trumps(steps: Sequence[FollowStep]) -> bool:
    """Tell whether at two decisions only a trump on another suit, or the Joker, is right."""
    found = [step for step in _tricks(steps) if all(_wins_by_trump(step, move) for move in step.keeping)]
    return len(found) >= TIMES


def count_trumps(steps: Sequence[FollowStep]) -> bool:
    """Tell whether at a decision a trump on another suit or the Joker could win, and has to be kept."""
    return any(step.forbids(partial(_wins_by_trump, step)) for step in _tricks(steps))


def choose_trumps(steps: Sequence[FollowStep]) -> bool:
    """Tell whether trumps are to be chosen."""
    return steps[0].move.verb == "trumps"


def _tricks(steps: Sequence[FollowStep]) -> Iterator[FollowStep]:
    """Yield the decisions at which a card is played."""
    return (step for step in decisions(steps) if step.move.verb == "play")


def _lead(step: FollowStep) -> FrenchCard:
    if step.position.lead is None:
        raise ValueError("no card has been led")
    return step.position.lead


def _card(move: Move) -> FrenchCard:
    return CARDS[move.places[0]]


def _wins(step: FollowStep, move: Move) -> bool:
    return beats(_card(move), _lead(step), step.position.trumps)


def _wins_by_trump(step: FollowStep, move: Move) -> bool:
    """Tell whether a card wins because it is the Joker, or a trump on another suit."""
    return _wins(step, move) and _card(move).suit != _lead(step).suit


GOALS: tuple[GoalKind[FollowPosition], ...] = (GoalKind(KEEP, needs_win=True),)

THEMES = (
    Theme("let-it-lie", let_it_lie),
    Theme("spend-trumps", spend_trumps),
    Theme("count-trumps", count_trumps),
    Theme("choose-trumps", choose_trumps),
)
