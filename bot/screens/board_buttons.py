"""The buttons below a board with which no move is made: what is wanted most, and the way to the rest."""

from bot.core.loaded_game import LoadedGame
from bot.core.model import MAX_ROWS, Action, Button, ButtonStyle, Verb
from bot.daily.help_permission import is_clean_run
from bot.i18n.texts import Texts
from bot.screens.button_rows import Rows, whole_rows, width_of
from engine.advice import can_advise
from engine.solvers import can_solve


def other_rows(
    texts: Texts, table: LoadedGame, taken: int, *, ticks: tuple[str, ...] = (), advised: Button | None = None
) -> Rows:
    """Return what can be done beside moving, in the rows that are not taken: shortly, where these are few.

    The way to the rest is always there, and so is a hint, for which the move that it advises may stand. The
    other view of the board keeps the ticks that have been put.
    """
    if table.is_over:
        return (*_ended(texts, table), _around(texts, table))
    more = Button(texts("button-more"), table.action(Verb.MORE))
    new = Button(texts("button-new"), table.action(Verb.NEW))
    undo, redo = _undo_and_redo(texts, table)
    hint = (advised,) if advised else _hint(texts, table)
    view, rules, *_, give_up = _around(texts, table, ticks)
    if is_clean_run(table):
        return whole_rows(((view, rules, give_up, more),)) if taken < MAX_ROWS - 1 else ((view, rules, more),)
    for last in ((view, rules, give_up, more), (view, rules, more)):
        rows = whole_rows(((*undo, *redo, *hint, new), last))
        if taken + len(rows) <= MAX_ROWS:
            return rows
    narrowing = ((*undo, *redo, *hint, new, more), (*undo, *redo, *hint, more), (*undo, *hint, more))
    return (next((row for row in narrowing if len(row) <= width_of(row)), narrowing[-1]),)


def all_rows(texts: Texts, table: LoadedGame) -> Rows:
    """Return all that can be done beside moving, but for what every board offers."""
    if table.is_over:
        return other_rows(texts, table, 0)
    new = Button(texts("button-new"), table.action(Verb.NEW))
    if is_clean_run(table):
        allow = Button(texts("button-allow-help"), table.action(Verb.DAILY, "help"))
        return ((allow, new), _around(texts, table))
    _, redo = _undo_and_redo(texts, table)
    restart = Button(texts("button-restart"), table.action(Verb.RESTART))
    changes = (*redo, *((restart,) if table.session.record.moves else ()), new)
    return tuple(filter(None, (changes, _insights(texts, table), _around(texts, table))))


def _ended(texts: Texts, table: LoadedGame) -> Rows:
    """Return how a finished game is gone back to, what comes after it, and how it is seen again.

    A ranked run stands as it ended: it is shown, compared, and dealt once more for practice.
    """
    if not table.is_ranked:
        return (_changes(texts, table), _retold(texts, table))
    share = Button(texts("button-share"), table.action(Verb.SHARE))
    leaderboard = Button(texts("button-leaderboard"), Action(Verb.LEADERBOARD, (str(table.session.puzzle),)))
    calendar = Button(texts("button-calendar"), Action(Verb.CALENDAR))
    practise = Button(texts("button-practise"), table.action(Verb.NEW, "same"))
    others = [control for control in _retold(texts, table) if control.action.verb is not Verb.SHARE]
    return ((share, leaderboard, calendar), (practise, *others, *_rest(texts, table)))


def _changes(texts: Texts, table: LoadedGame) -> tuple[Button, ...]:
    """Return how a finished game is gone back to, and what comes after it."""
    undo, redo = _undo_and_redo(texts, table)
    same = Button(texts("button-same"), table.action(Verb.NEW, "same"))
    new = Button(texts("button-new"), table.action(Verb.NEW))
    return (*undo, *redo, same, new, *_rest(texts, table))


def _rest(texts: Texts, table: LoadedGame) -> tuple[Button, ...]:
    """Return the button that has the rest of a game played that was given up, if that can be."""
    is_told = can_solve(table.session.record.game) and not table.is_secret
    if not table.session.has_given_up or not is_told:
        return ()
    return (Button(texts("button-autoplay-rest"), table.action(Verb.AUTOPLAY)),)


def _undo_and_redo(texts: Texts, table: LoadedGame) -> Rows:
    """Return a button to take a move back, and one to play it again; none of what is not possible."""
    session = table.session
    undo = Button(texts("button-undo"), table.action(Verb.UNDO))
    redo = Button(texts("button-redo"), table.action(Verb.REDO))
    return (
        (undo,) if session.record.moves or session.has_given_up else (),
        (redo,) if session.undone and not session.has_given_up else (),
    )


def _hint(texts: Texts, table: LoadedGame) -> tuple[Button, ...]:
    """Return the button that asks for a move, in a game for which there is advice."""
    if not can_advise(table.session.record.game):
        return ()
    return (Button(texts("button-hint"), table.action(Verb.HINT)),)


def _insights(texts: Texts, table: LoadedGame) -> tuple[Button, ...]:
    """Return what else can be asked of a board."""
    game = table.session.record.game
    chance = Button(texts("button-chance"), table.action(Verb.CHANCE))
    verdict = Button(texts("button-verdict"), table.action(Verb.VERDICT))
    return (*((chance,) if can_advise(game) else ()), *((verdict,) if can_solve(game) else ()))


def _around(texts: Texts, table: LoadedGame, ticks: tuple[str, ...] = ()) -> tuple[Button, ...]:
    """Return the other view of the board, what there is to read and to find, and last how to give up."""
    view = "picture" if table.in_words else "words"
    others = (
        Button(texts(f"button-{view}"), table.action(Verb.BOARD, view, *ticks)),
        Button(texts("button-rules"), Action(Verb.RULES, (table.session.record.game,))),
        Button(texts("button-games"), Action(Verb.GAMES, owner=table.owner)),
    )
    if table.is_over:
        return others
    return (*others, Button(texts("button-give-up"), table.action(Verb.GIVE_UP), ButtonStyle.DANGER))


def _retold(texts: Texts, table: LoadedGame) -> tuple[Button, ...]:
    """Return what there is to see again of a finished game, or to show to others."""
    replay = Button(texts("button-replay"), table.action(Verb.REPLAY))
    return (
        *((replay,) if table.session.record.moves else ()),
        *review_controls(texts, table),
        Button(texts("button-share"), table.action(Verb.SHARE)),
        *(() if table.is_secret else (Button(texts("button-record"), table.action(Verb.RECORD)),)),
    )


def review_controls(texts: Texts, table: LoadedGame) -> tuple[Button, ...]:
    """Return the button to the review of a finished game; none where there is nothing to review."""
    session = table.session
    if (
        table.is_secret
        or not can_solve(session.record.game)
        or not (session.record.moves or session.has_given_up)
    ):
        return ()
    return (Button(texts("button-review"), table.action(Verb.REVIEW)),)
