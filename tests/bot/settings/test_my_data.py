"""A player's data: shown, exported as a file, and deleted completely."""

import json
from dataclasses import fields, replace
from itertools import product
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Chat, Player, Room
from bot.core.exercise import Exercise, ExerciseKind
from bot.core.personal_data import References
from bot.core.replies import Document, ReplyTarget
from bot.core.retention import DAY, RetentionPeriods
from bot.core.screens import ButtonStyle
from bot.core.session import Session
from bot.core.settings import PlayerSettings
from bot.core.typed_input.lines import read_line
from bot.features.privacy.export import FILE, STATES, as_json
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.chat_history import ChatHistory
from bot.storage.keys import PlayerPart, player_key, session_key
from bot.storage.player_data import PlayerData
from bot.storage.player_store import PlayerStore
from bot.storage.stored_messages import MessageAuthor, StoredMessage
from engine.move import Move
from engine.record import Record
from tests.bot.days import certified, play
from tests.bot.desk import ANNA, BEN, LOST, MORNING, WON, Desk, button, labels, shown

YES = "Yes, delete everything"


async def stored_keys(desk: Desk) -> set[str]:
    """Return the names of all keys in the store, except those that are not about players.

    These are the bot's own, and the numbers of first attempts at deals.
    """
    names = {key.decode() async for key in desk.store.redis.scan_iter("*")}
    return {name for name in names if not name.startswith(("sb1:{daily}:", "sb1:secret:", "sb1:{deal:"))}


async def exported(desk: Desk, player: Player = ANNA) -> dict[str, Any]:
    reply = await desk.type("/mydata export", player)
    assert reply.target is ReplyTarget.PRIVATE
    assert isinstance(reply.document, Document)
    assert reply.document.name == FILE
    assert isinstance(reply.document.content, bytes)
    file: dict[str, Any] = json.loads(reply.document.content)
    return file


async def fill(desk: Desk, player: Player = ANNA) -> None:
    """Store something of every kind about a player."""
    for line in (
        "/settings theme=night language=en zone=Asia/Tokyo boards=words results=nobody",
        "/play wish 42",
        "de",
        "/undo",
        "/play flip 7",
        "deal",
        "/giveup yes",
        "/play follow 1103",
        "/play kittyhawk level 3",
    ):
        assert (await desk.type(line, player)).screen
    desk.time += DAY
    await desk.type("/play wish 43", player)
    await ChatHistory(desk.store.redis, player).add(
        "", (StoredMessage(MessageAuthor.BOT, MORNING, "Welcome"),)
    )


@pytest.mark.parametrize("language", finished_languages())
async def test_stored_data_are_shown_only_to_the_player(desk: Desk, language: str) -> None:
    desk.room = Room(language=language)
    texts = Texts.load(language)
    await fill(desk)
    await desk.type("/settings language=chat")
    reply = await desk.type("/mydata")
    assert reply.target is ReplyTarget.PRIVATE
    text = shown(reply).text
    assert texts("my-data-games", open=4, past=1) in text
    assert texts("my-data-lifetimes", open=90, past=365, longest=365) in text
    assert texts("my-data-days-lifetimes", days=21, years=3) in text
    assert texts("my-data-conversation", days=90) not in text  # this is not the web chat
    buttons = ("export", "delete", "my-data-more", "to-settings")
    assert labels(reply) == [texts(f"button-{name}") for name in buttons]
    more = await desk.press(reply, texts("button-my-data-more"))
    assert more.target is ReplyTarget.HERE
    assert texts("my-data-seen", results="nobody") in shown(more).text
    assert texts("my-data-after", days=3) in shown(more).text
    assert texts("my-data-page") not in shown(more).text
    assert shown(await desk.press(more, texts("button-my-data"))) == shown(reply)
    assert (await desk.press(await desk.type("/settings"), texts("button-my-data"))).screen == reply.screen


async def test_the_web_chat_mentions_its_history_and_the_retention_periods(redis: Redis) -> None:
    app = App(
        Services(PlayerStore(redis, RetentionPeriods(unfinished_days=1, finished_days=30)), Texts.load("en"))
    )
    text = shown(await app.handle(Player(Chat.PAGE, 5), read_line("/mydata"))).text
    assert "• the last messages on this page, for 90 days" in text
    assert "deleted 1 day after their last move, finished games after 30 days" in text
    assert "within 30 days" in text


CHANGED: dict[str, object] = {
    "id": "zzzzzzzzzz", "record": Record.read("wish/1 #43 | take d e"), "challenge": 3,
    "undone": (Move.read("take d e"),), "event": "0a1b", "hinted": 1, "judged": 1,
    "exercise": Exercise(ExerciseKind.SECOND_TRY, base=1),
}  # fmt: skip
"""Another value of each field of a session whose value is neither a number nor a flag."""


@pytest.mark.parametrize("field", [one.name for one in fields(Session)])
def test_the_export_has_every_field_of_a_game(field: str) -> None:
    """A daily challenge, which alone has a group, and whose number is open to all."""
    plain = Session("0123456789", Record.read("wish/1 #42 | take d e"), began=60, moved=90, challenge=2)
    value = getattr(plain, field)
    other: Any = CHANGED[field] if field in CHANGED else (not value if type(value) is bool else value + 7)
    exports = []
    for session in (plain, replace(plain, **{field: other})):
        sessions = {str(name): {session.id: session.text} for name in STATES}
        stored = PlayerData(sessions, {}, {}, References({}))
        file = json.loads(as_json(ANNA, stored, (), (), now=99, last_closed=9))
        exports.append(file["games"])
    assert exports[0] != exports[1]


async def test_only_games_of_wish_grant_wishes(desk: Desk) -> None:
    await desk.play(WON)
    kittyhawk = certified("kittyhawk").record()
    await desk.type(f"/play kittyhawk {kittyhawk.deal}")
    await play(desk, tuple(move.text for move in kittyhawk.moves))
    games = (await exported(desk))["statistics"]["games"]
    assert {kind: count["wishes"] for kind, count in games.items() if "wishes" in count} == {
        "wish": 1,
        "wish *": 1,
    }
    assert {kind: count["first_wins"] for kind, count in games.items() if "first_wins" in count} == {
        "kittyhawk": 1,
        "kittyhawk *": 1,
        "*": 2,
    }


async def test_everything_is_exported_in_a_form_that_can_be_read(desk: Desk) -> None:
    await fill(desk)
    file = await exported(desk)
    assert file["chat"] == "telegram"
    assert file["account"] == str(ANNA.id)
    assert file["made"] == "2027-01-16T08:00:00Z"
    settings = {"theme": "night", "language": "en", "zone": "Asia/Tokyo", "view": "words"}
    assert (settings | {"results": "nobody"}).items() <= file["settings"].items()
    games = {game["record"]: game for game in file["games"]}
    assert {name: game["state"] for name, game in games.items() if "#7" in name or "#4" in name} == {
        "wish/1 #42": "open",
        "wish/1 #43": "open",
        "flip/1 #7 | deal": "finished",
    }
    wish = games["wish/1 #42"]
    assert (wish["undos"], wish["taken_back"], wish["is_first_of_its_day"]) == (1, "take d e", True)
    assert wish["began"] == wish["changed"] == wish["first_move"] == "2027-01-15T08:00:00Z"
    assert games["flip/1 #7 | deal"]["has_given_up"] is True
    assert {(first["game"], first["day"]) for first in file["first_deals_of_a_day"]} >= {
        ("wish", "2027-01-15"),
        ("wish", "2027-01-16"),
        ("follow", "2027-01-15"),
    }
    for game in games.values():
        assert Record.read(game["record"]).text == game["record"]


async def test_unreadable_data_are_exported_as_they_are(desk: Desk) -> None:
    await desk.type("/play wish 42")
    key = session_key(ANNA, (await desk.store.settings(ANNA)).current)
    await desk.store.redis.set(key, b"nonsense \xff")
    (game,) = (await exported(desk))["games"]
    assert game["kept"] == "nonsense \ufffd"


async def test_after_deletion_nothing_is_left_and_the_player_can_start_again(desk: Desk) -> None:
    await fill(desk)
    assert len(await stored_keys(desk)) > 10
    asked = await desk.press(await desk.type("/mydata"), "Delete everything…")
    assert asked.target is ReplyTarget.HERE
    assert button(asked, YES).style is ButtonStyle.DANGER
    reply = await desk.press(asked, YES)
    assert reply.target is ReplyTarget.HERE
    assert "is deleted" in shown(reply).text
    file = await exported(desk)
    assert (file["settings"], file["games"], file["first_deals_of_a_day"]) == ({}, [], [])
    assert await stored_keys(desk) == set()
    assert await desk.store.settings(ANNA) == PlayerSettings()
    assert "Wish" in labels(await desk.press(reply, "Another game"))
    assert shown(await desk.type("/play wish 42")).picture  # the setting for boards in words was deleted too
    (game,) = await desk.store.unfinished_games(ANNA)
    assert game.is_first


async def test_a_deletion_that_is_delivered_again_deletes_no_newer_game(desk: Desk) -> None:
    await desk.type("/play wish 42")
    asked = await desk.type("/mydata delete")
    await desk.type("de")  # a move does not change the list of games
    await desk.type("/giveup yes")  # neither does the end of a game
    first = await desk.press(asked, YES)
    assert "is deleted" in shown(first).text
    assert shown(await desk.press(asked, YES)) == shown(first)
    await desk.type("/play wish 42")
    again = await desk.press(asked, YES)
    assert "has changed since" in again.notice
    assert shown(again).title == "Delete everything?"
    assert len(await desk.store.unfinished_games(ANNA)) == 1
    assert shown(await desk.press(again, YES)) == shown(first)
    assert await stored_keys(desk) == set()


async def test_other_players_data_are_not_deleted(desk: Desk) -> None:
    await fill(desk)
    twin = Player(Chat.DISCORD, ANNA.id)
    for player in (BEN, twin):
        await fill(desk, player)
    await desk.type("/settings theme=paper", BEN)
    before = {key for key in await stored_keys(desk) if not key.startswith("sb1:{telegram:7}:")}
    await desk.type("/mydata delete yes")
    assert await stored_keys(desk) == before
    assert (await desk.store.settings(BEN)).theme == "paper"


async def test_nothing_is_deleted_before_the_second_press(desk: Desk) -> None:
    await fill(desk)
    before = await stored_keys(desk)
    for words in ("", "delete", "delete no", "export", "yes", "x"):
        await desk.type(f"/mydata {words}")
    asked = await desk.type("/mydata delete")
    answer = await desk.press(asked, "No, keep it")
    assert shown(answer) == shown(await desk.type("/mydata"))
    assert await stored_keys(desk) == before


async def test_old_buttons_say_that_the_game_is_gone(desk: Desk) -> None:
    board = await desk.type("/play wish 42")
    over = await desk.play(LOST)
    await desk.type("/mydata delete yes")
    for reply, label in ((board, "J♠ + J♣"), (board, "Give up"), (over, "Review"), (over, "Undo")):
        name = next(one for one in labels(reply) if label in one)
        assert "isn’t stored anymore" in shown(await desk.press(reply, name)).text
    assert await stored_keys(desk) == set()
    assert "don’t have a game in progress" in shown(await desk.type("de")).text


async def test_games_with_shortened_retention_are_deleted_as_well(redis: Redis) -> None:
    before = Desk(PlayerStore(redis))
    after = Desk(PlayerStore(redis, RetentionPeriods(unfinished_days=7, finished_days=3)))
    await before.play(WON)
    await before.type("/play wish 42")
    await before.type("/play wish 43")
    after.time = MORNING + 5 * DAY
    await after.type("/play wish 44")  # the finished game has expired, the open ones have not
    assert len(await after.store.past_games(ANNA, 5)) == 0
    assert len(await after.store.unfinished_games(ANNA)) == 3
    assert len({key for key in await stored_keys(after) if ":game:" in key}) == 3
    assert await after.store.redis.ttl(player_key(ANNA, PlayerPart.UNFINISHED_GAMES)) > 80 * DAY
    await after.type("/mydata delete yes")
    assert {key for key in await stored_keys(after) if ":first:" not in key} == set()


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"])
async def test_first_deals_of_all_possible_days_are_deleted(desk: Desk, zone: str) -> None:
    for start, hours in product((MORNING - 8 * 3600, MORNING + 16 * 3600 - 1), (0, 12, 23, 36, 47)):
        desk.time = start
        await desk.store.choose(ANNA, {"zone": zone})
        await desk.type("/play wish 42")
        desk.time += hours * 3600
        await desk.type("/mydata delete yes")
        assert await stored_keys(desk) == set()
