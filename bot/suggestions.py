"""What could be typed next: completions for the words that commands take."""

from bot.commands import Kind
from bot.model import Player, Suggestion
from bot.spoken import deal_name, spoken_move
from bot.store import MissingGameError, Store
from bot.texts import Texts
from engine.errors import RecordError
from engine.games import all_games

MOST = 25  # Discord: choices of an autocompletion
PAST_DEALS = 10


async def suggestions(
    store: Store, texts: Texts, player: Player, kind: Kind, typed: str
) -> tuple[Suggestion, ...]:
    """Return what fits what has been typed of a word of that kind, the likeliest first."""
    found = {
        Kind.GAME: _games,
        Kind.OPTION: _options,
        Kind.DEAL: _deals,
        Kind.SESSION: _sessions,
        Kind.MOVE: _moves,
    }
    wanted = typed.strip().lower()
    offered = await found[kind](store, texts, player)
    fitting = (one for one in offered if wanted in one.value.lower() or wanted in one.label.lower())
    return tuple(fitting)[:MOST]


async def _games(_store: Store, texts: Texts, _player: Player) -> list[Suggestion]:
    return [Suggestion(game.name, texts(f"{game.name}-title")) for game in all_games()]


async def _options(_store: Store, texts: Texts, _player: Player) -> list[Suggestion]:
    offered: dict[str, Suggestion] = {}
    for game in all_games():
        for option in game.options:
            for value in option.values:
                if value != option.default:
                    word = option.name if option.is_switch else f"{option.name}={value}"
                    name = f"option-{word.replace('=', '-')}"
                    offered[word] = Suggestion(word, texts.of_game(game.name, name))
    return list(offered.values())


async def _deals(store: Store, texts: Texts, player: Player) -> list[Suggestion]:
    games = (*await store.open_games(player), *await store.past_games(player, PAST_DEALS))
    return [Suggestion(str(game.record.deal), deal_name(texts, game.record)) for game in games]


async def _sessions(store: Store, texts: Texts, player: Player) -> list[Suggestion]:
    return [Suggestion(game.id, deal_name(texts, game.record)) for game in await store.open_games(player)]


async def _moves(store: Store, texts: Texts, player: Player) -> list[Suggestion]:
    try:
        session = await store.load(player, (await store.seat(player)).current)
        position = session.record.replay()
    except (MissingGameError, RecordError):
        return []
    if session.is_over(position):
        return []
    board = position.board()
    return [Suggestion(move.text, spoken_move(texts, board, move)) for move in position.legal_moves()]
