"""Typed texts that are no moves: greetings, questions, names of games. They become actions."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from bot.core.actions import Action, Verb
from bot.core.commands import COMMANDS, VERBS, answered
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame
from bot.core.typed_input.deal_request import DealRequest, with_game_first
from bot.core.typed_input.printed_names import numbered_deal, printed_name
from bot.core.typed_input.unspaced_requests import unspaced_request
from bot.features import routes
from bot.features.play.small_talk import LACKING, LINK, MEANT, PICTURE, TALK
from bot.features.play.starting import HOW_TO_MOVE, STILL_UNFINISHED
from bot.features.play.typed_moves import UNREADABLE, read_moves
from bot.i18n.name_matching import letters
from bot.i18n.texts import Texts
from bot.i18n.typed_phrases import (
    CHANGES,
    MOST_WORDS,
    TALKS,
    between_words_around_name,
    command_meant,
    game_meant,
    game_resembled,
    game_within,
    lesson_meant,
    other_game_meant,
    other_game_resembled,
    other_game_within,
    phrase_meant,
    phrase_resembled,
    phrase_within,
    puzzle_meant,
    rules_meant,
)
from bot.i18n.typed_words import PREFIX
from bot.screens.welcome import ALL_HELP
from bot.services import Services
from bot.sessions.service import is_repeated
from engine.errors import RefusedError
from engine.options import read_options
from engine.record import Record

HARDER = "harder"
"""The phrase of players who want a game to be harder or easier."""
WITH_WORDS = frozenset({Verb.PUZZLE, Verb.FIVE, Verb.STATS, Verb.LEADERBOARD})
"""Commands after which the name of a game or one of their own words is typed."""
NAMING = frozenset({Verb.PLAY, Verb.OPTIONS, Verb.RULES, Verb.HELP, Verb.LEARN}) | WITH_WORDS
"""Commands after which the name of a game is typed."""
STARTING = frozenset({Verb.PLAY, Verb.RULES, Verb.LEARN})
"""Those of them that show a game or its rules at once."""
OTHER_PHRASES = {
    "greeting": Verb.START,
    "commands": Verb.HELP,
    "menu": Verb.PLAY,
    "achievements": Verb.STATS,
    "language": Verb.SETTINGS,
    "theme": Verb.SETTINGS,
    "zone": Verb.SETTINGS,
    HARDER: Verb.OPTIONS,
}
"""What the phrases ask for that are not called as the command that they mean."""
WORDS = {
    "commands": ALL_HELP,
    "achievements": ("achievements",),
    "language": ("language",),
    "theme": ("theme",),
    "zone": ("zone",),
}
"""The arguments of the verbs, for the phrases that need some."""


MOST_OF_MOVES = 4
"""Letters of a word that may be moves between places, such as “fan” or “gaps”."""
MOST_OF_PLACES = 2
"""Letters of a line such as “a e”, which names two places even where it is also a goodbye."""
ADDRESS = re.compile(r"(?i)\bhttps?://|\bwww\.")
CARD_SIGNS = frozenset("♠♤♥♡♦♢♣♧🃏☾☀🌙")
"""Signs of suits, which moves consist of."""


@cache
def _named_commands() -> Mapping[str, Verb]:
    """Return the commands that can be named with words such as “please” around them."""
    return {
        command.name: command.verb
        for command in answered(COMMANDS)
        if not routes()[command.verb].begins_moves
    }


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a typed line means if it is no move; exactly one of the fields is set."""

    phrase: str = ""
    command: Verb | None = None
    of_game: tuple[Verb, str] | None = None
    """What it asks for of a game: the command for the rules, the lesson or a puzzle, and the game."""
    game: tuple[str, ...] = ()
    """The game that it names, and the options that this name means."""
    mentioned: str = ""
    """A game that is named within it."""
    request: tuple[str, ...] = ()
    """The words that request a deal."""
    talk: tuple[str, ...] = ()
    """What it is that asks for nothing, as ``SmallTalk`` answers it."""
    is_sure: bool = True
    """Whether only a move that can be played goes first: else any line that can be read as one."""

    @classmethod
    def of_line(cls, line: str) -> "Meaning | None":
        """Return what a line means; ``None`` if it can only be a move."""
        if phrase := phrase_meant(line):
            return cls(phrase=phrase, is_sure=phrase not in TALKS or len(letters(line)) > MOST_OF_PLACES)
        if command := _named_commands().get(command_meant(line)):
            return cls(command=command)
        if rules := rules_meant(line):
            return cls(of_game=(Verb.RULES, rules))
        if game := game_meant(line):
            return cls(game=game)
        if lesson := lesson_meant(line):
            return cls(of_game=(Verb.LEARN, lesson))
        if puzzle := puzzle_meant(line):
            return cls(of_game=(Verb.PUZZLE, puzzle))
        if request := _deal_requested(line):
            return cls(request=request)
        if number := numbered_deal(line):
            return cls(request=(number,))
        if talk := _small_talk(line):
            # A name of several words is no move; a short one, or one such as “hearts”, may be.
            return cls(
                talk=talk, is_sure=talk[0] == LACKING and (len(line.split()) > 1 or _is_long(talk[1], line))
            )
        return cls._of_part(line)

    @classmethod
    def _of_part(cls, line: str) -> "Meaning | None":
        """Return what a line with a typing error means, or what a part of it does: that changes nothing."""
        phrase, form = phrase_resembled(line)
        if not phrase:
            if game := game_resembled(line):
                return cls(game=game, is_sure=False)
            if other := other_game_resembled(line):
                return cls(talk=(LACKING, other), is_sure=False)
            phrase, form = phrase_within(line)
        if not phrase:
            if mentioned := game_within(line):
                return cls(mentioned=mentioned, is_sure=False)
            other = other_game_within(line)
            return cls(talk=(LACKING, other), is_sure=False) if other else None
        verb = OTHER_PHRASES.get(phrase) or VERBS.get(phrase)
        if verb is Verb.MOVE:
            return None
        if phrase in CHANGES or (verb and verb is not Verb.PLAY and routes()[verb].changes_game):
            return cls(talk=(MEANT, form), is_sure=False)
        return cls(phrase=phrase, is_sure=False)


def _is_long(name: str, line: str) -> bool:
    """Return whether the name of a game is too long for places, and no word of moves."""
    return len(letters(line)) > MOST_OF_MOVES and not Texts.load().has(f"{PREFIX}{name}")


class Understanding:
    """Finds out what a player means by a typed text that is not a legal move of the current game."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._sessions = services.sessions

    async def action_meant(self, context: RequestContext, action: Action) -> Action:
        """Return the action that a typed text means; the same action if it is to be read as a move."""
        if action.verb in NAMING and (other := _other_game_requested(action)):
            return Action(Verb.BOARD, (TALK, LACKING, other), event=action.event)
        if action.verb is not Verb.SAY:
            return _without_typing_error(action)
        line = " ".join(action.words)
        if named := printed_name(line):
            return replace(named, event=action.event)
        if meaning := Meaning.of_line(line):
            loaded = await self._sessions.load_current(context, action.session)
            if loaded and is_repeated(context, action, loaded.session):
                return action  # it was a move when it came first
            if not (loaded and _is_move(context.texts, loaded, line, only_legal=meaning.is_sure)):
                return await self._action_of(context, action, meaning, loaded)
        return action

    async def _action_of(
        self, context: RequestContext, action: Action, meaning: "Meaning", loaded: LoadedGame | None
    ) -> Action:
        phrase = meaning.phrase
        if meaning.talk or phrase in TALKS:
            return replace(action, verb=Verb.BOARD, words=(TALK, *(meaning.talk or (phrase,))))
        if loaded and loaded.is_over:
            loaded = None
        if phrase == Verb.HELP and loaded:
            return replace(action, verb=Verb.BOARD, words=(HOW_TO_MOVE,))
        if phrase == HARDER and loaded:
            return Action(Verb.OPTIONS, (loaded.session.record.game,), event=action.event)
        if verb := OTHER_PHRASES.get(phrase) or VERBS.get(phrase) or meaning.command:
            own = action if routes()[verb].is_about_shown_game else Action(verb, event=action.event)
            return replace(own, verb=verb, words=WORDS.get(phrase, ()))
        if meaning.mentioned:
            return Action(Verb.OPTIONS, (meaning.mentioned,), event=action.event)
        if meaning.of_game:
            verb, game = meaning.of_game
            return Action(verb, (game,), event=action.event)
        if meaning.game:
            return await self._start_of_game(context, action, loaded, meaning.game)
        return _start_of_deal(context.texts, action, meaning.request, loaded)

    async def _start_of_game(
        self, context: RequestContext, action: Action, loaded: LoadedGame | None, words: tuple[str, ...]
    ) -> Action:
        """Return what starts a game of a kind, or resumes the unfinished one of that kind."""
        if session := await self._unfinished_game_of_kind(context, loaded, *words):
            return Action(Verb.RESUME, (STILL_UNFINISHED,), session=session, event=action.event)
        return Action(Verb.PLAY, words, event=action.event)

    async def _unfinished_game_of_kind(
        self, context: RequestContext, loaded: LoadedGame | None, game: str, *options: str
    ) -> str:
        """Return the id of the unfinished game with options that was played last; empty if there is none."""

        def is_of_kind(record: Record) -> bool:
            return record.game == game and set(options) <= set(record.option_words)

        if loaded and is_of_kind(loaded.session.record):
            return loaded.session.id
        sessions = await self._store.unfinished_games(context.player)
        return next((session.id for session in sessions if is_of_kind(session.record)), "")


def _start_of_deal(texts: Texts, action: Action, words: tuple[str, ...], loaded: LoadedGame | None) -> Action:
    """Return what starts a requested deal, without a game's name one of the game that is played.

    The action stays the same if the request may be a move.
    """
    if loaded and len(words) == 1 and words[0].isdecimal():
        words = (loaded.session.record.game, *loaded.session.record.option_words, *words)
    elif loaded and action.words[0].split()[0].lower() != Verb.PLAY and _may_be_move(texts, loaded, words):
        return action
    return Action(Verb.PLAY, words, event=action.event)


def _small_talk(line: str) -> tuple[str, ...]:
    """Return what a line is that asks for nothing, as ``SmallTalk`` answers it; empty for others."""
    if ADDRESS.search(line):
        return (LINK,)
    if line.strip() and not any(letter.isalnum() for letter in line) and not CARD_SIGNS.intersection(line):
        return (PICTURE,)
    if other := other_game_meant(line):
        return LACKING, other
    return ()


def _other_game_requested(action: Action) -> str:
    """Return the game that a typed command asks for and that the bot does not have; empty if none."""
    if action.owner is not None or not action.words:
        return ""
    line = " ".join(action.words)
    if action.verb in WITH_WORDS:  # “hard” is no typing error
        return other_game_meant(line)
    return other_game_meant(line) or ("" if _reads_game(action.words) else other_game_resembled(line))


def _without_typing_error(action: Action) -> Action:
    """Return a typed request for a game whose name has a typing error without it, and any other as it is."""
    if action.verb not in STARTING or action.owner is not None or _reads_game(action.words):
        return action
    most = min(len(action.words), MOST_WORDS)  # a record has thousands
    for count in range(most, 0, -1):  # behind the name there may be a number and options
        if game := game_resembled(" ".join(action.words[:count])):
            words = (*game, *action.words[count:])
            return replace(action, words=words) if _reads_game(words) else action
    return action


def _reads_game(words: tuple[str, ...]) -> bool:
    """Return whether words can be read as a request for a game of the bot, perhaps with a wrong option."""
    try:
        DealRequest.read(words)
    except RefusedError as error:
        return error.reason != "no-such-game"
    return True


def _deal_requested(line: str) -> tuple[str, ...]:
    """Return the words that request a deal, as in “wish 42”, “play wish open” or “2 suit spider”; else none.

    A wrong value of an option is one of a request, too.
    """
    wrong: tuple[str, ...] = ()
    spaced = map(with_game_first, ((*line.split(),), *between_words_around_name(line)))
    for words in filter(None, (*spaced, unspaced_request(line))):
        try:
            DealRequest.read(words)
        except RefusedError as error:
            is_request = error.details.get("value") or error.reason == "no-such-deal"
            wrong = wrong or (words if is_request else ())
        else:
            return words
    return wrong


def _may_be_move(texts: Texts, loaded: LoadedGame, words: tuple[str, ...]) -> bool:
    """Return whether a request may be a move: in some games, the name and a number of cards are one."""
    try:
        request = DealRequest.read(words)
    except RefusedError:
        return False
    is_usual = request.options == read_options(request.game.options, ())
    is_same = request.game.name == loaded.session.record.game and is_usual
    return is_same and _is_move(texts, loaded, " ".join(words), only_legal=False)


def _is_move(texts: Texts, loaded: LoadedGame, line: str, *, only_legal: bool) -> bool:
    """Return whether a line can be played in a game, or without ``only_legal``, be read as a move."""
    try:
        moves = read_moves(texts, loaded.position, line)
        if only_legal:
            loaded.position.play_together(moves)
    except RefusedError as error:
        return not only_legal and error.reason != UNREADABLE
    return True
