"""Help, rules, and what this is."""

from importlib.metadata import version

from bot.core.actions import Action
from bot.core.commands import as_typed
from bot.core.replies import Reply, ReplyTarget
from bot.features.guide.screens import PART, about_screen, help_screen, rules_menu, rules_screen
from bot.sessions.replies import as_text_only
from bot.sessions.request_context import RequestContext
from bot.sessions.service import SessionService
from bot.storage.errors import StoreUnavailableError
from engine.games import find_game

PARTS: dict[tuple[str, ...], int] = {(PART, "1"): 1, (PART, "2"): 2}


class GuideService:
    """Shows help and rules, also without the store."""

    def __init__(self, sessions: SessionService) -> None:
        self._sessions = sessions

    async def help(self, context: RequestContext, action: Action) -> Reply:
        """Explain how to play and what can be typed, above all in the player's current game."""
        unknown, part = "", PARTS.get(action.words, 0)
        if action.words and not part:
            name = as_typed(context.player.chat, action.words[0][:32], context.texts)
            unknown = context.texts("unknown-command", name=name)
        game = await self._current_game(context)
        return Reply(
            help_screen(context.texts, context.player.chat, game, part or 1, is_admin=context.is_admin),
            ReplyTarget.HERE if part else ReplyTarget.PRIVATE,
            unknown,
        )

    async def rules(self, context: RequestContext, action: Action) -> Reply:
        """Show a part of the rules of the named game, or of the current one."""
        words = action.words
        if not words or words[0].isdecimal():
            game = await self._current_game(context)
            if not game:
                return Reply(rules_menu(context.texts), ReplyTarget.PRIVATE)
            words = (game, *words)
        *names, last = words
        is_turned = bool(names) and last.isdecimal()
        game = find_game(" ".join(names if is_turned else words)).name
        number = int(last[:4]) if is_turned else 1
        screen = rules_screen(context.texts, game, number, context.theme)
        if context.settings.in_words:
            screen = as_text_only(screen)
        return Reply(screen, ReplyTarget.HERE if is_turned else ReplyTarget.PRIVATE)

    async def about(self, context: RequestContext, _action: Action) -> Reply:
        """Show what this is, the authors of the games, and the license."""
        return Reply(about_screen(context.texts, version("solitaire-bot")), ReplyTarget.PRIVATE)

    async def _current_game(self, context: RequestContext) -> str:
        """Return the name of the player's current game; empty if it is unknown."""
        try:
            loaded = await self._sessions.load_current(context)
        except StoreUnavailableError:
            return ""
        return loaded.session.record.game if loaded else ""
