"""The buttons below a board for all actions beside moves."""

from dataclasses import replace

from bot.core.actions import Verb
from bot.core.screens import MAX_ROWS, Button, ButtonStyle
from bot.core.session import LoadedGame
from bot.daily.help_permission import is_clean_attempt
from bot.features import is_taught
from bot.i18n.texts import Texts
from bot.screens.button_rows import Rows, as_main, few_rows, row_width, wrap_rows
from bot.screens.exercise_buttons import exercise_rows
from bot.screens.finished_buttons import finished_buttons, navigation_buttons, replay_so_far, undo_and_redo
from bot.screens.move_choices import other_moves
from engine.advice import can_advise
from engine.board import Board
from engine.families.building.stuck import STUCK
from engine.move import Move
from engine.options import ON
from engine.solvers import can_solve

CIRCLING = "circling"
"""The fact of a board on which the player can only go through the stock again and again, or is stuck."""
ASKED = "ask"
"""The word with which giving up asks first, as without a word."""
ALL = "all"
"""The word that asks for all actions beside moves, not only for those that the board has no buttons for."""


def action_rows(
    texts: Texts,
    loaded: LoadedGame,
    taken: int,
    *,
    legal: tuple[Move, ...],
    ticks: tuple[str, ...] = (),
    advised: Button | None = None,
    has_advice: bool = False,
) -> Rows:
    """Return the most frequent actions, in the rows that are not taken; ``legal`` are the legal moves.

    A board with advice may lack buttons that the same board has without it: its button to all other actions
    leads to these, too.

    There is always a button to all other actions, and one for a hint, which the ``advised`` move replaces. It
    comes first: its label can need a line of its own, and the others then share the next one.
    The buttons for a hint and to the other view of the board keep the ``ticks``.
    """
    under_more = tuple(move.text for move in other_moves(loaded.position, legal))
    words = (ALL,) if has_advice else ()
    more = Button(texts("button-more"), loaded.action(Verb.MORE, *words), moves=under_more)
    if view := loaded.exercise_view:
        controls = view.buttons(texts, advised, ticks)
        if loaded.is_over or view.is_finished:
            return few_rows(controls, more)
        return exercise_rows(controls, taken, (more,) if view.has_more_button else ())
    if loaded.is_over:
        return few_rows(finished_buttons(texts, loaded), more)
    new = Button(texts("button-new"), loaded.action(Verb.NEW))
    learn = _learn_button(texts, loaded)
    undo, redo = undo_and_redo(texts, loaded)
    first = (advised,) if advised else ()
    can_hint = not advised and can_advise(loaded.session.record.game)
    hint = (Button(texts("button-hint"), loaded.action(Verb.HINT, *ticks)),) if can_hint else ()
    other_view, rules, _ = navigation_buttons(texts, loaded, ticks)
    give_up = _give_up_button(texts, loaded)
    if is_clean_attempt(loaded):
        few, all_ = (other_view, rules, more), (other_view, rules, give_up, more)
        return wrap_rows((all_,)) if taken < MAX_ROWS - 1 else (few,)
    for last in ((other_view, rules, give_up, more), (other_view, rules, more)):
        rows = wrap_rows(tuple(filter(None, ((*first, *undo, *redo, *hint, new), learn, last))))
        if taken + len(rows) <= MAX_ROWS:
            return rows
    narrowing = (
        (*first, *hint, replace(learn[0], label=texts("button-learn")), more) if learn else (),
        (*first, *undo, *redo, *hint, new, more),
        (*first, *undo, *redo, *hint, more),
        (*first, *undo, *hint, more),
    )
    return (next((row for row in narrowing if row and len(row) <= row_width(row)), narrowing[-1]),)


def all_action_rows(texts: Texts, loaded: LoadedGame) -> Rows:
    """Return all actions beside moves, in the rows that belong together."""
    if view := loaded.exercise_view:
        return (view.buttons(texts, None, ()),)
    if loaded.is_over:
        return (finished_buttons(texts, loaded),)
    new = Button(texts("button-new"), loaded.action(Verb.NEW))
    navigation = (*navigation_buttons(texts, loaded), _give_up_button(texts, loaded))
    if is_clean_attempt(loaded):
        allow = Button(texts("button-allow-help"), loaded.action(Verb.DAILY, "help"))
        return ((allow, new, *replay_so_far(texts, loaded)), navigation)
    _, redo = undo_and_redo(texts, loaded)
    restart = Button(texts("button-restart"), loaded.action(Verb.RESTART))
    changes = (*redo, *((restart,) if loaded.session.record.moves else ()), new)
    return (changes, (*_analysis_buttons(texts, loaded), *replay_so_far(texts, loaded)), navigation)


def leading_button(texts: Texts, loaded: LoadedGame, board: Board) -> Button | None:
    """Return the button that ends a game in which nothing is left to decide, or none that leads on.

    ``None`` for other games, and for exercises. In a ranked attempt, giving up asks first.
    """
    if loaded.is_over or loaded.session.exercise:
        return None
    if loaded.position.finish():
        return as_main(Button(texts("button-finish"), loaded.action(Verb.FINISH)))
    if goes_in_circles(board):
        words = (ASKED,) if loaded.is_ranked else ("yes",)
        return as_main(Button(texts("button-end-game"), loaded.action(Verb.GIVE_UP, *words)))
    return None


def special_choices(loaded: LoadedGame, board: Board) -> tuple[str, ...]:
    """Return the messages that say what can be done where nothing is left to decide, or nothing leads on."""
    is_game = loaded.session.exercise is None
    if goes_in_circles(board):
        said = "stuck" if board.fact(CIRCLING) == STUCK else "stock-circles"
        return (said, "stock-circles-choices") if is_game else (said,)
    return ("finish-choices",) if is_game and loaded.position.finish() else ()


def goes_in_circles(board: Board) -> bool:
    """Return whether nothing that the player can do leads on, with the stock or without it."""
    return dict(board.facts).get(CIRCLING) in {ON, STUCK}


def _learn_button(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the button to learn the game before the first move of an introduction; none on other boards.

    A player who has finished the lesson does not get it.
    """
    session = loaded.session
    is_first_look = loaded.is_introduction and session.is_untouched and not session.challenge
    if not is_first_look or loaded.has_learned or not is_taught(session.record.game):
        return ()
    return (Button(texts("button-first-time"), loaded.action(Verb.LEARN, session.record.game)),)


def _analysis_buttons(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the buttons for the chances and the verdict, if there are any for the game.

    An introduction does not offer the chances, which a new player has not been told about.
    """
    game = loaded.session.record.game
    chance = Button(texts("button-chance"), loaded.action(Verb.CHANCE))
    verdict = Button(texts("button-verdict"), loaded.action(Verb.VERDICT))
    has_chance = can_advise(game) and not loaded.is_introduction
    return (*((chance,) if has_chance else ()), *((verdict,) if can_solve(game) else ()))


def _give_up_button(texts: Texts, loaded: LoadedGame) -> Button:
    return Button(texts("button-give-up"), loaded.action(Verb.GIVE_UP), ButtonStyle.DANGER)
