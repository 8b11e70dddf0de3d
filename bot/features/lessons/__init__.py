"""Lessons: the guided first game of each kind.

The app and ``play`` call ``service``.
Imports ``sessions`` and below, and the services of ``attempts`` and ``seasons``.
"""

from bot.core.actions import Verb
from bot.core.exercise import ExerciseKind
from bot.core.feature import Feature, Route, of_service
from bot.core.personal_data import KeyType, PersonalData
from bot.features.lessons.service import LessonService
from bot.features.lessons.view import LessonView
from bot.storage.keys import PlayerPart
from bot.storage.lesson_store import export_lessons

FEATURE = Feature(
    "lessons",
    routes=(Route(Verb.LEARN, of_service(LessonService, LessonService.learn), starts_game=True),),
    exercise_views={ExerciseKind.LESSON: LessonView},
    personal_data=(PersonalData(PlayerPart.LESSONS, KeyType.HASH, "lessons", export_lessons),),
    exercises={ExerciseKind.LESSON: LessonService},
)
