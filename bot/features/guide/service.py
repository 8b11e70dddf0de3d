"""Help, rules, and what this is."""

from importlib.metadata import version

from bot.core.actions import Action, Verb
from bot.core.commands import NAMES, as_typed
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame
from bot.core.typed_input.deal_request import called_game
from bot.core.typed_input.lines import command_named
from bot.features import routes
from bot.features.guide.home import HomeService
from bot.features.guide.screens import OLD_PAGES, about_screen, help_screen, rules_menu, rules_screen
from bot.screens.welcome import ALL_HELP
from bot.services import Services
from bot.sessions.replies import as_text_only, quote, text_reply
from bot.sessions.welcome import known_games, player_welcome
from bot.storage.errors import StoreUnavailableError

__all__ = ["GuideService", "HomeService"]


class GuideService:
    """Shows help and rules, also without the store."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._sessions = services.sessions

    async def help(self, context: RequestContext, action: Action) -> Reply:
        """Explain how to play and what can be typed, above all in the player's current game.

        A new player who asks for nothing particular is welcomed.
        """
        unknown, is_turned = "", action.words in OLD_PAGES
        if not action.words:
            games = await known_games(self._store, self._sessions, context)
            if not games.has_any:
                return Reply(player_welcome(context, games), ReplyTarget.PRIVATE)
        if action.words not in {(), ALL_HELP} and not is_turned:
            if (verb := command_named(action.words[0])) in NAMES:
                return text_reply(_command_help(context, verb, action.words[1:]))
            name = as_typed(context.player.chat, action.words[0][:32], context.texts)
            unknown = context.texts("unknown-command", name=name)
        current = await self._current_game(context)
        game = current.session.record.game if current else ""
        return Reply(
            help_screen(context.texts, context.player.chat, game, is_admin=context.is_admin),
            ReplyTarget.HERE if is_turned else ReplyTarget.PRIVATE,
            unknown,
        )

    async def rules(self, context: RequestContext, action: Action) -> Reply:
        """Show a part of the rules of the named game, or of the current one."""
        words, current = action.words, await self._current_game(context)
        if not words or words[0].isdecimal():
            if not current:
                return Reply(rules_menu(context.texts), ReplyTarget.PRIVATE)
            words = (current.session.record.game, *words)
        *names, last = words
        is_turned = bool(names) and last.isdecimal()
        game = called_game(" ".join(names if is_turned else words)).name
        number = int(last[:4]) if is_turned else 1
        screen = rules_screen(context.texts, game, number, context.theme, current)
        if context.settings.in_words:
            screen = as_text_only(screen)
        return Reply(screen, ReplyTarget.HERE if is_turned else ReplyTarget.PRIVATE)

    async def about(self, context: RequestContext, _action: Action) -> Reply:
        """Show what this is, the authors of the games, and the license."""
        return Reply(about_screen(context.texts, version("solitaire-bot")), ReplyTarget.PRIVATE)

    async def _current_game(self, context: RequestContext) -> LoadedGame | None:
        """Return the player's current game; ``None`` if there is none, or it is unknown."""
        try:
            return await self._sessions.load_current(context)
        except StoreUnavailableError:
            return None


def _command_help(context: RequestContext, verb: Verb, words: tuple[str, ...]) -> str:
    """Return what a command does, or that the words after it cannot follow it."""
    command = as_typed(context.player.chat, verb.value, context.texts)
    if words:
        return context.texts("unexpected-words", text=quote(words), command=command)
    line = f"{command}: {context.texts(f'command-{verb}')}"
    further = routes()[verb].further_help
    return f"{line}\n{context.texts(further)}" if further else line
