"""Attempts at the daily challenge: begun, ranked, shared; and what happens when a day closes.

The features ``lessons``, ``play`` and ``replay`` call ``service``.
Imports ``sessions`` and below, and the services of ``challenge`` and ``standings``.
"""

from bot.core.actions import Action, Verb
from bot.core.feature import Feature, HomePlace, Route, of_service
from bot.core.personal_data import KeyType, PersonalData
from bot.features.attempts.closing import DayCloser
from bot.features.attempts.decisive_move_search import DecisiveMoveFinder
from bot.features.attempts.export import export_attempts, export_results
from bot.features.attempts.home_note import ChallengeNote
from bot.features.attempts.ranking import AttemptRanking
from bot.features.attempts.service import AttemptService
from bot.storage.keys import PlayerPart
from bot.storage.result_store import ATTEMPT_REFERENCES, RESULT_REFERENCES

FEATURE = Feature(
    "attempts",
    routes=(Route(Verb.DAILY, of_service(AttemptService, AttemptService.daily), takes_audience=True),),
    home_places={
        "daily": HomePlace(
            "button-today",
            rank=0,
            action=Action(Verb.DAILY),
            note=of_service(ChallengeNote, ChallengeNote.today_note),
        )
    },
    personal_data=(
        PersonalData(PlayerPart.RESULTS, KeyType.HASH, "daily_results", export_results, RESULT_REFERENCES),
        PersonalData(PlayerPart.ATTEMPTS, KeyType.HASH, "ranked_runs", export_attempts, ATTEMPT_REFERENCES),
        PersonalData(PlayerPart.EXCUSED_ATTEMPTS, KeyType.HASH, "excused_runs", export_attempts),
    ),
    after_deletion=(of_service(AttemptRanking, AttemptRanking.forget_player),),
    game_observers=(of_service(AttemptRanking, AttemptRanking.observe),),
    end_observers=(of_service(AttemptRanking, AttemptRanking.name_next),),
    end_repeaters=(of_service(AttemptRanking, AttemptRanking.name_next),),
    closing_steps=(of_service(DecisiveMoveFinder, DecisiveMoveFinder.find_for_day),),
    background_tasks=(of_service(DayCloser, DayCloser.run),),
)
