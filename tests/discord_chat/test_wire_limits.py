"""What Discord on loopback does not take: its own limits, which the description does not know."""

from typing import Any

import pytest

from tests.discord_chat.wire.clock import Clock
from tests.discord_chat.wire.commands import Commands
from tests.discord_chat.wire.components import Component
from tests.discord_chat.wire.interaction import Interaction, Kind
from tests.discord_chat.wire.message import EPHEMERAL, V2, Message, Upload
from tests.discord_chat.wire.places import May
from tests.discord_chat.wire.refusal import Code, Refusal
from tests.discord_chat.wire.request import take_apart
from tests.discord_chat.wire.world import BOT, World

FILE = Upload("a.png", b"\x89PNG of some length, so that width and height are there")
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


@pytest.mark.parametrize(
    ("sent", "why"),
    [
        ({}, "empty message"),
        ({"content": "x" * 2001}, "2000 characters"),
        ({"embeds": [{"description": "x" * 4097}]}, "4096 characters"),
        ({"content": "x", "components": [row(*[button(str(n)) for n in range(6)])]}, "one to five"),
        ({"content": "x", "components": [row(button(str(n))) for n in range(6)]}, "five rows"),
        ({"content": "x", "components": [text("y")]}, "without the flag"),
        ({"content": "x", "components": [row(button(), button())]}, "duplicated"),
        ({"content": "x", "components": [row(button("y" * 101))]}, "custom_id"),
        ({"content": "x", "components": [row(button(label="y" * 81))]}, "80 characters"),
        ({"content": "x", "components": [row(button(label=""))]}, "80 characters"),
        ({"content": "x", "components": [row(button(url="http://here"))]}, "is a link"),
        ({"content": "x", "attachments": [{"id": "7"}]}, "neither there nor sent"),
        ({"flags": V2, "content": "x", "components": [text("y")]}, "legacy fields"),
        ({"flags": V2, "embeds": [{}], "components": [text("y")]}, "legacy fields"),
        ({"flags": V2, "components": [text("y") for _ in range(41)]}, "41 components"),
        ({"flags": V2, "components": [container(*[text("y") for _ in range(40)])]}, "41 components"),
        ({"flags": V2, "components": [text("y" * 2001), text("y" * 2000)]}, "4000 characters"),
        ({"flags": V2, "components": [button()]}, "outermost"),
        ({"flags": V2, "components": [container(container(text("y")))]}, "in a container"),
        ({"flags": V2, "components": [container()]}, "empty container"),
        ({"flags": V2, "components": [gallery()]}, "ten items"),
        ({"flags": V2, "components": [gallery("b.png")]}, "was not found"),
        ({"flags": V2, "components": [gallery("a.png", alt="y" * 1025)]}, "1024 characters"),
    ],
)
def test_a_message_that_is_too_much_is_refused(message: Message, clock: Clock, sent: Sent, why: str) -> None:
    uploads = {0: FILE} if FILE.name in str(sent) else {}
    with pytest.raises(Refusal, match=why):
        message.write(sent, uploads, clock)
    assert not message.words


def test_forty_components_are_taken(message: Message, clock: Clock) -> None:
    rows = [row(*[button(f"{n}{m}") for m in range(5)]) for n in range(6)]
    message.write(
        {"flags": V2, "components": [container(gallery("a.png"), text("y"), *rows)]}, {0: FILE}, clock
    )
    assert len(message.buttons) == 30


def test_the_flag_is_for_ever(message: Message, clock: Clock) -> None:
    message.write({"content": "x"}, {}, clock)
    with pytest.raises(Refusal, match="legacy fields"):
        message.write({"flags": V2, "components": [text("y")]}, {}, clock)
    message.write({"flags": V2, "content": None, "components": [text("y")]}, {}, clock)
    with pytest.raises(Refusal, match="cannot be taken back"):
        message.write({"flags": 0, "components": []}, {}, clock)
    with pytest.raises(Refusal, match="legacy fields"):
        message.write({"content": "x", "components": []}, {}, clock)
    assert message.words == "y"


def test_a_file_that_no_component_shows_is_not_seen(message: Message, clock: Clock) -> None:
    named = [{"id": "0", "filename": "a.png", "description": "a table"}]
    message.write({"flags": V2, "components": [text("y")], "attachments": named}, {0: FILE}, clock)
    assert message.attachments
    assert message.pictures == []
    message.write({"components": [gallery("a.png", alt="a board")]}, {}, clock)
    assert [picture.alt for picture in message.pictures] == ["a board"]


def test_an_edit_keeps_the_files_that_it_names(message: Message, clock: Clock) -> None:
    message.write({"content": "x"}, {0: FILE}, clock)
    (first,) = message.attachments
    message.write({"content": "y"}, {0: FILE}, clock)
    assert len(message.attachments) == 2
    message.write({"attachments": [{"id": first.id}, {"id": "0"}]}, {0: FILE}, clock)
    assert len(message.attachments) == 2
    assert message.attachments[0].id == first.id
    message.write({"attachments": []}, {}, clock)
    assert message.attachments == []


@pytest.fixture
def press(world: World, message: Message, clock: Clock) -> Interaction:
    message.write({"content": "x", "components": [row(button())]}, {}, clock)
    user = world.add_user("anna")
    return Interaction("7", "t", Kind.PRESS, user, message.channel, clock.now(), clock, source=message)


def test_an_interaction_is_answered_once(press: Interaction, world: World) -> None:
    press.answer(7, {"content": "y"}, {}, world.new_message)
    with pytest.raises(Refusal, match="40060"):
        press.answer(4, {"content": "z"}, {}, world.new_message)
    assert press.source
    assert press.source.words == "y"


def test_three_seconds_are_all(press: Interaction, world: World, clock: Clock) -> None:
    clock.move(3.1)
    with pytest.raises(Refusal, match="10062"):
        press.answer(6, {}, {}, world.new_message)


def test_an_answer_can_be_changed_for_a_quarter_of_an_hour(
    press: Interaction, world: World, clock: Clock
) -> None:
    with pytest.raises(Refusal, match="10015"):
        press.follow_up({"content": "y"}, {}, world.new_message)
    press.answer(6, {}, {}, world.new_message)
    assert press.is_promised
    clock.move(14 * 60.0)
    press.edit(press.find("@original"), {"content": "y"}, {})
    assert press.is_settled
    clock.move(2 * 60.0)
    with pytest.raises(Refusal, match="50027"):
        press.follow_up({"content": "z"}, {}, world.new_message)


def test_a_promise_is_kept_by_the_first_follow_up(press: Interaction, world: World) -> None:
    press.answer(5, {"flags": EPHEMERAL}, {}, world.new_message)
    assert press.messages[0].is_loading
    kept = press.follow_up({"content": "y"}, {}, world.new_message)
    assert kept is press.original
    assert kept.is_private
    assert press.follow_up({"content": "z"}, {}, world.new_message) is not kept


def test_a_guest_has_five_follow_ups(press: Interaction, world: World) -> None:
    press.is_guest = True
    press.answer(6, {}, {}, world.new_message)
    for _ in range(5):
        press.follow_up({"content": "y"}, {}, world.new_message)
    with pytest.raises(Refusal, match="40094"):
        press.follow_up({"content": "y"}, {}, world.new_message)


@pytest.mark.parametrize(
    ("may", "uploads", "code"),
    [
        (May(0), {}, Code.MISSING_ACCESS),
        (May.VIEW, {}, Code.MISSING_PERMISSIONS),
        (May.VIEW | May.SEND, {0: FILE}, Code.MISSING_PERMISSIONS),
    ],
)
def test_what_the_bot_may_not_is_refused(
    world: World, may: May, uploads: dict[int, Upload], code: Code
) -> None:
    channel = world.add_channel(world.add_guild(), may)
    with pytest.raises(Refusal, match=str(code.value[1])):
        world.post(channel.id, {"content": "x"}, uploads)
    with pytest.raises(Refusal, match="10003"):
        world.post("5", {"content": "x"}, {})


def test_who_wants_no_messages_gets_none(world: World) -> None:
    user = world.add_user("anna")
    channel = world.dm(user)
    assert world.dm(user) is channel
    world.post(channel.id, {"content": "x"}, {})
    user.takes_messages = False
    with pytest.raises(Refusal, match="50007"):
        world.post(channel.id, {"content": "x"}, {})


def test_old_messages_can_be_too_old(world: World, message: Message, clock: Clock) -> None:
    world.refuses_old_edits = True
    world.check_age(message)
    clock.move(3601.0)
    with pytest.raises(Refusal, match="30046"):
        world.check_age(message)


def test_ids_tell_when_and_are_never_the_same(clock: Clock) -> None:
    ids = [int(clock.new_id()) for _ in range(100)]
    assert ids == sorted(set(ids))
    before = int(clock.new_id())
    clock.move(3600.0)
    assert 3600_000 <= (int(clock.new_id()) >> 22) - (before >> 22) < 3_660_000


@pytest.mark.parametrize(
    ("part", "why"),
    [
        ({"name": "Ünmöglich viel"}, "cannot be called"),
        ({"options": [{"type": 3, "name": f"o{n}", "description": "x"} for n in range(26)]}, "more than 25"),
        ({"options": [{"type": 3, "name": "o", "description": "x"}] * 2}, "one name"),
        ({"description_localizations": {"de": "x" * 8000}}, "8000 at most"),
        (
            {
                "options": [
                    {"type": 3, "name": "a", "description": "x"},
                    {"type": 3, "name": "b", "description": "x", "required": True},
                ]
            },
            "required option",
        ),
    ],
)
def test_commands_that_are_too_much_are_refused(clock: Clock, part: Sent, why: str) -> None:
    commands = Commands(clock)
    good = {"name": "solitaire", "description": "Play"}
    assert commands.overwrite([good], "1")
    with pytest.raises(Refusal, match=why):
        commands.overwrite([good | part], "1")
    assert [command["name"] for command in commands.all] == ["solitaire"]


def test_a_form_is_taken_apart_byte_for_byte() -> None:
    content = b"\x89PNG\r\n\r\n--not-it\r\n\x00"
    body = (
        b'--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"a": 1}\r\n'
        b'--b\r\nContent-Type: image/png\r\nContent-Disposition: form-data; name="files[0]"; '
        b'filename="a.png"\r\n\r\n' + content + b"\r\n--b--\r\n"
    )
    sent, uploads = take_apart(body, b"b")
    assert sent == {"a": 1}
    assert uploads == {0: Upload("a.png", content, "image/png")}
