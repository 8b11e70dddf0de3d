"""The components of a message: how to read them, and the checks by which Discord rejects them.

Source: https://discord.com/developers/docs/components/reference
"""

from collections import Counter
from collections.abc import Iterator, Set
from dataclasses import dataclass
from typing import Any

from tests.discord_chat.simulator.refusal import malformed

ROW, BUTTON, TEXT, GALLERY, FILE, CONTAINER = 1, 2, 10, 12, 13, 17
ATTACHED = "attachment://"
Component = dict[str, Any]

OUTERMOST = {ROW, TEXT, GALLERY, FILE, CONTAINER}
MAX_ROWS, MAX_BUTTONS = 5, 5
MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_LABEL, MAX_CUSTOM_ID = 80, 100
MAX_ITEMS, MAX_ALT = 10, 1024


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a player sees it, and the custom id that a press sends."""

    label: str
    custom_id: str
    style: int = 1
    row: int = 0

    def to_json(self) -> Component:
        data = {"type": BUTTON, "id": 2, "style": self.style}
        return data | {"label": self.label, "custom_id": self.custom_id}


def walk(components: list[Component]) -> Iterator[Component]:
    for component in components:
        yield component
        yield from walk(component.get("components", []))


def buttons(components: list[Component]) -> list[Button]:
    rows = [component for component in walk(components) if component["type"] == ROW]
    return [
        Button(button.get("label") or "", button["custom_id"], button["style"], number)
        for number, row in enumerate(rows)
        for button in row["components"]
    ]


def texts(components: list[Component]) -> list[str]:
    return [component["content"] for component in walk(components) if component["type"] == TEXT]


def media(components: list[Component]) -> Iterator[tuple[dict[str, Any], str]]:
    for component in walk(components):
        if component["type"] == GALLERY:
            for item in component["items"]:
                yield item["media"], item.get("description") or ""
        elif component["type"] == FILE:
            yield component["file"], ""


def check(components: list[Component], files: Set[str], *, is_v2: bool) -> None:
    """Raise ``Refusal`` if Discord would reject these components in a message with these file names."""
    everything = list(walk(components))
    if is_v2:
        _check_v2(components, everything)
    elif len(components) > MAX_ROWS or any(component["type"] != ROW for component in components):
        raise malformed("without the flag there are five rows at most, and nothing else")
    ids = Counter(component["custom_id"] for component in everything if "custom_id" in component)
    if any(number > 1 for number in ids.values()):
        raise malformed("Component custom id cannot be duplicated")
    for component in everything:
        _check_one(component)
    for shown, alt in media(components):
        url = shown["url"]
        if len(alt) > MAX_ALT:
            raise malformed("a description of more than 1024 characters")
        if url.startswith(ATTACHED) and url.removeprefix(ATTACHED) not in files:
            raise malformed(f"the referenced attachment {url} was not found")


def _check_v2(components: list[Component], everything: list[Component]) -> None:
    if len(everything) > MAX_COMPONENTS:
        raise malformed(f"{len(everything)} components, 40 at most")
    if any(component["type"] not in OUTERMOST for component in components):
        raise malformed("a component that may not be outermost")
    if sum(map(len, texts(components))) > MAX_TEXT:
        raise malformed("more than 4000 characters of text")


def _check_one(component: Component) -> None:
    kind = component["type"]
    inner = component.get("components", [])
    if kind == ROW and not 1 <= len(inner) <= MAX_BUTTONS:
        raise malformed("a row has one to five buttons")
    if kind == CONTAINER and not inner:
        raise malformed("an empty container")
    if kind == CONTAINER and any(one["type"] not in OUTERMOST - {CONTAINER} for one in inner):
        raise malformed("a component that may not be in a container")
    if kind == GALLERY and not 1 <= len(component["items"]) <= MAX_ITEMS:
        raise malformed("a gallery has one to ten items")
    if kind == TEXT and not component["content"]:
        raise malformed("an empty text")
    if "custom_id" in component and not 1 <= len(component["custom_id"]) <= MAX_CUSTOM_ID:
        raise malformed("a custom_id has 1 to 100 characters")
    if kind == BUTTON and not 1 <= len(component.get("label") or "") <= MAX_LABEL:
        raise malformed("a label has 1 to 80 characters")
