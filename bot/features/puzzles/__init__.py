"""Puzzles: positions with a goal, chosen near the player's rating, played, reviewed and shared.

No other feature calls it.
Imports ``sessions`` and below, and the services of ``challenge`` and ``standings``.
"""

from bot.core.actions import Action, Verb
from bot.core.commands import ParameterKind
from bot.core.exercise import PUZZLES
from bot.core.feature import ExerciseGoals, Feature, FurtherPost, HomePlace, LinkKind, Route, of_service
from bot.core.personal_data import KeyType, PersonalData
from bot.features.puzzles.attempts import PuzzleAttempts
from bot.features.puzzles.home_note import puzzles_note
from bot.features.puzzles.offers import STREAK, find_offer, puzzle_name
from bot.features.puzzles.puzzle_of_day import PuzzlePosts, puzzle_of_day
from bot.features.puzzles.request import puzzle_levels
from bot.features.puzzles.scores import PuzzleScores
from bot.features.puzzles.service import PuzzleService
from bot.features.puzzles.statistics import RATINGS
from bot.features.puzzles.store import PUZZLE_STREAK_REFERENCES
from bot.features.puzzles.streaks import PuzzleStreaks
from bot.features.puzzles.view import PuzzleView
from bot.storage.decoding import decode_hash
from bot.storage.keys import PlayerPart

FEATURE = Feature(
    "puzzles",
    routes=(
        Route(
            Verb.PUZZLE,
            of_service(PuzzleService, PuzzleService.puzzle),
            takes_audience=True,
            most_words=5,
            further_help="help-puzzles",
        ),
    ),
    welcome_buttons={"button-puzzle": Action(Verb.PUZZLE)},
    home_places={
        "puzzles": HomePlace(
            "home-puzzles",
            rank=2,
            action=Action(Verb.PUZZLE),
            reads=(PlayerPart.PUZZLES,),
            note=lambda _services: puzzles_note,
        )
    },
    streak_buttons={"button-puzzle-streak": Action(Verb.PUZZLE, (STREAK,))},
    exercise_views=dict.fromkeys(PUZZLES, PuzzleView),
    personal_data=(
        PersonalData(PlayerPart.PUZZLES, KeyType.HASH, "puzzles", decode_hash, PUZZLE_STREAK_REFERENCES),
    ),
    exercises=dict.fromkeys(PUZZLES, PuzzleService),
    game_observers=(of_service(PuzzleAttempts, PuzzleAttempts.observe),),
    subcommands={(Verb.STATS, RATINGS): of_service(PuzzleAttempts, PuzzleAttempts.show_ratings)},
    shared_data=(of_service(PuzzleStreaks, PuzzleStreaks.export_places),),
    after_deletion=(of_service(PuzzleStreaks, PuzzleStreaks.forget_player),),
    visibility_changes=(of_service(PuzzleStreaks, PuzzleStreaks.change_visibility),),
    links={
        Verb.PUZZLE: LinkKind(
            ("puzzle-title", "puzzle-name"),
            puzzle_name,
            lambda _services: find_offer,
            "button-puzzle-solve",
            "telegram-button-send-puzzle",
        )
    },
    season_goals=(
        ExerciseGoals(
            "puzzles",
            rank=4,
            is_about_game=False,
            counts=of_service(PuzzleScores, PuzzleScores.season_counts),
        ),
    ),
    further_posts=(
        FurtherPost(
            "puzzle",
            switch=5,
            exists=lambda day: puzzle_of_day(day) is not None,
            compose=of_service(PuzzlePosts, PuzzlePosts.compose),
        ),
    ),
    word_choices={ParameterKind.DIFFICULTY: puzzle_levels},
)
