"""Statistics: the pages and charts of a player's counts, also in words."""

import re

import pytest

from bot.core.actions import Chat, Player, Room
from bot.core.charts import MAX_BARS, MAX_COLUMNS, BarChart, ColumnChart, ColumnSign, LineChart
from bot.core.game_counts import MONTHS, GameCounts, GameStatistics
from bot.core.replies import ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.screens import MAX_ALT, MAX_CAPTION, MAX_TEXT
from bot.daily.decisive_move import DecisiveMove
from bot.daily.streak import Streak
from bot.features.puzzles.profile import MOST_HISTORY, PuzzleProfile, PuzzleRating
from bot.features.puzzles.statistics import ratings_screen
from bot.features.statistics.achievements import ACHIEVEMENTS, PlayerAchievements
from bot.features.statistics.player_charts import games_chart, months_of, progress_chart, scores_chart
from bot.features.statistics.screens import (
    achievements_screen,
    game_screen,
    new_achievement_lines,
    overall_screen,
    progress_screen,
)
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.storage.keys import PlayerPart, player_key
from bot.storage.result_store import ResultStore
from engine.games import all_games
from tests.bot.days import day_with, play, winning
from tests.bot.desk import ANNA, BEN, LOST, WON, Desk, labels, shown
from tests.bot.standings.seasons import LONGEST
from tests.bot.standings.test_achievements import DAYS

EN = Texts.load("en")
every_language = pytest.mark.parametrize("language", finished_languages())

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
        f"{2025 + number // 12}-{number % 12 + 1:02}": {game.name: (7_500, 750) for game in all_games()}
        for number in range(MONTHS)
    }
    return GameStatistics(counts, months, dict.fromkeys(counts, 99))


@every_language
def test_even_the_largest_numbers_fit_on_every_page(language: str) -> None:
    texts, tally = Texts.load(language), most()
    known = PlayerAchievements(tally, {1: None}, DAYS, 1, Streak(9_999, 9_999, 9_999, 9_999, 2))  # type: ignore[dict-item]
    names = frozenset(one.name for one in ACHIEVEMENTS)
    context = RequestContext(Player(Chat.PAGE, 2**64 - 1), Room(), texts)
    screens = [overall_screen(context, known, 16, LONGEST, ())]
    for game in ("", *(game.name for game in all_games())):
        screens.append(progress_screen(context, tally, game))
        screens += [game_screen(context, tally, game, page) for page in (1, 2, 3) if game]
    for screen in screens:
        assert screen.picture
        assert len(f"{screen.title}\n{screen.text}") < MAX_CAPTION / 2
        assert len(screen.alt) < MAX_ALT
        assert not screen.alt.endswith("…")
    for shown_names in (names, frozenset[str](), names - {"wish"}):
        assert len(achievements_screen(texts, 7, shown_names).text) < MAX_TEXT
    assert len("\n".join(new_achievement_lines(texts, [*names]))) < MAX_CAPTION


def test_the_alternative_text_tells_the_numbers_of_the_chart() -> None:
    played = dict.fromkeys((f"{game.name} *" for game in all_games()), GameCounts(5, 1))
    bars, told = games_chart(EN, GameStatistics(played | {"wish *": GameCounts(7, 3)}, {}), "green")
    assert isinstance(bars, BarChart)
    assert len(bars.bars) == min(len(all_games()), MAX_BARS)
    assert bars.bars[0] == ("Wish", 3, 7, "3 of 7"), "the games that were played most are shown"
    assert " Wish: 3 of 7;" in told
    flip = GameCounts(
        played=9, won=1, given_up=2, total=7 * 70, best=104, width=8, columns=(0, 2, 4, 0) + (0,) * 9 + (1,)
    )
    columns, told = scores_chart(EN, "flip", "Flip", flip, "green")
    assert isinstance(columns, ColumnChart)
    assert [name for name, often in columns.columns if often] == ["8–15", "16–23", "104"]
    assert told == (
        "Points: column chart of how often you got each result. "
        "8–15: 2; 16–23: 4; 104: 1. Average 70.0, best 104."
    )
    assert [(sign, number) for sign, number, _ in columns.signs] == [
        (ColumnSign.AVERAGE, 9),
        (ColumnSign.BEST, 14),
    ]
    months = {"2026-11": {"wish": (4, 1), "flip": (6, 0)}, "2027-01": {"wish": (1, 1)}}
    curve = progress_chart(EN, GameStatistics({}, months), "", "green")
    assert curve
    chart, told = curve
    assert isinstance(chart, LineChart)
    assert (chart.labels, chart.lines) == (("11/26", "12/26", "1/27"), (("Won", (10, None, 100)),))
    assert told.endswith("November 2026: 1 of 10, 10%; January 2027: 1 of 1, 100%.")
    assert months_of(GameStatistics({}, months), "flip") == [
        (months_of(GameStatistics({}, months), "")[0][0], 6, 0)
    ]
    assert progress_chart(EN, GameStatistics({}, months), "blink", "green") is None


@every_language
@pytest.mark.parametrize(
    ("won", "played", "percent"), [(199, 200, 99), (1, 1000, 1), (200, 200, 100), (0, 9, 0)]
)
def test_only_all_and_none_read_so(language: str, won: int, played: int, percent: int) -> None:
    texts = Texts.load(language)
    count = GameCounts(played=played, won=won, assisted=won)
    known = GameStatistics({"*": count, "wish *": count, "wish": count}, {"2026-11": {"wish": (played, won)}})
    context = RequestContext(Player(Chat.PAGE, 1), Room(), texts)
    found = re.findall(r"([0-9]+)\s?%", game_screen(context, known, "wish", 1).text)
    assert found == 2 * [str(percent)]
    chart = progress_chart(texts, known, "", "green")
    assert chart is not None
    assert chart[0].lines[0][1] == (percent,)
    assert re.findall(r"([0-9]+)\s?%", chart[1]) == [str(percent)]
    assert DecisiveMove(played, won).percent == percent


def test_a_low_score_that_is_best_is_pointed_out() -> None:
    wish = GameCounts(played=3, total=30, best=6, width=4, columns=(0, 1, 1, 0, 1))
    chart, told = scores_chart(EN, "wish", "Wish", wish, "green")
    assert [number for _, number, _ in chart.signs] == [3, 2]
    assert told.startswith(
        "Cards left: column chart of how often you got each result. 4–7: 1; 8–11: 1; 16–19: 1."
    )


async def test_everything_is_shown_page_by_page(desk: Desk) -> None:
    empty = await desk.type("/stats")
    assert "There are no statistics yet" in shown(empty).text
    assert labels(empty) == ["Achievements", "Calendar", "Puzzles", "Leaderboard"]
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
        "3 games, 1 won (33%)",
        "Won without help: 1",
        "With help: 0 (0%) · given up: 1",
    ]
    assert "Most played: Wish" in shown(reply).text
    pages = ["Progress", "Achievements", "Calendar", "Puzzles", "Leaderboard"]
    assert labels(reply) == ["Wish", "Kittyhawk", *pages]
    wish = await desk.press(reply, "Wish")
    assert wish.target is ReplyTarget.HERE
    assert shown(wish).title == "Statistics: Wish"
    assert shown(wish).text == (
        "2 games, 1 won (50%)\nWon without help: 1\nWith help: 0 (0%) · given up: 0\n"
        "Cards left: best 0, average 7.0\nWin streak: 0 games, longest 1\nTime: 0:00 · fastest win: 0:01\n"
        "Wishes granted: 1"
    )
    assert shown(await desk.type("/stats wish")) == shown(wish)
    assert shown(await desk.press(wish, "◀ All games")) == shown(reply)
    kittyhawk = shown(await desk.type("/stats kittyhawk"))
    assert kittyhawk.title == "Statistics: Kittyhawk, level 5"
    assert (kittyhawk.picture, "given up: 1" in kittyhawk.text) == (None, True)
    progress = await desk.press(wish, "Progress")
    assert shown(progress).alt.endswith("January 2027: 1 of 2, 50%.")
    assert labels(progress) == ["Wish", "◀ All games"]
    assert shown(await desk.type("/stats progress")).text == "3 games, 1 won (33%)"
    assert shown(await desk.type("/stats follow the suit")).text == EN("stats-nothing")
    assert "Unknown statistics “nonsense”" in (await desk.type("/stats nonsense")).notice


async def test_each_option_set_has_its_page(desk: Desk) -> None:
    await desk.play(LOST)
    for words in ("", "open", "open"):
        await desk.type(f"/play wish 42 {words}")
        await desk.type("de")
        await desk.type("/giveup yes")
    first = await desk.type("/stats wish")
    assert "All options together\n4 games" in shown(first).text
    second = await desk.press(first, "Next ▶")
    third = await desk.press(second, "Next ▶")
    texts = [(shown(one).title, shown(one).text.partition("\nWon")[0]) for one in (second, third)]
    assert texts == [
        ("Statistics: Wish", "With the default options\n2 games, 0 won (0%)"),
        ("Statistics: Wish, open", "2 games, 0 won (0%)"),
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
        ("/stats", "Bar chart of games won. Wish: 1 of 1."),
        ("/stats wish", "0: 1. Average 0.0, best 0."),
        ("/stats progress", "January 2027: 1 of 1, 100%."),
    ):
        screen = shown(await desk.type(line))
        assert screen.picture is None
        assert screen.text.endswith(words)


async def test_days_played_and_won_stand_beside_the_games(desk: Desk) -> None:
    challenge = await day_with(desk, "wish")
    await desk.daily()
    text = shown(await play(desk, winning(challenge))).text
    assert "🌱 Achievement: First of many" in text
    screen = shown(await desk.type("/stats"))
    assert "Daily streak: 1 day, longest 1\nDaily win streak: 1 day, longest 1" in screen.text
    assert "Achievement: First" not in shown(await desk.type("/board")).text
    count = (await desk.store.tally(ANNA)).of_game("wish")
    assert (count.played, count.won, count.seconds) == (1, 1, 2 * (len(winning(challenge)) - 1))
    await desk.type("/settings boards words")
    calendar = await desk.type("/calendar")
    assert f"won without help: {challenge.day.day};" in shown(calendar).text
    assert "Today’s challenge" not in labels(calendar)


@pytest.mark.parametrize("line", ["/stats", "/calendar"])
async def test_an_attempt_that_a_crash_left_uncounted_counts_in_the_next_statistics(
    desk: Desk, line: str
) -> None:
    """The process was killed after it had saved the end of the attempt, before it counted the result."""
    await desk.daily()
    session = await desk.store.load_session(ANNA, (await desk.store.settings(ANNA)).current)
    await desk.store.save(ANNA, session.given_up().changed(desk.time), is_over=True)
    results = ResultStore(desk.store.redis)
    assert await results.result(ANNA, session.challenge) is None
    text = shown(await desk.type(line)).text
    assert await results.result(ANNA, session.challenge)
    assert text == shown(await desk.type(line)).text


async def test_a_tally_of_another_version_harms_no_game(desk: Desk) -> None:
    await desk.store.redis.hset(player_key(ANNA, PlayerPart.STATISTICS), "wish open", "[1]")
    assert "You won!" in shown(await desk.play(WON)).text
    assert "1 game" in shown(await desk.type("/stats")).text


@every_language
def test_puzzle_ratings_are_shown_with_their_history(language: str) -> None:
    texts = Texts.load(language)
    history = tuple(1500 + 7 * (number % 50) for number in range(MOST_HISTORY))
    ratings = {game.name: PuzzleRating(35, 1, 420, 199) for game in all_games()}
    profile = PuzzleProfile(ratings, {"wish": history, "flip": (1612,)}, best_streak=9_999)
    overall = ratings_screen(texts, 1, profile, "", "paper")
    assert overall.text.count("1800") == overall.text.count("199") == len(ratings)
    assert "9999" in re.sub(r"[,.\s]", "", overall.text)
    wish = ratings_screen(texts, 1, profile, "wish", "paper")
    chart = wish.picture
    assert isinstance(chart, LineChart)
    ((_, values),) = chart.lines
    drawn = history[-len(values) :]
    assert values == drawn
    assert (chart.labels[-1], chart.low, chart.high) == ("420", 1500, 1900)
    for number in (drawn[0], drawn[-1], min(drawn), max(drawn)):
        assert str(number) in wish.alt
    assert ratings_screen(texts, 1, profile, "flip", "paper").picture is None, "one rating is no line"
    for screen in (overall, wish):
        assert len(f"{screen.title}\n{screen.text}") < MAX_CAPTION * 3 / 4
        assert len(screen.alt) <= MAX_ALT
