"""A pytest plugin for rare tests: those marked ``rare`` take long, or repeat a promise for every combination.

``--rare=none`` leaves them out, ``all`` runs them, and ``draw`` runs as many as take ``--draw-seconds``. They
are drawn by ``--draw-seed``, such as the hash of a commit: another seed draws others, and each of them is
drawn sooner or later.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from hashlib import sha256

import pytest

MARKER = "rare"
SECONDS = 1.0
"""What a rare test takes if its marker does not say."""


def draw(costs: Mapping[str, float], seed: str, seconds: float) -> set[str]:
    """Return the names of tests that are drawn by a seed, until they take so many seconds together.

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


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rare tests")
    group.addoption("--rare", choices=("none", "draw", "all"), default="all", help="which rare tests run")
    group.addoption("--draw-seed", default="", help="what the draw depends on, such as the hash of a commit")
    group.addoption("--draw-seconds", type=float, default=60.0, help="about how long the drawn tests take")


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
