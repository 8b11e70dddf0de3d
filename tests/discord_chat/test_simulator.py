"""The simulator rejects what Discord rejects: otherwise the other tests would prove little."""

from typing import Any

import pytest
from aiohttp import ClientSession

from tests.discord_chat.simulator.clock import Clock
from tests.discord_chat.simulator.components import Component
from tests.discord_chat.simulator.interaction import Interaction, Kind
from tests.discord_chat.simulator.message import V2, Message, Upload
from tests.discord_chat.simulator.refusal import Refusal
from tests.discord_chat.simulator.server import TOKEN, DiscordServer
from tests.discord_chat.simulator.specification import FILE, Specification
from tests.discord_chat.simulator.world import BOT, World

PNG = Upload("a.png", b"\x89PNG of some length, so that width and height are there")


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


REFUSED: list[tuple[list[Component], str]] = [
    ([row(*[button(str(n)) for n in range(6)])], "one to five"),
    ([row(button(), button())], "duplicated"),
    ([row(button("y" * 101))], "custom_id"),
    ([row(button(label="y" * 81))], "80 characters"),
    ([container(*[text("y") for _ in range(40)])], "41 components"),
    ([text("y" * 2001), text("y" * 2000)], "4000 characters"),
    ([button()], "outermost"),
    ([gallery("b.png")], "was not found"),
    ([gallery("a.png", alt="y" * 1025)], "1024 characters"),
]


def test_messages_and_answers_that_discord_refuses_are_refused() -> None:
    clock = Clock()
    world = World(clock)
    user, channel = world.add_user("anna"), world.add_channel(world.add_guild())
    message = Message(clock.new_id(), channel, BOT, clock.now())
    for components, reason in REFUSED:
        with pytest.raises(Refusal, match=reason):
            message.write({"flags": V2, "components": components}, {0: PNG}, clock)
    message.write({"flags": V2, "components": [row(button())]}, {}, clock)
    with pytest.raises(Refusal, match="legacy fields"):
        message.write({"content": "x"}, {}, clock)

    begun = clock.now()
    answered = Interaction("7", "t", Kind.PRESS, user, channel, begun, clock, is_guest=True, source=message)
    sent: dict[str, Any] = {"content": "y"}
    with pytest.raises(Refusal, match="10015"):
        answered.follow_up(sent, {}, world.new_message)
    answered.answer(6, {}, {}, world.new_message)
    with pytest.raises(Refusal, match="40060"):
        answered.answer(4, sent, {}, world.new_message)
    for _ in range(5):
        answered.follow_up(sent, {}, world.new_message)
    with pytest.raises(Refusal, match="40094"):
        answered.follow_up(sent, {}, world.new_message)


async def test_requests_beside_the_specification_of_discord_are_noted() -> None:
    specification = Specification.find()
    if specification is None:
        pytest.skip(f"API_SPECS names no directory with {FILE}: requests are checked by our own limits alone")
    async with (
        DiscordServer(specification).serving() as server,
        ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session,
    ):
        for method, path, sent, mistake in (
            ("GET", "/users/@me", None, ""),
            ("GET", "/users/@myself/games", None, "there is no GET"),
            ("GET", "/applications/1/commands?with_localisations=1", None, "knows no query"),
            ("POST", "/channels/12/messages", {"components": [row(button(style=9))]}, "components[0]"),
            ("PUT", "/applications/1/commands", [{"name": "x", "options": [{"type": 3}]}], "options[0]"),
        ):
            server.mistakes.clear()
            async with session.request(method, f"{server.api_url}/v10{path}", json=sent) as answer:
                assert (answer.status == 200) == (not mistake or "query" in mistake)
            assert bool(server.mistakes) == bool(mistake)
            assert mistake in "".join(server.mistakes)
