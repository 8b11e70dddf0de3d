"""The deal's own hardness: with how few cells it could have been won is said before it and in its review."""

import pytest

from bot.features.analysis import reviews
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.runtime.analysis_jobs import AnalysisTimeoutError
from bot.screens.descriptions import hardness_text
from engine.advice.fewest_cells import fewest_cells_of
from tests.bot.desk import Desk, last_update, shown


async def review_text(desk: Desk, deal: str) -> str:
    """Return the review of a game that is given up after a move."""
    for line in (f"/play {deal}", "1 2" if deal.startswith("yukon") else "1 a", "/giveup yes"):
        await desk.type(line)
    return shown(await last_update(await desk.type("/review"))).text


UNCERTIFIED = 1_000_000
"""A deal that is not among those that are certified."""


@pytest.mark.parametrize("cells", [4, 1])
async def test_a_review_says_with_how_few_cells_a_deal_can_be_won(desk: Desk, cells: int) -> None:
    assert "This deal can be won with 1 cell." in await review_text(desk, f"freecell 2 cells={cells}")


async def test_a_review_does_without_it_where_finding_it_takes_too_long(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def too_slow(_: str) -> None:
        raise AnalysisTimeoutError

    monkeypatch.setattr(reviews, "fewest_cells_of", too_slow)
    text = await review_text(desk, f"freecell {UNCERTIFIED}")
    assert "Your result" in text
    assert "can be won with" not in text
    assert f"without the fewest cells of freecell/1 #{UNCERTIFIED}" in caplog.text


async def test_that_of_a_certified_deal_is_known_at_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "fewest_cells_of", None)
    assert "This deal can be won with 1 cell." in await review_text(desk, "freecell 2")


def test_it_is_that_of_the_deal_whatever_was_played() -> None:
    assert fewest_cells_of("freecell/1 #3 | move 1 a") == fewest_cells_of("freecell/1 cells=1 #3") == 2
    assert fewest_cells_of("freecell/1 #11982") is None
    assert fewest_cells_of("streets/1 #3") is None


@pytest.mark.parametrize("language", finished_languages())
def test_it_is_said_in_every_language(language: str) -> None:
    texts = Texts.load(language)
    said = [hardness_text(texts, "freecell", cells) for cells in range(5)]
    assert len(set(said)) == len(said)
    assert all(str(cells) in sentence for cells, sentence in enumerate(said) if cells)
