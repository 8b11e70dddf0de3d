"""Games over real sockets: what is typed and pressed, and what a player then sees."""

import pytest

from bot.core.actions import Verb
from bot.core.commands import COMMANDS
from tests.discord_chat.boards import buttons, deal, is_moved, move
from tests.discord_chat.wire.interaction import Interaction
from tests.discord_chat.wire.places import Channel
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.server import DiscordServer

pytestmark = pytest.mark.usefixtures("playing")


def answers(interaction: Interaction) -> str:
    """Return the ephemeral messages of the player."""
    (message,) = interaction.messages
    assert message.is_private
    return message.words


async def test_the_commands_are_registered(discord: DiscordServer) -> None:
    (group,) = discord.commands.all
    assert {option["name"] for option in group["options"]} >= {command.name for command in COMMANDS}
    assert sorted(group["integration_types"]) == [0, 1]
    assert sorted(group["contexts"]) == [0, 1, 2]


async def test_a_game_is_played_to_its_end_in_one_message(carla: Player, dora: Player) -> None:
    board = await deal(carla)
    seen = {board.pictures[0].content}
    while moves := buttons(board, Verb.MOVE):
        await carla.presses(board, moves[0])
        (picture,) = board.pictures
        assert picture.content not in seen
        seen.add(picture.content)
    assert len(seen) > 3
    assert buttons(board, Verb.NEW)
    assert carla.sees() == dora.sees() == [board]


async def test_a_typed_move_is_completed_and_made(carla: Player) -> None:
    await deal(carla)
    offered = await carla.is_offered("solitaire move", "move", "")
    answered = await carla.types("solitaire move", move=next(iter(offered)))
    assert answered.message.pictures
    assert is_moved(answered.message)


async def test_another_players_board_stays_as_it_is(carla: Player, dora: Player) -> None:
    board = await deal(carla)
    version = board.version
    said = answers(await dora.presses(board, move(board)))
    assert said
    assert board.version == version
    assert len(carla.sees()) == 1


@pytest.fixture(params=["conversation", "group", "server"])
def elsewhere(discord: DiscordServer, carla: Player, dora: Player, request: pytest.FixtureRequest) -> Channel:
    """Provide a place that the bot is no member of, to which its user brings it along."""
    world = discord.world
    match request.param:
        case "conversation":
            return world.add_private(carla.user, dora.user)
        case "group":
            return world.add_private(carla.user, dora.user, world.add_user("emil"))
    return world.add_channel(world.add_guild(), has_bot=False)


async def test_a_user_install_plays_everywhere(
    discord: DiscordServer, carla: Player, elsewhere: Channel
) -> None:
    guest = Player(discord, carla.user, elsewhere)
    board = await deal(guest)
    before = board.pictures
    await guest.presses(board, move(board))
    assert board.pictures != before
    assert not discord.refused


async def test_the_bot_is_played_in_direct_messages(discord: DiscordServer, carla: Player) -> None:
    alone = Player(discord, carla.user, discord.world.dm(carla.user))
    board = await deal(alone)
    await alone.presses(board, move(board))
    assert is_moved(board)
    assert alone.sees() == [board]


async def test_two_players_do_not_meet(carla: Player, dora: Player) -> None:
    one, other = await deal(carla), await deal(dora)
    before = other.pictures
    await carla.presses(one, buttons(one, Verb.MOVE)[0])
    assert one.pictures != before
    assert other.pictures == before


async def test_a_press_that_crosses_with_an_edit_changes_nothing(carla: Player) -> None:
    board = await deal(carla)
    old = buttons(board, Verb.MOVE)
    await carla.presses(board, old[0])
    after = board.pictures
    await carla.presses(board, old[1])
    assert [picture.content for picture in board.pictures] == [picture.content for picture in after]
    assert is_moved(board)


async def test_buttons_of_last_week_are_answered(discord: DiscordServer, carla: Player) -> None:
    discord.clock.move(-7 * 24 * 3600.0)
    board = await deal(carla)
    discord.clock.move(7 * 24 * 3600.0)
    await carla.presses(board, move(board))
    newest = carla.sees()[-1]
    assert is_moved(newest)
    assert newest.pictures
