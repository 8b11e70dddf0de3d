"""Discord on loopback refuses what Discord refuses: without that, the other tests would promise little."""

from typing import Any

import pytest
from aiohttp import ClientSession

from bot.core.actions import Verb
from tests.discord_chat.boards import buttons, deal, move
from tests.discord_chat.simulator.clock import Clock
from tests.discord_chat.simulator.commands import Commands
from tests.discord_chat.simulator.components import Component
from tests.discord_chat.simulator.interaction import Interaction, Kind
from tests.discord_chat.simulator.message import EPHEMERAL, V2, Message, Upload
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.refusal import Refusal
from tests.discord_chat.simulator.request import Request
from tests.discord_chat.simulator.server import TOKEN, DiscordServer
from tests.discord_chat.simulator.specification import FILE, Specification
from tests.discord_chat.simulator.world import BOT, World

PNG = Upload("a.png", b"\x89PNG of some length, so that width and height are there")
Sent = dict[str, Any]


def button(custom_id: str = "b", **more: object) -> Component:
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, **more}


def row(*inner: Component) -> Component:
    return {"type": 1, "components": list(inner)}


def text(content: str) -> Component:
    return {"type": 10, "content": content}


def gallery(*names: str, alt: str = "") -> Component:
    items = [{"media": {"url": f"attachment://{name}"}, "description": alt} for name in names]
    return {"type": 12, "items": items}


def container(*inner: Component) -> Component:
    return {"type": 17, "components": list(inner)}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def world(clock: Clock) -> World:
    return World(clock)


@pytest.fixture
def message(world: World, clock: Clock) -> Message:
    channel = world.add_channel(world.add_guild())
    return Message(clock.new_id(), channel, BOT, clock.now())


REFUSED: list[tuple[Sent, str]] = [
    ({}, "empty message"),
    ({"content": "x" * 2001}, "2000 characters"),
    ({"content": "x", "components": [row(*[button(str(n)) for n in range(6)])]}, "one to five"),
    ({"content": "x", "components": [row(button(str(n))) for n in range(6)]}, "five rows"),
    ({"content": "x", "components": [text("y")]}, "without the flag"),
    ({"content": "x", "components": [row(button(), button())]}, "duplicated"),
    ({"content": "x", "components": [row(button("y" * 101))]}, "custom_id"),
    ({"content": "x", "components": [row(button(label="y" * 81))]}, "80 characters"),
    ({"content": "x", "components": [row(button(label=""))]}, "80 characters"),
    ({"content": "x", "attachments": [{"id": "7"}]}, "neither there nor sent"),
    ({"flags": V2, "content": "x", "components": [text("y")]}, "legacy fields"),
    ({"flags": V2, "components": [text("y") for _ in range(41)]}, "41 components"),
    ({"flags": V2, "components": [container(*[text("y") for _ in range(40)])]}, "41 components"),
    ({"flags": V2, "components": [text("y" * 2001), text("y" * 2000)]}, "4000 characters"),
    ({"flags": V2, "components": [button()]}, "outermost"),
    ({"flags": V2, "components": [container(container(text("y")))]}, "in a container"),
    ({"flags": V2, "components": [container()]}, "empty container"),
    ({"flags": V2, "components": [gallery()]}, "ten items"),
    ({"flags": V2, "components": [gallery("b.png")]}, "was not found"),
    ({"flags": V2, "components": [gallery("a.png", alt="y" * 1025)]}, "1024 characters"),
]


def test_a_message_beyond_a_limit_is_refused(message: Message, clock: Clock) -> None:
    for sent, reason in REFUSED:
        with pytest.raises(Refusal, match=reason):
            message.write(sent, {0: PNG} if PNG.name in str(sent) else {}, clock)
        assert not message.words
    rows = [row(*[button(f"{n}{m}") for m in range(5)]) for n in range(6)]
    components = [container(gallery("a.png"), text("y"), *rows)]  # these are 39
    message.write({"flags": V2, "components": components}, {0: PNG}, clock)
    assert len(message.buttons) == 30


def test_an_edit_changes_only_what_it_names(message: Message, clock: Clock) -> None:
    message.write({"content": "x"}, {0: PNG}, clock)
    (first,) = message.attachments
    with pytest.raises(Refusal, match="legacy fields"):
        message.write({"flags": V2, "components": [text("y")]}, {}, clock)
    message.write({"flags": V2, "content": None, "components": [text("y")]}, {0: PNG}, clock)
    assert len(message.attachments) == 2
    assert message.pictures == []  # a file that no component shows is not seen
    with pytest.raises(Refusal, match="cannot be taken back"):
        message.write({"flags": 0, "components": []}, {}, clock)
    message.write({"attachments": [{"id": first.id}], "components": [gallery("a.png", alt="z")]}, {}, clock)
    assert [file.id for file in message.attachments] == [first.id]
    assert [picture.alt for picture in message.pictures] == ["z"]


def test_an_interaction_is_answered_once_and_in_time(world: World, message: Message, clock: Clock) -> None:
    message.write({"content": "x", "components": [row(button())]}, {}, clock)
    user = world.add_user("anna")

    def press(*, is_guest: bool = False) -> Interaction:
        return Interaction(
            "7", "t", Kind.PRESS, user, message.channel, clock.now(), clock, is_guest, source=message
        )

    answered = press()
    with pytest.raises(Refusal, match="10015"):
        answered.follow_up({"content": "y"}, {}, world.new_message)
    answered.answer(5, {"flags": EPHEMERAL}, {}, world.new_message)
    assert answered.messages[0].is_loading
    with pytest.raises(Refusal, match="40060"):
        answered.answer(4, {"content": "z"}, {}, world.new_message)
    first = answered.follow_up({"content": "y"}, {}, world.new_message)
    assert first is answered.original
    assert first.is_private
    clock.move(16 * 60.0)
    with pytest.raises(Refusal, match="50027"):
        answered.follow_up({"content": "z"}, {}, world.new_message)

    late = press()
    clock.move(3.1)
    with pytest.raises(Refusal, match="10062"):
        late.answer(6, {}, {}, world.new_message)

    guest = press(is_guest=True)
    guest.answer(6, {}, {}, world.new_message)
    for _ in range(5):
        guest.follow_up({"content": "y"}, {}, world.new_message)
    with pytest.raises(Refusal, match="40094"):
        guest.follow_up({"content": "y"}, {}, world.new_message)


def test_commands_beyond_a_limit_are_refused(clock: Clock) -> None:
    commands = Commands(clock)
    good = {"name": "solitaire", "description": "Play"}
    option = {"type": 3, "name": "a", "description": "x"}
    refused: list[tuple[Sent, str]] = [
        ({"name": "Ünmöglich viel"}, "cannot be called"),
        ({"options": [option | {"name": f"o{n}"} for n in range(26)]}, "more than 25"),
        ({"options": [option, option]}, "one name"),
        ({"description_localizations": {"de": "x" * 8000}}, "8000 at most"),
        ({"options": [option, option | {"name": "b", "required": True}]}, "required option"),
    ]
    for part, reason in refused:
        with pytest.raises(Refusal, match=reason):
            commands.overwrite([good | part], "1")
    assert commands.all == []


# Discord's own specification


@pytest.fixture
def specification() -> Specification:
    found = Specification.find()
    if found is None:
        pytest.skip(f"API_SPECS names no directory with {FILE}: requests are checked by our own limits alone")
    return found


CALLBACK = "/interactions/12/a-token/callback"
MESSAGES = "/channels/12/messages"
COMMANDS = "/applications/1/commands"
COMMAND = {"name": "solitaire", "description": "Play", "type": 1}
WRONG: list[tuple[str, str, object, str]] = [
    ("POST", "/interaction/12/a-token/callback", {}, "there is no POST"),
    ("GET", CALLBACK, None, "there is no GET"),
    ("POST", CALLBACK, None, "wants a body"),
    ("POST", CALLBACK, {"type": 4, "data": {"content": "x" * 2001}}, "data.content"),
    ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "y"}]}}, "name"),
    ("POST", MESSAGES, {"components": [row(button(style=9))]}, "style"),
    ("PATCH", f"{MESSAGES}/13", {"attachments": [{"id": "0", "description": "x" * 1025}]}, "description"),
    ("PUT", COMMANDS, [{**COMMAND, "name_localizations": {"xx": 1}}], "name_localiz"),
    ("GET", f"{COMMANDS}?with_localisations", None, "knows no query with_localisations"),
]


def test_violations_of_the_specification_are_found(specification: Specification) -> None:
    for method, target, sent, reason in WRONG:
        path, _, query = target.partition("?")
        found = [*specification.faults(Request(method, path, {query: "1"} if query else {}, "", sent))]
        assert [one for one in found if reason in one], found


@pytest.mark.usefixtures("playing")
async def test_the_requests_of_a_game_are_checked_and_right(
    specification: Specification, discord: DiscordServer, carla: Player, dora: Player
) -> None:
    assert specification
    assert discord.specification
    board = await deal(carla)
    await dora.presses(board, move(board))
    for verb in (Verb.MOVE, Verb.UNDO, Verb.BOARD, Verb.GIVE_UP):
        await carla.presses(board, buttons(board, verb)[0])
    for line in ("help", "rules", "games", "settings", "undo", "board"):
        await carla.types(f"solitaire {line}")
    await carla.is_offered("solitaire play", "deal", "4")
    assert len(discord.requests) > 15
    assert discord.mistakes == []


async def test_a_wrong_request_is_noted(specification: Specification) -> None:
    async with (
        DiscordServer(specification).serving() as server,
        ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session,
    ):
        for method, path, sent, status in (
            ("GET", "/users/@me", None, 200),
            ("PUT", COMMANDS, [{**COMMAND, "options": [{"type": 3}]}], 400),
            ("GET", "/users/@myself/games", None, 404),
        ):
            before = len(server.mistakes)
            async with session.request(method, f"{server.api_url}/v10{path}", json=sent) as answer:
                assert answer.status == status
            assert (len(server.mistakes) > before) == (status != 200)
