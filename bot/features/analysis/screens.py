"""The messages of the analysis: boards with advice, and reviews of finished games."""

from collections.abc import Iterator
from dataclasses import replace

from bot.core.actions import Verb
from bot.core.images import ReviewStrip
from bot.core.screens import Button, ButtonStyle, Screen
from bot.core.session import LoadedGame
from bot.features.analysis.review import (
    LINE,
    LUCK,
    ReviewedGame,
    balance_lines,
    effect_name,
    effect_runs,
    sign_lines,
    step_lines,
    summary_lines,
)
from bot.i18n.texts import Texts, clipped
from bot.screens.board import BoardAdvice, board_screen, question_screen
from bot.screens.button_rows import MOST_OTHERS, Rows, as_main, wrap_rows
from bot.screens.descriptions import (
    board_facts,
    deal_name,
    deal_title,
    describe_board,
    move_details,
    move_name,
    pile_captions,
    short_state_text,
)
from bot.screens.replay_steps import STRIP, StepView, step_buttons, step_view_screen, try_button
from bot.screens.text_boards import characters_left
from engine.advice.estimates import NO_WAY, Advice, MoveEstimate
from engine.advice.game_value import GameValue
from engine.advice.luck import Balance
from engine.advice.move_effects import MoveEffect
from engine.advice.verdict import GameVerdict
from engine.board import Board, Mark, MarkKind, Meter
from engine.game import Game
from engine.games import find_game
from engine.shares import PERCENT, rounded_share
from engine.solvers.solution import Verdict

MOST_BARS = 160
"""Bars of a strip: in longer games a bar stands for several moves."""

ALT_STRIP_LENGTH = 600
"""Characters of an alt text about the strip; the others are for the board."""

COMPARED = frozenset({"equal", "other", "samples"})
"""Details of advice that compare the results of moves in numbers."""

WORST_FIRST = (MoveEffect.LOST, MoveEffect.LOWERED, MoveEffect.UNSURE, MoveEffect.NOTHING, MoveEffect.KEPT)
Bar = tuple[str, int, int]


def searching_screen(texts: Texts, loaded: LoadedGame, sentence: str, ticks: tuple[str, ...] = ()) -> Screen:
    """Show a board that is being analyzed."""
    return board_screen(texts, loaded, ticks, advice=BoardAdvice(sentence))


def hint_screen(texts: Texts, loaded: LoadedGame, advice: Advice, ticks: tuple[str, ...] = ()) -> Screen:
    """Show a board with the advised move: its results in samples, and the reason for it.

    If no move is known to help, none is advised: the same moves would be advised again and again. In an
    introduction there is the move and a reason without numbers, because nobody has explained these yet.
    """
    board, best = loaded.position.board(), advice.estimates[0]
    move = move_name(texts, loaded.position, board, best.move)
    expectation = "" if loaded.is_introduction else _expectation(texts, loaded, _as_known(board, best))
    reason = _reason_text(texts, loaded, board, advice)
    if advice.reason in NO_WAY and not best.won:
        return board_screen(texts, loaded, ticks, advice=BoardAdvice(reason))
    text = texts.together(*filter(None, (texts("hint", move=move), expectation, reason)))
    return board_screen(texts, loaded, ticks, advice=BoardAdvice(text, best.move))


def chance_screen(
    texts: Texts, loaded: LoadedGame, advice: Advice, ticks: tuple[str, ...] = (), *, is_counted: bool
) -> Screen:
    """Show a board with a meter of the chances when playing as advised, and what they mean.

    Where every card is visible, a win is possible or not: there is nothing to measure.
    """
    best = _as_known(loaded.position.board(), advice.estimates[0])
    game = find_game(loaded.session.record.game)
    if game.most_points:
        points = min(max(round(best.score), 0), game.most_points)
        text = texts("chance-points", points=points, most=game.most_points, samples=best.samples)
        part, whole = points, game.most_points
    else:
        part, whole = as_share(best.won, best.samples)
        text = texts("chance-won", won=part, samples=whole)
    if best.samples > 1:
        text = texts.together(text, texts("chance-meaning"))
    if is_counted:
        text = texts.together(text, texts("chance-counts"))
    label = "meter-points" if game.most_points else "meter"
    meter = Meter(part, whole, texts(label, part=part, whole=whole)) if whole > 1 else None
    return board_screen(texts, loaded, ticks, advice=BoardAdvice(text, meter=meter))


def verdict_question_screen(texts: Texts, loaded: LoadedGame) -> Screen:
    """Ask whether to look at all cards, even hidden ones, which makes the game assisted."""
    hidden = sum(pile.hidden for pile in loaded.position.board().piles)
    yes = Button(texts("button-verdict-yes"), loaded.action(Verb.VERDICT, "yes"), ButtonStyle.MOVE)
    return question_screen(texts, loaded, _winning_text(texts, loaded, "verdict-ask", hidden=hidden), yes)


def verdict_screen(texts: Texts, loaded: LoadedGame, judgement: GameVerdict) -> Screen:
    """Show a board with the verdict on it, in words that reveal nothing else."""
    return board_screen(texts, loaded, advice=BoardAdvice(_verdict_text(texts, loaded, judgement)))


def as_share(won: int, samples: int) -> tuple[int, int]:
    """Return a share of a hundred, or of the samples if these are fewer."""
    if samples <= PERCENT:
        return won, samples
    return rounded_share(won, samples), PERCENT


def _as_known(board: Board, estimate: MoveEstimate) -> MoveEstimate:
    """Return an estimate as that of one sample if the player sees every card: no other deal is possible."""
    if any(pile.hidden for pile in board.piles):
        return estimate
    return replace(estimate, won=min(estimate.won, 1), samples=1)


def _expectation(texts: Texts, loaded: LoadedGame, estimate: MoveEstimate) -> str:
    game = find_game(loaded.session.record.game)
    if game.most_points:
        points = round(estimate.score)
        return texts("hint-points", points=points, most=game.most_points, samples=estimate.samples)
    won, samples = as_share(estimate.won, estimate.samples)
    return texts("hint-won", won=won, samples=samples)


def _reason_text(texts: Texts, loaded: LoadedGame, board: Board, advice: Advice) -> str:
    """Return why the first move is advised, in the words of its game; empty if it has none."""
    name, move = texts.name_of(board.game, f"hint-{advice.reason}"), advice.estimates[0].move
    if not texts.has(name):
        return ""
    if loaded.is_introduction and COMPARED & dict(advice.details).keys() & texts.arguments(name):
        return texts("hint-did-better")
    details = {**board_facts(board), **move_details(texts, board, move), **loaded.position.details(move)}
    return texts(name, **{**details, **dict(advice.details)})


def _verdict_text(texts: Texts, loaded: LoadedGame, judgement: GameVerdict) -> str:
    match judgement:
        case GameVerdict(Verdict.WON):
            return _winning_text(texts, loaded, "verdict-won")
        case GameVerdict(Verdict.UNKNOWN):
            return _winning_text(texts, loaded, "verdict-unknown")
        case GameVerdict(is_lost_from_deal=True):
            return _winning_text(texts, loaded, "verdict-lost-from-deal")
        case GameVerdict(undo=None):
            return _winning_text(texts, loaded, "verdict-lost-somewhere")
    return _winning_text(texts, loaded, "verdict-lost", undo=judgement.undo or 0)


def _winning_text(texts: Texts, loaded: LoadedGame, name: str, **details: int) -> str:
    """Return a message about winning; for a game for points, its variant about the most points."""
    game: Game = find_game(loaded.session.record.game)
    if not game.most_points:
        return texts(name, **details)
    return texts(f"{name}-points", most=game.most_points, **details)


def review_screen(texts: Texts, reviewed: ReviewedGame) -> Screen:
    """Show a whole review: its strip, the result, the decisive step, and what was better."""
    return _strip_screen(texts, reviewed, summary_lines(texts, reviewed), _way_buttons(texts, reviewed))


def luck_screen(texts: Texts, reviewed: ReviewedGame, balance: Balance) -> Screen:
    """Show how much of a result was luck, and how much skill."""
    loaded = reviewed.loaded
    row = (
        Button(texts("button-strip"), loaded.action(Verb.REVIEW, STRIP)),
        Button(texts("button-to-game"), loaded.action(Verb.BOARD, "back")),
    )
    gave_up = (texts("review-gave-up-counts"),) if reviewed.loaded.session.has_given_up else ()
    return _strip_screen(texts, reviewed, (*balance_lines(texts, balance), *gave_up), (row,))


def _strip_screen(texts: Texts, reviewed: ReviewedGame, lines: tuple[str, ...], rows: Rows) -> Screen:
    """Show lines about a whole game above its strip."""
    title = deal_title(texts, reviewed.loaded.session.record, reviewed.loaded.session.challenge)
    text, runs = "\n".join(lines), texts.together(*effect_runs(texts, reviewed))
    if reviewed.loaded.in_words:
        strip = clipped(f"{sign_lines(reviewed)}\n{runs}", characters_left(title, text))
        return Screen(title, f"{text}\n\n{strip}", rows=rows)
    strip_picture = _strip_picture(texts, reviewed)
    head = texts("review-alt", deal=title, runs=clipped(runs, ALT_STRIP_LENGTH), note=strip_picture.note)
    return Screen(title, text, strip_picture, describe_board(texts, strip_picture.board, head), rows)


def review_step_screen(texts: Texts, reviewed: ReviewedGame, step: int, page: int = 1) -> Screen:
    """Show the board before a step, the move that was made, and the better one."""
    loaded, board = reviewed.loaded, reviewed.positions[step - 1].board()
    number = texts("replay-count", number=step, count=len(loaded.session.record.moves))
    view = StepView(
        board,
        step_lines(texts, reviewed, step),
        number if reviewed.move_of(step) else texts("review-giving-up-note"),
        Verb.REVIEW,
        (str(step),),
        _step_marks(reviewed, step),
        (texts("replay-state", state=short_state_text(texts, board)),),
    )
    others = [Button(texts("button-strip"), loaded.action(Verb.REVIEW, STRIP))]
    if board.outcome is None:
        others.insert(0, Button(texts("button-autoplay"), loaded.action(Verb.AUTOPLAY, str(step - 1))))
        others.append(try_button(texts, loaded, step - 1, "button-try"))
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
    """Return the buttons to the decisive step, luck and skill, all steps, the best way, and the game.

    All steps can be reached from any step, and the best way from the first one: these leave room for others.
    """
    loaded, ways = reviewed.loaded, []
    if reviewed.decided:
        if reviewed.better(reviewed.decided):
            ways.append(try_button(texts, loaded, reviewed.decided - 1, "button-try"))
            ways.append(Button(texts("button-better"), loaded.action(Verb.REVIEW, LINE)))
        ways.append(Button(texts("button-decided"), loaded.action(Verb.REVIEW, str(reviewed.decided))))
    if reviewed.balance:
        ways.append(Button(texts("button-luck"), loaded.action(Verb.REVIEW, LUCK)))
    ways.append(Button(texts("button-steps"), loaded.action(Verb.REVIEW, "first")))
    ways.append(Button(texts("button-autoplay-deal"), loaded.action(Verb.AUTOPLAY, "0")))
    main, *others = ways[:MOST_OTHERS]
    back = Button(texts("button-to-game"), loaded.action(Verb.BOARD, "back"))
    return ((as_main(main),), *wrap_rows(((*others, back),)))


def _strip_picture(texts: Texts, reviewed: ReviewedGame) -> ReviewStrip:
    """Return the picture of a strip, with the board before the decisive step, or at the end."""
    record = reviewed.loaded.session.record
    board, note = _strip_board(texts, reviewed)
    moves = -(-reviewed.count // MOST_BARS)
    bars = tuple(_strip_bars(reviewed, moves))
    kinds = [effect for effect in MoveEffect if any(kind == effect for kind, _, _ in bars)]
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
        before, after = reviewed.values(steps[0])[0], reviewed.values(steps[-1])[1]
        yield effect.value, _bar_height(reviewed, after), _bar_height(reviewed, before)


def _bar_height(reviewed: ReviewedGame, value: GameValue) -> int:
    """Return the height of a bar in percent of the best of the deal; 0 without a win."""
    most = reviewed.review.best_lines[0].value.points
    if not (value.is_won or reviewed.is_for_points):
        return 0
    return max(1, 100 * value.points // most) if most > 0 else 100
