"""Counts of games: each finished game is counted once, with all its facts, and counts are bounded."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from random import Random

import pytest
from redis.asyncio import Redis

from bot.core.game_counts import ALL, MONTHS, MOST_FIELDS, NOTHING, FinishedGame, GameCounts, GameStatistics
from bot.core.retention import DAY
from bot.core.session import Session
from bot.storage.errors import StaleGameError
from bot.storage.keys import PlayerPart, player_key
from bot.storage.player_store import PlayerStore
from engine.games import find_game
from engine.options import read_options
from engine.record import Record
from tests.bot.desk import ANNA, LOST, MORNING, NO_FIRST_PAIR, WON, Desk, shown
from tests.engine.transcripts import RECORDS

TODAY = date(2027, 1, 15)
KINDS = (("wish", ()), ("wish", ("open",)), ("flip", ()), ("kittyhawk", ("level=3", "blind")))


@pytest.fixture
def store(redis: Redis) -> PlayerStore:
    return PlayerStore(redis)


def ending(number: int, chance: Random, day: date = TODAY) -> FinishedGame:
    game, words = chance.choice(KINDS)
    is_won = chance.random() < 0.6
    return FinishedGame(
        game,
        words,
        is_won,
        has_given_up=not is_won and chance.random() < 0.5,
        is_assisted=chance.random() < 0.3,
        score=chance.choice((0, 3, 17, 104, 900 if number > 200 else 8)),
        seconds=chance.randrange(4_000),
        is_first_win=is_won and chance.random() < 0.1,
        day=day,
    )


async def count(store: PlayerStore, number: int, one: FinishedGame) -> None:
    session = Session(f"{number:010}", Record.read("wish/1 #42"), began=MORNING, moved=MORNING)
    await store.begin(ANNA, session, "2027-01-15", is_over=False)
    await store.save(ANNA, replace(session, revision=2, is_counted=True), is_over=True, ending=one)


def reckoned(endings: Sequence[FinishedGame]) -> GameCounts:
    """Return the expected counts, calculated from all finished games at once."""
    ended = [one for one in endings if not one.has_given_up]
    won = [one.is_won for one in endings]
    runs = "".join("W" if is_won else "L" for is_won in won).split("L")
    scores = [one.score for one in ended]
    is_low_best = endings[0].game == "wish"
    width = next(2**power for power in range(12) if max(scores) < 14 * 2**power)
    counts = Counter(score // width for score in scores)
    return GameCounts(
        played=len(endings),
        won=sum(won),
        clean=sum(one.is_won and not one.is_assisted for one in endings),
        given_up=len(endings) - len(ended),
        assisted=sum(one.is_assisted for one in endings),
        seconds=sum(one.seconds for one in endings),
        streak=len(runs[-1]),
        longest=max(map(len, runs)),
        total=sum(scores),
        best=min(scores) if is_low_best else max(scores),
        fastest=min(one.seconds for one in endings if one.is_won),
        first_wins=sum(one.is_first_win for one in endings),
        width=width,
        columns=tuple(counts[column] for column in range(14)),
    )


def filled(one: GameCounts) -> GameCounts:
    return replace(one, columns=one.columns + (0,) * (14 - len(one.columns)))


async def test_the_numbers_are_those_of_a_reckoning_of_all_games_at_once(store: PlayerStore) -> None:
    chance = Random(7)
    endings = [ending(number, chance) for number in range(300)]
    for number, one in enumerate(endings):
        await count(store, number, one)
    tally = await store.tally(ANNA)
    for game, words in KINDS:
        own = [one for one in endings if (one.game, one.option_words) == (game, words)]
        assert filled(tally.of_kind(game, words)) == reckoned(own)
        assert filled(tally.of_game(game)) == reckoned([one for one in endings if one.game == game])
    assert tally.all.played == 300
    assert tally.all.streak == reckoned(endings).streak
    assert tally.favourite == Counter(one.game for one in endings).most_common(1)[0][0]
    months = tally.months["2027-01"]
    assert {game: played for game, (played, _) in months.items()} == Counter(one.game for one in endings)
    assert sum(won for _, won in months.values()) == tally.all.won


async def test_a_game_is_counted_with_all_that_is_known_of_it(desk: Desk) -> None:
    await desk.type(f"/play wish {WON.deal}")
    for move in WON.moves:
        desk.time += 10
        await desk.type("".join(move.places))
    one = (await desk.store.tally(ANNA)).of_kind("wish", ())
    seconds = 10 * (len(WON.moves) - 1)
    assert one == GameCounts(1, 1, 1, 0, 0, seconds, 1, 1, 0, 0, seconds, 1, 1, (1,))
    assert (await desk.store.past_games(ANNA, 1))[0].is_counted
    await desk.play(LOST)
    lost = (await desk.store.tally(ANNA)).of_game("wish")
    assert (lost.played, lost.won, lost.streak, lost.longest) == (2, 1, 0, 1)


async def test_ending_again_is_counted_no_second_time(desk: Desk) -> None:
    await desk.play(LOST)
    before = await desk.store.tally(ANNA)
    assert before.all.played == 1
    await desk.type("/undo")
    await desk.type("/redo")
    await desk.type("/undo")
    await desk.type("/giveup yes")
    assert await desk.store.tally(ANNA) == before
    await desk.type("/restart")  # a new game, because the first one is over
    await desk.type("".join(LOST.moves[0].places))
    await desk.type("/giveup yes")
    after = (await desk.store.tally(ANNA)).all
    assert (after.played, after.given_up, after.assisted) == (2, 1, 1)


async def test_what_was_not_played_is_not_counted(desk: Desk) -> None:
    await desk.type("/play wish 42")
    assert "gave up this game" in shown(await desk.type("/giveup yes")).text
    await desk.play(NO_FIRST_PAIR)
    assert await desk.store.tally(ANNA) == GameStatistics({}, {})


async def test_of_two_ends_at_once_one_is_counted(store: PlayerStore) -> None:
    session = Session("aa", Record.read("wish/1 #42"), began=MORNING, moved=MORNING)
    await store.begin(ANNA, session, "2027-01-15", is_over=False)
    over = replace(session, revision=2, is_counted=True)
    one = ending(0, Random(1))
    attempts = [store.save(ANNA, over, is_over=True, ending=one) for _ in range(10)]
    answers = await asyncio.gather(*attempts, return_exceptions=True)
    assert sum(isinstance(answer, StaleGameError) for answer in answers) == 9
    assert (await store.tally(ANNA)).all.played == 1


async def test_the_longest_streak_of_cards_is_kept_of_each_kind(store: PlayerStore) -> None:
    key = player_key(ANNA, PlayerPart.STATISTICS)
    # Games that an earlier version has counted, without streaks.
    await store.redis.hset(
        key, mapping={kind: GameCounts(played=2, won=1).text for kind in (ALL, "golf *", "golf")}
    )
    assert (await store.tally(ANNA)).longest_streak("golf") == 0
    ended = replace(ending(0, Random(1)), game="golf", option_words=(), is_won=False, has_given_up=False)
    wrapped = replace(ended, option_words=("wrap",))
    for number, (one, streak) in enumerate([(ended, 5), (wrapped, 9), (ended, 3), (ended, 0)]):
        await count(store, number, replace(one, longest_streak=streak))
    await count(store, 4, replace(ended, game="wish"))
    tally = await store.tally(ANNA)
    assert [tally.longest_streak("golf", words) for words in ((), ("wrap",), None)] == [5, 9, 9]
    assert tally.longest_streak("wish") == tally.longest_streak("tripeaks") == 0
    assert (tally.of_game("golf").played, tally.of_kind("golf", ()).played, tally.all.played) == (6, 5, 7)
    assert tally.kinds("golf") == ((), ("wrap",))
    assert tally.games == ("golf", "wish")
    await count(store, 5, replace(ended, has_given_up=True, longest_streak=12))
    tally = await store.tally(ANNA)
    assert tally.longest_streak("golf") == 12
    assert tally.longest_streak("golf", ("wrap",)) == 9
    assert tally.of_kind("golf", ()).given_up == 1


async def test_the_longest_streak_of_an_end_that_is_stored_twice_is_kept_once(store: PlayerStore) -> None:
    session = Session("aa", Record.read("golf/1 #42"), began=MORNING, moved=MORNING)
    await store.begin(ANNA, session, "2027-01-15", is_over=False)
    over = replace(session, revision=2, is_counted=True)
    one = replace(ending(0, Random(1)), game="golf", option_words=(), longest_streak=7)
    await store.save(ANNA, over, is_over=True, ending=one)
    before = await store.tally(ANNA)
    assert before.longest_streaks == {ALL: 7, "golf *": 7, "golf": 7}
    with pytest.raises(StaleGameError):
        await store.save(ANNA, over, is_over=True, ending=replace(one, longest_streak=8))
    assert await store.tally(ANNA) == before


def test_earlier_versions_skip_the_longest_streaks() -> None:
    with pytest.raises(ValueError, match="golf"):
        GameCounts.read('{"golf *":7,"golf":7}')  # as they read each field that is no month


async def test_the_tally_is_bounded(store: PlayerStore) -> None:
    chance = Random(3)
    for number in range(40):
        day = date(2027 + number // 12, number % 12 + 1, 1)
        await count(store, number, ending(number, chance, day))
    months = (await store.tally(ANNA)).months
    assert len(months) == MONTHS
    assert list(months) == sorted(months)
    kinds = MOST_FIELDS + 50
    for number in range(kinds):
        one = replace(ending(number, chance), game="kittyhawk", option_words=(f"level={number}",))
        await count(store, 100 + number, one)
    assert await store.redis.hlen(player_key(ANNA, PlayerPart.STATISTICS)) <= MOST_FIELDS + MONTHS
    assert (await store.tally(ANNA)).all.played == 40 + kinds, "what has no line of its own is in the sums"


async def test_the_tally_lives_for_three_years(store: PlayerStore) -> None:
    await count(store, 1, ending(1, Random(1)))
    await store.award(ANNA, ["first-daily"], MORNING)
    for part in (PlayerPart.STATISTICS, PlayerPart.ACHIEVEMENTS):
        await store.redis.expire(player_key(ANNA, part), 100)
    await store.begin(
        ANNA, Session("bb", Record.read("wish/1 #1"), MORNING, MORNING), "2027-01-15", is_over=False
    )
    for part in (PlayerPart.STATISTICS, PlayerPart.ACHIEVEMENTS):
        assert await store.redis.ttl(player_key(ANNA, part)) >= 3 * 365 * DAY


async def test_an_achievement_is_new_once(store: PlayerStore) -> None:
    await store.choose(ANNA, {"view": "picture"})  # awards are stored only for known players
    assert await store.award(ANNA, [], MORNING) == ()
    assert await store.award(ANNA, ["wish", "par"], MORNING) == ("wish", "par")
    assert await store.award(ANNA, ["par", "week"], MORNING + 9) == ("week",)
    assert await store.awards(ANNA) == {"wish": MORNING, "par": MORNING, "week": MORNING + 9}


def test_a_count_reads_back_and_tells_its_average() -> None:
    one = GameCounts(5, 2, 1, 1, 3, 600, 1, 2, 90, 0, 44, 0, 2, (1, 2, 1))
    assert GameCounts.read(one.text) == one
    assert one.average == 22.5
    assert NOTHING.average is None
    assert GameStatistics.read({ALL: one.text}).favourite == ""


def test_the_longest_streak_of_cards_is_that_of_the_position() -> None:
    golf = find_game("golf")
    options = read_options(golf.options, ())
    record, position = Record.begin(golf, options, 42), golf.deal(42, options)
    streak = longest = 0
    while position.outcome() is None:
        move = position.legal_moves()[0]
        record, position = record.then(move), position.after(move)
        streak = 0 if move.verb == "draw" else streak + 1
        longest = max(longest, streak)
        ended = FinishedGame.of(Session("aa", record, 0, 90, 30, has_given_up=True), position, TODAY)
        assert ended
        assert ended.longest_streak == longest
    assert longest > 1
    wish = Record.read(RECORDS["wish-won"])
    ended = FinishedGame.of(Session("aa", wish, 0, 90, 30), wish.replay(), TODAY)
    assert ended
    assert ended.longest_streak == 0


def test_help_allowed_in_a_ranked_attempt_counts_as_help() -> None:
    record = Record.read(RECORDS["wish-won"])
    first = Session("aa", record, began=0, moved=90, first_move=30, is_first=True)
    for session, is_assisted in ((first, False), (replace(first, is_waived=True), True)):
        ended = FinishedGame.of(session, record.replay(), TODAY)
        assert ended
        assert (ended.is_assisted, ended.is_first_win, ended.seconds) == (is_assisted, not is_assisted, 60)
