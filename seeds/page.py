"""The text of ``seeds/FIGURES.md``: tables for its template, ``seeds/figures-template.md``."""

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files
from statistics import mean, quantiles
from string import Template

from engine.games import all_games, find_game
from engine.options import read_options
from engine.shares import PERCENT, rounded_share
from engine.solvers.solution import Verdict
from seeds.certified import find_pool
from seeds.plan import EASIEST, HARDEST, SHARES, Words, find_plan
from seeds.studies import Share, Study, won

PICTURES = "pictures/figures"
PLAYERS = {"random": "any legal move", "simple": "simple player", "hints": "following hints"}
EVERY_LEVEL = range(EASIEST, HARDEST + 1)
TWENTIETHS = (2, 5, 10, 15, 18)
"""Quantiles of the best scores in the table, in twentieths: 10, 25, 50, 75 and 90%."""


def page(studies: Sequence[Study], command: str) -> str:
    """Return the page."""
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
        difficulty=_difficulty(studies),
        budgets=_budgets(studies),
        command=command,
        enough=next(plan.enough for game in all_games() if (plan := find_plan(game.name)) and plan.enough),
        unseen=", ".join(
            f"`{option}` of {game.title}" for game, plan in plans.items() for option in plan.unseen
        ),
    )


def levels(game: str, words: Words) -> Counter[int]:
    """Return the number of certified deals of each difficulty."""
    found = find_game(game)
    pool = find_pool(found, read_options(found.options, words))
    return Counter({level: len(pool.numbers_of(level)) for level in EVERY_LEVEL} if pool else {})


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [" | ".join(row) for row in (head, ["---"] * len(head), *rows)]
    return "\n".join(f"| {line} |" for line in lines)


def _verdicts(studies: Sequence[Study]) -> str:
    wanted = (Verdict.WON, Verdict.UNWINNABLE, Verdict.UNKNOWN)
    return _table(
        ("game and options", "deals", "won", "proved unwinnable", "undecided"),
        (
            (
                study.name,
                f"{len(study.results):,}",
                *(_percentage_text(study.share(verdict)) for verdict in wanted),
            )
            for study in studies
        ),
    )


def _players(studies: Sequence[Study]) -> str:
    rows = []
    for study in studies:
        played = dict(study.players)
        rows.append(
            [
                study.name,
                *(_percentage_text(won(played[name])) if name in played else "–" for name in PLAYERS),
            ]
        )
    return _table(("game and options", *PLAYERS.values()), rows)


def _mean_scores(studies: Sequence[Study]) -> str:
    rows = []
    for study in studies:
        scores = {name: [finish.score for finish in finishes] for name, finishes in study.players}
        texts = (
            f"{mean(scores[name]):.1f} ({len(scores[name]):,})" if name in scores else "–" for name in PLAYERS
        )
        rows.append([study.name, *texts])
    return _table(("game and options", *PLAYERS.values()), rows)


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
    return _table(("game and options", "deals", "mean", "lowest", *cut_names, "highest", "proved"), rows)


def _difficulty(studies: Sequence[Study]) -> str:
    rows = []
    for study in studies:
        found = levels(study.game.name, study.words)
        rows.append([study.name, f"{found.total():,}", *(str(found[level]) for level in EVERY_LEVEL)])
    return _table(("game and options", "deals", *map(str, EVERY_LEVEL)), rows)


def _budgets(studies: Sequence[Study]) -> str:
    return _table(
        ("game and options", "rules", "deals", "positions"),
        (
            (study.name, str(study.game.rules), f"1 to {len(study.results):,}", f"{study.budget:,}")
            for study in studies
        ),
    )


def _percentage_text(share: Share) -> str:
    low, high = share.interval
    tenths = rounded_share(share.count, share.total, 10 * PERCENT)
    return f"{tenths / 10:.1f}% ({100 * low:.1f}–{100 * high:.1f})"
