"""Statistics: each finished game is counted once, and the pages and charts of the counts, also in words."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from random import Random

import pytest
from redis.asyncio import Redis

from bot.core.charts import MAX_BARS, MAX_COLUMNS, BarChart, ColumnChart, ColumnSign, CurveChart
from bot.core.game_counts import ALL, MONTHS, MOST_FIELDS, NOTHING, FinishedGame, GameCounts, GameStatistics
from bot.core.replies import ReplyTarget
from bot.core.retention import DAY
from bot.core.screens import MAX_ALT, MAX_CAPTION, MAX_TEXT
from bot.core.session import Session
from bot.daily.streak import Streak
from bot.features.statistics.achievements import ACHIEVEMENTS, PlayerAchievements
from bot.features.statistics.charts import games_chart, months_of, progress_chart, scores_chart
from bot.features.statistics.screens import (
    achievements_screen,
    game_screen,
    new_achievement_lines,
    overall_screen,
    progress_screen,
)
from bot.i18n.texts import Texts, languages
from bot.storage.errors import StaleGameError
from bot.storage.keys import player_key
from bot.storage.player_store import PlayerStore
from engine.games import all_games
from engine.record import Record
from tests.bot.days import day_with, play, winning
from tests.bot.desk import ANNA, BEN, LOST, MORNING, NO_FIRST_PAIR, WON, Desk, labels, shown
from tests.bot.standings.test_achievements import DAYS
from tests.engine.transcripts import RECORDS

EN = Texts.load("en")
every_language = pytest.mark.parametrize("language", languages())

MOST = GameCounts(
    999_999, 99_999, 99_999, 99_999, 99_999, 99_999_999, 9_999, 9_999, 9_999_999, 999, 9, 9_999, 64,
    (99_999,) * MAX_COLUMNS,
)  # fmt: skip
"""The largest counts that a player can have."""


def most() -> GameStatistics:
    """Return the largest statistics, of the option sets with the longest names."""
    counts = {"*": MOST}
    for game in all_games():
        words = [
            option.name if option.is_switch else f"{option.name}={option.values[-1]}"
            for option in game.options
        ]
        for name in (f"{game.name} *", game.name, " ".join((game.name, *words))):
            counts[name] = MOST
    months = {
        f"{2025 + number // 12}-{number % 12 + 1:02}": {game.name: (9_999, 999) for game in all_games()}
        for number in range(MONTHS)
    }
    return GameStatistics(counts, months)


@every_language
def test_even_the_largest_numbers_fit_on_every_page(language: str) -> None:
    texts, tally = Texts.load(language), most()
    known = PlayerAchievements({1: None}, Streak(9_999, 9_999, 9_999, 9_999, 2), DAYS, 1, tally)  # type: ignore[dict-item]
    names = frozenset(one.name for one in ACHIEVEMENTS)
    screens = [overall_screen(texts, 2**64 - 1, known, 16, "green")]
    for game in ("", *(game.name for game in all_games())):
        screens.append(progress_screen(texts, 7, tally, game, "green"))
        screens += [game_screen(texts, 7, tally, game, page, "green") for page in (1, 2, 3) if game]
    for screen in screens:
        assert screen.picture
        assert len(f"{screen.title}\n{screen.text}") < MAX_CAPTION / 2
        assert len(screen.alt) < MAX_ALT
        assert not screen.alt.endswith("…")
    for shown_names in (names, frozenset[str](), names - {"wish"}):
        assert len(achievements_screen(texts, 7, shown_names).text) < MAX_TEXT
    assert len("\n".join(new_achievement_lines(texts, [*names]))) < MAX_CAPTION


def test_the_alternative_text_tells_the_numbers_of_the_chart() -> None:
    tally = most()
    bars, told = games_chart(
        EN, GameStatistics(dict(tally.counts, **{"wish *": GameCounts(7, 3)}), {}), "green"
    )
    assert isinstance(bars, BarChart)
    assert len(bars.bars) == min(len(all_games()), MAX_BARS)
    assert ("Wish", 3, 7, "3 of 7") in bars.bars
    assert "Wish: 3 of 7." in told
    flip = GameCounts(
        played=9, won=1, given_up=2, total=7 * 70, best=104, width=8, columns=(0, 2, 4, 0) + (0,) * 9 + (1,)
    )
    columns, told = scores_chart(EN, "flip", "Flip", flip, "green")
    assert isinstance(columns, ColumnChart)
    assert [name for name, often in columns.columns if often] == ["8–15", "16–23", "104"]
    assert told == (
        "Points: columns of how often each was reached. 8–15: 2; 16–23: 4; 104: 1. Average 70.0, best 104."
    )
    assert [(sign, number) for sign, number, _ in columns.signs] == [
        (ColumnSign.AVERAGE, 9),
        (ColumnSign.BEST, 14),
    ]
    months = {"2026-11": {"wish": (4, 1), "flip": (6, 0)}, "2027-01": {"wish": (1, 1)}}
    curve = progress_chart(EN, GameStatistics({}, months), "", "green")
    assert curve
    chart, told = curve
    assert isinstance(chart, CurveChart)
    assert (chart.labels, chart.lines) == (("11/26", "12/26", "1/27"), (("Won", (10, None, 100)),))
    assert told.endswith("November 2026: 1 of 10, 10 %; January 2027: 1 of 1, 100 %.")
    assert months_of(GameStatistics({}, months), "flip") == [
        (months_of(GameStatistics({}, months), "")[0][0], 6, 0)
    ]
    assert progress_chart(EN, GameStatistics({}, months), "blink", "green") is None


def test_a_low_score_that_is_best_is_pointed_out() -> None:
    wish = GameCounts(played=3, total=30, best=6, width=4, columns=(0, 1, 1, 0, 1))
    chart, told = scores_chart(EN, "wish", "Wish", wish, "green")
    assert [number for _, number, _ in chart.signs] == [3, 2]
    assert told.startswith("Cards left: columns of how often each was reached. 4–7: 1; 8–11: 1; 16–19: 1.")


async def test_everything_is_shown_page_by_page(desk: Desk) -> None:
    empty = await desk.type("/stats")
    assert "Nothing is counted yet" in shown(empty).text
    assert labels(empty) == ["Achievements", "Calendar", "Leaderboard"]
    await desk.play(WON)
    await desk.play(LOST)
    await desk.type("/play wish 7 open")
    for line in ("/hint", "/undo", "/giveup yes"):
        await desk.type(line)
    await desk.type("/play kittyhawk level 5 9")
    await desk.type("d")
    await desk.type("/giveup yes")
    reply = await desk.type("/stats")
    assert reply.target is ReplyTarget.PRIVATE
    assert shown(reply).text.splitlines()[:3] == [
        "3 games, 1 won (33 %)",
        "Won without help: 1",
        "With help: 0 (0 %) · given up: 1",
    ]
    assert "Played most: Wish" in shown(reply).text
    pages = ["Progress", "Achievements", "Calendar", "Leaderboard"]
    assert labels(reply) == ["Wish", "Kittyhawk", *pages]
    wish = await desk.press(reply, "Wish")
    assert wish.target is ReplyTarget.HERE
    assert shown(wish).title == "Statistics: Wish"
    assert shown(wish).text == (
        "2 games, 1 won (50 %)\nWon without help: 1\nWith help: 0 (0 %) · given up: 0\n"
        "Cards left: best 0, average 7.0\nWon in a row: 0, longest 1\nTime: 0:00 · fastest win: 0:01\n"
        "Wishes granted: 1"
    )
    assert shown(await desk.type("/stats wish")) == shown(wish)
    assert shown(await desk.press(wish, "◀ All games")) == shown(reply)
    kittyhawk = shown(await desk.type("/stats kittyhawk"))
    assert kittyhawk.title == "Statistics: Kittyhawk, level 5"
    assert (kittyhawk.picture, "given up: 1" in kittyhawk.text) == (None, True)
    progress = await desk.press(wish, "Progress")
    assert shown(progress).alt.endswith("January 2027: 1 of 2, 50 %.")
    assert labels(progress) == ["Wish", "◀ All games"]
    assert shown(await desk.type("/stats progress")).text == "3 games, 1 won (33 %)"
    assert shown(await desk.type("/stats follow the suit")).text == EN("stats-nothing")
    assert "is no game and no page" in (await desk.type("/stats nonsense")).notice


async def test_each_option_set_has_its_page(desk: Desk) -> None:
    await desk.play(LOST)
    for words in ("", "open", "open"):
        await desk.type(f"/play wish 42 {words}")
        await desk.type("de")
        await desk.type("/giveup yes")
    first = await desk.type("/stats wish")
    assert "All kinds together\n4 games" in shown(first).text
    second = await desk.press(first, "Next ▶")
    third = await desk.press(second, "Next ▶")
    texts = [(shown(one).title, shown(one).text.partition("\nWon")[0]) for one in (second, third)]
    assert texts == [
        ("Statistics: Wish", "With the usual options\n2 games, 0 won (0 %)"),
        ("Statistics: Wish, open", "2 games, 0 won (0 %)"),
    ]
    assert labels(third) == ["◀ Back", "◀ All games", "Progress"]
    assert shown(await desk.press(third, "◀ Back")) == shown(second)
    assert shown(await desk.type("/stats wish 9")) == shown(third)


async def test_everybody_is_shown_their_own_numbers_in_words_if_they_prefer_that(desk: Desk) -> None:
    await desk.play(WON)
    reply = await desk.press(await desk.type("/stats"), "Wish", BEN)
    assert reply.target is ReplyTarget.PRIVATE
    assert shown(reply).text == EN("stats-nothing")
    await desk.type("/settings boards=words")
    for line, words in (
        ("/stats", "Bars of games won. Wish: 1 of 1."),
        ("/stats wish", "0: 1. Average 0.0, best 0."),
        ("/stats progress", "January 2027: 1 of 1, 100 %."),
    ):
        screen = shown(await desk.type(line))
        assert screen.picture is None
        assert screen.text.endswith(words)


async def test_days_played_and_won_stand_beside_the_games(desk: Desk) -> None:
    challenge = await day_with(desk, "wish")
    await desk.type("/daily")
    text = shown(await play(desk, winning(challenge))).text
    assert "🌱 Achievement: First of many" in text
    screen = shown(await desk.type("/stats"))
    assert "Days played in a row: 1, longest 1\nDays won in a row: 1, longest 1" in screen.text
    assert "Achievement: First" not in shown(await desk.type("/board")).text
    count = (await desk.store.tally(ANNA)).of_game("wish")
    assert (count.played, count.won, count.seconds) == (1, 1, 2 * (len(winning(challenge)) - 1))
    calendar = await desk.type("/calendar")
    assert f"won without help: {challenge.day.day};" in shown(calendar).text
    assert "Today’s puzzle" not in labels(calendar)


async def test_a_tally_of_another_version_harms_no_game(desk: Desk) -> None:
    await desk.store.redis.hset(player_key(ANNA, "tally"), "wish open", "[1]")
    assert "You won!" in shown(await desk.play(WON)).text
    assert (await desk.type("/stats")).notice == EN("unreadable-game")


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
    assert "gave this game up" in shown(await desk.type("/giveup yes")).text
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
    assert await store.redis.hlen(player_key(ANNA, "tally")) <= MOST_FIELDS + MONTHS
    assert (await store.tally(ANNA)).all.played == 40 + kinds, "what has no line of its own is in the sums"


async def test_the_tally_lives_for_three_years(store: PlayerStore) -> None:
    await count(store, 1, ending(1, Random(1)))
    await store.award(ANNA, ["first-daily"], MORNING)
    for part in ("tally", "awards"):
        await store.redis.expire(player_key(ANNA, part), 100)
    await store.begin(
        ANNA, Session("bb", Record.read("wish/1 #1"), MORNING, MORNING), "2027-01-15", is_over=False
    )
    for part in ("tally", "awards"):
        assert await store.redis.ttl(player_key(ANNA, part)) >= 3 * 365 * DAY


async def test_an_achievement_is_new_once(store: PlayerStore) -> None:
    await store.show_in(ANNA, words=False)  # awards are stored only for known players
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


def test_help_allowed_in_a_ranked_attempt_counts_as_help() -> None:
    record = Record.read(RECORDS["wish-won"])
    first = Session("aa", record, began=0, moved=90, first_move=30, is_first=True)
    for session, is_assisted in ((first, False), (replace(first, is_waived=True), True)):
        ended = FinishedGame.of(session, record.replay(), TODAY)
        assert ended
        assert (ended.is_assisted, ended.is_first_win, ended.seconds) == (is_assisted, not is_assisted, 60)
