"""What a finished game offers: the one thing that it is for, a few others, and the rest under “More”."""

from bot.core.actions import Action, Verb
from bot.core.screens import Button
from bot.core.session import LoadedGame
from bot.daily.certified_deals import find_certified_deal
from bot.i18n.texts import Texts
from bot.screens.button_rows import Rows, as_main
from bot.screens.exercise_buttons import view_button
from engine.games import find_game
from engine.outcome import Result
from engine.solvers import can_solve


def finished_buttons(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the actions of a finished game, the main one first, and then the most useful ones.

    Who has won plays another deal; who has lost tries again, unless there was nothing to try.
    """
    if loaded.is_ranked:
        return _attempt_buttons(texts, loaded)
    session, outcome = loaded.session, loaded.position.outcome()
    undo, redo = undo_and_redo(texts, loaded)
    review = review_buttons(texts, loaded)
    new, same = loaded.action(Verb.NEW), loaded.action(Verb.NEW, "same")
    share = Button(texts("button-share"), loaded.action(Verb.SHARE))
    another = Button(texts("button-another"), Action(Verb.PLAY))
    rest = _rest(texts, loaded)
    if is_lost(loaded) and (session.record.moves or session.has_given_up):
        again = as_main(Button(texts("button-try-again"), same))
        others = (Button(texts("button-new"), new), share, *loaded.offers, another)
        return (again, *undo, *review, *others, *redo, *rest)
    again, main = Button(texts("button-same"), same), as_main(Button(texts("button-new"), new))
    if outcome is not None and outcome.result is Result.ENDED:
        return (main, again, *review, share, *loaded.offers, another, *undo, *redo, *rest)
    return (main, share, *review, *loaded.offers, another, again, *undo, *redo, *rest)


def is_lost(loaded: LoadedGame) -> bool:
    """Return whether a finished game is lost or given up, and not just over with a score."""
    outcome = loaded.position.outcome()
    return outcome is None or outcome.result is Result.LOST


def missed_text(texts: Texts, loaded: LoadedGame) -> str:
    """Return what a finished game has missed that is proven of its deal: a win, or more points.

    Empty if that is nothing, and for a daily challenge, whose result says it.
    """
    session, outcome = loaded.session, loaded.position.outcome()
    deal = None if session.challenge else find_certified_deal(session.record)
    if deal is None or (outcome and outcome.result is Result.WON):
        return ""
    if not find_game(session.record.game).is_for_points:
        return texts("deal-winnable")
    if deal.par is None or deal.par <= loaded.position.score():
        return ""
    return texts("deal-best", par=deal.par)


def _attempt_buttons(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the actions of a finished ranked attempt.

    It cannot be changed: it is shared, compared, and its deal played again for practice.
    """
    share, same = loaded.action(Verb.SHARE), loaded.action(Verb.NEW, "same")
    number = str(loaded.session.challenge)
    leaderboard = Button(texts("button-leaderboard"), Action(Verb.LEADERBOARD, (number,)))
    calendar = Button(texts("button-calendar"), Action(Verb.CALENDAR))
    another = Button(texts("button-another"), Action(Verb.PLAY))
    rest = (another, *_rest(texts, loaded))
    others = (leaderboard, *review_buttons(texts, loaded), *loaded.offers, calendar, *rest)
    if is_lost(loaded):
        practice = as_main(Button(texts("button-practise"), same))
        return (practice, Button(texts("button-share"), share), *others)
    return (as_main(Button(texts("button-share"), share)), Button(texts("button-practise"), same), *others)


def _rest(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return what every finished game offers last."""
    record = () if loaded.is_secret else (Button(texts("button-record"), loaded.action(Verb.RECORD)),)
    return (*_replays(texts, loaded), *record, *navigation_buttons(texts, loaded))


def _replays(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the buttons to the replay, and to how a game that was given up could have gone on."""
    is_solvable = can_solve(loaded.session.record.game) and not loaded.is_secret
    has_rest = loaded.session.has_given_up and is_solvable
    autoplay = Button(texts("button-autoplay-rest"), loaded.action(Verb.AUTOPLAY))
    return (*replay_so_far(texts, loaded), *((autoplay,) if has_rest else ()))


def navigation_buttons(texts: Texts, loaded: LoadedGame, ticks: tuple[str, ...] = ()) -> tuple[Button, ...]:
    """Return the buttons for the other view, which keeps the ticks, the rules, and the list of games."""
    return (
        view_button(texts, loaded, ticks),
        Button(texts("button-rules"), Action(Verb.RULES, (loaded.session.record.game,))),
        Button(texts("button-games"), Action(Verb.GAMES, owner=loaded.owner)),
    )


def undo_and_redo(texts: Texts, loaded: LoadedGame) -> Rows:
    """Return the button that undoes a move, or giving up, and the one for redo, each in a tuple."""
    session = loaded.session
    undo = Button(texts("button-undo"), loaded.action(Verb.UNDO))
    redo = Button(texts("button-redo"), loaded.action(Verb.REDO))
    return (
        (undo,) if session.record.moves or session.has_given_up else (),
        (redo,) if session.undone and not session.has_given_up else (),
    )


def replay_so_far(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the button to the replay; none before the first move."""
    if not loaded.session.record.moves:
        return ()
    return (Button(texts("button-replay"), loaded.action(Verb.REPLAY)),)


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
