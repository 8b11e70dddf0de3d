"""Checks requests against ``telegram-bot-api.json`` in the directory ``API_SPECS``.

It describes Bot API 10.1; ``ephemeral.py`` adds what the bot uses of 10.3.
"""

import json
import os
import re
from collections.abc import Iterator, Mapping, Set
from functools import cache
from pathlib import Path
from typing import Any

from tests.telegram_chat.ephemeral import with_ephemeral_messages

FILE = "telegram-bot-api.json"


class Specification:
    """Methods and types of the Bot API."""

    def __init__(self, described: Mapping[str, Any]) -> None:
        self._methods = described["methods"]
        self._types = described["types"]

    @classmethod
    @cache
    def find(cls) -> "Specification | None":
        """Return the specification if the file exists; it is read once."""
        directory = os.environ.get("API_SPECS", "")
        path = Path(directory) / FILE
        if not (directory and path.is_file()):
            return None
        return cls(with_ephemeral_messages(json.loads(path.read_text("utf-8"))))

    def faults(self, method: str, fields: Mapping[str, str], files: Set[str]) -> Iterator[str]:
        """Yield what is wrong with a request: form fields as strings, and the names of the file fields."""
        described = self._methods.get(method)
        if described is None:
            yield f"there is no method {method}"
            return
        parameters = {field["name"]: field for field in described.get("fields", ())}
        attached = {name for name in files if f"attach://{name}" in "".join(fields.values())}
        for name in (fields.keys() | files) - attached - parameters.keys():
            yield f"{method} has no parameter {name}"
        for name, parameter in parameters.items():
            if name in fields:
                yield from self._faults_of_text(f"{method}.{name}", fields[name], parameter["types"])
            elif name in files:
                if "InputFile" not in parameter["types"]:
                    yield f"{method}.{name} is no file"
            elif parameter["required"]:
                yield f"{method} requires {name}"

    def _faults_of_text(self, path: str, text: str, types: list[str]) -> Iterator[str]:
        """Yield what is wrong with a form field: numbers and objects are encoded as JSON, strings are not."""
        if "String" in types or "InputFile" in types:
            return
        try:
            value = json.loads(text)
        except ValueError:
            yield f"{path} is not JSON: {text[:60]!r}"
            return
        yield from self._faults(path, value, types)

    def _faults(self, path: str, value: object, types: list[str]) -> Iterator[str]:
        """Yield why a value has none of these types; nothing if it has one."""
        found: list[str] = []
        for name in types:
            faults = [*self._faults_as(path, value, name)]
            if not faults:
                return
            found += faults
        yield from found

    def _faults_as(self, path: str, value: object, name: str) -> Iterator[str]:
        if name.startswith("Array of "):
            if not isinstance(value, list):
                yield f"{path} is no array: {value!r}"
                return
            for place, item in enumerate(value):
                yield from self._faults(f"{path}[{place}]", item, [name.removeprefix("Array of ")])
        elif name in PLAIN:
            if not isinstance(value, PLAIN[name]) or (isinstance(value, bool) and name != "Boolean"):
                yield f"{path} is not {name}: {value!r}"
        elif "subtypes" in self._types[name]:
            yield from self._faults(path, value, self._types[name]["subtypes"])
        else:
            yield from self._faults_of_object(path, value, self._types[name])

    def _faults_of_object(self, path: str, value: object, described: Mapping[str, Any]) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"{path} is not {described['name']}: {value!r}"
            return
        fields = {field["name"]: field for field in described.get("fields", ())}
        for name in value.keys() - fields.keys():
            yield f"{path} ({described['name']}) has no {name}"
        for name, field in fields.items():
            if name in value:
                yield from self._faults(f"{path}.{name}", value[name], field["types"])
                yield from _faults_of_constant(f"{path}.{name}", value[name], field["description"])
            elif field["required"]:
                yield f"{path} ({described['name']}) requires {name}"


PLAIN: dict[str, type | tuple[type, ...]] = {
    "String": str,
    "Integer": int,
    "Float": (int, float),
    "Boolean": bool,
}


def _faults_of_constant(path: str, value: object, description: str) -> Iterator[str]:
    """Yield a fault if the description requires one constant and the value is another."""
    must = re.search(r"must be (?P<word>[a-z_]+)$", description)
    if must and value != must["word"]:
        yield f"{path} must be {must['word']}, not {value!r}"
