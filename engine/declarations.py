"""Finds what modules of a package declare: each has a value or function of the same name, such as ``SOLVER``.

A module is called by the name of its game, deck or family of games. Other modules of the package declare
nothing, and are not found.
"""

from functools import cached_property
from importlib import import_module
from pkgutil import iter_modules
from types import FunctionType
from typing import Generic, TypeVar

T = TypeVar("T")


class Declarations(Generic[T]):
    """The values that modules of a package assign to one name."""

    def __init__(self, package: str, name: str, kind: type[T] | type[FunctionType]) -> None:
        self._package, self._name, self._kind = package, name, kind
        self._found: dict[str, T | None] = {}

    def find(self, *modules: str) -> T | None:
        """Return the value of the first of the named modules that declares one; ``None`` if none does.

        Only these modules are imported. Raises ``TypeError`` for a value of another type.
        """
        return next((found for module in modules if (found := self._value(module)) is not None), None)

    def require(self, *modules: str) -> T:
        """Return the value that ``find`` finds; raise ``KeyError`` if there is none."""
        found = self.find(*modules)
        if found is None:
            names = ", ".join(self.all())
            raise KeyError(f"no {self._name} of {modules[0]!r} in {self._package}; available: {names}")
        return found

    def all(self) -> dict[str, T]:
        """Return every value by the name of its module, in the order of these names."""
        values = {module: self._value(module) for module in sorted(self._modules)}
        return {module: value for module, value in values.items() if value is not None}

    @cached_property
    def _modules(self) -> frozenset[str]:
        return frozenset(module.name for module in iter_modules(import_module(self._package).__path__))

    def _value(self, module: str) -> T | None:
        if module in self._found:
            return self._found[module]
        if module not in self._modules:
            return None
        value: T | None = getattr(import_module(f"{self._package}.{module}"), self._name, None)
        if value is not None and not isinstance(value, self._kind):
            raise TypeError(f"{self._name} of {self._package}.{module} is not of {self._kind}: {value!r}")
        self._found[module] = value
        return value
