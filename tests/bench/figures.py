"""The registry of measurements: functions that yield figures, found by importing this package's modules."""

import gc
import os
import pkgutil
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import NamedTuple, TypeAlias, TypeVar

import tests.bench


class Figure(NamedTuple):
    """One measured figure."""

    name: str
    value: float
    unit: str


Measure: TypeAlias = Callable[[], Iterator[Figure]]

Value = TypeVar("Value")

_MEASURES: list[tuple[tuple[str, ...], Measure]] = []


def measures(*names: str) -> Callable[[Measure], Measure]:
    """Declare the figures that a function yields, so that it is called only if one of them is requested."""

    def declare(measure: Measure) -> Measure:
        _MEASURES.append((names, measure))
        return measure

    return declare


def figures(only: str = "") -> Iterator[Figure]:
    """Yield the figures whose names start with ``only``; raise ``ValueError`` for an undeclared one."""
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


def timed(work: Callable[[], Value]) -> tuple[Value, float]:
    """Call a function; return its result and the seconds that it took."""
    begun = perf_counter()
    value = work()
    return value, perf_counter() - begun


def milliseconds(name: str, taken: Sequence[float]) -> Iterator[Figure]:
    """Yield the median and the 99th percentile of times in seconds, as ``NAME.median`` and ``NAME.p99``."""
    hundredths = quantiles(taken, n=100)
    yield Figure(f"{name}.median", hundredths[49] * 1000, "ms")
    yield Figure(f"{name}.p99", hundredths[98] * 1000, "ms")


def resident_bytes() -> int:
    """Return the resident memory of this process in bytes, or 0 on systems without ``/proc``."""
    gc.collect()
    statistics = Path("/proc/self/statm")
    pages = int(statistics.read_text("ascii").split()[1]) if statistics.exists() else 0
    return pages * os.sysconf("SC_PAGE_SIZE")
