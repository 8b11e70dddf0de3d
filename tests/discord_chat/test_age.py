"""Old messages, also from earlier versions of the bot, and delays, measured even if our clock is wrong."""

from dataclasses import replace

import pytest

from bot.chats.discord.latency import MAX_ANSWER_DELAY, WINDOW, DeliveryDelay
from bot.core.actions import Verb
from bot.core.callback_data import pack, unpack
from bot.i18n.texts import Texts
from tests.discord_chat.boards import deal, is_moved, move
from tests.discord_chat.simulator.components import BUTTON, ROW
from tests.discord_chat.simulator.interaction import Callback
from tests.discord_chat.simulator.message import V2, Message, Upload
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.refusal import Code
from tests.discord_chat.simulator.server import DiscordServer

EPOCH = 1420070400.0
"""The start of Discord's epoch in seconds since 1970."""
MINUTE = 60.0


def snowflake(seconds: float) -> int:
    return round((seconds - EPOCH) * 1000) << 22


class Clocks:
    """Our clock, which may be wrong, and the time that has passed."""

    def __init__(self, is_ahead: float = 0.0) -> None:
        self.is_ahead = is_ahead
        self.passed = 0.0

    def delay(self) -> DeliveryDelay:
        return DeliveryDelay(lambda: EPOCH + self.is_ahead + self.passed, lambda: self.passed)

    def event(self, late: float) -> int:
        return snowflake(EPOCH + self.passed - late)


def test_a_delay_is_measured_whatever_our_clock_shows() -> None:
    for is_ahead in (0.0, 7200.0, -7200.0, 0.4, -0.4):
        clocks = Clocks(is_ahead)
        delay = clocks.delay()
        for late in (0.05, 0.1, 1.5, 0.05):
            clocks.passed += 10
            measured = delay.of(clocks.event(late))
            assert clocks.passed == 10 or measured == pytest.approx(late - 0.05, abs=0.002)
        clocks.passed += WINDOW + 1  # the smallest difference is used for another window
        assert delay.of(clocks.event(1.55)) == pytest.approx(1.5, abs=0.002)


def test_the_first_event_is_measured_by_our_clock_unless_it_is_clearly_wrong() -> None:
    clocks = Clocks()
    for late, expected in ((1.5, 1.5), (MAX_ANSWER_DELAY + 1, 0.0), (-5, 0.0)):
        assert clocks.delay().of(clocks.event(late)) == pytest.approx(expected, abs=0.002)


def test_a_corrected_clock_is_trusted_after_a_while() -> None:
    clocks = Clocks()
    delay = clocks.delay()
    delay.of(clocks.event(0.05))
    clocks.is_ahead = 2.0
    assert delay.of(clocks.event(0.05)) == pytest.approx(2.0, abs=0.002)
    for _ in range(3):
        clocks.passed += WINDOW + 1
        delay.of(clocks.event(0.05))
    assert delay.of(clocks.event(0.05)) == pytest.approx(0.0, abs=0.002)
    assert delay.of(clocks.event(1.05)) == pytest.approx(1.0, abs=0.002)


@pytest.mark.usefixtures("playing")
async def test_a_delayed_press_is_deferred_at_once_whatever_the_time(
    discord: DiscordServer, carla: Player
) -> None:
    discord.clock.move(-5 * 60 * MINUTE)
    board = await deal(carla)
    assert (await carla.presses(board, move(board))).callback is Callback.UPDATE
    discord.clock.move(-1.5)
    assert (await carla.presses(board, move(board))).callback is Callback.DEFERRED_UPDATE
    discord.clock.move(1.5)
    assert (await carla.presses(board, move(board))).callback is Callback.UPDATE


@pytest.mark.usefixtures("playing")
@pytest.mark.parametrize(("minutes", "is_new"), [(54, False), (56, True), (600, True)])
async def test_issue_12_an_old_board_goes_on_below_and_says_so(
    discord: DiscordServer, carla: Player, texts: Texts, minutes: int, is_new: bool
) -> None:
    """discord-api-docs#4413: edits of messages older than an hour are counted, and soon rejected."""
    discord.clock.move(-minutes * MINUTE)
    board = await deal(carla)
    discord.clock.move(minutes * MINUTE)
    await carla.presses(board, move(board))
    *_, newest = carla.sees()
    await discord.until(lambda: not is_new or not board.buttons)
    assert is_moved(newest)
    assert (newest is not board) == is_new
    assert (board.words == texts("discord-goes-on-below")) == is_new
    assert not (is_new and board.attachments)


@pytest.mark.usefixtures("playing")
async def test_an_old_private_board_goes_on_privately(
    discord: DiscordServer, carla: Player, dora: Player
) -> None:
    discord.clock.move(-120 * MINUTE)
    board = await deal(carla, audience="private")
    discord.clock.move(120 * MINUTE)
    discord.world.refuses_old_edits = True
    await carla.presses(board, move(board))
    newest = carla.sees()[-1]
    assert newest is not board
    assert is_moved(newest)
    await carla.presses(newest, move(newest))
    assert carla.sees()[-1] is newest
    assert dora.sees() == []


@pytest.mark.usefixtures("playing")
async def test_an_edit_refused_for_age_before_its_time_goes_on_in_another_message(
    discord: DiscordServer, carla: Player
) -> None:
    board = await deal(carla)
    discord.faults.refuse("POST", "/interactions/*/callback", Code.OLD_EDITS)
    await carla.presses(board, move(board))
    await discord.until(lambda: is_moved(carla.sees()[-1]))
    assert len(carla.sees()) <= 2


@pytest.mark.usefixtures("playing")
async def test_issue_12_an_old_message_that_cannot_be_edited_does_not_stop_the_game(
    discord: DiscordServer, carla: Player, caplog: pytest.LogCaptureFixture
) -> None:
    discord.clock.move(-60 * MINUTE)
    board = await deal(carla)
    discord.clock.move(60 * MINUTE)
    discord.faults.refuse("PATCH", "/webhooks/*/messages/*", Code.UNKNOWN_MESSAGE)
    await carla.presses(board, move(board))
    assert is_moved(carla.sees()[-1])
    await discord.until(lambda: discord.faults.met)
    assert not [record for record in caplog.records if record.exc_info]


# Messages as earlier versions of the bot sent them


@pytest.fixture
async def older(discord: DiscordServer, carla: Player) -> Message:
    """Provide a board in the old format: content and an embed, a picture, buttons."""
    board = await deal(carla)
    message = discord.world.new_message(carla.channel, carla.user)
    button = {"type": BUTTON, "style": 1, "label": "a c", "custom_id": move(board).custom_id}
    sent = {
        "content": "**Wish, deal 42**",
        "embeds": [{"description": "32 cards left."}],
        "components": [{"type": ROW, "components": [button]}],
    }
    picture = board.pictures[0]
    message.write(sent, {0: Upload(picture.name, picture.content)}, discord.clock)
    discord.world.delete(board)
    return message


@pytest.mark.usefixtures("playing")
@pytest.mark.parametrize("is_late", [False, True])
async def test_a_button_of_an_older_message_changes_it_into_a_new_one(
    discord: DiscordServer, carla: Player, older: Message, is_late: bool
) -> None:
    discord.clock.move(-1.5 if is_late else 0.0)
    pressed = await carla.presses(older, older.buttons[0])
    assert pressed.callback is (Callback.DEFERRED_UPDATE if is_late else Callback.UPDATE)
    assert is_moved(older)
    assert older.flags & V2
    assert (older.content, older.embeds) == ("", [])
    assert len(older.attachments) == 1
    assert older.pictures[0].alt
    assert unpack(move(older).custom_id).verb is Verb.MOVE
    await carla.presses(older, move(older))
    assert not discord.refused


@pytest.mark.usefixtures("playing")
async def test_an_older_message_whose_game_is_gone_is_answered(carla: Player, older: Message) -> None:
    gone = pack(replace(unpack(older.buttons[0].custom_id), session="0123456789ab"))
    answer = await carla.presses(older, replace(older.buttons[0], custom_id=gone))
    assert answer.message.is_private
    assert answer.message.words
