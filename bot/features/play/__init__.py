"""Starting games, making moves, finishing, undo, redo, restart, giving up.

No other feature calls it.
Imports ``sessions`` and below, and the service of ``attempts``.
"""

from functools import partial

from bot.core.actions import Action, Verb
from bot.core.feature import Feature, HomePlace, Route, of_service
from bot.daily.help_permission import HELP_WORDS
from bot.features.play.automatic import SETTINGS
from bot.features.play.service import Finishing, GameChanges, GameStarter, Moves, Refusals

_change = partial(Route, changes_game=True, is_about_shown_game=True)
"""The route of a verb that changes the game of the board that it replies to."""

FEATURE = Feature(
    "play",
    home_places={"games": HomePlace("button-games", rank=4, action=Action(Verb.GAMES), about="home-games")},
    routes=(
        Route(
            Verb.START,
            of_service(GameStarter, GameStarter.start),
            needs_store=False,
            is_allowed_anywhere=True,
        ),
        Route(
            Verb.PLAY,
            of_service(GameStarter, GameStarter.play),
            starts_game=True,
            changes_game=True,
            begins_moves=True,
            takes_audience=True,
        ),
        Route(Verb.OPTIONS, of_service(GameStarter, GameStarter.options), shows_game=False),
        _change(
            Verb.NEW,
            of_service(GameStarter, GameStarter.new),
            starts_game=True,
            is_below_boards=True,
            only_words=frozenset({"same"}),
        ),
        Route(Verb.GAMES, of_service(GameStarter, GameStarter.games), shows_game=False),
        Route(Verb.RESUME, of_service(GameStarter, GameStarter.resume), starts_game=True),
        Route(Verb.BOARD, of_service(GameStarter, GameStarter.board), is_about_shown_game=True, most_words=3),
        Route(Verb.MORE, of_service(GameStarter, GameStarter.more)),
        Route(Verb.FILE, of_service(GameStarter, GameStarter.file)),
        Route(
            Verb.MOVE,
            of_service(Moves, Moves.make),
            changes_game=True,
            is_below_boards=True,
            begins_moves=True,
        ),
        Route(Verb.CHOOSE, of_service(Moves, Moves.choose), is_below_boards=True),
        Route(Verb.WHY, of_service(Refusals, Refusals.explain), only_looks_up=True, is_below_boards=True),
        _change(Verb.SAY, of_service(Moves, Moves.say)),
        _change(
            Verb.UNDO, of_service(GameChanges, GameChanges.undo), is_below_boards=True, only_words=HELP_WORDS
        ),
        _change(
            Verb.REDO, of_service(GameChanges, GameChanges.redo), is_below_boards=True, only_words=HELP_WORDS
        ),
        _change(
            Verb.RESTART,
            of_service(GameChanges, GameChanges.restart),
            depends_on_admin=True,
            only_words=HELP_WORDS,
        ),
        _change(
            Verb.FINISH, of_service(Finishing, Finishing.finish), is_below_boards=True, only_words=frozenset()
        ),
        _change(
            Verb.GIVE_UP,
            of_service(GameChanges, GameChanges.give_up),
            is_below_boards=True,
            only_words=frozenset({"yes"}),
        ),
    ),
    settings=SETTINGS,
)
