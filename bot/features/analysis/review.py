"""A finished game with its review, the better ways to its end, and the words of a review."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Self

from bot.core.actions import Verb
from bot.core.session import LoadedGame
from bot.i18n.texts import Texts
from bot.screens.descriptions import hardness_text, move_name
from bot.screens.replay_steps import WayToEnd, result_text
from engine.advice.game_value import GameValue, replayed_positions
from engine.advice.luck import WIN_VALUE, Balance
from engine.advice.move_effects import MoveEffect, classify_moves, decisive_move
from engine.advice.review import Review
from engine.cards import Detail
from engine.game import Position
from engine.games import find_game
from engine.move import Move

LINE = "line"
"""The first word of buttons about the better way."""

LUCK = "luck"
"""The word of the button to luck and skill."""


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A finished game and its review. Its steps are its moves, from 1; giving up is a last step."""

    loaded: LoadedGame
    review: Review
    positions: tuple[Position, ...]
    """The deal, and the position after each move."""
    effects: tuple[MoveEffect, ...]
    decided: int | None
    is_for_points: bool
    hint: Move | None = None
    """The move that a hint advises before the decisive step."""
    hardness: int | None = None
    """How hard the deal itself is, such as the cells that it needs; ``None`` if that is not known."""

    @classmethod
    def of(
        cls, loaded: LoadedGame, review: Review, hint: Move | None = None, hardness: int | None = None
    ) -> Self:
        """Return the values of a finished review."""
        record = loaded.session.record
        is_for_points = find_game(record.game).is_for_points
        positions, effects = replayed_positions(record), classify_moves(review)
        decided = decisive_move(review)
        return cls(loaded, review, positions, effects, decided, is_for_points, hint, hardness)

    @property
    def count(self) -> int:
        """How many steps there are."""
        return len(self.effects)

    @property
    def balance(self) -> Balance | None:
        """Luck and skill; ``None`` if they are not known, or if no card was hidden: then nothing was luck."""
        balance = self.review.balance
        has_luck = balance and (balance.is_in_points or _hidden_cards(self.positions[0]))
        return balance if has_luck else None

    def move_of(self, step: int) -> Move | None:
        """Return the move of a step; ``None`` for giving up."""
        moves = self.loaded.session.record.moves
        return moves[step - 1] if step <= len(moves) else None

    def values(self, step: int) -> tuple[GameValue, GameValue]:
        """Return the best value that could be reached before a step, and after it."""
        values = [*(line.value for line in self.review.best_lines), self.review.own]
        return values[step - 1], values[step]

    def better(self, step: int) -> Move | None:
        """Return the move that would have been better than a step; ``None`` if none is known."""
        before, after = self.values(step)
        return next(iter(self.review.line(step - 1)), None) if before > after else None

    def ending(self, step: int) -> WayToEnd:
        """Return the best known way from before a step."""
        record = self.loaded.session.record.first(step - 1)
        return WayToEnd(record.then(*self.review.line(step - 1)), step - 1, Verb.REVIEW, (LINE,))


def clock_seconds(loaded: LoadedGame) -> int:
    """Return the time on the clock of a finished game in seconds; 0 if it has no clock."""
    session = loaded.session
    if not session.first_move or loaded.position.at(1) is loaded.position:
        return 0
    return max(0, session.moved - session.first_move)


SIGNS = {
    MoveEffect.KEPT: "✅",
    MoveEffect.LOST: "❌",
    MoveEffect.LOWERED: "🔻",
    MoveEffect.NOTHING: "▫️",
    MoveEffect.UNSURE: "❔",
}
"""Signs that differ in shape, not only in color."""
SENTENCES = {
    MoveEffect.KEPT: "review-kept-the-win",
    MoveEffect.LOST: "review-lost-the-win",
    MoveEffect.LOWERED: "review-lowered-the-best",
    MoveEffect.NOTHING: "review-lost-nothing",
    MoveEffect.UNSURE: "review-not-known",
}
"""The messages that describe the effect of a step in a sentence."""
IN_GROUP, IN_LINE = 5, 20
"""How many signs are in a group, and how many in a line."""


def summary_lines(texts: Texts, reviewed: ReviewedGame) -> tuple[str, ...]:
    """Return what a review says first: what it looks at, the result, the decisive step, the best result."""
    own, best = _results(texts, reviewed)
    lines = (
        texts("review-all-cards") if _hidden_cards(reviewed.positions[0]) else "",
        texts("review-own", result=own),
        _decision_text(texts, reviewed),
        _hint_text(texts, reviewed),
        texts("review-best", result=best) if best != own else "",
        hardness_text(texts, reviewed.loaded.session.record.game, reviewed.hardness),
    )
    return tuple(filter(None, lines))


def _hidden_cards(position: Position) -> int:
    return sum(pile.hidden for pile in position.board().piles)


def _hint_text(texts: Texts, reviewed: ReviewedGame) -> str:
    """Return that a hint advises the decisive move, too; empty if it does not."""
    step = reviewed.decided
    if not (step and reviewed.hint) or reviewed.hint != reviewed.move_of(step):
        return ""
    hints, hidden = reviewed.loaded.session.hints, _hidden_cards(reviewed.positions[step - 1])
    return texts("review-hint-same", hints=hints, hidden=hidden)


def _decision_text(texts: Texts, reviewed: ReviewedGame) -> str:
    """Return which step decided a game, and what would have been better."""
    review, step = reviewed.review, reviewed.decided
    deal = review.best_lines[0]
    if step is None:
        if deal.value.is_won or reviewed.is_for_points:
            return texts("review-flawless")
        return texts("review-never-won" if deal.is_best else "review-unknown")
    before, after = reviewed.values(step)
    details: dict[str, Detail] = {
        "number": step,
        "move": _move_text(texts, reviewed, step, reviewed.move_of(step)),
        "better": _move_text(texts, reviewed, step, reviewed.better(step)),
        "before": abs(before.points),
        "after": abs(after.points),
    }
    has_given_up = reviewed.move_of(step) is None
    if before.is_won == after.is_won:
        return texts("review-gave-up-points" if has_given_up else "review-lowered", **details)
    if has_given_up:
        return texts("review-gave-up-win", **details)
    return texts(
        "review-lost" if reviewed.effects[step - 1] is MoveEffect.LOST else "review-lost-perhaps", **details
    )


def step_lines(texts: Texts, reviewed: ReviewedGame, step: int) -> tuple[str, ...]:
    """Return lines about a step: which it is, its effect, and what would have been better."""
    move, better = reviewed.move_of(step), reviewed.better(step)
    if move is None:
        lines = [texts("review-giving-up")]
    else:
        name, count = _move_text(texts, reviewed, step, move), len(reviewed.positions) - 1
        lines = [texts("replay-move", number=step, count=count, move=name)]
    lines.append(_effect_text(texts, reviewed, step))
    if better:
        lines.append(texts("review-better", better=_move_text(texts, reviewed, step, better)))
    if step == reviewed.decided:
        lines.append(_hint_text(texts, reviewed))
    return tuple(filter(None, lines))


def _effect_text(texts: Texts, reviewed: ReviewedGame, step: int) -> str:
    effect, (before, after) = reviewed.effects[step - 1], reviewed.values(step)
    if effect is MoveEffect.KEPT and reviewed.is_for_points:
        return texts("review-kept-the-best", after=after.points)
    if effect is MoveEffect.UNSURE and before.is_won > after.is_won:
        return texts("review-perhaps-lost-the-win")
    return texts(SENTENCES[effect], before=abs(before.points), after=abs(after.points))


def _results(texts: Texts, reviewed: ReviewedGame) -> tuple[str, str]:
    """Return the player's result, and the best known one of the deal."""
    own = result_text(texts, reviewed.loaded.position, len(reviewed.positions) - 1)
    line = reviewed.review.line(0)
    start = replayed_positions(reviewed.loaded.session.record.first(0), reviewed.review.seconds)[0]
    return own, result_text(texts, start.after_line(line), len(line))


def balance_lines(texts: Texts, balance: Balance) -> tuple[str, ...]:
    """Return luck and skill, a line each, what they are measured by, and how they add up to the result."""
    unit = "-in-points" if balance.is_in_points else ""
    luck, skill = balance.luck, balance.skill
    terms = (f"{'−' if number < 0 else '+'} {abs(number)}" for number in (luck, skill))
    is_beyond = not balance.is_in_points and max(abs(luck), abs(skill)) > WIN_VALUE
    lines = (
        texts(f"review-balance{unit}", deal=balance.deal),
        texts(f"review-luck{unit}", number=_with_sign(luck), side=_side(luck)),
        texts(f"review-skill{unit}", number=_with_sign(skill), side=_side(skill)),
        texts(f"review-sum{unit}", sum=" ".join((str(balance.deal), *terms)), result=balance.result),
        texts("review-beyond-a-win") if is_beyond else "",
        texts(f"review-chance{unit}"),
    )
    return tuple(filter(None, lines))


def sign_lines(reviewed: ReviewedGame) -> str:
    """Return a sign for each step, in groups that can be counted."""
    signs = [SIGNS[effect] for effect in reviewed.effects]
    lines = (signs[first : first + IN_LINE] for first in range(0, len(signs), IN_LINE))
    return "\n".join(
        " ".join("".join(line[first : first + IN_GROUP]) for first in range(0, len(line), IN_GROUP))
        for line in lines
    )


def effect_runs(texts: Texts, reviewed: ReviewedGame) -> Iterator[str]:
    """Yield the effects in words, for runs of steps with the same effect."""
    step = 1
    for effect, run in groupby(reviewed.effects):
        last = step + len(list(run)) - 1
        yield texts(
            "review-run", first=step, last=last, steps=last - step + 1, effect=effect_name(texts, effect)
        )
        step = last + 1


def effect_name(texts: Texts, effect: MoveEffect) -> str:
    """Return the name of an effect."""
    return texts(f"review-effect-{effect.value}")


def _move_text(texts: Texts, reviewed: ReviewedGame, step: int, move: Move | None) -> str:
    """Return the name of a move in the position before a step; empty for giving up."""
    if move is None:
        return ""
    position = reviewed.positions[step - 1]
    return move_name(texts, position, position.board(), move)


def _side(number: int) -> str:
    """Return the name of a variant: whether a number is more, less or nothing."""
    return "more" if number > 0 else "less" if number else "none"


def _with_sign(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"
