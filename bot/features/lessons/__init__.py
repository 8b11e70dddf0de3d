"""Lessons: the guided first game of each kind.

The app and ``play`` call ``service``.
Imports ``sessions`` and below, and the services of ``attempts`` and ``seasons``.
"""

from bot.core.exercise import ExerciseKind
from bot.core.feature import Feature
from bot.features.lessons.view import LessonView

FEATURE = Feature("lessons", exercise_views={ExerciseKind.LESSON: LessonView})
