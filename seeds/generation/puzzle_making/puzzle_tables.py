"""The part of ``seeds/FIGURES.md`` on puzzles: tables for ``template.md``."""

from collections.abc import Sequence
from importlib.resources import files
from statistics import mean
from string import Template

from engine.games import find_game
from engine.puzzles.themes import all_themes
from engine.shares import PERCENT, rounded_share
from seeds.generation.figures.intervals import Share
from seeds.generation.figures.page import TWENTIETHS, percentage_text, spread_texts, table
from seeds.generation.puzzle_making.draft import PLAYOUTS
from seeds.generation.puzzle_making.numbers import easy_numbers, planned_numbers
from seeds.generation.puzzle_making.studies import PuzzleStudy
from seeds.puzzle import LENGTHS

NAMES = {"sound": "simple player", "weak": "every other move", "random": "any legal move"}


def puzzle_part(studies: Sequence[PuzzleStudy]) -> str:
    """Return the part of the page on puzzles."""
    template = Template((files("seeds.generation.puzzle_making") / "template.md").read_text("utf-8"))
    titles = [find_game(study.game).title for study in studies]
    sizes = [f"{1 + most}–{next_most}" for most, next_most in zip((1, *LENGTHS), LENGTHS, strict=False)]
    return template.substitute(
        playouts=PLAYOUTS,
        counts=table(
            ("game", "puzzles", "numbers", "deals", "decisions", "kilobytes"),
            ([title, *_counts(study)] for title, study in zip(titles, studies, strict=True)),
        ),
        solved=table(
            ("game", "solver", *NAMES.values(), "following hints"),
            ([title, "100%", *_shares(study)] for title, study in zip(titles, studies, strict=True)),
        ),
        lengths=table(
            ("game", *(f"{size} moves" for size in (*sizes, f"{1 + LENGTHS[-1]} or more"))),
            (
                [title, *(str(study.lengths[length]) for length in range(1, 2 + len(LENGTHS)))]
                for title, study in zip(titles, studies, strict=True)
            ),
        ),
        themes=table(
            ("theme", *titles),
            (
                [f"`{theme}`", *(str(study.themes[theme] or "–") for study in studies)]
                for theme in all_themes()
            ),
        ),
        ratings=table(
            ("game", "lowest", *(f"{5 * place}%" for place in TWENTIETHS), "highest"),
            ([title, *spread_texts(study.ratings)] for title, study in zip(titles, studies, strict=True)),
        ),
    )


def _counts(study: PuzzleStudy) -> tuple[str, ...]:
    numbers = [entry.number for entry in study.entries]
    kept = planned_numbers(study.game), easy_numbers(study.game)
    rows = [set(row).intersection(numbers) for row in kept]
    return (
        f"{len(numbers):,}",
        ", ".join(f"{min(row)} to {max(row)}" for row in rows if row),
        f"{study.tried:,}",
        f"{mean(study.decisions):.1f}",
        f"{study.size / 1000:.0f}",
    )


def _shares(study: PuzzleStudy) -> tuple[str, ...]:
    return (
        *(_percentage(study.solved[name]) for name in NAMES),
        f"{percentage_text(study.hinted)}, {study.hinted.total} puzzles",
    )


def _percentage(share: Share) -> str:
    """Return a share of all games, which is no sample and has no interval."""
    return f"{rounded_share(share.count, share.total, 10 * PERCENT) / 10:.1f}%"
