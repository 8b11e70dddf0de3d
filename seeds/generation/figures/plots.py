"""The plots of ``seeds/FIGURES.md``, simple and in letters large enough for a phone."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from engine.shares import PERCENT
from engine.solvers.solution import Verdict
from seeds.generation.figures.intervals import Share
from seeds.generation.figures.page import EVERY_LEVEL, NAMES
from seeds.generation.figures.results import SOLVER
from seeds.generation.figures.study import Study
from seeds.plan import find_plan

WIDTH = 6.0
"""Inches; with ``DOTS`` to the inch 1,080 dots, three to each of a phone's points."""
DOTS = 180
ROW = 0.5
"""Inches for a row of bars or dots."""
LETTERS = 12
INK, PALE, BAND = "#22272e", "#d5dae1", "#f3f5f7"
LONG = 20
"""Letters of a name above which it takes two lines."""

VERDICTS = {
    Verdict.WON: ("won", "#0f7b6c"),
    Verdict.UNKNOWN: ("undecided", "#c9ced6"),
    Verdict.UNWINNABLE: ("proved unwinnable", "#d9822b"),
}
INTERVAL = "95% interval"
PLAYERS = {"random": "#9aa3af", "simple": "#d9822b", "hints": "#2f6fde", SOLVER: "#0f7b6c"}
SHAPES = {"random": "s", "simple": "^", "hints": "o", SOLVER: "D"}
LEVELS = ("#8fd0c4", "#4fae9d", "#e2c044", "#e08a3c", "#c0452f")
"""From the easiest deals to the most difficult ones."""

ALL_PLAYERS = {name: (name, NAMES[name]) for name in PLAYERS}
OPEN_PLAYERS = {"simple": ("simple", "closed"), "open": ("hints", "open"), SOLVER: (SOLVER, NAMES[SOLVER])}
"""The style of each player of a comparison, as for one of ``PLAYERS``, and its label."""
ENOUGH_BARS = 30
"""Maximum number of bars of a distribution; with more scores, each bar is for several."""


def plot_verdicts(path: Path, studies: Sequence[Study]) -> None:
    """Plot the shares of deals that can be won, cannot be won, or are undecided."""
    figure, axes = _rows("What can be won, with all cards known", [study.name for study in studies])
    shares = [[100 * study.solved.share(verdict).value for verdict in VERDICTS] for study in studies]
    _stack(axes, shares, VERDICTS.values())
    for row, study in enumerate(studies):
        solved = study.solved.share_won
        low, high = (100 * end for end in solved.interval)
        axes.plot([low, high], [row, row], color=INK, linewidth=1.6)
        axes.text(102, row, f"{PERCENT * solved.value:.1f}%", va="center", color=INK, fontsize=LETTERS)
    axes.plot([], [], color=INK, linewidth=1.6, label=INTERVAL)
    _percent(axes)
    _save(figure, axes, path, columns=2)


def plot_players(path: Path, studies: Sequence[Study]) -> None:
    """Plot how often each kind of player wins, beside who sees all cards."""
    _plot_dots(path, "How often players win", studies, ALL_PLAYERS, 0.17, 2)


def plot_open(path: Path, studies: Sequence[Study]) -> None:
    """Plot how often the players of the closed and of the open game win, beside who sees all cards."""
    shown = [study for study in studies if study.games("open")]
    _plot_dots(path, "What seeing all cards changes", shown, OPEN_PLAYERS, 0.2, 3)


def _plot_dots(
    path: Path,
    title: str,
    studies: Sequence[Study],
    players: Mapping[str, tuple[str, str]],
    spacing: float,
    columns: int,
) -> None:
    """Plot how often each of some players wins, by its name with its style and its label."""
    figure, axes = _rows(title, [study.name for study in studies])
    for row, study in enumerate(studies):
        for place, (name, (style, _)) in enumerate(players.items()):
            if games := study.games(name):
                _dot(axes, row + spacing * (place - (len(players) - 1) / 2), games.share_won, style)
    for style, label in players.values():
        axes.plot([], [], SHAPES[style], color=PLAYERS[style], markersize=7, label=label)
    _percent(axes)
    _save(figure, axes, path, columns)


def plot_scores(path: Path, studies: Sequence[Study]) -> None:
    """Plot the distribution of the scores of a game for each kind of player and option set."""
    plots = [(study, [(SOLVER, study.best_scores), *_scores(study)]) for study in studies]
    heights = [len(rows) for _, rows in plots]
    figure = Figure(
        figsize=(WIDTH, 0.9 + 0.62 * sum(heights) + 0.75 * len(plots)), dpi=DOTS, layout="constrained"
    )
    subplots = figure.subplots(len(plots), 1, squeeze=False, sharex=True, height_ratios=heights)
    every = [score for _, rows in plots for _, scores in rows for score in scores]
    step = max(1, -(-(max(every) - min(every) + 1) // ENOUGH_BARS))
    for axes, (study, rows) in zip(subplots[:, 0], plots, strict=True):
        _style(axes, study.name)
        axes.set_yticks(range(len(rows)), [NAMES[name] for name, _ in rows])
        axes.set_ylim(len(rows) - 0.4, -0.95)
        for row, (name, scores) in enumerate(rows):
            _ridge(axes, row, scores, step, PLAYERS[name])
        axes.tick_params(axis="x", labelbottom=True)
    plan = find_plan(studies[0].game.name)
    label = f"{plan.score_label if plan else 'score'} (the line: the median)"
    subplots[-1, 0].set_xlabel(label, fontsize=LETTERS, color=INK)
    figure.savefig(path, metadata={"Software": None})


def plot_difficulty(path: Path, pools: Sequence[tuple[str, Counter[int]]]) -> None:
    """Plot how difficult the certified deals are."""
    figure, axes = _rows("How difficult the certified deals are", [name for name, _ in pools])
    _stack(
        axes,
        [[100 * levels[level] / levels.total() for level in EVERY_LEVEL] for _, levels in pools],
        zip(map(str, EVERY_LEVEL), LEVELS, strict=True),
    )
    for row, (_, levels) in enumerate(pools):
        axes.text(102, row, f"{levels.total():,}", va="center", color=INK, fontsize=LETTERS)
    _percent(axes)
    _save(figure, axes, path, columns=5)


def _rows(title: str, names: Sequence[str]) -> tuple[Figure, Axes]:
    """Return axes with a row for each name, the first at the top."""
    figure = Figure(figsize=(WIDTH, 1.7 + ROW * len(names)), dpi=DOTS, layout="constrained")
    axes = figure.subplots()
    _style(axes, "")
    figure.suptitle(title, x=0.01, ha="left", fontsize=LETTERS + 1, fontweight="bold", color=INK)
    lines = [name.replace(", ", ",\n", 1) if len(name) > LONG else name for name in names]
    axes.set_yticks(range(len(names)), lines)
    axes.set_ylim(len(names) - 0.5, -0.5)
    for row in range(0, len(names), 2):
        axes.axhspan(row - 0.5, row + 0.5, color=BAND, zorder=0)
    return figure, axes


def _stack(axes: Axes, rows: Sequence[Sequence[float]], parts: Iterable[tuple[str, str]]) -> None:
    """Draw a bar of shares in percent in each row; each of its parts has a label and a color."""
    for place, (label, color) in enumerate(parts):
        for row, shares in enumerate(rows):
            axes.barh(row, shares[place], left=sum(shares[:place]), color=color, height=0.6)
        axes.barh(0, 0, color=color, label=label)


def _style(axes: Axes, title: str) -> None:
    axes.set_title(title, loc="left", fontsize=LETTERS + 1, fontweight="bold", color=INK)
    axes.tick_params(labelsize=LETTERS, colors=INK, length=0)
    axes.tick_params(axis="y", pad=9)  # a mark at 0% does not touch its label
    axes.grid(axis="x", color=PALE, linewidth=0.8)
    axes.set_axisbelow(True)
    for side in axes.spines.values():
        side.set_visible(False)


def _percent(axes: Axes) -> None:
    axes.set_xlim(0, 100)
    axes.set_xticks(range(0, 101, 25), [f"{share}%" for share in range(0, 101, 25)])


def _save(figure: Figure, axes: Axes, path: Path, columns: int) -> None:
    handles, labels = axes.get_legend_handles_labels()
    if INTERVAL in labels:  # lines come before bars there
        handles, labels = [*handles[1:], handles[0]], [*labels[1:], labels[0]]
    figure.legend(handles, labels, loc="outside lower center", ncols=columns, frameon=False, fontsize=LETTERS)
    figure.savefig(path, metadata={"Software": None})


def _dot(axes: Axes, height: float, share: Share, name: str) -> None:
    low, high = (100 * end for end in share.interval)
    axes.plot([low, high], [height, height], color=PLAYERS[name], linewidth=2, clip_on=False)
    axes.plot([100 * share.value], [height], SHAPES[name], color=PLAYERS[name], markersize=6, clip_on=False)


def _scores(study: Study) -> list[tuple[str, Sequence[int]]]:
    """Return the scores of each kind of player, the best player first."""
    played = ((name, study.games(name)) for name in reversed(PLAYERS) if name != SOLVER)
    return [(name, games.scores) for name, games in played if games]


def _ridge(axes: Axes, row: int, scores: Sequence[int], step: int, color: str) -> None:
    """Draw a distribution that stands on its row, with its median."""
    bars = Counter(score // step for score in scores)
    tallest = max(bars.values())
    for bar, count in bars.items():
        height = 0.85 * count / tallest
        middle = bar * step + (step - 1) / 2
        axes.bar(middle, -height, bottom=row + 0.3, width=0.9 * step, color=color, alpha=0.85)
    median = sorted(scores)[len(scores) // 2]
    axes.plot([median, median], [row + 0.3, row - 0.57], color=INK, linewidth=1.4)
