"""Statistics and achievements of a player, as the exported file has them."""

from dataclasses import asdict
from functools import cache

from bot.core.game_counts import GameCounts, GameStatistics
from bot.core.personal_data import Content, Json, stored_time
from bot.storage.decoding import decode_hash
from engine.game import Feat
from engine.games import all_games


def export_statistics(content: Content) -> Json:
    """Return the counts of finished games."""
    stored = decode_hash(content)
    try:
        tally = GameStatistics.read(stored)
    except (ValueError, LookupError, TypeError, AttributeError):
        return stored  # by another version of the bot
    months = {
        month: {game: {"played": played, "won": won} for game, (played, won) in games.items()}
        for month, games in tally.months.items()
    }
    return {
        "games": {
            kind: _export_counts(kind, count, tally.longest_streaks.get(kind, 0))
            for kind, count in tally.counts.items()
        },
        "months": months,
    }


def export_achievements(content: Content) -> Json:
    """Return the achievements, and when each was reached."""
    return [{"name": name, "reached": stored_time(when)} for name, when in decode_hash(content).items()]


def _export_counts(kind: str, count: GameCounts, longest_streak: int) -> Json:
    counts: dict[str, Json] = asdict(count) | {"columns": list(count.columns)}
    if kind.partition(" ")[0] in _games_with_wishes():
        counts["wishes"] = counts.pop("first_wins")  # the name under which it has always been exported
    if longest_streak:
        counts["longest_streak_of_cards"] = longest_streak
    return counts


@cache
def _games_with_wishes() -> frozenset[str]:
    """Return the games whose first win of a day grants a wish."""
    return frozenset(
        game.name for game in all_games() if any(one.feat is Feat.FIRST_WIN for one in game.achievements)
    )
