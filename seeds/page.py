"""The text of ``seeds/FIGURES.md``: tables for its template, ``seeds/figures-template.md``."""

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files
from math import sqrt
from statistics import mean, quantiles, stdev
from string import Template

from engine.advice import open_lines
from engine.games import all_games, find_game
from engine.options import read_options
from engine.shares import PERCENT, rounded_share
from engine.solvers.solution import Verdict
from seeds.certified import find_pool
from seeds.comparison import OPEN, Comparison
from seeds.plan import EASIEST, HARDEST, SHARES, Words, find_plan
from seeds.studies import SURE, Share, Study, won

PICTURES = "pictures/figures"
PLAYERS = {"random": "any legal move", "simple": "simple player", "hints": "following hints"}
OPEN_GAMES, PUZZLES = "## Open games\n", "## Puzzles\n"
"""The headings of the parts that can be made alone."""
NEXT_PART = "\n## "
COMPARE = "make open-figures"
EVERY_LEVEL = range(EASIEST, HARDEST + 1)
TWENTIETHS = (2, 5, 10, 15, 18)
"""Quantiles of the best scores in the table, in twentieths: 10, 25, 50, 75 and 90%."""


def page(studies: Sequence[Study], compared: Sequence[Comparison], command: str, puzzles: str = "") -> str:
    """Return the page; ``puzzles`` is the part on puzzles."""
    template = Template((files("seeds") / "figures-template.md").read_text("utf-8"))
    games = list(dict.fromkeys(study.game for study in studies))
    plans = {game: plan for game in games if (plan := find_plan(game.name))}
    return template.substitute(
        {f"share{number}": share for number, share in enumerate(SHARES, 1)},
        pictures=PICTURES,
        verdicts=_verdicts(studies),
        players=_players(studies),
        mean_scores=_mean_scores(studies),
        best_scores=_best_scores(studies),
        score_pictures="\n\n".join(
            f"![{game.title}: the scores of each kind of player]({PICTURES}/scores-{game.name}.png)"
            for game in games
        ),
        difficulty=_difficulty([(study.name, study.game.name, study.words) for study in studies]),
        comparison=comparison_part(compared),
        puzzles=f"{puzzles}\n" if puzzles else "",
        budgets=_budgets(studies),
        command=command,
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


def comparison_part(compared: Sequence[Comparison]) -> str:
    """Return the part of the page on open games."""
    template = Template((files("seeds") / "comparison-template.md").read_text("utf-8"))
    games = dict.fromkeys(one.pool.game for one in compared)
    lines = (f"{count} lines of {find_game(name).title}" for name in games if (count := open_lines(name)) > 1)
    return template.substitute(
        pictures=PICTURES,
        shares=_closed_and_open_shares(compared),
        points=_closed_and_open_points(compared),
        difficulty=_difficulty(
            (f"{one.name}, {OPEN}", one.pool.game, (*one.pool.words, OPEN)) for one in compared
        ),
        command=COMPARE,
        budgets=table(
            ("game and options", "deals", "positions"),
            ((one.name, f"1 to {len(one.results):,}", f"{one.pool.budget:,}") for one in compared),
        ),
        lines=", ".join(lines),
    )


def with_comparison(text: str, compared: Sequence[Comparison]) -> str:
    """Return the page with another part on open games."""
    return with_part(text, OPEN_GAMES, comparison_part(compared))


def with_part(text: str, heading: str, part: str) -> str:
    """Return the page with another part of that heading; raise ``ValueError`` if it has none."""
    before, found, rest = text.partition(heading)
    _, next_part, after = rest.partition(NEXT_PART)
    if not found or not next_part:
        raise ValueError(f"the page has no part on {heading[3:].strip().lower()}")
    return f"{before}{part}{next_part}{after}"


def levels(game: str, words: Words) -> Counter[int]:
    """Return the number of certified deals of each difficulty."""
    found = find_game(game)
    pool = find_pool(found, read_options(found.options, words))
    return Counter({level: len(pool.numbers_of(level)) for level in EVERY_LEVEL} if pool else {})


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown."""
    lines = [" | ".join(row) for row in (head, ["---"] * len(head), *rows)]
    return "\n".join(f"| {line} |" for line in lines)


def _verdicts(studies: Sequence[Study]) -> str:
    wanted = (Verdict.WON, Verdict.UNWINNABLE, Verdict.UNKNOWN)
    return table(
        ("game and options", "deals", "won", "proved unwinnable", "undecided"),
        (
            (
                study.name,
                f"{len(study.results):,}",
                *(percentage_text(study.share(verdict)) for verdict in wanted),
            )
            for study in studies
        ),
    )


def _players(studies: Sequence[Study]) -> str:
    rows = []
    for study in studies:
        played = dict(study.players)
        rows.append(
            [study.name, *(percentage_text(won(played[name])) if name in played else "–" for name in PLAYERS)]
        )
    return table(("game and options", *PLAYERS.values()), rows)


def _mean_scores(studies: Sequence[Study]) -> str:
    rows = []
    for study in studies:
        scores = {name: [finish.score for finish in finishes] for name, finishes in study.players}
        texts = (
            f"{mean(scores[name]):.1f} ({len(scores[name]):,})" if name in scores else "–" for name in PLAYERS
        )
        rows.append([study.name, *texts])
    return table(("game and options", *PLAYERS.values()), rows)


def _best_scores(studies: Sequence[Study]) -> str:
    rows = []
    for study in studies:
        scores = study.best_scores
        cuts = quantiles(scores, n=20, method="inclusive")
        shown = (scores[0], *(cuts[place - 1] for place in TWENTIETHS), scores[-1])
        rows.append(
            [
                study.name,
                f"{len(scores):,}",
                f"{mean(scores):.1f}",
                *(f"{score:.0f}" for score in shown),
                f"{rounded_share(study.proved.count, study.proved.total)}%",
            ]
        )
    cut_names = (f"{100 * place // 20}%" for place in TWENTIETHS)
    return table(("game and options", "deals", "mean", "lowest", *cut_names, "highest", "proved"), rows)


def _difficulty(sets: Iterable[tuple[str, str, Words]]) -> str:
    """Return the table of option sets, each the name of its row, its game and its words."""
    rows = []
    for name, game, words in sets:
        found = levels(game, words)
        rows.append([name, f"{found.total():,}", *(str(found[level]) for level in EVERY_LEVEL)])
    return table(("game and options", "deals", *map(str, EVERY_LEVEL)), rows)


def _budgets(studies: Sequence[Study]) -> str:
    return table(
        ("game and options", "rules", "deals", "positions"),
        (
            (study.name, str(study.game.rules), f"1 to {len(study.results):,}", f"{study.budget:,}")
            for study in studies
        ),
    )


def _closed_and_open_shares(compared: Sequence[Comparison]) -> str:
    head = ("game and options", "deals", "closed", "open", "can be won", "undecided")
    rows = []
    for one in compared:
        shares = (*one.shares.values(), one.share(Verdict.UNKNOWN))
        rows.append([one.name, f"{len(one.results):,}", *map(percentage_text, shares)])
    return table(head, rows)


def _closed_and_open_points(compared: Sequence[Comparison]) -> str:
    rows = [
        [one.name, *(f"{len(scores):,}: {_mean_text(scores)}" for scores in one.scores)]
        for one in compared
        if find_game(one.pool.game).is_for_points
    ]
    return table(("game and options", "closed", "open", "best found"), rows)


def _mean_text(scores: Sequence[int]) -> str:
    """Return a mean and its 95% interval, from the standard error."""
    middle, error = mean(scores), SURE * stdev(scores) / sqrt(len(scores))
    return f"{middle:.1f} ({middle - error:.1f}–{middle + error:.1f})"


def percentage_text(share: Share) -> str:
    """Return a share in percent and its interval."""
    low, high = share.interval
    tenths = rounded_share(share.count, share.total, 10 * PERCENT)
    return f"{tenths / 10:.1f}% ({100 * low:.1f}–{100 * high:.1f})"
