"""Typed texts that are no moves: greetings, questions, names of games. They become actions."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from bot.core.actions import Action, Verb
from bot.core.commands import COMMANDS, VERBS, answered
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame
from bot.core.typed_input.deal_request import DealRequest, begins_with_game
from bot.core.typed_input.printed_names import printed_name
from bot.features import routes
from bot.features.play.starting import HOW_TO_MOVE, STILL_UNFINISHED
from bot.features.play.typed_moves import read_moves
from bot.i18n.texts import Texts
from bot.i18n.typed_phrases import command_meant, game_meant, phrase_meant, rules_meant
from bot.screens.welcome import ALL_HELP
from bot.services import Services
from engine.errors import RefusedError

OTHER_PHRASES = {"greeting": Verb.START, "commands": Verb.HELP, "menu": Verb.PLAY, "achievements": Verb.STATS}
"""What the phrases ask for that are not called as the command that they mean."""
WORDS = {"commands": ALL_HELP, "achievements": ("achievements",)}
"""The arguments of the verbs, for the phrases that need some."""


@cache
def _named_commands() -> Mapping[str, Verb]:
    """Return the commands that can be named with words such as “please” around them."""
    return {
        command.name: command.verb
        for command in answered(COMMANDS)
        if not routes()[command.verb].begins_moves
    }


class Understanding:
    """Finds out what a player means by a typed text that is not a legal move of the current game."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._sessions = services.sessions

    async def action_meant(self, context: RequestContext, action: Action) -> Action:
        """Return the action that a typed text means; the same action if it is to be read as a move."""
        if action.verb is not Verb.SAY:
            return action
        line = " ".join(action.words)
        if named := printed_name(line):
            return replace(named, event=action.event)
        phrase, game, request = phrase_meant(line), game_meant(line), _deal_requested(line)
        command, rules = _named_commands().get(command_meant(line)), rules_meant(line)
        if not (phrase or command or game or rules or request):
            return action
        loaded = await self._sessions.load_current(context, action.session)
        if loaded and loaded.is_over:
            loaded = None
        if loaded and _is_legal(context.texts, loaded, line):
            return action
        if phrase == Verb.HELP and loaded:
            return replace(action, verb=Verb.BOARD, words=(HOW_TO_MOVE,))
        if verb := OTHER_PHRASES.get(phrase) or VERBS.get(phrase) or command:
            own = action if routes()[verb].is_about_shown_game else Action(verb, event=action.event)
            return replace(own, verb=verb, words=WORDS.get(phrase, ()))
        if rules:
            return Action(Verb.RULES, (rules,), event=action.event)
        if game:
            return await self._start_of_game(context, action, loaded, game)
        is_sure = not loaded or line.split()[0].lower() == Verb.PLAY
        is_other = loaded is not None and DealRequest.read(request).game.name != loaded.session.record.game
        return Action(Verb.PLAY, request, event=action.event) if is_sure or is_other else action

    async def _start_of_game(
        self, context: RequestContext, action: Action, loaded: LoadedGame | None, game: str
    ) -> Action:
        """Return what starts a game of a kind, or resumes the unfinished one of that kind."""
        if session := await self._unfinished_game_of_kind(context, loaded, game):
            return Action(Verb.RESUME, (STILL_UNFINISHED,), session=session, event=action.event)
        return Action(Verb.PLAY, (game,), event=action.event)

    async def _unfinished_game_of_kind(
        self, context: RequestContext, loaded: LoadedGame | None, game: str
    ) -> str:
        """Return the id of the unfinished game of a kind that was played last; empty if there is none."""
        if loaded and loaded.session.record.game == game:
            return loaded.session.id
        sessions = await self._store.unfinished_games(context.player)
        return next((session.id for session in sessions if session.record.game == game), "")


def _deal_requested(line: str) -> tuple[str, ...]:
    """Return the words that request a deal, as in “wish 42” or “play wish open”; else none."""
    words = tuple(line.split())
    if words[:1] and words[0].lower() == Verb.PLAY:
        words = words[1:]
    if not begins_with_game(words):
        return ()
    try:
        DealRequest.read(words)
    except RefusedError:
        return ()
    return words


def _is_legal(texts: Texts, loaded: LoadedGame, line: str) -> bool:
    """Return whether a line can be played in a game."""
    try:
        loaded.position.play_together(read_moves(texts, loaded.position, line))
    except RefusedError:
        return False
    return True
