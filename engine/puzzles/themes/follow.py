"""Themes of Follow-the-Suit."""

from collections.abc import Iterator, Sequence

from engine.cards.french import JOKER, FrenchCard
from engine.games.follow import CARDS, FollowPosition, beats
from engine.move import Move
from engine.puzzles.goal import Goal
from engine.puzzles.step import Step, decisions


def let_it_lie(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether at a decision a trick that could be won has to be lost."""
    return any(
        not any(_wins(step, move) for move in step.keeping) and any(_wins(step, move) for move in step.losing)
        for step in _tricks(steps)
    )


def high_card(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether at a decision the lowest card of the led suit that wins is wrong, a higher one right."""
    for step in _tricks(steps):
        same = [move for move in step.choices if _wins(step, move) and _card(move).suit == _lead(step).suit]
        lowest = same[-1:]  # the hand is sorted from the ace down
        if lowest and lowest[0] not in step.keeping and any(move in step.keeping for move in same):
            return True
    return False


def count_trumps(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether at a decision a trick could be won with some trump or the Joker which has to be kept."""
    return any(
        any(_is_trump(step, move) and _wins(step, move) for move in step.losing) for step in _tricks(steps)
    )


def choose_trumps(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether trumps are to be chosen."""
    return steps[0].move.verb == "trumps"


def _tricks(steps: Sequence[Step]) -> Iterator[Step]:
    """Yield the decisions at which a card is played."""
    return (step for step in decisions(steps) if step.move.verb == "play")


def _lead(step: Step) -> FrenchCard:
    if not isinstance(step.position, FollowPosition) or step.position.lead is None:
        raise TypeError("no card has been led")
    return step.position.lead


def _card(move: Move) -> FrenchCard:
    return CARDS[move.places[0]]


def _wins(step: Step, move: Move) -> bool:
    return isinstance(step.position, FollowPosition) and beats(_card(move), _lead(step), step.position.trumps)


def _is_trump(step: Step, move: Move) -> bool:
    """Tell whether a card is the Joker, or a trump on another suit."""
    card, lead = _card(move), _lead(step)
    is_ruff = isinstance(step.position, FollowPosition) and card.suit == step.position.trumps != lead.suit
    return card == JOKER or is_ruff


RULES = {
    "let-it-lie": let_it_lie,
    "high-card": high_card,
    "count-trumps": count_trumps,
    "choose-trumps": choose_trumps,
}
