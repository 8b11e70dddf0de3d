"""The buttons below the board of an exercise: those that every kind may have, in the rows that are left."""

from bot.core.actions import Verb
from bot.core.screens import MAX_ROWS, Button
from bot.core.session import LoadedGame
from bot.i18n.texts import Texts
from bot.screens.button_rows import Rows, wrap_rows
from bot.screens.move_choices import OTHERS, other_moves


def exercise_rows(controls: tuple[Button, ...], taken: int, more: tuple[Button, ...]) -> Rows:
    """Return the actions of an exercise in the rows that are not taken; ``more`` leads to all others."""
    rows = wrap_rows((controls,))
    while taken + len(rows) > MAX_ROWS:
        controls = controls[:-1]
        rows = wrap_rows(((*controls, *more),))
    return rows


def view_button(texts: Texts, loaded: LoadedGame, ticks: tuple[str, ...] = ()) -> Button:
    """Return the button to the other view of the board, which keeps the ticks."""
    view = "picture" if loaded.in_words else "words"
    return Button(texts(f"button-{view}"), loaded.action(Verb.BOARD, view, *ticks))


def others_buttons(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the button to the moves that boards do not offer at once; none without such moves."""
    legal = () if loaded.is_over else loaded.position.legal_moves()
    moves = tuple(move.text for move in other_moves(loaded.position, legal))
    name = texts.name_of(loaded.session.record.game, "button-others")
    return (Button(texts(name), loaded.action(Verb.CHOOSE, OTHERS), moves=moves),) if moves else ()


def undo_button(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the button that takes a move back; none at the beginning of the exercise."""
    return (Button(texts("button-undo"), loaded.action(Verb.UNDO)),) if loaded.session.can_undo else ()


def redo_button(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the button that makes the move that was undone last; none if there is none."""
    return (Button(texts("button-redo"), loaded.action(Verb.REDO)),) if loaded.session.undone else ()


def restart_button(texts: Texts, loaded: LoadedGame, label: str) -> tuple[Button, ...]:
    """Return the button back to the beginning of the exercise; none there."""
    return (Button(texts(label), loaded.action(Verb.RESTART)),) if loaded.session.can_undo else ()


def way_back(texts: Texts, loaded: LoadedGame) -> Button:
    """Return the button from what was shown instead of the board back to it."""
    return Button(texts("button-to-exercise"), loaded.action(Verb.BOARD, "back"))
