"""What the home screen says of puzzles."""

from bot.core.feature import HomeNote, StoredHashes
from bot.core.request_context import RequestContext
from bot.features.puzzles.offers import STREAK
from bot.features.puzzles.profile import PuzzleProfile
from bot.storage.keys import PlayerPart
from seeds.puzzle import all_entries


async def puzzles_note(context: RequestContext, stored: StoredHashes) -> HomeNote:
    """Return the streak that goes on and the unfinished attempt; for a new player, how many there are.

    The place leads on in the streak, unless an attempt is unfinished: every way to a puzzle leads to that.
    """
    texts, profile = context.texts, PuzzleProfile.read(stored[PlayerPart.PUZZLES])
    streak = texts("home-puzzles-streak", count=profile.streak) if profile.streak else ""
    if attempt := profile.unfinished:
        unfinished = texts("home-puzzles-open", number=str(attempt.number))
        return HomeNote(texts("home-notes", first=streak, second=unfinished) if streak else unfinished)
    if streak:
        return HomeNote(streak, (STREAK,))
    if profile.best_streak:
        return HomeNote(texts("home-puzzles-best", count=profile.best_streak))
    return HomeNote(texts("home-puzzles-new", count=len(all_entries())))
