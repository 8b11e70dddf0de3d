"""Completions for the parameters of commands."""

from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import accumulate, count

from bot.core.actions import Room, Verb
from bot.core.commands import AUDIENCES, OFF, TELL, TYPED_ONLY, ParameterKind, answered
from bot.core.replies import Suggestion
from bot.core.request_context import RequestContext
from bot.core.session import Session
from bot.core.setting import Setting
from bot.core.typed_input.command_choices import choice_names, split_choice
from bot.core.typed_input.deal_request import named_game, unnamed_deal
from bot.core.typed_input.game_completion import game_suggestions, option_suggestions, option_values
from bot.daily.days import ARCHIVE, YESTERDAY, month_after
from bot.daily.scope import Span, period_of
from bot.features import all_features, all_settings, links
from bot.i18n.texts import Texts
from bot.i18n.time_text import month_in_words
from bot.screens.descriptions import deal_name, move_name
from bot.storage.errors import MissingGameError, UnreadableGameError
from bot.storage.player_store import PlayerStore
from bot.storage.recent_sessions import RecentSessionStore
from engine.errors import RecordError
from engine.game import Game, Position
from engine.games import games_in_order
from engine.options import excluded_by

MOST_SUGGESTIONS = 25  # Discord: choices of an autocompletion
PAST_DEALS = 10


async def suggestions(
    store: PlayerStore,
    context: RequestContext,
    now: int,
    kind: str,
    typed: str,
    before: tuple[str, ...] = (),
    *,
    has_fields: bool = False,
) -> tuple[Suggestion, ...]:
    """Return the completions of a typed part of a parameter of that kind, the likeliest first.

    ``before`` are the words of the command before it, or those of its other fields if it ``has_fields``. In
    chats where the words are in one line, options fit after the name of a game as well as a deal.
    """
    setting = all_settings().get(kind)
    if setting and setting.unavailable(context):
        return ()
    part = typed.strip().lower()
    if kind == ParameterKind.GAME and not has_fields:
        choice, _ = split_choice(context.texts, ParameterKind.STATISTICS, before)
        kind = ParameterKind.MONTH if choice == Verb.CALENDAR else kind
    match kind:
        case ParameterKind.GAME:
            fitting = await _games(store, context, part)
        case ParameterKind.OPTION if has_fields:
            fitting = option_suggestions(context.texts, named_game(before), part)
        case _:
            fitting = await _fitting(store, context, now, kind, part, before, has_fields=has_fields)
    return tuple(dict.fromkeys(fitting))[:MOST_SUGGESTIONS]


async def _fitting(
    store: PlayerStore,
    context: RequestContext,
    now: int,
    kind: str,
    part: str,
    before: tuple[str, ...],
    *,
    has_fields: bool,
) -> list[Suggestion]:
    """Return the suggestions that fit a typed part, of a kind that is no game."""
    setting = all_settings().get(kind)
    candidates = await _candidates(store, context, now, kind, before)
    if kind == ParameterKind.ANALYSIS and not has_fields:
        candidates = [*candidates, *await _candidates(store, context, now, ParameterKind.STEP, before)]
    if kind == ParameterKind.DEAL:
        options = [] if has_fields or not named_game(before) else _option_words(context.texts, before)
        candidates = [*options, *candidates]
    fitting = [one for one in candidates if _matches_typed(one, part, kind)]
    if kind == ParameterKind.STATISTICS and not has_fields:  # the choice can be left out
        fitting += await _games(store, context, part)
    if setting and part:
        fitting = [*_meant_values(context.texts, now, setting, part), *fitting]
    if setting and not fitting:  # the value of another setting fits here as well
        settings = all_settings().values()
        others = [_setting_values(context.texts, now, one) for one in settings if not one.needs_name]
        fitting = [one for other in others for one in other if _matches_typed(one, part, kind)]
    if kind == ParameterKind.MOVE and has_fields and part:
        fitting += _typed_commands(context.texts, part)
    if kind == ParameterKind.NUMBER:
        titles = (link.title(context.texts, part) for link in links().values())
        fitting = [Suggestion(part, title) for title in titles if title]
    if kind == ParameterKind.DEAL and (number := unnamed_deal(part.split())) is not None:
        # Any number is a deal, whether or not the player knows it.
        known = [one for one in fitting if not named_game(before) or one.value != str(number)]
        fitting = [Suggestion(str(number), str(number)), *known]
    return fitting


async def _games(store: PlayerStore, context: RequestContext, part: str) -> list[Suggestion]:
    """Return the games that fit a typed part; without one, those first that the player played last."""
    played = () if part else await RecentSessionStore(store.redis).last_games(context.player)
    return game_suggestions(context.texts, part, played)


def _meant_values(texts: Texts, now: int, setting: Setting, part: str) -> list[Suggestion]:
    """Return the values that a typed part means without being a part of their names, such as “EST”."""
    words = part.split()
    meant = setting.index(texts).meant(words)
    values = [meant] if meant else setting.meanings(texts, words, now)
    known = {one.value: one for one in _setting_values(texts, now, setting)}
    return [known[chosen] for value in values if (chosen := f"{setting.word}={value}") in known]


def _matches_typed(one: Suggestion, part: str, kind: str) -> bool:
    value, label = one.value.lower(), one.label.lower()
    if kind == ParameterKind.SESSION:  # the value is a hash, which contains some short numbers by chance
        return part in label or part == value
    return any(part in words for words in (value, label, value.replace("_", " ")))


async def _candidates(
    store: PlayerStore, context: RequestContext, now: int, kind: str, before: tuple[str, ...]
) -> Iterable[Suggestion]:
    texts = context.texts
    match kind:
        case ParameterKind.OPTION:
            return _option_words(texts, before)
        case ParameterKind.DEAL:
            return await _known_deals(store, context, named_game(before))
        case ParameterKind.SESSION:
            games = await store.unfinished_games(context.player)
            return [Suggestion(game.id, deal_name(texts, game.record, game.challenge)) for game in games]
        case ParameterKind.MOVE:
            return await _legal_moves(store, context)
        case ParameterKind.STEP:
            return await _replay_steps(store, context)
        case ParameterKind.DAY | ParameterKind.MONTH:
            return _day_words(texts, context) if kind == ParameterKind.DAY else _recent_months(texts, now)
        case ParameterKind.CHANGE:
            return _declared_choices(texts, kind, context.room) if context.is_admin else []
    if setting := all_settings().get(kind):
        return _setting_values(texts, now, setting)
    return _declared_choices(texts, kind, context.room) or common_suggestions(texts, kind)


def _declared_choices(texts: Texts, kind: str, room: Room) -> list[Suggestion]:
    declared = [choices for one in all_features() if (choices := one.word_choices.get(kind))]
    return [Suggestion(*choice) for choices in declared for choice in choices(texts, room).items()]


def _setting_values(texts: Texts, now: int, setting: Setting) -> list[Suggestion]:
    values = setting.suggested(texts, now) if setting.suggested else setting.values(texts)
    return [Suggestion(f"{setting.word}={value}", called) for value, called in values]


def common_suggestions(texts: Texts, kind: str) -> list[Suggestion]:
    """Return the suggestions of a kind that are the same for all players; none for other kinds."""
    match kind:
        case ParameterKind.STATISTICS | ParameterKind.ANALYSIS:
            return [Suggestion(*choice) for choice in choice_names(texts, kind).items()]
        case ParameterKind.DIFFICULTY:
            return _declared_choices(texts, kind, Room())
        case ParameterKind.AUDIENCE:
            return [Suggestion(one, texts(f"audience-{one}")) for one in AUDIENCES]
    setting = all_settings().get(kind)
    return _setting_values(texts, 0, setting) if setting and setting.suggested is None else []


def _typed_commands(texts: Texts, part: str) -> list[Suggestion]:
    """Return the commands that a chat with fields does not list, if they begin with what is typed."""
    return [
        Suggestion(command.name, texts(f"command-{command.name}"))
        for command in answered(TYPED_ONLY)
        if any(name.startswith(part) for name in (command.name, texts(f"command-name-{command.name}")))
    ]


def _day_words(texts: Texts, context: RequestContext) -> list[Suggestion]:
    """Return the words for days, and in groups those that turn mentions in posts on and off."""
    days = [Suggestion(YESTERDAY, texts("day-yesterday")), Suggestion(ARCHIVE, texts("button-archive"))]
    if not context.room.group:
        return days
    tell = Suggestion(f"{TELL} on", texts("button-tell-me"))
    return [*days, tell, Suggestion(f"{TELL} {OFF}", texts("tell-no-longer"))]


def _recent_months(texts: Texts, now: int) -> list[Suggestion]:
    """Return the months of the last two years, the current one first."""
    present = datetime.fromtimestamp(now, UTC).date().replace(day=1)
    months = accumulate(range(MOST_SUGGESTIONS - 1), lambda month, _: month_after(month, -1), initial=present)
    return [Suggestion(period_of(Span.MONTH, month), month_in_words(texts, month)) for month in months]


def _option_words(texts: Texts, before: tuple[str, ...]) -> list[Suggestion]:
    game = named_game(before)
    chosen = {word.partition("=")[0].lower() for word in before}
    values = [
        value
        for one in ((game,) if game else games_in_order())
        for option in one.options
        if option.name not in chosen and chosen.isdisjoint(excluded_by(one.options, option.name))
        for value in option_values(texts, one, option)
    ]
    return list({value.value: value for value in values}.values())


async def _known_deals(store: PlayerStore, context: RequestContext, game: Game | None) -> list[Suggestion]:
    """Return the deals that the player has played, of one game if it is named."""
    games = (
        *await store.unfinished_games(context.player),
        *await store.past_games(context.player, PAST_DEALS),
    )
    deals = (
        Suggestion(str(played.record.deal), deal_name(context.texts, played.record))
        for played in games
        if not played.challenge  # the number of its deal is secret
        and (game is None or played.record.game == game.name)
    )
    return list(dict.fromkeys(deals))  # without duplicates


async def _legal_moves(store: PlayerStore, context: RequestContext) -> Iterable[Suggestion]:
    session, positions = await _current_positions(store, context)
    if session is None or session.is_over(positions[-1]):
        return []
    position = positions[-1]
    board = position.board()
    return (
        Suggestion(move.text, move_name(context.texts, position, board, move))
        for move in position.legal_moves()
    )


async def _replay_steps(store: PlayerStore, context: RequestContext) -> Iterable[Suggestion]:
    session, positions = await _current_positions(store, context)
    if session is None:
        return []
    made = zip(count(1), session.record.moves, positions, strict=False)
    return (
        Suggestion(str(number), move_name(context.texts, before, before.board(), move))
        for number, move, before in made
    )


async def _current_positions(
    store: PlayerStore, context: RequestContext
) -> tuple[Session, tuple[Position, ...]] | tuple[None, tuple[()]]:
    """Return the player's current game and all its positions; ``None`` if it cannot be replayed."""
    try:
        session = await store.load_session(context.player, context.settings.current)
        return session, tuple(session.record.positions())
    except (MissingGameError, UnreadableGameError, RecordError):
        return None, ()
