"""Puzzles: positions with a goal, chosen near the player's rating, played, reviewed and shared.

The app and ``play`` call ``service``.
Imports ``sessions`` and below, and the services of ``attempts`` and ``seasons``.
"""

from bot.core.actions import Verb
from bot.core.exercise import PUZZLES
from bot.core.feature import Feature, Route, of_service
from bot.core.personal_data import KeyType, PersonalData
from bot.features.puzzles.service import PuzzleService
from bot.features.puzzles.view import PuzzleView
from bot.storage.decoding import decode_hash
from bot.storage.keys import PlayerPart
from bot.storage.puzzle_store import PUZZLE_STREAK_REFERENCES

FEATURE = Feature(
    "puzzles",
    routes=(Route(Verb.PUZZLE, of_service(PuzzleService, PuzzleService.puzzle), takes_audience=True),),
    exercise_views=dict.fromkeys(PUZZLES, PuzzleView),
    personal_data=(
        PersonalData(PlayerPart.PUZZLES, KeyType.HASH, "puzzles", decode_hash, PUZZLE_STREAK_REFERENCES),
    ),
    exercises=dict.fromkeys(PUZZLES, PuzzleService),
    links=(of_service(PuzzleService, PuzzleService.follow_link),),
)
