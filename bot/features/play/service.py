"""Playing a game: starting it, moving in it, changing it otherwise."""

from bot.features.play.changes import GameChanges
from bot.features.play.finishing import Finishing
from bot.features.play.moves import Moves
from bot.features.play.refusals import Refusals
from bot.features.play.repeating import RepeatedActions
from bot.features.play.starting import GameStarter
from bot.features.play.understanding import Understanding

__all__ = ["Finishing", "GameChanges", "GameStarter", "Moves", "Refusals", "RepeatedActions", "Understanding"]
