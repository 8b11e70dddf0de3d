"""What the messages show in which a finished game is reviewed: as a whole, and step by step."""

from collections.abc import Iterator

from bot.core.actions import Verb
from bot.core.images import ReviewStrip
from bot.core.loaded_game import LoadedGame
from bot.core.screens import Button, Screen
from bot.features.analysis.review import LINE, ReviewedGame
from bot.features.analysis.review_text import (
    balance_lines,
    comparison_lines,
    decision_text,
    effect_name,
    effect_runs,
    sign_lines,
    step_lines,
)
from bot.i18n.texts import Texts, clipped
from bot.screens.board import characters_left
from bot.screens.button_rows import Rows
from bot.screens.descriptions import board_facts, deal_name, deal_title, describe_board, pile_captions
from bot.screens.ending import STRIP
from bot.screens.step import StepView, step_buttons, step_view_screen
from engine.advice.effects import Effect
from engine.advice.worth import Worth
from engine.board import Board, Mark, MarkKind

MOST_BARS = 160
"""Bars of a strip: of longer games a bar stands for several moves."""
ALT_STRIP_LENGTH = 600
"""Characters of an alt text that tell the strip; the others are for the board."""
WORST_FIRST = (Effect.LOST, Effect.LOWERED, Effect.UNSURE, Effect.NOTHING, Effect.KEPT)

Bar = tuple[str, int, int]


def review_screen(texts: Texts, seen: ReviewedGame) -> Screen:
    """Show a review as a whole: its strip, what decided the game, how it compares, luck and skill."""
    title = deal_title(texts, seen.loaded.session.record, seen.loaded.session.challenge)
    told = (
        decision_text(texts, seen),
        *comparison_lines(texts, seen),
        *balance_lines(texts, seen.review.balance),
    )
    rows = _way_buttons(texts, seen)
    passed = texts.together(*effect_runs(texts, seen))
    if seen.loaded.in_words:
        text = "\n".join((told[0], "", *told[1:], "")) + "\n"
        strip = clipped(f"{sign_lines(seen)}\n{passed}", characters_left(title, text))
        return Screen(title, text + strip, rows=rows)
    strip_picture = _strip_picture(texts, seen)
    head = texts("review-alt", deal=title, runs=clipped(passed, ALT_STRIP_LENGTH), note=strip_picture.note)
    alt = describe_board(texts, strip_picture.board, head)
    return Screen(title, "\n".join(told), strip_picture, alt, rows)


def review_step_screen(texts: Texts, seen: ReviewedGame, step: int, page: int = 1) -> Screen:
    """Show the board before a step, which move was made there, and which one would have been better."""
    loaded, board = seen.loaded, seen.positions[step - 1].board()
    number = texts("replay-count", number=step, count=len(loaded.session.record.moves))
    stands = texts.of_game(board.game, "picture-state", **board_facts(board))
    shown = StepView(
        board,
        step_lines(texts, seen, step),
        number if seen.move_of(step) else texts("review-giving-up-note"),
        Verb.REVIEW,
        (str(step),),
        _step_marks(seen, step),
        (texts("replay-state", state=stands),),
    )
    others = [Button(texts("button-strip"), loaded.action(Verb.REVIEW, STRIP))]
    if board.outcome is None:
        others.insert(0, Button(texts("button-autoplay"), loaded.action(Verb.AUTOPLAY, str(step - 1))))
    row = step_buttons(texts, loaded, Verb.REVIEW, (), step)
    return step_view_screen(texts, loaded, shown, row, tuple(others), page)


def working_screen(texts: Texts, loaded: LoadedGame, told: str, verb: Verb, words: tuple[str, ...]) -> Screen:
    """Tell that something is being worked out; its button asks for it once more."""
    again = Button(texts("button-again"), loaded.action(verb, *words))
    back = Button(texts("button-to-game"), loaded.action(Verb.BOARD, "back"))
    title = deal_title(texts, loaded.session.record, loaded.session.challenge)
    return Screen(title, told, rows=((again, back),))


def _way_buttons(texts: Texts, seen: ReviewedGame) -> Rows:
    """Return what can be looked at more closely, and the way back."""
    loaded, ways = seen.loaded, []
    if seen.decided:
        ways.append(Button(texts("button-decided"), loaded.action(Verb.REVIEW, str(seen.decided))))
        if seen.better(seen.decided):
            ways.append(Button(texts("button-better"), loaded.action(Verb.REVIEW, LINE)))
    steps = Button(texts("button-steps"), loaded.action(Verb.REVIEW, "first"))
    whole = Button(texts("button-autoplay-deal"), loaded.action(Verb.AUTOPLAY, "0"))
    back = Button(texts("button-to-game"), loaded.action(Verb.BOARD, "back"))
    return tuple(filter(None, (tuple(ways), (steps, whole), (back,))))


def _strip_picture(texts: Texts, seen: ReviewedGame) -> ReviewStrip:
    """Return the picture of a strip, with the board before the step that decided the game, or of its end."""
    record = seen.loaded.session.record
    board, note = _strip_board(texts, seen)
    moves = -(-seen.count // MOST_BARS)
    bars = tuple(_strip_bars(seen, moves))
    kinds = [effect for effect in Effect if any(kind == effect for kind, _, _ in bars)]
    return ReviewStrip(
        board,
        texts("review-title", deal=deal_name(texts, record, seen.loaded.session.challenge)),
        bars,
        moves,
        seen.decided or 0,
        seen.count,
        tuple((effect.value, effect_name(texts, effect)) for effect in kinds),
        note,
        seen.loaded.theme,
        _step_marks(seen, seen.decided) if seen.decided else (),
        pile_captions(texts, record.game),
    )


def _strip_board(texts: Texts, seen: ReviewedGame) -> tuple[Board, str]:
    """Return the board that stands below a strip, and what board it is."""
    step = seen.decided
    if step is None:
        return seen.loaded.position.board(), texts("review-end-note")
    note = texts("review-note", number=step) if seen.move_of(step) else texts("review-giving-up-note")
    return seen.positions[step - 1].board(), note


def _step_marks(seen: ReviewedGame, step: int) -> tuple[Mark, ...]:
    """Point out where the move of a step was made, and the better one as a hint."""
    move, better = seen.move_of(step), seen.better(step)
    marks = {place: Mark(place) for place in (move.places if move else ())}
    marks |= {place: Mark(place, MarkKind.HINT) for place in (better.places if better else ())}
    return tuple(marks.values())


def _strip_bars(seen: ReviewedGame, group: int) -> Iterator[Bar]:
    """Yield the bars of a strip; one for several steps tells the worst of them."""
    for first in range(1, seen.count + 1, group):
        steps = range(first, min(first + group, seen.count + 1))
        effect = min((seen.effects[step - 1] for step in steps), key=WORST_FIRST.index)
        before, after = seen.worths(steps[0])[0], seen.worths(steps[-1])[1]
        yield effect.value, _bar_height(seen, after), _bar_height(seen, before)


def _bar_height(seen: ReviewedGame, worth: Worth) -> int:
    """Return how high a bar is, of a hundred: as high as the best of the deal, or nothing where no win is."""
    most = seen.review.reaches[0].worth.points
    if not (worth.is_won or seen.is_for_points):
        return 0
    return max(1, 100 * worth.points // most) if most > 0 else 100
