"""What posts tell in words: runs and those who made them, moments, and where most lost."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache

from bot.daily.challenge import DailyChallenge
from bot.daily.decisive_move import DecisiveMove
from bot.daily.leaderboard_rows import LeaderboardRow
from bot.i18n.clock_text import full_hour
from bot.i18n.texts import Texts, clipped
from bot.i18n.time_zones import existing_zone
from bot.screens.descriptions import move_name
from bot.screens.leaderboard_text import _score_details, display_name


@lru_cache(64)
def decisive_move_text(texts: Texts, decisive_move: DecisiveMove) -> str:
    """Tell with which move most lost, or how long half of them could be won; nothing where few lost."""
    if decisive_move.record is None or decisive_move.better is None:
        return (
            texts("announce-apart", number=decisive_move.half_lost_after)
            if decisive_move.half_lost_after
            else ""
        )
    moves = len(decisive_move.record.moves)
    before = decisive_move.record.first(moves - 1).replay()
    lost, better = (
        move_name(texts, before, before.board(), move)
        for move in (decisive_move.record.moves[-1], decisive_move.better)
    )
    return texts("announce-crux", number=moves, move=lost, percent=decisive_move.percent, better=better)


def trial_text(texts: Texts, hour: int, zone: str) -> str:
    """Tell that a post is a trial, and when those that are none will come."""
    return texts("announce-trial", time=full_hour(hour), zone=zone)


def row_text(texts: Texts, challenge: DailyChallenge, row: LeaderboardRow) -> str:
    """Tell a place of a day's table on a line."""
    name = "announce-row" if challenge.par is None else "announce-points-row"
    return texts(name, place=row.place, name=display_name(texts, row), **_score_details(row.score))


def with_names(told: Callable[[int], str], most: int, room: int) -> str:
    """Return a text that names as many players as there is room for, at most so many.

    ``told`` says it with some number of them; where it has no room with none either, its end is left out.
    """
    texts = (told(names) for names in range(most, -1, -1))
    return clipped(next((text for text in texts if len(text) <= room), told(0)), room)


def moment_text(texts: Texts, when: int, zone: str) -> str:
    """Tell a moment of these days by the clock of a zone."""
    local = datetime.fromtimestamp(when, UTC).astimezone(existing_zone(zone))
    return texts("announce-moment", weekday=local.isoweekday(), time=f"{local:%H:%M}")


def number_and_game(texts: Texts, challenge: DailyChallenge) -> dict[str, str]:
    """Return the number of a day and its game as messages want them."""
    return {"number": str(challenge.number), "game": texts(f"{challenge.record.game}-title")}
