"""The components of a message: what is in them, and what Discord does not take.

Source: https://discord.com/developers/docs/components/reference
"""

from collections import Counter
from collections.abc import Iterator, Set
from dataclasses import dataclass
from typing import Any

from tests.discord_chat.simulator.refusal import malformed

ROW, BUTTON, SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = (
    1, 2, 3, 9, 10, 11, 12, 13, 14, 17,
)  # fmt: skip
SELECTS = {3, 5, 6, 7, 8}
LINK = 5  # a style of buttons
ATTACHED = "attachment://"
Component = dict[str, Any]

OUTERMOST = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER}
MAX_ROWS, MAX_BUTTONS = 5, 5
MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_LABEL, MAX_CUSTOM_ID = 80, 100
MAX_ITEMS, MAX_ALT = 10, 1024


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a player sees it, and what is sent when it is pressed."""

    label: str
    custom_id: str
    style: int = 1
    row: int = 0

    def to_json(self) -> Component:
        """Return it as a component."""
        return {
            "type": BUTTON,
            "id": 2,
            "style": self.style,
            "label": self.label,
            "custom_id": self.custom_id,
        }


def walk(components: list[Component]) -> Iterator[Component]:
    """Yield every component, nested ones after what they are in."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if "accessory" in component:
            yield from walk([component["accessory"]])


def buttons(components: list[Component]) -> list[Button]:
    """Return the buttons that can be pressed, links aside."""
    rows = [component for component in walk(components) if component["type"] == ROW]
    return [
        Button(button.get("label") or "", button["custom_id"], button["style"], number)
        for number, row in enumerate(rows)
        for button in row["components"]
        if button["type"] == BUTTON and "custom_id" in button
    ]


def texts(components: list[Component]) -> list[str]:
    """Return the texts, from top to bottom."""
    return [component["content"] for component in walk(components) if component["type"] == TEXT]


def media(components: list[Component]) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield what shows a file, and its alt text."""
    for component in walk(components):
        if component["type"] == GALLERY:
            for item in component["items"]:
                yield item["media"], item.get("description") or ""
        elif component["type"] == THUMBNAIL:
            yield component["media"], component.get("description") or ""
        elif component["type"] == FILE:
            yield component["file"], ""


def check(components: list[Component], files: Set[str], *, is_v2: bool) -> None:
    """Raise ``Refusal`` for components that Discord would not take with files of those names."""
    everything = list(walk(components))
    if is_v2:
        _check_v2(components, everything)
    else:
        if len(components) > MAX_ROWS or any(component["type"] != ROW for component in components):
            raise malformed("without the flag there are five rows at most, and nothing else")
        if any(component["type"] > 8 for component in everything):
            raise malformed("a component that wants the flag IS_COMPONENTS_V2")
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
    if kind == ROW and not _is_row(inner):
        raise malformed("a row has one to five buttons, or one select")
    if kind == CONTAINER and not inner:
        raise malformed("an empty container")
    if kind == CONTAINER and any(one["type"] not in OUTERMOST - {CONTAINER} for one in inner):
        raise malformed("a component that may not be in a container")
    if kind == SECTION and not (1 <= len(inner) <= 3 and "accessory" in component):
        raise malformed("a section has one to three texts and an accessory")
    if kind == GALLERY and not 1 <= len(component["items"]) <= MAX_ITEMS:
        raise malformed("a gallery has one to ten items")
    if kind == TEXT and not component["content"]:
        raise malformed("an empty text")
    if "custom_id" in component and not 1 <= len(component["custom_id"]) <= MAX_CUSTOM_ID:
        raise malformed("a custom_id has 1 to 100 characters")
    if kind == BUTTON:
        _check_button(component)


def _is_row(inner: list[Component]) -> bool:
    kinds = [component["type"] for component in inner]
    if kinds and set(kinds) == {BUTTON}:
        return len(kinds) <= MAX_BUTTONS
    return len(kinds) == 1 and kinds[0] in SELECTS


def _check_button(button: Component) -> None:
    label = button.get("label") or ""
    if len(label) > MAX_LABEL or not (label or button.get("emoji")):
        raise malformed("a label has 1 to 80 characters")
    if ("url" in button) == ("custom_id" in button) or ("url" in button) != (button["style"] == LINK):
        raise malformed("a button has a custom_id, or it is a link and has a url")
