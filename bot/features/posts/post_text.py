"""Texts of posts: attempts with their players, moments, and the decisive move."""

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
    """Describe the decisive move, or after how many moves half were lost; empty if few lost."""
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
    """Say that a post is a trial, and when posts will come."""
    return texts("announce-trial", time=full_hour(hour), zone=zone)


def row_text(texts: Texts, challenge: DailyChallenge, row: LeaderboardRow) -> str:
    """Describe a row of a day's leaderboard."""
    name = "announce-row" if challenge.par is None else "announce-points-row"
    return texts(name, place=row.place, name=display_name(texts, row), **_score_details(row.score))


def with_names(write: Callable[[int], str], most: int, room: int) -> str:
    """Return the text with the most names, at most ``most``, that fits into ``room`` characters.

    ``write`` returns the text for a number of names. If even that without names is too long, it is clipped.
    """
    texts = (write(names) for names in range(most, -1, -1))
    return clipped(next((text for text in texts if len(text) <= room), write(0)), room)


def moment_text(texts: Texts, when: int, zone: str) -> str:
    """Describe a moment by weekday and time in a time zone."""
    local = datetime.fromtimestamp(when, UTC).astimezone(existing_zone(zone))
    return texts("announce-moment", weekday=local.isoweekday(), time=f"{local:%H:%M}")


def number_and_game(texts: Texts, challenge: DailyChallenge) -> dict[str, str]:
    """Return the number of a day and its game as variables of messages."""
    return {"number": str(challenge.number), "game": texts(f"{challenge.record.game}-title")}
