"""What a player prefers, wherever they play: so far the theme of the pictures."""

from dataclasses import replace

from bot.model import Action, Place, Reply
from bot.preference_screens import preferences_screen
from bot.replies import told
from bot.seat import Preference
from bot.store import Store
from bot.tables import Tables
from bot.texts import Texts, clipped
from bot.themes import all_themes, called, nearest_theme, read_theme
from bot.visit import Visit

THEME = "theme"
"""The name of the preference, as it is typed and as it stands on buttons."""

NOISE = {"=", ":", "to", "is"}
"""Words that go without saying between the name of a preference and its value."""

QUOTED = 24
"""Characters that are quoted of a theme that there is not: what there is has to fit behind it."""


class Preferences:
    """Answers what is asked of a player's preferences. Raises ``StoreUnavailableError``."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def answer(self, visit: Visit, action: Action) -> Reply:
        """Show what the player has chosen, and choose something else first where that is asked for.

        Somebody else's button chooses nothing: it shows what the one who pressed it prefers.
        """
        texts = visit.texts
        is_own = action.owner == visit.player.id
        value = _value(action.words) if is_own or action.owner is None else ()
        if value:
            theme = read_theme(value, texts.language)
            if theme is None:
                return told(_refusal(texts, value))
            await self._store.choose(visit.player, Preference.THEME, theme)
            visit = replace(visit, seat=replace(visit.seat, theme=theme))
        table = await self._tables.current(visit)
        screen = preferences_screen(texts, visit.player.id, visit.theme, table)
        return Reply(screen, Place.HERE if is_own else Place.PRIVATE)


def _refusal(texts: Texts, value: tuple[str, ...]) -> str:
    """Tell that there is no such theme, which comes nearest to it, and which there are."""
    nearest = nearest_theme(value, texts.language)
    meant = [texts("nearest-theme", theme=called(nearest, texts.language))] if nearest else []
    known = texts("listing-separator").join(called(name, texts.language) for name in all_themes())
    name = clipped(" ".join(value), QUOTED)
    return texts.together(texts("no-such-theme", name=name), *meant, texts("known-themes", known=known))


def _value(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return what the theme shall be, of ``theme night``, ``theme=night``, ``theme: night`` or ``night``."""
    line = " ".join(words).replace("=", " = ").replace(":", " : ")
    meant = line.split()
    if meant[:1] and meant[0].lower() == THEME:
        del meant[0]
    return tuple(word for word in meant if word.lower() not in NOISE)
