"""The messages that show a way to the end of a game: as an animation, or step by step."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.core.actions import Verb
from bot.core.images import ReplayAnimation
from bot.core.screens import Button, Screen
from bot.core.session import LoadedGame
from bot.i18n.texts import Texts
from bot.screens.descriptions import board_facts, deal_name, deal_title, move_name, pile_captions
from bot.screens.replay_steps import FILM, ButtonRow, StepView, step_buttons, step_view_screen
from engine.advice.game_value import replayed_positions
from engine.board import Mark
from engine.cards import Detail
from engine.game import Position
from engine.record import Record

STOPS_SHORT = "result-no-further"
"""The message instead of a result, for a way without a win that stops before the end."""


STRIP = "strip"
"""The word for the review as a whole."""


@dataclass(frozen=True, slots=True)
class WayToEnd:
    """A way from some move of a game to its end."""

    record: Record
    """The game up to that move, and then the way."""
    since: int
    """How many moves come before the way."""
    verb: Verb
    words: tuple[str, ...]
    """The first words of its buttons, after the verb."""

    @property
    def count(self) -> int:
        """How many moves the way has."""
        return len(self.record.moves) - self.since


def ending_screen(
    texts: Texts, loaded: LoadedGame, ending: WayToEnd, seconds: int, onwards: ButtonRow | None = None
) -> Screen:
    """Show a way to the end of a game as an animation.

    ``onwards`` are the last buttons; by default the one to the review.
    """
    record, challenge = ending.record, loaded.session.challenge
    text = _way_text(texts, ending, seconds)
    title = deal_title(texts, record, challenge)
    animation = ReplayAnimation(
        record.text,
        deal_name(texts, record, challenge),
        loaded.theme,
        pile_captions(texts, record.game),
        ending.since,
    )
    alt = texts("review-film-alt", deal=title, told=text)
    row = step_buttons(texts, loaded, ending.verb, ending.words, ending.count, 0)
    return Screen(title, text, animation, alt, (row, onwards or _to_review(texts, loaded)))


def ending_step_screen(
    texts: Texts,
    loaded: LoadedGame,
    ending: WayToEnd,
    step: int,
    seconds: int,
    page: int = 1,
    onwards: ButtonRow | None = None,
) -> Screen:
    """Show a way to the end of a game after ``step`` of its moves."""
    record = ending.record.first(ending.since + step)
    positions = replayed_positions(record, seconds if step == ending.count else 0)
    view = StepView(
        positions[-1].board(),
        _step_lines(texts, ending, step, positions),
        texts("replay-count", number=step, count=ending.count),
        ending.verb,
        (*ending.words, str(step)),
        tuple(map(Mark, positions[-1].traces(record.moves[-1]))) if step else (),
    )
    row = step_buttons(texts, loaded, ending.verb, ending.words, step)
    film = Button(texts("button-film"), loaded.action(ending.verb, *ending.words, FILM))
    return step_view_screen(texts, loaded, view, row, (film, *(onwards or _to_review(texts, loaded))), page)


def _step_lines(texts: Texts, ending: WayToEnd, step: int, positions: Sequence[Position]) -> tuple[str, str]:
    """Return which step of a way it is, and the state of the game there."""
    board, count = positions[-1].board(), ending.count
    if step:
        before, move = positions[-2], ending.record.moves[ending.since + step - 1]
        name = move_name(texts, before, before.board(), move)
        line = texts("review-line-move", number=step, count=count, move=name)
    else:
        line = texts("review-line-start", moves=ending.since, count=count)
    if step == count:
        end = result_text(texts, positions[-1], len(ending.record.moves), STOPS_SHORT)
        return line, texts("review-line-end", result=end)
    status = texts.of_game(board.game, "picture-state", **board_facts(board))
    return line, texts("replay-state", state=status)


def _way_text(texts: Texts, ending: WayToEnd, seconds: int) -> str:
    """Return how long a way is, and how it ends."""
    end = replayed_positions(ending.record, seconds)[-1]
    way = texts("review-way", moves=ending.since, count=ending.count)
    result = result_text(texts, end, len(ending.record.moves), STOPS_SHORT)
    return f"{way}\n{texts('review-line-end', result=result)}"


def _to_review(texts: Texts, loaded: LoadedGame) -> ButtonRow:
    """Return the button to the review."""
    return (Button(texts("button-strip"), loaded.action(Verb.REVIEW, STRIP)),)


def result_text(texts: Texts, position: Position, moves: int, unfinished: str = "result-given-up") -> str:
    """Return the result of a game in a position after ``moves`` moves, or the message ``unfinished``."""
    board = position.board()
    result = board.outcome.result if board.outcome else "given-up"
    details: dict[str, Detail] = {**board_facts(board), "result": result, "moves": moves}
    return texts(
        "review-end",
        result=texts(f"result-{result}" if board.outcome else unfinished),
        score=texts.of_game(board.game, "result", **details),
    )
