"""What is said of a reviewed game: what decided it, what each step did, how it compares, luck and skill."""

from collections.abc import Iterator
from itertools import groupby

from bot.features.analysis.review import ReviewedGame
from bot.i18n.texts import Texts
from bot.screens.descriptions import move_name
from bot.screens.ending import result_text
from engine.advice.effects import Effect
from engine.advice.luck import WHOLE, Balance
from engine.advice.worth import course, end_of
from engine.cards import Detail
from engine.move import Move

SIGNS = {
    Effect.KEPT: "✅",
    Effect.LOST: "❌",
    Effect.LOWERED: "🔻",
    Effect.NOTHING: "▫️",
    Effect.UNSURE: "❔",
}
"""Signs that differ in shape, not in colour alone."""
NAMES = {
    Effect.KEPT: "review-effect-kept",
    Effect.LOST: "review-effect-lost",
    Effect.LOWERED: "review-effect-lowered",
    Effect.NOTHING: "review-effect-nothing",
    Effect.UNSURE: "review-effect-unsure",
}
"""The messages that tell shortly what a step did, …"""
SENTENCES = {
    Effect.KEPT: "review-kept-the-win",
    Effect.LOST: "review-lost-the-win",
    Effect.LOWERED: "review-lowered-the-best",
    Effect.NOTHING: "review-lost-nothing",
    Effect.UNSURE: "review-not-known",
}
"""… and those that say it in a sentence."""
IN_GROUP, IN_LINE = 5, 20
"""How many signs stand together, and how many are in a line."""


def decision_text(texts: Texts, seen: ReviewedGame) -> str:
    """Tell which step decided a game, and what would have been better."""
    review, step = seen.review, seen.decided
    deal = review.reaches[0]
    if step is None:
        if deal.worth.is_won or seen.is_for_points:
            return texts("review-flawless")
        return texts("review-never-won" if deal.is_best else "review-unknown")
    before, after = seen.worths(step)
    told: dict[str, Detail] = {
        "number": step,
        "move": _move_text(texts, seen, step, seen.move_of(step)),
        "better": _move_text(texts, seen, step, seen.better(step)),
        "before": abs(before.points),
        "after": abs(after.points),
    }
    has_given_up = seen.move_of(step) is None
    if before.is_won == after.is_won:
        return texts("review-gave-up-points" if has_given_up else "review-lowered", **told)
    if has_given_up:
        return texts("review-gave-up-win", **told)
    return texts("review-lost" if seen.effects[step - 1] is Effect.LOST else "review-lost-perhaps", **told)


def step_lines(texts: Texts, seen: ReviewedGame, step: int) -> tuple[str, ...]:
    """Tell which step it is, what it did, and what would have been better."""
    move, better = seen.move_of(step), seen.better(step)
    if move is None:
        lines = [texts("review-giving-up")]
    else:
        told, count = _move_text(texts, seen, step, move), len(seen.positions) - 1
        lines = [texts("replay-move", number=step, count=count, move=told)]
    lines.append(_effect_text(texts, seen, step))
    if better:
        lines.append(texts("review-better", better=_move_text(texts, seen, step, better)))
    return tuple(lines)


def _effect_text(texts: Texts, seen: ReviewedGame, step: int) -> str:
    """Tell what a step did."""
    effect, (before, after) = seen.effects[step - 1], seen.worths(step)
    if effect is Effect.KEPT and seen.is_for_points:
        return texts("review-kept-the-best", after=after.points)
    if effect is Effect.UNSURE and before.is_won > after.is_won:
        return texts("review-perhaps-lost-the-win")
    return texts(SENTENCES[effect], before=abs(before.points), after=abs(after.points))


def comparison_lines(texts: Texts, seen: ReviewedGame) -> tuple[str, ...]:
    """Tell what the player came to, and the best that is known of the deal."""
    own = result_text(texts, seen.loaded.position, len(seen.positions) - 1)
    line = seen.review.line(0)
    start = course(seen.loaded.session.record.first(0), seen.review.seconds)[0]
    best = result_text(texts, end_of(start, line), len(line))
    return texts("review-own", result=own), texts("review-best", result=best)


def balance_lines(texts: Texts, balance: Balance | None) -> tuple[str, ...]:
    """Tell luck and skill, and what the two numbers mean; nothing where they are not known."""
    if balance is None:
        return ()
    signed = {name: _with_sign(getattr(balance, name)) for name in ("luck", "skill")}
    name = "review-balance-in-points" if balance.is_in_points else "review-balance"
    told = texts(name, deal=balance.deal, result=balance.result)
    if not balance.is_in_points and max(abs(balance.luck), abs(balance.skill)) > WHOLE:
        told = texts.together(told, texts("review-beyond-a-win"))
    return texts("review-luck-and-skill", **signed), told


def sign_lines(seen: ReviewedGame) -> str:
    """Tell the steps by a sign each, in groups that can be counted."""
    told = [SIGNS[effect] for effect in seen.effects]
    lines = (told[first : first + IN_LINE] for first in range(0, len(told), IN_LINE))
    return "\n".join(
        " ".join("".join(line[first : first + IN_GROUP]) for first in range(0, len(line), IN_GROUP))
        for line in lines
    )


def effect_runs(texts: Texts, seen: ReviewedGame) -> Iterator[str]:
    """Tell the steps in words: those that did the same one behind another together."""
    step = 1
    for effect, run in groupby(seen.effects):
        last = step + len(list(run)) - 1
        yield texts(
            "review-run", first=step, last=last, steps=last - step + 1, effect=effect_name(texts, effect)
        )
        step = last + 1


def effect_name(texts: Texts, effect: Effect) -> str:
    """Tell shortly what an effect is."""
    return texts(NAMES[effect])


def _move_text(texts: Texts, seen: ReviewedGame, step: int, move: Move | None) -> str:
    """Name a move that was or could have been a step; nothing for giving up."""
    if move is None:
        return ""
    position = seen.positions[step - 1]
    return move_name(texts, position, position.board(), move)


def _with_sign(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"
