"""Second tries: positions of a player's own finished games, tried again, and the mistakes to practice.

No other feature calls it.
Imports ``sessions`` and below, and the services of ``analysis`` and ``challenge``.
"""

from bot.core.actions import Verb
from bot.core.exercise import ExerciseKind
from bot.core.feature import Feature, Route, of_service
from bot.core.personal_data import KeyType, PersonalData
from bot.features.second_tries.mistakes import Mistakes
from bot.features.second_tries.service import SecondTryService
from bot.features.second_tries.store import export_mistakes
from bot.features.second_tries.view import SecondTryView
from bot.storage.keys import PlayerPart

FEATURE = Feature(
    "second_tries",
    routes=(
        Route(Verb.RETRY, of_service(SecondTryService, SecondTryService.retry), starts_game=True),
        Route(Verb.SHOW, of_service(SecondTryService, SecondTryService.show_way)),
        Route(Verb.MISTAKES, of_service(SecondTryService, SecondTryService.mistakes)),
    ),
    exercise_views={ExerciseKind.SECOND_TRY: SecondTryView},
    personal_data=(PersonalData(PlayerPart.MISTAKES, KeyType.STRING, "mistakes", export_mistakes),),
    exercises={ExerciseKind.SECOND_TRY: SecondTryService},
    mistake_observers=(of_service(Mistakes, Mistakes.note_mistake),),
    subcommands={(Verb.LEARN, Verb.MISTAKES): of_service(SecondTryService, SecondTryService.mistakes)},
)
