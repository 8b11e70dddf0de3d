"""A pytest plugin for rare tests: those marked ``rare`` take long, or repeat a promise for every combination.

``--rare=none`` leaves them out, ``all`` runs them, and ``draw`` runs some that take ``--draw-seconds``
together. They are drawn by ``--draw-seed``, such as the hash of a commit: another seed draws others, and each
of them is drawn sooner or later. In the same way, a test that checks the same for many items, such as a
process that is killed at each of its steps, checks all of them only with ``all``: else every fifth, from one
that is drawn.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from hashlib import sha256
from itertools import islice
from typing import Protocol, TypeVar

import pytest

T = TypeVar("T")

MARKER = "rare"
SECONDS = 1.0
"""What a rare test takes if its marker does not say."""
STRIDE = 5
"""Without all rare tests, a test that checks the same for many items does so for every fifth."""


def draw(costs: Mapping[str, float], seed: str, seconds: float) -> set[str]:
    """Return the names of tests drawn by a seed, which take these seconds together.

    ``costs`` are the seconds of each test by its name. The last test that is drawn may exceed the limit, or
    no test that takes longer would ever be drawn.
    """
    drawn, spent = set[str](), 0.0
    for name in sorted(costs, key=lambda name: sha256(f"{seed} {name}".encode()).digest()):
        if spent >= seconds:
            break
        drawn.add(name)
        spent += costs[name]
    return drawn


def by_function(names: Iterable[str]) -> list[str]:
    """Return a line for each test function, with the cases of it that are among the names."""
    cases = defaultdict[str, list[str]](list)
    for name in names:
        function, bracket, case = name.partition("[")
        cases[function].append(bracket + case)
    return [" ".join((function, *filter(None, cases[function]))) for function in sorted(cases)]


class SomeOf(Protocol):
    """Returns the items of many that a test checks."""

    def __call__(self, items: Iterable[T]) -> Iterator[T]:
        """Return all items, or some of them; they may be without an end."""


def all_of(items: Iterable[T]) -> Iterator[T]:
    """Yield all items."""
    yield from items


def some_of(items: Iterable[T], seed: str) -> Iterator[T]:
    """Yield the first of many items, and every fifth from one that the seed draws."""
    remaining = iter(items)
    yield from islice(remaining, 1)
    yield from islice(remaining, int.from_bytes(sha256(seed.encode()).digest()) % STRIDE, None, STRIDE)


@pytest.fixture(name="some_of")
def some_of_fixture(request: pytest.FixtureRequest) -> SomeOf:
    """Provide what returns some of many items: all with ``--rare=all``."""
    if request.config.getoption("rare") == "all":
        return all_of
    seed = f"{request.config.getoption('draw_seed')} {request.node.nodeid}"
    return partial(some_of, seed=seed)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rare tests")
    group.addoption("--rare", choices=("none", "draw", "all"), default="all", help="which rare tests run")
    group.addoption("--draw-seed", default="", help="what the draw depends on, such as the hash of a commit")
    group.addoption("--draw-seconds", type=float, default=30.0, help="about how long the drawn tests take")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", f"{MARKER}(seconds={SECONDS}): takes long, or repeats a promise for every combination"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the rare tests that are not wanted; each process of pytest-xdist draws the same."""
    if config.getoption("rare") == "all":
        return
    markers = {item.nodeid: item.get_closest_marker(MARKER) for item in items}
    costs = {name: float(marker.kwargs.get("seconds", SECONDS)) for name, marker in markers.items() if marker}
    wanted = set[str]()
    if config.getoption("rare") == "draw":
        wanted = draw(costs, config.getoption("draw_seed"), config.getoption("draw_seconds"))
    left_out = costs.keys() - wanted
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in left_out])
    items[:] = [item for item in items if item.nodeid not in left_out]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Name the rare tests that were drawn and ran."""
    if config.getoption("rare") != "draw":
        return
    reports = [report for reports in terminalreporter.stats.values() for report in reports]
    ran = {
        report.nodeid
        for report in reports
        if isinstance(report, pytest.TestReport) and MARKER in report.keywords
    }
    terminalreporter.section(f"{len(ran)} rare tests drawn by {config.getoption('draw_seed')!r}")
    for line in by_function(ran):
        terminalreporter.line(line)
    terminalreporter.line(f"Tests that use some_of checked every {STRIDE}th item, from drawn ones.")
