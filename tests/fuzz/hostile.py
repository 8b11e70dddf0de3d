"""Hostile values from a seeded generator: the same seed gives the same values."""

import json
from collections.abc import Sequence
from random import Random
from typing import TypeAlias, TypeVar

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Value = TypeVar("Value")

HORRORS: tuple[str, ...] = (
    "", " ", "\0", "\n\n\n", "\t", "\r\n", "\x1b[31m", "\x7f", "\x85", "\u2028", "\ufeff", "\ufffe",
    "\U0010ffff", "\ud800", "\udfff\ud800", "\u202e" + "abc", "\u2066", "\u200d" * 40, "\u200b", "\u00ad",
    "a" + "\u0301" * 60, "\u0e33" * 30, "\ufdfd", "\U0001f0cf" * 9,
    "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\uff0f\uff50", "\u0661\u0662", "\u00b2", "\u00bd",
    "\u2167", "\U0001d7d9", "\u0130", "\u00df", "\ufb03", "\u1e9e", "\u212a", "@everyone", "<@1>", "<@&1>",
    "<#1>", "</a>", "<b>", "&amp;", "[x](https://example.org)", "||x||", "```", "**", "{ sorry }",
    "{$name}", "{", "}", "%s%n", "%(x)d", "$(id)", "`id`", "../../etc/passwd", "..\\..", "'; --",
    "${jndi:ldap://example.org}", "__proto__", "constructor", "null", "None", "true", "NaN", "Infinity",
    "-Infinity", "1e309", "-0", "0x10", "1_000", "+1", "1.5", "\u2212" + "1", "9" * 400, "9" * 5000, "-1",
    "0", "00000000000000000001", str(2**31), str(2**53 - 1), str(2**53), str(2**63 - 1), str(2**63),
    str(2**64), "#" + "9" * 17, "yes", "no", "sb1:{discord:1}:self", "*", "?", "[a-z]", "\\", '"', "'",
    "a" * 300, "\u00e9" * 2000, " | ", "|" * 50, "~" * 20, "=", "a=b=c", ":" * 10, "1" + ":" * 5, "/", "//",
    "/ /", "/play@" + "x" * 70,
)  # fmt: skip
"""Texts that have broken other programs."""

NUMBERS = (
    0, 1, -1, 2, 7, 10, 36, 62, 100, 999, 1000, 999_999, 1_000_000, 2**31 - 1, 2**31, -(2**31), 2**32,
    2**52, 2**53 - 1, 2**53, 2**62, 2**63 - 1, 2**63, -(2**63), 2**64 - 1, 2**64, 10**20, -(10**20),
    10**400,
)  # fmt: skip

CHARACTERS = "abcxyzABCXYZ0129 -_=~/|:#*.,;+@%&?!'\"\\\0\n\té\u0301\u200d\u202e\ud800\U0001f0a1１"


class Hostile:
    """Draws hostile values."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def maybe(self, probability: float) -> bool:
        return self.chance.random() < probability

    def one(self, values: Sequence[Value]) -> Value:
        return values[int(self.chance.random() * len(values))]

    def number(self) -> int:
        if self.maybe(0.5):
            return self.one(NUMBERS)
        return self.chance.getrandbits(self.one((1, 4, 8, 16, 40, 64, 70))) * self.one((1, 1, 1, -1))

    def text(self, longest: int = 400) -> str:
        match int(self.chance.random() * 5):
            case 0:
                text = self.one(HORRORS)
            case 1:
                text = "".join(self.one(CHARACTERS) for _ in range(self.one((1, 2, 3, 8, 30))))
            case 2:
                text = "".join(chr(self._code()) for _ in range(self.one((1, 2, 5, 20))))
            case 3:
                text = str(self.number())
            case _:
                text = self.one(HORRORS) + self.one((" ", "", "-")) + self.one(HORRORS)
        return text[:longest]

    def mutated(self, text: str, others: Sequence[str] = ()) -> str:
        for _ in range(self.one((1, 1, 1, 2, 4))):
            start = int(self.chance.random() * (len(text) + 1))
            end = min(len(text), start + self.one((0, 0, 1, 1, 2, 5, 30)))
            match int(self.chance.random() * 6):
                case 0:
                    text = text[:start] + text[end:]
                case 1:
                    text = text[:start] + self.one(CHARACTERS) + text[end:]
                case 2:
                    text = text[:start] + self.text(40) + text[end:]
                case 3:
                    text = text[:start] + text[start:end] * self.one((2, 3, 40)) + text[end:]
                case 4 if others:
                    other = self.one(others)
                    cut = int(self.chance.random() * (len(other) + 1))
                    text = text[:start] + other[cut:]
                case _:
                    text = text[:start] + str(self.number()) + text[end:]
        return text

    def json(self, depth: int = 3) -> Json:
        match int(self.chance.random() * (9 if depth else 6)):
            case 0:
                return None
            case 1:
                return self.maybe(0.5)
            case 2:
                return self.number()
            case 3:
                return self.one((0.5, -1e308, 1e-300, 1e18, float("nan"), float("inf")))
            case 4 | 5:
                return self.text()
            case 6:
                return [self.json(depth - 1) for _ in range(self.one((0, 1, 2, 5)))]
            case 7:
                return {self.text(20): self.json(depth - 1) for _ in range(self.one((0, 1, 2, 5)))}
        return self.nested(self.one((5, 50, 400)))

    def nested(self, depth: int) -> Json:
        value: Json = self.text(10)
        for _ in range(depth):
            value = [value] if self.maybe(0.5) else {"a": value}
        return value

    def spoilt(self, value: Json, probability: float = 0.15) -> Json:
        if self.maybe(probability / 3):
            return self.json(2)
        if isinstance(value, dict):
            parts = {name: self.spoilt(one, probability) for name, one in value.items()}
            if parts and self.maybe(probability):
                del parts[self.one(tuple(parts))]
            if self.maybe(probability / 2):
                parts[self.text(20)] = self.json(2)
            return parts
        if isinstance(value, list):
            return [self.spoilt(one, probability) for one in value] * (
                2 if self.maybe(probability / 4) else 1
            )
        if self.maybe(probability):
            return self.mutated(value) if isinstance(value, str) else self.number()
        return value

    def body(self, value: Json) -> bytes:
        text = json.dumps(value, ensure_ascii=self.maybe(0.9)).encode("utf-8", "surrogatepass")
        if self.maybe(0.06):
            place = int(self.chance.random() * (len(text) + 1))
            inserted = self.one((b"", b"\xff", b"\0", b"}", b'"', b"\xed\xa0\x80", b"[" * 3000))
            return text[:place] + inserted + text[place:]
        return text

    def _code(self) -> int:
        code = self.chance.getrandbits(self.one((7, 7, 8, 11, 16, 16, 20)))
        return min(code, 0x10FFFF)
