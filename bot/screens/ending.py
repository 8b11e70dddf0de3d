"""What the messages show in which a game is played to its end for its player: a film, and its steps."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.core.actions import Verb
from bot.core.images import ReplayAnimation
from bot.core.loaded_game import LoadedGame
from bot.core.screens import Button, Screen
from bot.i18n.texts import Texts
from bot.screens.descriptions import board_facts, deal_name, deal_title, move_name, pile_captions
from bot.screens.replay_steps import FILM
from bot.screens.step import ButtonRow, StepView, step_buttons, step_view_screen
from engine.advice.worth import course
from engine.board import Mark
from engine.cards import Detail
from engine.game import Position
from engine.record import Record

STOPS_SHORT = "result-no-further"
"""What is said in the place of a result where a way without a win stops short of the end."""


STRIP = "strip"
"""The word for the review as a whole."""


@dataclass(frozen=True, slots=True)
class WayToEnd:
    """A way from a moment of a game to an end of it."""

    record: Record
    """The game up to that moment, and then that way."""
    since: int
    """How many moves had been made there."""
    verb: Verb
    words: tuple[str, ...]
    """What its buttons ask for, and with which words they begin."""

    @property
    def count(self) -> int:
        """How many moves it has."""
        return len(self.record.moves) - self.since


def ending_screen(
    texts: Texts, loaded: LoadedGame, ending: WayToEnd, seconds: int, onwards: ButtonRow | None = None
) -> Screen:
    """Show a way to the end of a game as a film, from the moment where it begins.

    ``onwards`` is the way on from there; ``None`` for that to the review.
    """
    record, challenge = ending.record, loaded.session.challenge
    told = _way_text(texts, ending, seconds)
    title = deal_title(texts, record, challenge)
    film = ReplayAnimation(
        record.text,
        deal_name(texts, record, challenge),
        loaded.theme,
        pile_captions(texts, record.game),
        ending.since,
    )
    alt = texts("review-film-alt", deal=title, told=told)
    row = step_buttons(texts, loaded, ending.verb, ending.words, ending.count, 0)
    return Screen(title, told, film, alt, (row, onwards or _to_review(texts, loaded)))


def ending_step_screen(
    texts: Texts,
    loaded: LoadedGame,
    ending: WayToEnd,
    step: int,
    seconds: int,
    page: int = 1,
    onwards: ButtonRow | None = None,
) -> Screen:
    """Show a way to the end of a game after so many of its moves."""
    record = ending.record.first(ending.since + step)
    positions = course(record, seconds if step == ending.count else 0)
    seen = StepView(
        positions[-1].board(),
        _step_lines(texts, ending, step, positions),
        texts("replay-count", number=step, count=ending.count),
        ending.verb,
        (*ending.words, str(step)),
        tuple(map(Mark, positions[-1].traces(record.moves[-1]))) if step else (),
    )
    row = step_buttons(texts, loaded, ending.verb, ending.words, step)
    film = Button(texts("button-film"), loaded.action(ending.verb, *ending.words, FILM))
    return step_view_screen(texts, loaded, seen, row, (film, *(onwards or _to_review(texts, loaded))), page)


def _step_lines(texts: Texts, ending: WayToEnd, step: int, positions: Sequence[Position]) -> tuple[str, str]:
    """Tell which step of a way it is, and how the game stands there or ends."""
    board, count = positions[-1].board(), ending.count
    if step:
        before, move = positions[-2], ending.record.moves[ending.since + step - 1]
        called = move_name(texts, before, before.board(), move)
        told = texts("review-line-move", number=step, count=count, move=called)
    else:
        told = texts("review-line-start", moves=ending.since, count=count)
    if step == count:
        end = result_text(texts, positions[-1], len(ending.record.moves), STOPS_SHORT)
        return told, texts("review-line-end", result=end)
    stands = texts.of_game(board.game, "picture-state", **board_facts(board))
    return told, texts("replay-state", state=stands)


def _way_text(texts: Texts, ending: WayToEnd, seconds: int) -> str:
    """Tell how long a way is, and how it ends."""
    end = course(ending.record, seconds)[-1]
    way = texts("review-way", moves=ending.since, count=ending.count)
    told = result_text(texts, end, len(ending.record.moves), STOPS_SHORT)
    return f"{way}\n{texts('review-line-end', result=told)}"


def _to_review(texts: Texts, loaded: LoadedGame) -> ButtonRow:
    """Return the way to the review."""
    return (Button(texts("button-strip"), loaded.action(Verb.REVIEW, STRIP)),)


def result_text(texts: Texts, position: Position, moves: int, unfinished: str = "result-given-up") -> str:
    """Tell how a game ends in a position that so many moves lead to, or what ``unfinished`` says."""
    board = position.board()
    result = board.outcome.result if board.outcome else "given-up"
    known: dict[str, Detail] = {**board_facts(board), "result": result, "moves": moves}
    return texts(
        "review-end",
        result=texts(f"result-{result}" if board.outcome else unfinished),
        score=texts.of_game(board.game, "result", **known),
    )
