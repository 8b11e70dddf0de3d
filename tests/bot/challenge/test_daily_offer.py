"""What is said before a ranked attempt starts: nothing counts until its player presses Start."""

import asyncio
import re
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.replies import Reply, ReplyTarget
from bot.core.screens import ButtonStyle
from bot.core.settings import GroupSettings
from bot.daily.certified_deals import ENOUGH_EASY, Ease, find_certified_deal
from bot.daily.days import DAY_SECONDS
from bot.features.challenge.service import ChallengeService
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.player_store import PlayerStore
from bot.storage.result_store import ResultStore
from engine.games import all_games
from engine.options import read_options
from seeds.certified import find_pool
from tests.bot.days import NOON, challenge_of, closing_time, current, day_with, play, winning
from tests.bot.desk import ANNA, BEN, Desk, button, controls, labels, shown, start_of

GROUP = 77
LARGEST = 2**64 - 1


async def practice_games(desk: Desk, player: Player = ANNA) -> list[int]:
    """Return the deals of a player's open games that are of no daily challenge."""
    return [game.record.deal for game in await desk.store.unfinished_games(player) if not game.challenge]


async def test_it_says_what_the_game_is_about_and_starts_nothing(desk: Desk) -> None:
    challenge = await day_with(desk, "wish")
    offers = [await desk.type(line) for line in ("/daily", "/daily", f"/daily {challenge.number}")]
    assert len({shown(offer).text for offer in offers}) == 1
    text = shown(offers[0]).text
    assert shown(offers[0]).title.startswith(f"Daily challenge #{challenge.number} · Wish")
    assert "Only your first run is ranked. No undo, hints or restart." in text
    assert re.search(r"Start before (\w+) 00:00, finish before \1 12:00 \(UTC\)\.", text)
    assert labels(offers[0]) == ["Start", "Practice first", "Rules"]
    assert button(offers[0], "Start").style is ButtonStyle.MOVE
    assert await desk.store.unfinished_games(ANNA) == ()
    assert await ResultStore(desk.app.services.store.redis).begun(ANNA, challenge.number) == ""
    rules = await desk.press(offers[0], "Rules")
    assert shown(rules).title.startswith("Wish")

    board = await desk.press(offers[0], "Start")
    assert board.target is ReplyTarget.HERE, "the board takes the place of what was said"
    session = await current(desk)
    assert (session.record, session.is_ranked) == (challenge.record, True)
    assert start_of(await desk.type("/daily")) is None
    assert (await current(desk)).id == session.id
    over = await play(desk, winning(challenge))
    assert "place 1 of 1" in shown(over).text
    assert "place 1 of 1" in shown(await desk.press(offers[0], "Start")).text, "it is not played twice"


@pytest.mark.parametrize("game", [game.name for game in all_games()])
async def test_a_deal_is_rated_for_those_who_have_finished_a_game_of_its_kind(desk: Desk, game: str) -> None:
    challenge = await day_with(desk, game)
    rating = [f"Difficulty {challenge.difficulty}/5 (5 is hardest)."]
    if challenge.par is not None:
        rating.append(f"Par {challenge.par}: the best known score.")
    if game == "freecell":
        rating.append("This deal can be won with")
    goal = f"Goal: {challenge.goal} points or more."
    await desk.know_all_games(BEN)
    for player, knows in ((ANNA, False), (BEN, True)):
        offer = await desk.type("/daily", player)
        board = await desk.start_attempt(offer, player)
        for reply in (offer, board):
            text = shown(reply).text
            assert [line in text for line in rating] == [knows] * len(rating)
            assert ("Par " in text) == (knows and challenge.par is not None)
            assert (goal in text) == (challenge.goal is not None)


async def test_the_two_kinds_of_goals_are_told(desk: Desk) -> None:
    goals = {(await day_with(desk, game)).goal is not None for game in ("wish", "flip")}
    assert goals == {True, False}


async def test_start_pressed_or_delivered_twice_starts_one_game(desk: Desk, redis_url: str) -> None:
    offer = await desk.type("/daily")
    pressed = button(offer, "Start").action
    async with Redis.from_url(redis_url) as redis:
        other = Desk(PlayerStore(redis))
        actions = [replace(pressed, event=event) for event in ("1", "1", "2", "3")]
        replies = await asyncio.gather(*(one.act(what) for one in (desk, other) for what in actions))
    assert len({shown(reply).title for reply in replies}) == 1
    (game,) = await desk.store.unfinished_games(ANNA)
    assert (game.challenge, game.is_ranked) == (1, True)


async def test_practice_is_an_easy_game_of_the_same_kind_and_never_the_days_deal(desk: Desk) -> None:
    challenge = await day_with(desk, "wish")
    secret, asked = challenge.record.deal, []

    def choose(_game: object, _options: object, ease: Ease) -> int:
        asked.append(ease)
        return secret if len(asked) == 1 else 1000 + len(asked)

    desk.app = App(Services(desk.store, Texts.load("en"), now=lambda: desk.time, choose_deal=choose))
    offer = await desk.type("/daily")
    pressed = replace(button(offer, "Practice first").action, event="1")
    board = await desk.act(pressed)
    assert board.target is ReplyTarget.NEW, "the button that starts the attempt stays"
    session = await current(desk)
    assert (session.record.deal, session.record.option_words) == (1002, challenge.record.option_words)
    assert (session.challenge, session.is_ranked, all(asked)) == (0, False, True)
    assert str(1002) in shown(board).title
    await asyncio.gather(*(desk.act(replace(pressed, event=event)) for event in ("1", "2", "3")))
    assert await practice_games(desk) == [1002]

    await desk.start_attempt(offer)
    assert (await current(desk)).is_ranked
    await desk.act(replace(pressed, event="4"))
    assert (await current(desk)).id == session.id, "typed moves go to what is shown"
    await desk.type("/giveup yes")
    await desk.act(replace(pressed, event="5"))
    (second,) = await practice_games(desk)
    assert second != 1002
    await desk.act(replace(pressed, event="5"))
    assert await practice_games(desk) == [second]
    assert await ResultStore(desk.app.services.store.redis).result(ANNA, challenge.number) is None


async def test_practice_has_the_lowest_difficulty(desk: Desk) -> None:
    for game in all_games():
        desk.app = App(Services(desk.store, Texts.load("en"), now=lambda: desk.time))
        challenge = await day_with(desk, game.name)
        await desk.press(await desk.type("/daily"), "Practice first")
        record = (await current(desk)).record
        assert (record.game, record.option_words) == (game.name, challenge.record.option_words)
        deal = find_certified_deal(record)
        pool = find_pool(game, read_options(game.options, record.option_words))
        assert deal
        assert pool
        easier = [len(pool.numbers_of(level)) for level in range(1, deal.difficulty)]
        assert sum(easier) < ENOUGH_EASY
        desk.time += DAY_SECONDS


async def test_an_old_start_button_says_that_the_day_is_over(desk: Desk) -> None:
    offer = await desk.type("/daily")
    desk.time += DAY_SECONDS
    for _ in range(2):
        past = await desk.press(offer, "Start")
        assert "Daily challenge #1 is over." in shown(past).text
        assert labels(past) == ["Today’s challenge", "Play #1", "Past days"]
        assert past.target is ReplyTarget.HERE
        desk.time = await closing_time(desk, 1)
    assert await desk.store.unfinished_games(ANNA) == ()
    await desk.press(offer, "Practice first")
    assert len(await practice_games(desk)) == 1


async def test_below_a_post_it_is_shown_to_whom_the_board_is(desk: Desk) -> None:
    desk.room = Room(group=GROUP)
    for word in ("private", "public"):
        is_private = word == "private"
        player = ANNA if is_private else BEN
        offer = await desk.act(Action(Verb.DAILY, ("1", word)), player)
        assert (offer.is_only_for_player, offer.target) == (is_private, ReplyTarget.NEW)
        board = await desk.start_attempt(offer, player)
        assert (board.is_only_for_player, board.target) == (is_private, ReplyTarget.HERE)
        (game,) = await desk.store.unfinished_games(player)
        assert (game.is_private, game.group) == (is_private, GROUP)


async def test_the_board_is_seen_by_those_who_saw_the_question(desk: Desk) -> None:
    desk.room = Room(group=GROUP)
    offer = await desk.type("/daily")
    private = GroupSettings(is_private=True)
    await desk.store.groups.save_settings(Chat.TELEGRAM, GROUP, private)
    board = await desk.start_attempt(offer)
    assert (board.target, board.is_only_for_player) == (ReplyTarget.HERE, False)


async def test_a_private_run_never_takes_the_place_of_a_public_message(desk: Desk) -> None:
    desk.room = Room(group=GROUP)
    seen, hidden = await desk.type("/daily public"), await desk.type("/daily private")
    await desk.start_attempt(hidden)
    again = await desk.start_attempt(seen)
    assert (again.target, again.is_only_for_player) == (ReplyTarget.NEW, True)


async def test_another_players_button_starts_a_run_of_ones_own(desk: Desk) -> None:
    desk.room = Room(group=GROUP)
    offer = await desk.type("/daily")
    board = await desk.press(offer, "Start", BEN)
    assert board.target is ReplyTarget.NEW
    assert (await current(desk, BEN)).is_ranked
    assert await desk.store.unfinished_games(ANNA) == ()


async def test_what_is_said_in_the_private_chat_counts_in_the_group(desk: Desk) -> None:
    desk.room = Room(group=GROUP)
    offer = await desk.type("/daily private")
    code = await desk.app.services.get(ChallengeService).invitation_code(1, GROUP)
    desk.room = Room()  # Telegram shows it in the private chat
    link = await desk.act(Action(Verb.START, (code,)), BEN)
    for reply, player in ((offer, ANNA), (link, BEN)):
        board = await desk.start_attempt(reply, player)
        assert board.target is ReplyTarget.HERE
        (game,) = await desk.store.unfinished_games(player)
        assert (game.group, game.is_ranked) == (GROUP, True)
    forged = Action(Verb.DAILY, ("start", f"{code[:-1]}{'0' if code[-1] != '0' else '1'}"))
    third = Player(Chat.TELEGRAM, 9)
    assert "Unknown day" in (await desk.act(forged, third)).notice
    assert await desk.store.unfinished_games(third) == ()


@pytest.mark.parametrize("language", finished_languages())
async def test_it_fits_for_the_largest_ids_in_every_language(desk: Desk, language: str) -> None:
    player = Player(Chat.DISCORD, LARGEST)
    desk.app = App(Services(desk.store, Texts.load(language), now=lambda: desk.time))
    await desk.know_all_games(player)
    for _ in all_games():
        for room in (Room(), Room(group=-(2**63)), Room(group=LARGEST, is_private=True)):
            desk.room = room
            reply = await desk.type("/daily", player)  # the desk packs every button
            assert start_of(reply) is not None
        challenge = await challenge_of(desk)
        assert str(challenge.record.deal) not in shown(reply).title + shown(reply).text
        desk.time += DAY_SECONDS


async def test_it_says_the_times_of_the_players_zone(desk: Desk) -> None:
    desk.time += NOON
    await desk.type("/settings zone=Asia/Tokyo")
    text = shown(await desk.type("/daily")).text
    assert "Start before Saturday 09:00, finish before Saturday 21:00 (Asia/Tokyo)." in text


async def test_a_typed_start_needs_no_button(desk: Desk) -> None:
    board: Reply = await desk.type("/daily start")
    assert (await current(desk)).is_ranked
    assert Verb.MORE in {control.action.verb for control in controls(board)}
    await desk.type("/daily practice", BEN)
    assert not (await current(desk, BEN)).challenge
