"""The commands that the bot registered, and the checks by which Discord rejects commands.

Source: https://discord.com/developers/docs/interactions/application-commands
"""

import json
import re
from collections.abc import Iterator
from typing import Any

from tests.discord_chat.simulator.clock import Clock
from tests.discord_chat.simulator.refusal import Code, Refusal, malformed

NAME = re.compile(r"[-_'\w]{1,32}")
MAX_CHARACTERS = 8000
MAX_OPTIONS = MAX_CHOICES = 25
SUBCOMMAND = 1
ENTRY_POINT, BY_APP, BY_DISCORD = 4, 1, 2
DEFAULTS: dict[str, Any] = {
    "type": 1, "name_localizations": None, "description_localizations": None, "options": [],
    "default_member_permissions": None, "nsfw": False, "integration_types": [0], "contexts": None,
}  # fmt: skip

Command = dict[str, Any]


class Commands:
    """The registered commands that players can type."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.all: list[Command] = []
        self.written = 0
        """How often the bot has registered its commands."""
        self.has_activities = False
        """Whether Activities are turned on for the application."""

    @property
    def entry_point(self) -> Command | None:
        """The command that opens the Activity."""
        return next((command for command in self.all if command["type"] == ENTRY_POINT), None)

    def turn_on_activities(self, application: str) -> None:
        """Turn Activities on: Discord then creates a command, which it answers itself."""
        self.has_activities = True
        made = {"id": self._clock.new_id(), "application_id": application, "version": self._clock.new_id()}
        command = {"name": "launch", "description": "Launch an activity", "type": ENTRY_POINT}
        reach = {"handler": BY_DISCORD, "integration_types": [0, 1], "contexts": [0, 1, 2]}
        self.all = [DEFAULTS | command | reach | made, *self.all]

    def overwrite(self, sent: list[Command], application: str) -> list[Command]:
        """Replace all commands; an existing command keeps its id."""
        self._check_entry_point([command for command in sent if command.get("type") == ENTRY_POINT])
        before = {command["name"]: command for command in self.all}
        self.all = [
            DEFAULTS
            | command
            | {
                "id": command.get("id") or before.get(command["name"], {}).get("id") or self._clock.new_id(),
                "application_id": application,
                "version": self._clock.new_id(),
            }
            for command in map(checked, sent)
        ]
        self.written += 1
        return self.all

    def _check_entry_point(self, sent: list[Command]) -> None:
        """Raise ``Refusal`` if the command of Discord is missing, or there are no Activities to open."""
        if sent and not self.has_activities:
            raise malformed("an entry point command without Activities")
        there = self.entry_point
        if there and not any(there["id"] == one.get("id") or there["name"] == one["name"] for one in sent):
            raise Refusal(Code.ENTRY_POINT)

    def to_json(self, *, is_with_localizations: bool) -> list[Command]:
        """Return the commands as Discord does: without localizations unless requested."""
        if is_with_localizations:
            return self.all
        copy: list[Command] = json.loads(json.dumps(self.all))
        for part in walk(copy):
            part.pop("name_localizations", None)
            part.pop("description_localizations", None)
        return copy

    def typed(self, line: str, filled: dict[str, str], focused: str = "") -> dict[str, Any]:
        """Return the interaction data of a typed command with these option values."""
        words = line.split()
        command = next(one for one in self.all if one["name"] == words[0])
        inner = command
        for word in words[1:]:
            inner = next(option for option in inner["options"] if option["name"] == word)
        options = [
            option_of(inner, name, value, is_focused=name == focused) for name, value in filled.items()
        ]
        for word in reversed(words[1:]):
            options = [{"type": SUBCOMMAND, "name": word, "options": options}]
        return {"id": command["id"], "name": command["name"], "type": command["type"], "options": options}


def option_of(command: Command, name: str, value: str, *, is_focused: bool) -> dict[str, Any]:
    """Return an option with its value, or raise ``AssertionError`` if a player could not choose the value."""
    option = next(one for one in command["options"] if one["name"] == name)
    choices = [choice["value"] for choice in option.get("choices") or []]
    if choices and value not in choices:
        raise AssertionError(f"{name} offers {choices}, and not {value!r}")
    filled = {"type": option["type"], "name": name, "value": value}
    return filled | ({"focused": True} if is_focused else {})


def walk(parts: list[Command]) -> Iterator[Command]:
    for part in parts:
        yield part
        yield from walk(part.get("options") or [])
        yield from walk(part.get("choices") or [])


def checked(command: Command) -> Command:
    """Return a command, or raise ``Refusal`` if Discord rejects it."""
    for part in walk([command]):
        is_choice = "value" in part
        if not is_choice and not NAME.fullmatch(part["name"]):
            raise malformed(f"a command or an option cannot be called {part['name']!r}")
        if len(part.get("options") or []) > MAX_OPTIONS or len(part.get("choices") or []) > MAX_CHOICES:
            raise malformed(f"{part['name']} has more than 25 options or choices")
        names = [option["name"] for option in part.get("options") or []]
        if len(set(names)) < len(names):
            raise malformed(f"two options of {part['name']} have one name")
        wanted = [bool(option.get("required")) for option in part.get("options") or []]
        if wanted != sorted(wanted, reverse=True):
            raise malformed(f"{part['name']} has a required option after one that is not")
    if characters(command) > MAX_CHARACTERS:
        raise malformed(f"{command['name']} has {characters(command)} characters, 8000 at most")
    return command


def characters(command: Command) -> int:
    """Return the characters that count: each name, description and value in its longest language."""
    return sum(
        max(map(len, [str(part.get(name) or ""), *(part.get(f"{name}_localizations") or {}).values()]))
        for part in walk([command])
        for name in ("name", "description", "value")
    )
