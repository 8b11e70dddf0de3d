"""The text of ``seeds/FIGURES.md``: tables for its template, ``template.md``."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from statistics import fmean, quantiles
from string import Template
from textwrap import fill

from engine.advice import find_adviser
from engine.games import all_games, find_game
from engine.options import read_options
from engine.shares import PERCENT, rounded_share
from engine.solvers.solution import Verdict
from seeds.certified import find_pool
from seeds.generation.figures.intervals import Estimate, Share, mean_estimate
from seeds.generation.figures.players import OPEN, PLAYERS
from seeds.generation.figures.results import SOLVER
from seeds.generation.figures.study import Study, mean_bound
from seeds.generation.figures.values import values
from seeds.generation.figures.work import HOUR, budgets_of
from seeds.known_figures import MISSING, filled
from seeds.plan import EASIEST, HARDEST, SHARES, Words, find_plan

PICTURES = "pictures/figures"
NAMES = {
    "random": "any move",
    "simple": "simple player",
    "hints": "hints",
    "open": "simple, open",
    SOLVER: "sees all",
}
"""What the page calls the players."""
COMPARED = (("simple", "random"), ("hints", "simple"), ("open", "simple"), (SOLVER, "hints"))
"""Pairs of players whose difference is shown."""
PUZZLES = "## Puzzles\n"
"""The heading of the part that is made alone."""
NEXT_PART = "\n## "
EVERY_LEVEL = range(EASIEST, HARDEST + 1)
TWENTIETHS = (2, 5, 10, 15, 18)
"""Quantiles in the tables, in twentieths: 10, 25, 50, 75 and 90%."""
NARROW = 0.01
"""A share has a second decimal if its interval is narrower than this."""
WIDTH = 118
"""Characters in a line of the page."""


def page(studies: Sequence[Study], puzzles: str = "") -> str:
    """Return the page; ``puzzles`` is the part on puzzles."""
    template = Template((files("seeds.generation.figures") / "template.md").read_text("utf-8"))
    games = list(dict.fromkeys(study.game for study in studies))
    plans = {game: plan for game in games if (plan := find_plan(game.name))}
    varied = [study for study in studies if study.has_varied_scores]
    pools = [(study.name, study.game.name, study.words) for study in studies if has_pool(study)]
    open_lines = {game.title: find_adviser(game.name).open_lines for game in games if _can_be_open(game.name)}
    lines = [f"{count} of {title}" for title, count in open_lines.items() if count > 1]
    efforts = [f"{plan.effort} in {game.title}" for game, plan in plans.items() if plan.effort]
    text = template.substitute(
        {f"share{number}": share for number, share in enumerate(SHARES, 1)},
        pictures=PICTURES,
        verdicts=_verdicts(studies),
        players=_players(studies),
        differences=_compared(studies, Study.share_difference, PERCENT),
        open=_open(studies),
        lines=_listed(lines),
        mean_scores=_mean_scores(studies),
        score_differences=_compared(varied, Study.score_difference, 1),
        best_scores=_best_scores(varied),
        bounds=_bounds(studies),
        score_pictures="\n\n".join(
            f"![{game.title}: the scores of each kind of player]({PICTURES}/scores-{game.name}.png)"
            for game in games
        ),
        difficulty=_difficulty(pools),
        open_difficulty=_difficulty(
            (f"{name}, {OPEN}", game, (*words, OPEN)) for name, game, words in pools if _can_be_open(game)
        ),
        puzzles=f"{puzzles.rstrip()}\n\n" if puzzles else "",
        budgets=_budgets(studies),
        efforts=_listed(efforts),
        enough=next(plan.enough for game in all_games() if (plan := find_plan(game.name)) and plan.enough),
        unseen=", ".join(
            [f"`{OPEN}`"]
            + [
                f"`{option}` of {game.title}"
                for game, plan in plans.items()
                for option in plan.unseen
                if option != OPEN
            ]
        ),
    )
    return filled(text, values(studies))


def with_part(text: str, heading: str, part: str) -> str:
    """Return the page with another part of that heading; raise ``ValueError`` if it has none."""
    before, found, rest = text.partition(heading)
    _, next_part, after = rest.partition(NEXT_PART)
    if not found or not next_part:
        raise ValueError(f"the page has no part on {heading[3:].strip().lower()}")
    return f"{before}{part}{next_part}{after}"


def part_of(text: str, heading: str) -> str:
    """Return the part of a page with that heading; nothing if it has none."""
    _, found, rest = text.partition(heading)
    return f"{heading}{rest.partition(NEXT_PART)[0]}" if found else ""


def has_pool(study: Study) -> bool:
    """Tell whether deals with the options of a study are certified."""
    return find_pool(study.game, read_options(study.game.options, study.words)) is not None


def _can_be_open(game: str) -> bool:
    """Tell whether players can choose to see all cards of a game."""
    return any(option.name == OPEN for option in find_game(game).options)


def levels(game: str, words: Words) -> Counter[int]:
    """Return the number of certified deals of each difficulty."""
    found = find_game(game)
    pool = find_pool(found, read_options(found.options, words))
    return Counter({level: len(pool.numbers_of(level)) for level in EVERY_LEVEL} if pool else {})


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown."""
    lines = [" | ".join(row) for row in (head, ["---"] * len(head), *rows)]
    return "\n".join(f"| {line} |" for line in lines)


def percentage_text(share: Share) -> str:
    """Return a share in percent and its interval."""
    return f"{PERCENT * share.value:.{_digits(share.interval)}f}% ({interval_text(share.interval)})"


def interval_text(interval: tuple[float, float]) -> str:
    """Return an interval in percent."""
    low, high = interval
    digits = _digits(interval)
    return f"{PERCENT * low:.{digits}f}–{PERCENT * high:.{digits}f}"


def _digits(interval: tuple[float, float]) -> int:
    low, high = interval
    return 2 if high - low < NARROW else 1


def difference_text(difference: Estimate, factor: int = 1) -> str:
    """Return a difference and its interval, times a factor, with their signs."""
    value, low, high = (factor * part for part in difference)
    return f"{value:+.1f} ({low:+.1f} to {high:+.1f})".replace("-", "−")


def spread_texts(values: Sequence[int]) -> tuple[str, ...]:
    """Return the lowest of ascending values, their quantiles at ``TWENTIETHS``, and the highest."""
    cuts = quantiles(values, n=20, method="inclusive")
    return tuple(f"{value:.0f}" for value in (values[0], *(cuts[at - 1] for at in TWENTIETHS), values[-1]))


def _listed(words: Sequence[str]) -> str:
    """Return words in a row, with commas and a last *and*."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def _verdicts(studies: Sequence[Study]) -> str:
    shown = (Verdict.WON, Verdict.UNWINNABLE, Verdict.UNKNOWN)
    rows = [
        (
            study.name,
            f"{len(study.solved):,}",
            *(percentage_text(study.solved.share(verdict)) for verdict in shown),
            f"{interval_text(study.winnable)}%",
        )
        for study in studies
    ]
    return table(("game and options", "deals", "won", "proved unwinnable", "undecided", "can be won"), rows)


def _players(studies: Sequence[Study]) -> str:
    shown = [name for name in NAMES if name != "open"]
    rows = []
    for study in studies:
        played = {name: games for name in shown if (games := study.games(name))}
        rows.append(
            [
                study.name,
                *(
                    f"{percentage_text(played[name].share_won)}, {len(played[name]):,}"
                    if name in played
                    else MISSING
                    for name in shown
                ),
            ]
        )
    head = ("game and options", *(f"{NAMES[name]}, deals" for name in shown))
    return table(head, rows)


def _compared(
    studies: Sequence[Study],
    difference: Callable[[Study, str, str], tuple[int, Estimate] | None],
    factor: int,
) -> str:
    rows = []
    for study in studies:
        row = [study.name]
        for one, other in COMPARED:
            found = difference(study, one, other)
            row.append(f"{difference_text(found[1], factor)}, {found[0]:,}" if found else MISSING)
        rows.append(row)
    head = (f"{NAMES[one]} − {NAMES[other]}, deals" for one, other in COMPARED)
    return table(("game and options", *head), rows)


def _open(studies: Sequence[Study]) -> str:
    rows = []
    for study in studies:
        closed, seen = study.games("simple"), study.games("open")
        found = study.share_difference("open", "simple")
        if closed and seen and found:
            rows.append(
                [
                    study.name,
                    f"{found[0]:,}",
                    percentage_text(closed.share_won),
                    percentage_text(seen.share_won),
                    difference_text(found[1], PERCENT),
                    percentage_text(study.solved.share_won),
                ]
            )
    return table(("game and options", "deals", "closed", "open", "difference", NAMES[SOLVER]), rows)


def _mean_scores(studies: Sequence[Study]) -> str:
    rows = []
    for study in studies:
        played = [study.games(name) for name in NAMES if name != SOLVER]
        means = (mean_estimate(games.scores) if games else None for games in played)
        texts = (f"{one.value:.1f} ({one.low:.1f}–{one.high:.1f})" if one else MISSING for one in means)
        rows.append([study.name, *texts])
    return table(("game and options", *(name for key, name in NAMES.items() if key != SOLVER)), rows)


def _best_scores(studies: Sequence[Study]) -> str:
    rows = []
    for study in studies:
        scores = study.best_scores
        rows.append(
            [
                study.name,
                f"{len(scores):,}",
                f"{fmean(scores):.1f}",
                *spread_texts(scores),
                f"{rounded_share(study.proved.count, study.proved.total)}%",
            ]
        )
    cut_names = (f"{100 * place // 20}%" for place in TWENTIETHS)
    return table(("game and options", "deals", "mean", "lowest", *cut_names, "highest", "proved"), rows)


def _bounds(studies: Sequence[Study]) -> str:
    """Return what is known of games whose best scores are between a line and a bound."""
    texts = []
    for study in studies:
        gaps = study.gaps
        if study.game.is_for_points and len(gaps) == len(study.solved):
            closed = Share(gaps.count(0), len(gaps))
            text = (
                f"In {study.name}, a bound is proved for each deal: no play scores more. It is "
                f"{mean_bound(study):.1f} points in the mean, {fmean(gaps):.1f} more than the best score "
                f"that was found; in {percentage_text(closed)} of the deals both are equal."
            )
            texts.append(fill(text, WIDTH))
    return "\n\n".join(texts)


def _difficulty(sets: Iterable[tuple[str, str, Words]]) -> str:
    """Return the table of option sets, each the name of its row, its game and its words."""
    rows = []
    for name, game, words in sets:
        found = levels(game, words)
        rows.append([name, f"{found.total():,}", *(str(found[level]) for level in EVERY_LEVEL)])
    return table(("game and options", "deals", *map(str, EVERY_LEVEL)), rows)


def _budgets(studies: Sequence[Study]) -> str:
    rows = []
    for study in studies:
        plan = find_plan(study.game.name)
        budgets = budgets_of(study.game, plan) if plan else ()
        hours = {name: study.seconds.get(name, 0.0) / HOUR for name in (SOLVER, *PLAYERS)}
        rows.append(
            [
                study.name,
                str(study.game.rules),
                f"1 to {len(study.solved):,}",
                ", ".join(f"{budget:,}" for budget in budgets),
                f"{hours[SOLVER]:.2f}",
                f"{sum(hours.values()) - hours[SOLVER]:.2f}",
            ]
        )
    total = [sum(study.seconds.get(name, 0.0) for study in studies) / HOUR for name in (SOLVER, *PLAYERS)]
    rows.append(["all", "", "", "", f"{total[0]:.2f}", f"{sum(total[1:]):.2f}"])
    return table(("game and options", "rules", "deals", "positions", "hours, solver", "hours, players"), rows)
