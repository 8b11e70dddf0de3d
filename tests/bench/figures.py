"""What is measured: functions that yield figures, found by walking this package."""

import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import NamedTuple, TypeAlias

import tests.bench


class Figure(NamedTuple):
    """One measured figure."""

    name: str
    value: float
    unit: str


Measure: TypeAlias = Callable[[], Iterator[Figure]]

_MEASURES: list[tuple[tuple[str, ...], Measure]] = []


def measures(*names: str) -> Callable[[Measure], Measure]:
    """Declare the figures that a function yields, so that it is called only where one of them is wanted."""

    def declare(measure: Measure) -> Measure:
        _MEASURES.append((names, measure))
        return measure

    return declare


def figures(only: str = "") -> Iterator[Figure]:
    """Measure and yield every figure whose name begins so; raise ``ValueError`` for one not declared."""
    for module in pkgutil.iter_modules(tests.bench.__path__):
        if module.name != "__main__":
            import_module(f"tests.bench.{module.name}")
    for names, measure in _MEASURES:
        if not any(name.startswith(only) for name in names):
            continue
        for figure in measure():
            if figure.name not in names:
                raise ValueError(f"{figure.name} is measured, but not declared")
            if figure.name.startswith(only):
                yield figure
