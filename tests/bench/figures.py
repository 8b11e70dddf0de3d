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


class MissingFigure(NamedTuple):
    """A figure that could not be measured, and why."""

    name: str
    reason: str


Measure: TypeAlias = Callable[[], Iterator[Figure]]

Value = TypeVar("Value")

_MEASURES: list[tuple[tuple[str, ...], Measure]] = []


def measures(*names: str) -> Callable[[Measure], Measure]:
    """Declare the figures that a function yields, so that it is called only if one of them is requested."""

    def declare(measure: Measure) -> Measure:
        _MEASURES.append((names, measure))
        return measure

    return declare


def figures(only: str = "") -> Iterator[Figure | MissingFigure]:
    """Yield the figures whose names start with ``only``, in the order in which they are declared.

    If a measurement fails, its remaining figures are missing, and the next one begins.
    """
    for module in pkgutil.iter_modules(tests.bench.__path__):
        if module.name != "__main__":
            import_module(f"tests.bench.{module.name}")
    for names, measure in _MEASURES:
        missing = [name for name in names if name.startswith(only)]
        if not missing:
            continue
        reason = "not measured"
        try:
            for figure in measure():
                assert figure.name in names, f"{figure.name} is measured, but not declared"
                if figure.name in missing:
                    missing.remove(figure.name)
                    yield figure
        except Exception as error:  # noqa: BLE001 - whatever it is, the other figures can be measured
            reason = f"{type(error).__name__}: {error}"
        for name in missing:
            yield MissingFigure(name, " ".join(reason.split()))


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
