"""Selection of each day's deal: the game by number, the difficulty by weekday, the rest by a keyed hash.

Without the secret of the instance and the list of used deals nobody can predict a day. A deal is not used
again before all deals of its pool have been.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache
from hashlib import blake2b
from typing import TypeAlias, TypeVar

from bot.daily.challenge import DailyChallenge
from engine.errors import OptionError
from engine.game import Game
from engine.games import all_games, find_game
from engine.options import read_options
from engine.record import Record
from seeds.certified import Pool, find_pool
from seeds.plan import EASIEST, HARDEST, Words, find_plan, pool_words

WEEK = (1, 2, 2, 3, 4, 5, 3)
"""The difficulties of a week, from Monday on."""
PoolName: TypeAlias = tuple[str, Words]
"""A game, and the options of its pool of certified deals."""
Used: TypeAlias = Mapping[PoolName, Mapping[int, int]]
"""How often each deal of each pool has been a challenge."""

T = TypeVar("T")


def pool_name(record: Record) -> PoolName:
    """Return the pool of a deal: options that only show more or less of the same deal share one."""
    try:
        game, plan = find_game(record.game), find_plan(record.game)
        options = read_options(game.options, record.option_words)
    except OptionError:  # the game or the option no longer exists
        return record.game, record.option_words
    return record.game, pool_words(game, plan, options) if plan else record.option_words


def count_used(records: Iterable[Record]) -> dict[PoolName, Counter[int]]:
    """Count how often each deal of each pool occurs."""
    used: dict[PoolName, Counter[int]] = {}
    for record in records:
        used.setdefault(pool_name(record), Counter())[record.deal] += 1
    return used


def daily_games() -> tuple[Game, ...]:
    """Return the games that take turns: those with certified deals for daily challenges."""
    return tuple(
        game for game in all_games() if any(find_deals(game.name, words) for words in _daily_options(game))
    )


def draw(number: int, day: date, secret: bytes, used: Used) -> DailyChallenge | None:
    """Draw the challenge of a day, given the deals used so far; ``None`` if no game has any deals."""
    games = daily_games()
    if not games:
        return None
    game = games[(number - 1) % len(games)]
    fresh = {words: _fresh(game.name, words, used) for words in _daily_options(game)}
    there_are = {hard for deals in fresh.values() for hard in deals}
    wanted = WEEK[day.weekday()]
    difficulty = min(there_are, key=lambda hard: (abs(hard - wanted), hard))
    words = _choose_by_hash(
        [words for words, deals in fresh.items() if difficulty in deals], secret, f"{day} options"
    )
    deal = _choose_by_hash(fresh[words][difficulty], secret, f"{day} deal")
    return _make_challenge(number, day, game, words, deal)


@cache
def find_deals(game: str, words: Words) -> Mapping[int, Sequence[int]]:
    """Return the certified deals of a game with these options, by their difficulty with these options."""
    pool = _find_pool(find_game(game), words)
    by_difficulty = {hard: pool.numbers_of(hard) for hard in range(EASIEST, HARDEST + 1)} if pool else {}
    return {hard: numbers for hard, numbers in by_difficulty.items() if numbers}


def _find_pool(game: Game, words: Words) -> Pool | None:
    return find_pool(game, read_options(game.options, words))


def _daily_options(game: Game) -> tuple[Words, ...]:
    plan = find_plan(game.name)
    return plan.dailies if plan else ()


def _fresh(game: str, words: Words, used: Used) -> dict[int, list[int]]:
    """Return the least used deals of a pool, by difficulty."""
    deals = find_deals(game, words)
    times = used.get(pool_name(Record(game, find_game(game).rules, words, 0)), {})
    least = min((times.get(deal, 0) for numbers in deals.values() for deal in numbers), default=0)
    fresh = {
        hard: [deal for deal in numbers if times.get(deal, 0) == least] for hard, numbers in deals.items()
    }
    return {hard: numbers for hard, numbers in fresh.items() if numbers}


def _choose_by_hash(things: Sequence[T], secret: bytes, what: str) -> T:
    digest = blake2b(what.encode(), key=secret, digest_size=8).digest()
    return things[int.from_bytes(digest, "big") % len(things)]


def _make_challenge(number: int, day: date, game: Game, words: Words, deal: int) -> DailyChallenge:
    plan, pool = find_plan(game.name), _find_pool(game, words)
    certified = pool.find(deal) if pool else None
    if plan is None or certified is None:
        raise LookupError(f"{game.name} has no certified deal {deal}")
    par = certified.par if plan.has_par else None
    goal = -(-plan.enough * par // 100) if plan.enough and par is not None else None
    record = Record.begin(game, read_options(game.options, words), deal)
    return DailyChallenge(number, day, record, certified.difficulty, par, goal)
