"""Analysis of games: advice on a board, reviews of finished games and the best ways to an end."""

from bot.features.analysis.advice import AdviceService
from bot.features.analysis.reviews import ReviewService

__all__ = ["AdviceService", "ReviewService"]
