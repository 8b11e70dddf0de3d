"""Second tries: positions of a player's own finished games, tried again, and the mistakes to practice.

The app, ``play`` and ``analysis`` call ``service``.
Imports ``sessions`` and below, and the service of ``challenge``.
"""

from bot.core.exercise import ExerciseKind
from bot.core.feature import Feature
from bot.core.personal_data import KeyType, PersonalData
from bot.features.second_tries.store import export_mistakes
from bot.features.second_tries.view import SecondTryView
from bot.storage.keys import PlayerPart

FEATURE = Feature(
    "second_tries",
    exercise_views={ExerciseKind.SECOND_TRY: SecondTryView},
    personal_data=(PersonalData(PlayerPart.MISTAKES, KeyType.STRING, "mistakes", export_mistakes),),
)
