"""The messages of a review: the whole game, and step by step."""

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
"""Bars of a strip: in longer games a bar stands for several moves."""
ALT_STRIP_LENGTH = 600
"""Characters of an alt text about the strip; the others are for the board."""
WORST_FIRST = (Effect.LOST, Effect.LOWERED, Effect.UNSURE, Effect.NOTHING, Effect.KEPT)

Bar = tuple[str, int, int]


def review_screen(texts: Texts, reviewed: ReviewedGame) -> Screen:
    """Show a whole review: its strip, the decisive step, the comparison, luck and skill."""
    title = deal_title(texts, reviewed.loaded.session.record, reviewed.loaded.session.challenge)
    lines = (
        decision_text(texts, reviewed),
        *comparison_lines(texts, reviewed),
        *balance_lines(texts, reviewed.review.balance),
    )
    rows = _way_buttons(texts, reviewed)
    runs = texts.together(*effect_runs(texts, reviewed))
    if reviewed.loaded.in_words:
        text = "\n".join((lines[0], "", *lines[1:], "")) + "\n"
        strip = clipped(f"{sign_lines(reviewed)}\n{runs}", characters_left(title, text))
        return Screen(title, text + strip, rows=rows)
    strip_picture = _strip_picture(texts, reviewed)
    head = texts("review-alt", deal=title, runs=clipped(runs, ALT_STRIP_LENGTH), note=strip_picture.note)
    alt = describe_board(texts, strip_picture.board, head)
    return Screen(title, "\n".join(lines), strip_picture, alt, rows)


def review_step_screen(texts: Texts, reviewed: ReviewedGame, step: int, page: int = 1) -> Screen:
    """Show the board before a step, the move that was made, and the better one."""
    loaded, board = reviewed.loaded, reviewed.positions[step - 1].board()
    number = texts("replay-count", number=step, count=len(loaded.session.record.moves))
    status = texts.of_game(board.game, "picture-state", **board_facts(board))
    view = StepView(
        board,
        step_lines(texts, reviewed, step),
        number if reviewed.move_of(step) else texts("review-giving-up-note"),
        Verb.REVIEW,
        (str(step),),
        _step_marks(reviewed, step),
        (texts("replay-state", state=status),),
    )
    others = [Button(texts("button-strip"), loaded.action(Verb.REVIEW, STRIP))]
    if board.outcome is None:
        others.insert(0, Button(texts("button-autoplay"), loaded.action(Verb.AUTOPLAY, str(step - 1))))
    row = step_buttons(texts, loaded, Verb.REVIEW, (), step)
    return step_view_screen(texts, loaded, view, row, tuple(others), page)


def working_screen(
    texts: Texts, loaded: LoadedGame, sentence: str, verb: Verb, words: tuple[str, ...]
) -> Screen:
    """Say that an analysis is running; the button requests it again."""
    again = Button(texts("button-again"), loaded.action(verb, *words))
    back = Button(texts("button-to-game"), loaded.action(Verb.BOARD, "back"))
    title = deal_title(texts, loaded.session.record, loaded.session.challenge)
    return Screen(title, sentence, rows=((again, back),))


def _way_buttons(texts: Texts, reviewed: ReviewedGame) -> Rows:
    """Return the buttons to the decisive step, all steps, the best way, and the game."""
    loaded, ways = reviewed.loaded, []
    if reviewed.decided:
        ways.append(Button(texts("button-decided"), loaded.action(Verb.REVIEW, str(reviewed.decided))))
        if reviewed.better(reviewed.decided):
            ways.append(Button(texts("button-better"), loaded.action(Verb.REVIEW, LINE)))
    steps = Button(texts("button-steps"), loaded.action(Verb.REVIEW, "first"))
    whole = Button(texts("button-autoplay-deal"), loaded.action(Verb.AUTOPLAY, "0"))
    back = Button(texts("button-to-game"), loaded.action(Verb.BOARD, "back"))
    return tuple(filter(None, (tuple(ways), (steps, whole), (back,))))


def _strip_picture(texts: Texts, reviewed: ReviewedGame) -> ReviewStrip:
    """Return the picture of a strip, with the board before the decisive step, or at the end."""
    record = reviewed.loaded.session.record
    board, note = _strip_board(texts, reviewed)
    moves = -(-reviewed.count // MOST_BARS)
    bars = tuple(_strip_bars(reviewed, moves))
    kinds = [effect for effect in Effect if any(kind == effect for kind, _, _ in bars)]
    return ReviewStrip(
        board,
        texts("review-title", deal=deal_name(texts, record, reviewed.loaded.session.challenge)),
        bars,
        moves,
        reviewed.decided or 0,
        reviewed.count,
        tuple((effect.value, effect_name(texts, effect)) for effect in kinds),
        note,
        reviewed.loaded.theme,
        _step_marks(reviewed, reviewed.decided) if reviewed.decided else (),
        pile_captions(texts, record.game),
    )


def _strip_board(texts: Texts, reviewed: ReviewedGame) -> tuple[Board, str]:
    """Return the board below a strip, and its caption."""
    step = reviewed.decided
    if step is None:
        return reviewed.loaded.position.board(), texts("review-end-note")
    note = texts("review-note", number=step) if reviewed.move_of(step) else texts("review-giving-up-note")
    return reviewed.positions[step - 1].board(), note


def _step_marks(reviewed: ReviewedGame, step: int) -> tuple[Mark, ...]:
    """Mark the places of the move of a step, and those of the better one as a hint."""
    move, better = reviewed.move_of(step), reviewed.better(step)
    marks = {place: Mark(place) for place in (move.places if move else ())}
    marks |= {place: Mark(place, MarkKind.HINT) for place in (better.places if better else ())}
    return tuple(marks.values())


def _strip_bars(reviewed: ReviewedGame, group: int) -> Iterator[Bar]:
    """Yield the bars of a strip; one for several steps shows the worst effect of them."""
    for first in range(1, reviewed.count + 1, group):
        steps = range(first, min(first + group, reviewed.count + 1))
        effect = min((reviewed.effects[step - 1] for step in steps), key=WORST_FIRST.index)
        before, after = reviewed.worths(steps[0])[0], reviewed.worths(steps[-1])[1]
        yield effect.value, _bar_height(reviewed, after), _bar_height(reviewed, before)


def _bar_height(reviewed: ReviewedGame, worth: Worth) -> int:
    """Return the height of a bar in percent of the best of the deal; 0 without a win."""
    most = reviewed.review.reaches[0].worth.points
    if not (worth.is_won or reviewed.is_for_points):
        return 0
    return max(1, 100 * worth.points // most) if most > 0 else 100
