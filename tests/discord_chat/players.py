"""Players at the simulated Discord, and what they see of a message."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from discord import Message
from simcord import ChannelHandle, Env, InteractionResult, MemberActor, ResponseMessage
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType
from simcord.interactions import base_payload

from bot.core.actions import Action, Verb
from bot.core.callback_data import unpack


@dataclass(frozen=True, slots=True)
class Seat:
    """A member of a server at one of its channels."""

    member: MemberActor
    channel: ChannelHandle

    async def types(self, command: str, **filled: str) -> InteractionResult:
        """Call one of the bot's commands."""
        return await self.member.slash(self.channel, f"solitaire {command}", **filled)

    async def is_offered(self, command: str, option: str, typed: str) -> dict[str, str]:
        """Return what is offered to complete a word: the values and what they are called."""
        offered = await self.member.autocomplete(self.channel, f"solitaire {command}", option, typed)
        return {choice["value"]: choice["name"] for choice in offered}

    def sees(self) -> list[Message]:
        """Return the messages of the channel, with those for this player alone."""
        return self.channel.history(viewer=self.member)

    async def presses(self, message: ResponseMessage, button: "Button") -> InteractionResult:
        """Press a button of a message."""
        return await self.member.click(message, custom_id=button.custom_id)


@dataclass(frozen=True, slots=True)
class Button:
    """A button as it is seen, and what it does."""

    label: str
    custom_id: str
    style: int
    row: int

    @property
    def action(self) -> Action:
        """What pressing it is."""
        return unpack(self.custom_id)


def buttons(message: ResponseMessage, verb: Verb | None = None) -> list[Button]:
    """Return the buttons below a message, all or those of a verb."""
    rows = [part for part in parts(message) if part["type"] == ComponentType.ACTION_ROW]
    found = [
        Button(button["label"], button["custom_id"], button["style"], number)
        for number, row in enumerate(rows)
        for button in row["components"]
    ]
    return [button for button in found if verb in (None, button.action.verb)]


def button(message: ResponseMessage, verb: Verb) -> Button:
    """Return the first button of a verb."""
    return buttons(message, verb)[0]


def shown(result: InteractionResult) -> ResponseMessage:
    """Return the message that an interaction was answered with."""
    assert result.acknowledged
    assert result.response is not None
    return result.response


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield every component of a message, nested ones after what they are in."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))


def parts(message: ResponseMessage | Message) -> list[dict[str, Any]]:
    """Return all components of a message."""
    outermost: list[Any] = list(message.components)
    if isinstance(message, Message):
        outermost = [component.to_dict() for component in message.components]
    return [*walk(outermost)]


def text_of(message: ResponseMessage | Message) -> str:
    """Return all text that is read in a message, labels aside."""
    texts = (part["content"] for part in parts(message) if part["type"] == ComponentType.TEXT_DISPLAY)
    return "\n".join(texts)


def picture_of(message: ResponseMessage) -> tuple[str, str]:
    """Return name and alt text of the one picture that a message shows."""
    (gallery,) = (part for part in parts(message) if part["type"] == ComponentType.MEDIA_GALLERY)
    (item,) = gallery["items"]
    (attachment,) = message.attachments
    assert attachment.description == item["description"]
    assert item["media"]["url"] == attachment.url
    return attachment.filename, item["description"]


def delivers(
    env: Env,
    settings: Seat,
    message: ResponseMessage,
    custom_id: str,
    times: int = 1,
    **circumstances: object,
) -> None:
    """Have Discord deliver a press as it comes over the wire; ``env.settle`` lets the bot answer it.

    Unlike ``Seat.presses`` this does not ask whether the button is still there: presses cross with edits.
    """
    stored = env.backend.get_message(message.channel_id, message.id)
    data = {"custom_id": custom_id, "component_type": 2}
    record, payload = base_payload(
        env.backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=settings.channel.id,
        guild_id=settings.member.guild.id,
        user_id=settings.member.id,
        data=data,
    )
    record.source_message_id = message.id
    components = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "?", "custom_id": custom_id}]}]
    payload["message"] = {**serializers.message_payload(env.backend, stored), "components": components}
    payload.update(circumstances)
    for _ in range(times):
        env.backend.emit("INTERACTION_CREATE", payload)
