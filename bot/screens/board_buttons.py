"""The buttons below a board for all actions beside moves."""

from dataclasses import replace

from bot.core.actions import Action, Verb
from bot.core.screens import MAX_ROWS, Button, ButtonStyle
from bot.core.session import LoadedGame
from bot.daily.help_permission import is_clean_attempt
from bot.features import is_taught
from bot.i18n.texts import Texts
from bot.screens.button_rows import Rows, row_width, wrap_rows
from bot.screens.exercise_buttons import exercise_rows, view_button
from bot.screens.move_choices import other_moves
from engine.advice import can_advise
from engine.solvers import can_solve


def action_rows(
    texts: Texts,
    loaded: LoadedGame,
    taken: int,
    *,
    ticks: tuple[str, ...] = (),
    advised: Button | None = None,
) -> Rows:
    """Return the most frequent actions, in the rows that are not taken.

    There is always a button to all other actions, and one for a hint, which the ``advised`` move replaces. It
    comes first: its label can need a line of its own, and the others then share the next one.
    The buttons for a hint and to the other view of the board keep the ``ticks``.
    """
    legal = () if loaded.is_over else loaded.position.legal_moves()
    under_more = tuple(move.text for move in other_moves(loaded.position, legal))
    more = Button(texts("button-more"), loaded.action(Verb.MORE), moves=under_more)
    if view := loaded.exercise_view:
        controls = view.buttons(texts, advised, ticks)
        return exercise_rows(controls, taken, (more,) if view.has_more_button else ())
    if loaded.is_over:
        return (*_finished_rows(texts, loaded), _navigation_buttons(texts, loaded))
    new = Button(texts("button-new"), loaded.action(Verb.NEW))
    learn = _learn_button(texts, loaded)
    undo, redo = _undo_and_redo(texts, loaded)
    first = (advised,) if advised else ()
    can_hint = not advised and can_advise(loaded.session.record.game)
    hint = (Button(texts("button-hint"), loaded.action(Verb.HINT, *ticks)),) if can_hint else ()
    other_view, rules, *_, give_up = _navigation_buttons(texts, loaded, ticks)
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
    """Return all actions beside moves, except those that every board offers."""
    if loaded.is_over or loaded.session.exercise:
        return action_rows(texts, loaded, 0)
    new = Button(texts("button-new"), loaded.action(Verb.NEW))
    if is_clean_attempt(loaded):
        allow = Button(texts("button-allow-help"), loaded.action(Verb.DAILY, "help"))
        return ((allow, new, *_replay_so_far(texts, loaded)), _navigation_buttons(texts, loaded))
    _, redo = _undo_and_redo(texts, loaded)
    restart = Button(texts("button-restart"), loaded.action(Verb.RESTART))
    changes = (*redo, *((restart,) if loaded.session.record.moves else ()), new)
    return tuple(
        filter(
            None,
            (
                changes,
                (*_analysis_buttons(texts, loaded), *_replay_so_far(texts, loaded)),
                _navigation_buttons(texts, loaded),
            ),
        )
    )


def _learn_button(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the button to learn the game before the first move of an introduction; none on other boards.

    A player who has finished the lesson does not get it.
    """
    session = loaded.session
    is_first_look = loaded.is_introduction and session.is_untouched and not session.challenge
    if not is_first_look or loaded.has_learned or not is_taught(session.record.game):
        return ()
    return (Button(texts("button-first-time"), loaded.action(Verb.LEARN, session.record.game)),)


def _finished_rows(texts: Texts, loaded: LoadedGame) -> Rows:
    """Return the actions of a finished game: undo, another game, replay.

    A ranked attempt cannot be changed: it is shown, compared, and its deal played again for practice.
    """
    again, autoplay = loaded.action(Verb.NEW, "same"), _autoplay_button(texts, loaded)
    if not loaded.is_ranked:
        undo, redo = _undo_and_redo(texts, loaded)
        others = (Button(texts("button-same"), again), Button(texts("button-new"), loaded.action(Verb.NEW)))
        return ((*undo, *redo, *others, *autoplay), _replay_buttons(texts, loaded))
    share = Button(texts("button-share"), loaded.action(Verb.SHARE))
    leaderboard = Button(
        texts("button-leaderboard"), Action(Verb.LEADERBOARD, (str(loaded.session.challenge),))
    )
    calendar = Button(texts("button-calendar"), Action(Verb.CALENDAR))
    practice = Button(texts("button-practise"), again)
    replays = [control for control in _replay_buttons(texts, loaded) if control.action.verb is not Verb.SHARE]
    return (
        (share, leaderboard, calendar),
        (practice, *replays, *autoplay),
        *((loaded.offers,) if loaded.offers else ()),
    )


def _autoplay_button(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    is_solvable = can_solve(loaded.session.record.game) and not loaded.is_secret
    if not loaded.session.has_given_up or not is_solvable:
        return ()
    return (Button(texts("button-autoplay-rest"), loaded.action(Verb.AUTOPLAY)),)


def _undo_and_redo(texts: Texts, loaded: LoadedGame) -> Rows:
    session = loaded.session
    undo = Button(texts("button-undo"), loaded.action(Verb.UNDO))
    redo = Button(texts("button-redo"), loaded.action(Verb.REDO))
    return (
        (undo,) if session.record.moves or session.has_given_up else (),
        (redo,) if session.undone and not session.has_given_up else (),
    )


def _analysis_buttons(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the buttons for the chances and the verdict, if there are any for the game.

    An introduction does not offer the chances, which a new player has not been told about.
    """
    game = loaded.session.record.game
    chance = Button(texts("button-chance"), loaded.action(Verb.CHANCE))
    verdict = Button(texts("button-verdict"), loaded.action(Verb.VERDICT))
    has_chance = can_advise(game) and not loaded.is_introduction
    return (*((chance,) if has_chance else ()), *((verdict,) if can_solve(game) else ()))


def _navigation_buttons(texts: Texts, loaded: LoadedGame, ticks: tuple[str, ...] = ()) -> tuple[Button, ...]:
    """Return the buttons for the other view, the rules, the list of games, and last giving up."""
    others = (
        view_button(texts, loaded, ticks),
        Button(texts("button-rules"), Action(Verb.RULES, (loaded.session.record.game,))),
        Button(texts("button-games"), Action(Verb.GAMES, owner=loaded.owner)),
    )
    if loaded.is_over:
        return others
    return (*others, Button(texts("button-give-up"), loaded.action(Verb.GIVE_UP), ButtonStyle.DANGER))


def _replay_so_far(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the button to the replay; none before the first move."""
    if not loaded.session.record.moves:
        return ()
    return (Button(texts("button-replay"), loaded.action(Verb.REPLAY)),)


def _replay_buttons(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    return (
        *_replay_so_far(texts, loaded),
        *review_buttons(texts, loaded),
        Button(texts("button-share"), loaded.action(Verb.SHARE)),
        *(() if loaded.is_secret else (Button(texts("button-record"), loaded.action(Verb.RECORD)),)),
    )


def review_buttons(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the button to the review of a finished game; none if there is nothing to review."""
    session = loaded.session
    if (
        loaded.is_secret
        or not can_solve(session.record.game)
        or not (session.record.moves or session.has_given_up)
    ):
        return ()
    return (Button(texts("button-review"), loaded.action(Verb.REVIEW)),)
