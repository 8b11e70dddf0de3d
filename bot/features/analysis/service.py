"""Analysis of games: advice on a board, reviews of finished games and the best ways to an end."""

from bot.features.analysis.advice import AdviceService
from bot.features.analysis.reviews import ReviewObserver, ReviewService
from bot.features.challenge.service import Secrecy
from bot.runtime.analysis_jobs import AnalysisJobs
from bot.sessions.service import SessionService


class AnalysisService:
    """The use cases of analysis, each group of them in a module of its own."""

    def __init__(
        self, sessions: SessionService, jobs: AnalysisJobs, secrecy: Secrecy, observer: ReviewObserver
    ) -> None:
        self.advice = AdviceService(sessions, jobs, secrecy)
        self.reviews = ReviewService(sessions, jobs, secrecy, observer)
