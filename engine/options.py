"""The options of a game, which the player chooses."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from engine.errors import OptionError

OFF = "off"
ON = "on"


def switch_value(*, is_on: bool) -> str:
    """Return the value of a switch, as options and facts of a board have it."""
    return ON if is_on else OFF


@dataclass(frozen=True, slots=True)
class Option:
    """A choice before the deal.

    Old buttons refer to options and values by their numbers, so new ones may only be appended.
    """

    name: str
    values: tuple[str, ...] = (OFF, ON)
    default: str = OFF
    excludes: tuple[str, ...] = ()
    """Options that cannot be chosen together with it: where one has another value than its default, the
    other must have its default. Declared once, at either of the two."""

    @property
    def is_switch(self) -> bool:
        """Whether it is only on or off, and is chosen by its name."""
        return self.values == (OFF, ON)


@dataclass(frozen=True, slots=True)
class Options:
    """A value for each option of a game, in the order of their declaration."""

    chosen: tuple[tuple[str, str], ...] = ()

    def __getitem__(self, name: str) -> str:
        return dict(self.chosen)[name]

    def is_on(self, name: str) -> bool:
        """Tell whether a switch is on."""
        return self[name] == ON


def read_options(declared: tuple[Option, ...], words: Iterable[str]) -> Options:
    """Parse words such as ``open`` and ``level=3``; raise ``OptionError`` for an unknown one."""
    values = {option.name: option.default for option in declared}
    by_name = {option.name: option for option in declared}
    for word in words:
        name, equals, value = word.lower().partition("=")
        option = by_name.get(name)
        if option is None and not declared:
            raise OptionError("no-options", f"there is no option {name!r}: this game has none", name=name)
        if option is None:
            known = ", ".join(by_name)
            problem = f"there is no option {name!r}; available: {known}"
            raise OptionError("no-such-option", problem, name=name, known=known)
        if not equals and ON in option.values:
            value = ON
        if value not in option.values:
            known = ", ".join(option.values)
            raise OptionError(
                "no-such-value", f"{name} can be {known}, not {value!r}", name=name, value=value, known=known
            )
        values[name] = value
    chosen = [option.name for option in declared if values[option.name] != option.default]
    for name, other in combinations(chosen, 2):
        if other in excluded_by(declared, name):
            problem = f"{name} and {other} cannot be chosen together: choose one of them"
            raise OptionError("options-exclude", problem, name=name, other=other)
    return Options(tuple(values.items()))


def excluded_by(declared: tuple[Option, ...], name: str) -> frozenset[str]:
    """Return the names of the options that cannot be chosen together with an option."""
    own = (other for option in declared if option.name == name for other in option.excludes)
    return frozenset((*own, *(option.name for option in declared if name in option.excludes)))


def choose(declared: tuple[Option, ...], options: Options, name: str, value: str) -> Options:
    """Return options with another value of one of them; those that it excludes get their defaults."""
    defaults = {option.name: option.default for option in declared}
    excluded = excluded_by(declared, name) if value != defaults[name] else frozenset()
    return Options(
        tuple(
            (other, value if other == name else defaults[other] if other in excluded else old)
            for other, old in options.chosen
        )
    )


def write_options(declared: tuple[Option, ...], options: Options) -> tuple[str, ...]:
    """Return the words that choose these options, without defaults."""
    words = []
    for option in declared:
        value = options[option.name]
        if value != option.default:
            words.append(option.name if option.is_switch and value == ON else f"{option.name}={value}")
    return tuple(words)
