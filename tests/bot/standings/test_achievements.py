"""Achievements: how they are reached, announced once; the wish, granted for the first win of a day."""

from dataclasses import replace
from datetime import date

import pytest

from bot.core.actions import Verb
from bot.core.game_counts import GameCounts, GameStatistics
from bot.core.retention import DAY
from bot.core.session import Session
from bot.daily.certified_deals import find_certified_deal
from bot.daily.days import Days
from bot.daily.result import ChallengeResult
from bot.daily.streak import Streak, calculate_streak
from bot.features.statistics.achievements import (
    ACHIEVEMENTS,
    EndedGame,
    PlayerAchievements,
    reached_achievements,
)
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.storage.keys import PlayerPart, player_key
from engine.games import all_games
from engine.record import Record
from tests.bot.days import certified, current, day_with, play, winning
from tests.bot.desk import ANNA, MORNING, WON, Desk, controls, shown
from tests.engine.transcripts import RECORDS

DAYS = Days(date(2026, 11, 1))
NOTHING = PlayerAchievements(GameStatistics({}, {}), {}, DAYS, 1, Streak())


def day(number: int, game: str = "wish", *, is_won: bool = True) -> ChallengeResult:
    return ChallengeResult(number, game, is_won, 0, 16, 60, False, 1_000, "0123456789")  # noqa: FBT003


def played(count: int, *, is_won: bool = True) -> PlayerAchievements:
    """Return a player's state after the first ``count`` days, all played."""
    results = {number: day(number, is_won=is_won) for number in range(1, count + 1)}
    return replace(NOTHING, results=results, today=count, streak=calculate_streak(results, count))


def counted(**counts: GameCounts) -> PlayerAchievements:
    """Return the state of a player with these counts; in names, ``_`` is a space and ``all`` is ``*``."""
    named = {name.replace("_", " ").replace("all", "*"): count for name, count in counts.items()}
    return replace(NOTHING, statistics=GameStatistics(named, {}))


def kinds(*names: str, won: int = 1) -> PlayerAchievements:
    return replace(
        NOTHING, statistics=GameStatistics({name: GameCounts(played=3, won=won) for name in names}, {})
    )


def feat(score: int = 0, *, par: int | None = None, **traits: bool | int) -> PlayerAchievements:
    one = EndedGame(is_won=True, score=score, is_clean=True, difficulty=1, par=par)
    return replace(NOTHING, ended_game=replace(one, **traits))  # type: ignore[arg-type]


def days_but(missed: int) -> dict[int, ChallengeResult]:
    """Return the results of a month in which one day was missed."""
    return {number: day(number) for number in range(1, 31) if number != missed}


WHOLE_DAYS = replace(
    NOTHING, results={number: day(number, game.name) for number, game in enumerate(all_games(), start=1)}
)
CASES: dict[str, tuple[tuple[PlayerAchievements, ...], tuple[PlayerAchievements, ...]]] = {
    "first-day": ((played(1), played(1, is_won=False)), (NOTHING,)),
    "week": ((played(7, is_won=False),), (played(6),)),
    "thirty-days": ((played(30),), (played(29),)),
    "hundred-days": ((played(100),), (played(99),)),
    "winning-week": ((played(7),), (played(7, is_won=False), played(6))),
    "month": (
        (played(30, is_won=False), replace(played(30), results=days_but(4), outages={4})),
        (played(29), replace(played(30), results=days_but(4))),
    ),
    "five": ((replace(NOTHING, fives={3: 5}),), (replace(NOTHING, fives={3: 4, 4: 1}),)),
    "klondike": (
        (kinds("klondike draw=3"), kinds("klondike draw=3 passes=1 open")),
        (kinds("klondike passes=1"), kinds("klondike draw=3", won=0), kinds("klondike *")),
    ),
    "klondike-once": (
        (kinds("klondike passes=1"), kinds("klondike draw=3 passes=1")),
        (kinds("klondike passes=3"), kinds("klondike *")),
    ),
    "spider-2": ((kinds("spider suits=2"), kinds("spider suits=2 open")), (kinds("spider suits=4"),)),
    "spider-4": ((kinds("spider suits=4"),), (kinds("spider suits=2"), kinds("spider *"))),
    "freecell-2": (
        (kinds("freecell cells=2"),),
        (kinds("freecell cells=3"), kinds("freecell cells=1"), kinds("freecell *")),
    ),
    "freecell-1": ((kinds("freecell cells=1"),), (kinds("freecell cells=2"), kinds("freecell *"))),
    "yukon": ((kinds("yukon"), kinds("yukon suit")), (kinds("yukon", won=0),)),
    "yukon-suit": ((kinds("yukon suit"),), (kinds("yukon"), kinds("yukon suit", won=0))),
    "streets": ((kinds("streets"), kinds("streets aces=out")), (kinds("streets", won=0),)),
    "streets-castle": ((kinds("streets aces=out"),), (kinds("streets"),)),
    "pyramid": ((kinds("pyramid passes=1"),), (kinds("pyramid"), kinds("pyramid passes=any"))),
    "tripeaks": ((kinds("tripeaks wrap=off"),), (kinds("tripeaks"), kinds("tripeaks wrap=off", won=0))),
    "golf": ((kinds("golf"), kinds("golf wrap")), (kinds("golf", won=0),)),
    "wish": (
        (counted(wish_all=GameCounts(played=1, won=1, first_wins=1)),),
        (counted(wish_all=GameCounts(played=9, won=9)),),
    ),
    "perfect-flip": (
        (counted(flip_all=GameCounts(played=2, best=104)),),
        (
            counted(flip_all=GameCounts(played=2, best=103)),
            counted(flip_all=GameCounts(played=2, given_up=2, best=104)),
        ),
    ),
    "kittyhawk": (
        (kinds("kittyhawk level=5"), kinds("kittyhawk level=5 blind")),
        (kinds("kittyhawk level=4 blind"), kinds("kittyhawk level=5", won=0), kinds("kittyhawk *")),
    ),
    "blink": ((kinds("blink table=tight timer=10"),), (kinds("blink table=snug"), kinds("blink *"))),
    "par": (
        (feat(40, par=40), feat(41, par=40), feat(3, par=3, is_low_best=True)),
        (feat(39, par=40), feat(40, par=40, is_clean=False), feat(40), feat(4, par=3, is_low_best=True)),
    ),
    "above-par": ((feat(41, par=40), feat(2, par=3, is_low_best=True)), (feat(40, par=40),)),
    "hardest": (
        (feat(difficulty=5), feat(9, par=9, difficulty=5, is_won=False)),
        (
            feat(difficulty=4),
            feat(difficulty=5, is_won=False),
            feat(difficulty=5, is_clean=False),
            feat(8, par=9, difficulty=5, is_won=False),
        ),
    ),
    "five-games": (
        (
            kinds("klondike", "spider", "golf", "wish", "freecell cells=3"),
            replace(WHOLE_DAYS, results=dict(list(WHOLE_DAYS.results.items())[:5])),
        ),
        (kinds("klondike", "klondike draw=3", "spider", "golf", "wish"),),
    ),
    "all-games": (
        (WHOLE_DAYS, kinds(*(game.name for game in all_games()))),
        (replace(WHOLE_DAYS, results=dict(list(WHOLE_DAYS.results.items())[1:])),),
    ),
    "in-a-row": (
        (counted(wish=GameCounts(played=10, longest=10)), counted(all=GameCounts(played=10, longest=10))),
        (counted(wish=GameCounts(played=10, longest=9)),),
    ),
    "hundred-wins": (
        (counted(all=GameCounts(played=200, won=100)),),
        (counted(all=GameCounts(played=200, won=99)),),
    ),
}


def test_every_achievement_is_tried_here() -> None:
    assert [one.name for one in ACHIEVEMENTS] == list(CASES)
    assert len({one.emblem for one in ACHIEVEMENTS}) == len(ACHIEVEMENTS)
    assert reached_achievements(NOTHING) == ()


def test_it_is_reached_by_what_it_says_and_by_nothing_less() -> None:
    for name, (enough, too_little) in CASES.items():
        assert all(name in reached_achievements(known) for known in enough), name
        assert not any(name in reached_achievements(known) for known in too_little), name


def test_no_two_have_the_same_name_or_explanation() -> None:
    for texts in map(Texts.load, finished_languages()):
        for part in ("achievement", "achievement-how"):
            assert len({texts(f"{part}-{one.name}") for one in ACHIEVEMENTS}) == len(ACHIEVEMENTS)


def ended(record: Record) -> Session:
    return Session("0123456789", record, began=0, moved=60, first_move=1)


def test_par_and_difficulty_are_those_of_the_deal() -> None:
    record = certified("flip").record()
    deal = find_certified_deal(record)
    assert deal
    one = EndedGame.of(ended(record), record.replay())
    assert (one.score, one.par, one.difficulty) == (deal.par, deal.par, deal.difficulty)
    assert one.above_par == 0
    for helped in ({"undos": 1}, {"is_waived": True}):
        assert EndedGame.of(replace(ended(record), **helped), record.replay()).above_par is None


def test_a_clock_that_doubles_points_beats_no_par_and_nothing_given_up_does() -> None:
    record = certified("blink").record()
    assert EndedGame.of(ended(record), record.replay()).above_par == 0
    timed = replace(record, option_words=("timer=30",))
    position = timed.replay().at(60)
    assert position.score() > record.replay().score()
    assert EndedGame.of(ended(timed), position).par is None
    stopped = certified("flip").record().first(30)
    assert EndedGame.of(replace(ended(stopped), has_given_up=True), stopped.replay()).par is None
    lost = Record.read(RECORDS["wish-lost"])
    assert not EndedGame.of(ended(lost), lost.replay()).is_won


async def test_a_granted_wish_is_shown_once_and_stays_in_the_statistics(desk: Desk) -> None:
    first = shown(await desk.play(WON)).text
    assert "\n✨ Achievement: Wish granted\n" in first
    again = await desk.type("/board")
    assert "Achievement" not in shown(again).text
    await desk.type("/undo")
    assert "Achievement" not in shown(await desk.type("/redo")).text
    desk.time += 24 * 60 * 60
    assert "Achievement" not in shown(await desk.play(WON)).text
    listed = shown(await desk.type("/stats achievements"))
    assert listed.text.splitlines()[:2] == [f"Earned: 1 of {len(ACHIEVEMENTS)}", "✨ Wish granted"]
    assert "⚡ In a blink: win Blink on the tight table" in listed.text
    assert await desk.store.awards(ANNA) == {"wish": desk.time - 24 * 60 * 60}


async def test_achievements_reached_before_they_existed_are_stored_when_shown(desk: Desk) -> None:
    await desk.play(WON)
    await desk.store.redis.delete(player_key(ANNA, PlayerPart.ACHIEVEMENTS))
    assert f"Achievements: 1 of {len(ACHIEVEMENTS)}" in shown(await desk.type("/stats")).text
    assert set(await desk.store.awards(ANNA)) == {"wish"}


async def test_only_the_first_game_of_a_day_grants_a_wish(desk: Desk) -> None:
    await desk.type("/play wish 1")
    assert "wish" not in shown(await desk.play(WON)).text
    desk.time += DAY
    text = shown(await desk.play(WON)).text
    assert "You can make a wish" in text
    assert "it won’t come true" in text


async def test_the_day_is_the_players_own(desk: Desk) -> None:
    await desk.store.redis.hset(player_key(ANNA, PlayerPart.SETTINGS), "zone", "Pacific/Auckland")
    await desk.type("/play wish 1")
    desk.time += 4 * 3600  # 12:00 UTC is the next day in Auckland, which is 13 hours ahead in January
    assert "wish" in shown(await desk.play(WON)).text


async def test_a_day_begins_at_midnight(desk: Desk) -> None:
    midnight = MORNING + 16 * 3600
    for desk.time in (midnight - 1, midnight):
        await desk.type("/play wish 1")
    games = await desk.store.unfinished_games(ANNA)
    assert [(game.began, game.is_first) for game in games] == [(midnight, True), (midnight - 1, True)]


async def test_an_assisted_or_restarted_game_grants_no_wish(desk: Desk) -> None:
    for spoil in (["de", "/undo"], ["de", "/restart"]):
        desk.time += DAY
        await desk.type(f"/play wish {WON.deal}")
        for line in spoil:
            await desk.type(line)
        for move in WON.moves:
            reply = await desk.type("".join(move.places))
        assert "You won!" in shown(reply).text
        assert "wish" not in shown(reply).text


@pytest.mark.parametrize("again", ["/restart", "same"])
async def test_a_finished_deal_begun_again_grants_no_wish_on_any_day(desk: Desk, again: str) -> None:
    reply = await desk.play(WON)
    desk.time += DAY
    reply = await (desk.type("/restart") if again == "/restart" else desk.press_offered(reply, "Same deal"))
    for move in WON.moves:
        reply = await desk.type("".join(move.places))
    assert "You won!" in shown(reply).text
    assert "wish" not in shown(reply).text


async def test_a_deal_exchanged_for_another_was_the_first_of_its_day(desk: Desk) -> None:
    for wait in (0, DAY):
        reply = await desk.type("/play wish 1")
        desk.time += wait
        await desk.press(reply, "New game")
        session = await current(desk)
        assert (session.is_first, session.began) == (wait > 0, desk.time)


async def test_a_ranked_attempt_grants_the_wish_of_its_day(desk: Desk) -> None:
    await desk.store.redis.hset(player_key(ANNA, PlayerPart.SETTINGS), "zone", "Pacific/Auckland")
    challenge = await day_with(desk, "wish")
    await desk.daily()
    reply = await play(desk, winning(challenge))
    assert "You can make a wish" in shown(reply).text
    assert (await desk.store.tally(ANNA)).of_game("wish").first_wins == 1
    desk.time += 4 * 3600  # the next day in Auckland; the challenge is still open, but its cards are known
    (practise,) = (one for one in controls(reply) if one.action.verb is Verb.NEW)
    await desk.act(practise.action)
    assert not (await current(desk)).is_ranked
    assert "wish" not in shown(await play(desk, winning(challenge))).text
    desk.time += DAY
    await desk.type(f"/daily {challenge.number} yes")
    assert (await current(desk)).challenge == challenge.number
    assert "wish" not in shown(await play(desk, winning(challenge))).text
    assert (await desk.store.tally(ANNA)).of_game("wish").first_wins == 1


async def test_the_challenge_of_a_past_day_grants_a_wish_as_the_first_game_of_a_day(desk: Desk) -> None:
    challenge = await day_with(desk, "wish")
    desk.time += DAY
    await desk.type(f"/daily {challenge.number} yes")
    assert "You can make a wish" in shown(await play(desk, winning(challenge))).text
    assert "Wishes granted: 1" in shown(await desk.type("/stats wish")).text


async def test_a_second_press_of_the_last_move_shows_again_what_the_win_has_reached(desk: Desk) -> None:
    """In Telegram, its answer takes the place of the first one."""
    *others, last = WON.moves
    reply = await desk.play(WON.first(len(others)))
    won = await desk.press(reply, " ".join(last.places))
    assert "\n✨ Achievement: Wish granted\n" in shown(won).text
    assert shown(await desk.press(reply, " ".join(last.places))) == shown(won)
