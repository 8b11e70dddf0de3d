"""Much at once: groups in which more is played than Telegram lets a bot show, and chats told to wait."""

import asyncio
from collections.abc import Callable
from functools import partial
from math import ceil

import pytest

from bot.chats.telegram.adapter import TelegramAdapter
from bot.chats.telegram.sending.message_target import MessageTarget
from bot.chats.telegram.sending.outgoing_message import SendOutcome
from bot.chats.telegram.sending.outgoing_queue import MOST_WAITING
from bot.chats.telegram.sending.send_budget import TO_GROUP, TO_PLAYER, Clock
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from tests.telegram_chat.chats import Json, quoted
from tests.telegram_chat.clocks import HandClock
from tests.telegram_chat.people import GROUP, Person, buttons, words
from tests.telegram_chat.quota import Quota
from tests.telegram_chat.refusals import flood, migrated
from tests.telegram_chat.server import Server

pytestmark = [
    pytest.mark.usefixtures("bot"),
    pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning"),
]

OTHERS: Json = {"id": -100_501, "type": "supergroup", "title": "Other players"}
SEEN = ("editMessageMedia", "sendPhoto", "sendMessage", "editMessageText", "editMessageReplyMarkup")


@pytest.fixture
def clock(hand: HandClock) -> Clock:
    return hand.clock


@pytest.fixture(autouse=True)
def quota(server: Server, hand: HandClock) -> None:
    """Have Telegram refuse whatever is too much for a group, by the same clock."""
    server.quota = Quota(hand.clock.now)


def moved(board: Json) -> str:
    """Return the label of a button that changes a board for sure: taking a move back, else a move."""
    labels = [str(button["text"]) for button in buttons(board)]
    return next((label for label in labels if label.startswith("↩")), labels[0])


def shown(server: Server, chat: Json) -> int:
    """Return how often something was sent to a chat or changed there."""
    return sum(len(server.sent(method, chat["id"])) for method in SEEN)


def shows(board: Json, told: str) -> bool:
    """Tell whether a board says what is to be said."""
    return words(board) == told


async def later(server: Server, hand: HandClock, find: Callable[[], bool]) -> None:
    """Let time pass until something is so."""
    found = asyncio.ensure_future(server.until(find))
    while not found.done():
        sleeper = asyncio.ensure_future(hand.sleeper())
        await asyncio.wait({found, sleeper}, return_when=asyncio.FIRST_COMPLETED)
        if sleeper.done():
            hand.wind(sleeper.result())
        else:
            sleeper.cancel()
    assert found.result()


async def use_up(person: Person, board: Json, hand: HandClock) -> Json:
    """Press until the board has to wait, and return how the press was answered."""
    for _ in range(TO_GROUP.limit):
        before = words(board)
        answer = await person.press(board, moved(board))
        if words(board) == before:
            assert await hand.sleeper() > 0
            return answer
    raise AssertionError("the board never had to wait")


async def test_a_burst_is_shown_at_once(anna: Person, server: Server, hand: HandClock) -> None:
    board = await anna.say("/play wish 0", GROUP)
    for _ in range(TO_GROUP.burst - 1):
        await anna.change(board, moved(board))
    assert shown(server, GROUP) == TO_GROUP.burst
    assert hand.time == 1000.0


async def test_under_pressure_the_newest_board_wins_and_telegram_refuses_nothing(
    anna: Person, berta: Person, server: Server, hand: HandClock
) -> None:
    people = {id(anna): anna, id(berta): berta}
    boards = {
        id(anna): await anna.say("/play wish 0", GROUP),
        id(berta): await berta.say("/play wish 1", GROUP),
    }
    for _ in range(60):  # a minute and a half of one press a second, by each of two
        for number, person in people.items():
            await person.press(boards[number], moved(boards[number]))
        hand.wind(1.5)
    for number, person in people.items():
        told = words(await person.say("/resume"))
        await later(server, hand, partial(shows, boards[number], told))
    assert server.refused == []


async def test_presses_are_answered_while_boards_wait_and_say_for_how_long(
    anna: Person, hand: HandClock
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    answer = await use_up(anna, board, hand)
    seconds = ceil(await hand.sleeper())
    assert f"in {seconds} seconds" in answer["text"]
    assert "private chat I am faster" in answer["text"]
    assert "show_alert" not in answer
    before = words(board)
    again = await anna.press(board, moved(board))
    assert "earlier board" in again["text"]
    assert words(board) == before


async def test_of_many_boards_for_one_message_only_the_newest_is_shown(
    anna: Person, server: Server, hand: HandClock
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    await use_up(anna, board, hand)
    before = shown(server, GROUP)
    for _ in range(5):
        await anna.press({**board}, moved(board))
    hand.wind(TO_GROUP.seconds)
    told = await anna.say("/resume")
    await server.until(lambda: words(board) == words(told))
    assert shown(server, GROUP) == before + 1


async def test_a_group_that_waits_keeps_nobody_else_waiting(
    anna: Person, berta: Person, hand: HandClock
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    await use_up(anna, board, hand)
    for chat in (None, OTHERS):
        elsewhere = await berta.say("/play wish 1", chat)
        await berta.change(elsewhere, next(buttons(elsewhere))["text"])
    private = await anna.say("/resume")
    assert private["photo"]


async def test_new_messages_wait_in_their_order(anna: Person, server: Server, hand: HandClock) -> None:
    board = await anna.say("/play wish 0", GROUP)
    await use_up(anna, board, hand)
    asked = [await anna.write(f"/play wish {deal}", GROUP) for deal in (5, 6, 7)]
    last = asked[-1]["message_id"]
    await later(server, hand, lambda: server.chats.last(GROUP) == last + 3)
    answers = [server.messages[GROUP["id"], last + place] for place in (1, 2, 3)]
    assert [words(answer).partition("deal ")[2][:1] for answer in answers] == ["5", "6", "7"]
    assert server.refused == []


async def test_moves_that_are_typed_while_a_group_waits_come_to_one_board(
    anna: Person, server: Server, hand: HandClock
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    await use_up(anna, board, hand)
    for line in ("ef", "gh", "/undo", "gh"):
        await anna.write(line, GROUP, reply_to_message=quoted(board))
    last = server.chats.last(GROUP)
    told = words(await anna.say("/resume"))
    await later(server, hand, lambda: server.chats.last(GROUP) > last)
    fresh = server.messages[GROUP["id"], last + 1]
    assert words(fresh) == told
    elsewhere = await anna.write("/help", GROUP)
    await later(server, hand, lambda: server.chats.last(GROUP) > elsewhere["message_id"])
    assert "photo" not in server.messages[GROUP["id"], elsewhere["message_id"] + 1]
    assert server.chats.last(GROUP) == last + 3  # the board, the command and its answer


async def test_who_asks_for_too_much_gets_what_was_asked_last(
    anna: Person, server: Server, hand: HandClock
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    await use_up(anna, board, hand)
    for _ in range(MOST_WAITING + 5):
        await anna.write("/board", GROUP)
    last = (await anna.write("/play wish 5", GROUP))["message_id"]
    await anna.say("/help")  # is answered when all before it is
    await later(
        server, hand, lambda: "deal 5" in words(server.messages[GROUP["id"], server.chats.last(GROUP)])
    )
    assert server.chats.last(GROUP) <= last + MOST_WAITING
    assert server.refused == []


async def test_who_presses_below_too_many_messages_gets_what_was_pressed_last(
    anna: Person, bot: TelegramAdapter, hand: HandClock, texts: Texts
) -> None:
    await use_up(anna, await anna.say("/play wish 0", GROUP), hand)  # so that its board waits, too
    pressed = range(1000, 1000 + MOST_WAITING + 2)
    targets = [MessageTarget(GROUP["id"], message=number) for number in pressed]
    outcomes = [bot._queue.put(target, Screen(text="x"), texts) for target in targets]
    assert [outcome.done() for outcome in outcomes] == [True] * 2 + [False] * MOST_WAITING
    assert outcomes[0].result() is SendOutcome.REPLACED


async def test_one_who_is_alone_is_told_of_a_wait_in_other_words(
    anna: Person, server: Server, hand: HandClock
) -> None:
    board = await anna.say("/play wish 0")
    server.refuse("editMessageMedia", flood(30))
    await anna.press(board, moved(board))
    await hand.sleeper()
    answer = await anna.press(board, "Give up")
    assert "30 seconds" in answer["text"] or "earlier board" in answer["text"]
    assert "group" not in answer["text"]


async def test_one_who_plays_alone_may_press_fast(anna: Person, hand: HandClock) -> None:
    board = await anna.say("/play wish 0")
    for _ in range(TO_PLAYER.burst - 1):
        await anna.change(board, moved(board))
    assert hand.time == 1000.0
    await anna.press(board, moved(board))
    assert 0 < await hand.sleeper() < 2


@pytest.mark.parametrize("method", ["sendPhoto", "editMessageMedia"])
async def test_a_chat_that_is_told_to_wait_waits_alone_and_long_enough(
    anna: Person, berta: Person, server: Server, hand: HandClock, method: str
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    server.refuse(method, flood(30), GROUP["id"])
    if method == "sendPhoto":
        asked = await anna.write("/play wish 3", GROUP)
    else:
        await anna.press(board, moved(board))
    assert await hand.sleeper() == 30
    before = shown(server, GROUP)
    elsewhere = await berta.say("/play wish 1")
    await berta.change(elsewhere, moved(elsewhere))
    hand.wind(29)
    await berta.change(elsewhere, moved(elsewhere))
    assert shown(server, GROUP) == before
    hand.wind(1)
    if method == "sendPhoto":
        assert (await anna.answer_to(asked))["photo"]
    else:
        await server.until(lambda: "edit_date" in board)


async def test_a_file_that_has_to_wait_comes_later(anna: Person, server: Server, hand: HandClock) -> None:
    board = await anna.say("/play wish 0")
    server.refuse("sendDocument", flood(20))
    await anna.tap_file(board)
    assert await hand.sleeper() == 20
    hand.wind(20)
    assert (await anna.answer_to(board))["document"]


async def test_an_answer_to_a_press_that_has_to_wait_is_given_later(
    anna: Person, berta: Person, server: Server
) -> None:
    board = await anna.say("/play wish 0")
    server.refuse("answerCallbackQuery", flood(1))
    query = await anna.tap(board, moved(board))
    await server.until(lambda: server.refused)
    assert await berta.say("/play wish 1")
    assert server.answers[query] == []
    await anna.answered(query)


async def test_what_waits_for_a_group_moves_along_with_it(
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
    await anna.change(fresh, moved(fresh))
