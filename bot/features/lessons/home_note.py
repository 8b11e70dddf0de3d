"""What the home screen says of lessons."""

from bot.core.feature import HomeNote, StoredHashes
from bot.core.request_context import RequestContext
from bot.storage.keys import PlayerPart
from engine.games import games_in_order


async def lessons_note(context: RequestContext, stored: StoredHashes) -> HomeNote:
    """Return the games whose lessons the player has finished, or what a lesson is."""
    texts, finished = context.texts, stored[PlayerPart.LESSONS]
    names = [texts.of_game(game.name, "title") for game in games_in_order() if game.name in finished]
    if not names:
        return HomeNote(texts("home-lessons-new"))
    return HomeNote(texts("home-lessons-finished", games=texts("listing-separator").join(names)))
