"""Hints, chances, verdicts, reviews, and the best way to an end.

The feature ``second_tries`` calls ``service``.
Imports ``sessions`` and below, and the service of ``challenge``.
"""

from bot.core.actions import Verb
from bot.core.feature import Feature, Route, of_service
from bot.daily.help_permission import HELP_WORDS
from bot.features.analysis.service import AdviceService, ReviewService

FEATURE = Feature(
    "analysis",
    routes=(
        Route(Verb.HINT, of_service(AdviceService, AdviceService.hint), only_words=HELP_WORDS),
        Route(Verb.CHANCE, of_service(AdviceService, AdviceService.chance), only_words=HELP_WORDS),
        Route(Verb.VERDICT, of_service(AdviceService, AdviceService.verdict), only_words=HELP_WORDS),
        Route(Verb.REVIEW, of_service(ReviewService, ReviewService.review)),
        Route(Verb.AUTOPLAY, of_service(ReviewService, ReviewService.autoplay)),
    ),
)
