"""What a player can read: the welcome, the help, the rules, what this is."""

from importlib.metadata import version

from bot.core.commands import as_typed
from bot.core.model import Action, Reply, ReplyTarget
from bot.features.guide.screens import PART, about_screen, help_screen, rules_menu, rules_screen
from bot.sessions.replies import as_text_only
from bot.sessions.request_context import RequestContext
from bot.sessions.service import SessionService
from bot.storage.player_store import StoreUnavailableError
from engine.games import find_game

PARTS: dict[tuple[str, ...], int] = {(PART, "1"): 1, (PART, "2"): 2}
"""What asks for a part of the help."""


class GuideService:
    """Answers what there is to read, which works without the store as well."""

    def __init__(self, tables: SessionService) -> None:
        self._tables = tables

    async def help(self, visit: RequestContext, action: Action) -> Reply:
        """Tell how to play and what can be typed, above all in the game that the player is at."""
        unknown, part = "", PARTS.get(action.words, 0)
        if action.words and not part:
            name = as_typed(visit.player.chat, action.words[0][:32], visit.texts)
            unknown = visit.texts("unknown-command", name=name)
        game = await self._current_game(visit)
        return Reply(
            help_screen(visit.texts, visit.player.chat, game, part or 1, is_governor=visit.is_governor),
            ReplyTarget.HERE if part else ReplyTarget.PRIVATE,
            unknown,
        )

    async def rules(self, visit: RequestContext, action: Action) -> Reply:
        """Show a part of a game's rules: of the game that is named, or of the one that is played."""
        words = action.words
        if not words or words[0].isdecimal():
            game = await self._current_game(visit)
            if not game:
                return Reply(rules_menu(visit.texts), ReplyTarget.PRIVATE)
            words = (game, *words)
        *names, last = words
        is_turned = bool(names) and last.isdecimal()
        game = find_game(" ".join(names if is_turned else words)).name
        number = int(last[:4]) if is_turned else 1
        screen = rules_screen(visit.texts, game, number, visit.theme)
        if visit.seat.in_words:
            screen = as_text_only(screen)
        return Reply(screen, ReplyTarget.HERE if is_turned else ReplyTarget.PRIVATE)

    async def about(self, visit: RequestContext, _action: Action) -> Reply:
        """Tell what this is, by whom the games are, and what may be done with it."""
        return Reply(about_screen(visit.texts, version("solitaire-bot")), ReplyTarget.PRIVATE)

    async def _current_game(self, visit: RequestContext) -> str:
        """Return the name of the game that the player is at; nothing where that cannot be told."""
        try:
            table = await self._tables.current(visit)
        except StoreUnavailableError:
            return ""
        return table.session.record.game if table else ""
