"""Rows of a leaderboard in words: a player's name and the result of an attempt."""

from unicodedata import bidirectional

from bot.daily.challenge import DailyChallenge
from bot.daily.leaderboard_rows import LeaderboardRow, LeaderboardScore
from bot.i18n.text_width import shortened
from bot.i18n.texts import Texts
from bot.i18n.time_text import duration

MOST_NAME = 20
"""Columns of a player's name in a line of a phone, beside a result."""

FROM_THE_RIGHT = {"R", "AL"}
"""Classes of letters such as those of Hebrew and Arabic."""

LEFT_TO_RIGHT = "\u200e"
"""The mark that keeps the numbers beside such letters in the order in which they are written."""


def attempt_text(texts: Texts, challenge: DailyChallenge | None, row: LeaderboardRow) -> str:
    """Return the result of an attempt, with its points if the game is for points."""
    name = "announce-attempt" if challenge is None or challenge.par is None else "announce-points-attempt"
    return texts(name, **score_details(row.score))


def display_name(texts: Texts, row: LeaderboardRow) -> str:
    """Return a player's name, shortened for a line that has other text, too.

    A name written from right to left does not change the order of the numbers beside it.
    """
    name = shortened(row.name or texts("announce-nameless"), MOST_NAME)
    is_turned = any(bidirectional(sign) in FROM_THE_RIGHT for sign in name)
    return f"{LEFT_TO_RIGHT}{name}{LEFT_TO_RIGHT}" if is_turned else name


def score_details(score: LeaderboardScore | None) -> dict[str, int | str]:
    """Return the variables of messages about a result; raise ``ValueError`` if there is none."""
    if score is None:
        raise ValueError("a row of a leaderboard of a day without a result")
    return {"score": score.game_score, "moves": score.moves, "time": duration(score.seconds)}
