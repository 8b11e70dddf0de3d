"""Starting games, making moves, undo, redo, restart, giving up.

No other feature calls it.
Imports ``sessions`` and below, and the service of ``attempts``.
"""

from bot.core.actions import Verb
from bot.core.feature import Feature, Route, of_service
from bot.daily.help_permission import HELP_WORDS
from bot.features.play.service import GameChanges, GameStarter, Moves

FEATURE = Feature(
    "play",
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
        Route(
            Verb.NEW,
            of_service(GameStarter, GameStarter.new),
            starts_game=True,
            changes_game=True,
            is_about_shown_game=True,
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
        Route(Verb.SAY, of_service(Moves, Moves.say), changes_game=True, is_about_shown_game=True),
        Route(
            Verb.UNDO,
            of_service(GameChanges, GameChanges.undo),
            changes_game=True,
            is_about_shown_game=True,
            is_below_boards=True,
            only_words=HELP_WORDS,
        ),
        Route(
            Verb.REDO,
            of_service(GameChanges, GameChanges.redo),
            changes_game=True,
            is_about_shown_game=True,
            is_below_boards=True,
            only_words=HELP_WORDS,
        ),
        Route(
            Verb.RESTART,
            of_service(GameChanges, GameChanges.restart),
            changes_game=True,
            is_about_shown_game=True,
            depends_on_admin=True,
            only_words=HELP_WORDS,
        ),
        Route(
            Verb.GIVE_UP,
            of_service(GameChanges, GameChanges.give_up),
            changes_game=True,
            is_about_shown_game=True,
            is_below_boards=True,
            only_words=frozenset({"yes"}),
        ),
    ),
)
