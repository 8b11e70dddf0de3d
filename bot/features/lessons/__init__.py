"""Lessons: the guided first game of each kind.

No other feature calls it.
Imports ``sessions`` and below, and the service of ``attempts``.
"""

from bot.core.actions import Action, Verb
from bot.core.exercise import ExerciseKind
from bot.core.feature import ExerciseGoals, Feature, HomePlace, Route, of_service
from bot.core.personal_data import KeyType, PersonalData
from bot.features.lessons.home_note import lessons_note
from bot.features.lessons.service import LessonService
from bot.features.lessons.store import export_lessons
from bot.features.lessons.view import LessonView
from bot.storage.keys import PlayerPart
from seeds.lesson import find_lesson

FEATURE = Feature(
    "lessons",
    routes=(Route(Verb.LEARN, of_service(LessonService, LessonService.learn), starts_game=True),),
    home_places={
        "learn": HomePlace(
            "button-learn",
            rank=3,
            action=Action(Verb.LEARN),
            reads=(PlayerPart.LESSONS,),
            note=lambda _services: lessons_note,
        )
    },
    exercise_views={ExerciseKind.LESSON: LessonView},
    personal_data=(PersonalData(PlayerPart.LESSONS, KeyType.HASH, "lessons", export_lessons),),
    exercises={ExerciseKind.LESSON: LessonService},
    game_observers=(of_service(LessonService, LessonService.observe),),
    teaches=lambda game: find_lesson(game) is not None,
    season_goals=(
        ExerciseGoals(
            "lesson",
            rank=0,
            is_about_game=True,
            counts=of_service(LessonService, LessonService.season_counts),
        ),
    ),
)
