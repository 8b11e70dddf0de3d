"""Flood limits: groups with more actions than a bot can answer, and chats that Telegram pauses."""

import asyncio
from collections.abc import Callable
from functools import partial
from math import ceil

import pytest

from bot.chats.telegram.messages import MOST_IN_GROUP
from bot.chats.telegram.sending.send_budget import TO_GROUP
from bot.chats.telegram.updates import polling, update_queue
from bot.runtime.clock import Clock
from tests.telegram_chat.chats import Json, quoted
from tests.telegram_chat.clocks import HandClock
from tests.telegram_chat.people import GROUP, Person, buttons, words
from tests.telegram_chat.refusals import Quota, flood, migrated
from tests.telegram_chat.server import GRACE, Server

pytestmark = [
    pytest.mark.usefixtures("bot"),
    pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning"),
]

OTHERS: Json = {"id": -100_501, "type": "supergroup", "title": "Other players"}
SENDING = ("editMessageMedia", "sendPhoto", "sendMessage", "editMessageText", "editMessageReplyMarkup")


@pytest.fixture
def clock(hand: HandClock) -> Clock:
    return hand.clock


@pytest.fixture(autouse=True)
def quota(server: Server, hand: HandClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.chats.telegram.adapter.SEND_DRAIN_SECONDS", 0.0)  # no draining at the end
    server.quota = Quota(hand.clock.now)


def undo_or_move(board: Json) -> str:
    labels = [str(button["text"]) for button in buttons(board)]
    return next((label for label in labels if label.startswith("↩")), labels[0])


def count_sent(server: Server, chat: Json) -> int:
    return sum(len(server.sent(method, chat["id"])) for method in SENDING)


async def later(server: Server, hand: HandClock, find: Callable[..., bool], *words: str) -> None:
    """Wind the clock from one sleeper to the next, until a condition is true."""
    found = asyncio.ensure_future(server.until(partial(find, *words)))
    while not found.done():
        sleeper = asyncio.ensure_future(hand.sleeper())
        await asyncio.wait({found, sleeper}, return_when=asyncio.FIRST_COMPLETED)
        if sleeper.done():
            hand.wind(sleeper.result())
        else:
            sleeper.cancel()
    assert found.result()


async def use_up(person: Person, board: Json, hand: HandClock) -> Json:
    """Press buttons until the board has to wait; return the answer to the last press."""
    for _ in range(TO_GROUP.limit):
        before = words(board)
        answer = await person.press(board, undo_or_move(board))
        if words(board) == before:
            assert await hand.sleeper() > 0
            return answer
    raise AssertionError("the board never had to wait")


async def test_under_pressure_the_newest_board_wins_and_telegram_refuses_nothing(
    anna: Person, berta: Person, server: Server, hand: HandClock
) -> None:
    people = {id(anna): anna, id(berta): berta}
    boards = {
        id(anna): await anna.say("/play wish 0", GROUP),
        id(berta): await berta.say("/play wish 1", GROUP),
    }
    for _ in range(20):  # a minute and a half in which both players press often
        for number, person in people.items():
            await person.press(boards[number], undo_or_move(boards[number]))
        hand.wind(4.5)
    for number, person in people.items():
        newest = words(await person.say("/resume"))
        await later(server, hand, partial(lambda board, text: words(board) == text, boards[number], newest))
    # A move that was undone while the board waited may leave it as it is.
    assert {text.partition(":")[0] for text in server.refused} <= {"message is not modified"}


@pytest.mark.parametrize(("pause", "longest"), [(0.0, 1.3), (1.2, 0.3)], ids=["at once", "every 1.2 s"])
async def test_a_player_alone_never_waits_long_for_a_board(
    anna: Person, server: Server, hand: HandClock, pause: float, longest: float
) -> None:
    """Press as soon as the board has come, or regularly, for three minutes."""
    board = await anna.say("/play wish 0")
    waits: list[float] = []
    begun = hand.time
    while hand.time < begun + 180:
        pressed, before = hand.time, words(board)
        await anna.press(board, undo_or_move(board))
        await later(server, hand, lambda text: words(board) != text, before)
        waits.append(hand.time - pressed)
        hand.wind(max(pause - waits[-1], 0.0))
    assert max(waits) <= longest
    assert server.refused == []


async def test_while_a_board_waits_presses_are_answered_with_the_seconds(
    anna: Person, hand: HandClock
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    answer = await use_up(anna, board, hand)
    seconds = ceil(await hand.sleeper())
    assert f"wait {seconds} seconds" in answer["text"]
    assert "private chat is faster" in answer["text"]
    assert "show_alert" not in answer
    before = words(board)
    again = await anna.press(board, undo_or_move(board))
    assert "out of date" in again["text"]
    assert words(board) == before


async def test_while_a_board_waits_telegram_is_asked_for_updates_by_one_long_poll(
    anna: Person, server: Server, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(update_queue, "SEND_SECONDS", GRACE)
    monkeypatch.setattr(polling, "ANSWER_SECONDS", GRACE)
    board = await anna.say("/play wish 0", GROUP)
    before = words(board)
    await use_up(anna, board, hand)
    await server.until(lambda: server.updates.is_polled)
    assert server.updates.pending == 0
    assert words(board) != before
    assert await hand.sleeper() > 0


async def test_new_messages_wait_in_their_order(anna: Person, server: Server, hand: HandClock) -> None:
    board = await anna.say("/play wish 0", GROUP)
    await use_up(anna, board, hand)
    asked = [await anna.write(f"/play wish {deal}", GROUP) for deal in (5, 6, 7)]
    last = asked[-1]["message_id"]
    await later(server, hand, lambda: server.chats.last(GROUP) == last + 3)
    answers = [server.messages[GROUP["id"], last + place] for place in (1, 2, 3)]
    assert [words(answer).partition("deal ")[2][:1] for answer in answers] == ["5", "6", "7"]
    assert server.refused == []


async def test_moves_typed_while_a_group_waits_result_in_one_board(
    anna: Person, server: Server, hand: HandClock
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    await use_up(anna, board, hand)
    for line in ("ef", "gh", "/undo", "gh"):
        await anna.write(line, GROUP, reply_to_message=quoted(board))
    last = server.chats.last(GROUP)
    newest = words(await anna.say("/resume"))
    await later(server, hand, lambda: server.chats.last(GROUP) > last)
    assert words(server.messages[GROUP["id"], last + 1]) == newest
    elsewhere = await anna.write("/help", GROUP)
    await later(server, hand, lambda: server.chats.last(GROUP) > elsewhere["message_id"])
    assert "photo" not in server.messages[GROUP["id"], elsewhere["message_id"] + 1]
    assert server.chats.last(GROUP) == last + 3  # the board, the command and its answer


async def test_only_some_answers_to_one_player_wait_for_a_group_and_more_are_refused_in_private(
    anna: Person, server: Server, hand: HandClock
) -> None:
    start = await anna.say("/start")
    await use_up(anna, await anna.say("/play wish 0", GROUP), hand)
    for deal in range(1, MOST_IN_GROUP + 3):
        await anna.write(f"/play wish {deal}", GROUP)
    last = server.chats.last(GROUP)
    assert "Too fast" in words(await anna.answer_to(start))
    await later(server, hand, lambda: server.chats.last(GROUP) == last + MOST_IN_GROUP)
    assert server.refused == []


@pytest.mark.parametrize("method", ["sendPhoto", "editMessageMedia"])
async def test_only_the_limited_chat_waits_and_long_enough(
    anna: Person, berta: Person, server: Server, hand: HandClock, method: str
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    server.refuse(method, flood(30), GROUP["id"])
    if method == "sendPhoto":
        asked = await anna.write("/play wish 3", GROUP)
    else:
        await anna.press(board, undo_or_move(board))
    assert await hand.sleeper() == 30
    before = count_sent(server, GROUP)
    elsewhere = await berta.say("/play wish 1")
    await berta.change(elsewhere, undo_or_move(elsewhere))
    hand.wind(29)
    await berta.change(elsewhere, undo_or_move(elsewhere))
    assert count_sent(server, GROUP) == before
    hand.wind(1)
    if method == "sendPhoto":
        assert (await anna.answer_to(asked))["photo"]
    else:
        await server.until(lambda: "edit_date" in board)


async def test_an_answer_to_a_press_that_telegram_pauses_is_sent_later(
    anna: Person, berta: Person, server: Server
) -> None:
    board = await anna.say("/play wish 0")
    server.refuse("answerCallbackQuery", flood(1))
    query = await anna.tap(board, undo_or_move(board))
    await server.until(lambda: server.refused)
    assert await berta.say("/play wish 1")
    assert server.answers[query] == []
    await anna.answered(query)


async def test_messages_that_wait_for_a_group_migrate_with_it(
    anna: Person, server: Server, hand: HandClock
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    await use_up(anna, board, hand)
    server.chats.migrate(GROUP, OTHERS)
    asked = await anna.write("/play wish 5", GROUP)
    last = server.chats.last(OTHERS)
    await later(server, hand, lambda: server.chats.last(OTHERS) == last + 2)
    assert migrated(OTHERS["id"]).description in server.refused
    new = [server.messages[OTHERS["id"], last + place] for place in (1, 2)]
    assert sorted(words(message).partition("deal ")[2][:1] for message in new) == ["0", "5"]
    assert all("reply_to_message" not in message for message in new)
    assert (GROUP["id"], asked["message_id"] + 1) not in server.messages
    fresh = next(message for message in new if "deal 5" in words(message))
    await anna.change(fresh, undo_or_move(fresh))
