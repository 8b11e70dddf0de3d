"""Games played to their end by clicks on the pictures of their boards alone, and how the places look."""

import pytest
from playwright.async_api import expect

from engine.games import all_games, find_game
from engine.move import Move
from engine.options import read_options
from engine.record import Record
from seeds.certified import find_pool
from tests.browser.picture_clicks import click_place, in_single_moves, play_by_clicks
from tests.browser.place import OpenTab, Tab
from tests.combinations import mostly_rare

PLAYED = {
    "kittyhawk": "kittyhawk/1 level=5 #329 | move g knots | move g f | deal | move h b | move h a"
    " | move h wyrms | deal | deal | move g b | deal | deal | move h moons | deal | deal | deal | deal"
    " | deal",
    "blink": "blink/1 hold=1 #145 | place drawn G5 | hold | place drawn G6 | place held1 F6 | place drawn E6"
    " | hold | place held1 F7 | place drawn F8 | hold | place held1 G4 | hold | place drawn F5"
    " | place drawn G3 | place drawn D6 | place drawn H5 | place drawn G2",
}
"""Lost games, because one that is won takes some two hundred clicks."""
PROVEN = {"wish": 1, "follow": 13, "flip": 1325}
"""Certified deals with short proofs."""
PHONE, DESKTOP = (360, 740), (1280, 800)


def played(name: str) -> Record:
    """Return a whole game in moves that can be made on pictures: a lost one, or the proof of a deal."""
    if name in PLAYED:
        return Record.read(PLAYED[name])
    game = find_game(name)
    pool = find_pool(game, read_options(game.options, ()))
    deal = pool.find(PROVEN[name]) if pool else None
    assert deal
    return in_single_moves(deal.record())


@pytest.mark.parametrize("name", mostly_rare([game.name for game in all_games()], always=2, seconds=10.0))
async def test_a_game_is_played_to_its_end_by_clicks_on_pictures_alone(open_tab: OpenTab, name: str) -> None:
    record = played(name)
    tab = await open_tab(*(PHONE if name in ("wish", "follow") else DESKTOP))
    await tab.type(f"/play {record.game} {record.deal} {' '.join(record.option_words)}")
    await tab.shows(record.first(0))
    await play_by_clicks(tab, record)
    assert record.replay().outcome()
    await expect(tab.page.locator(".places")).to_have_count(0)


async def test_one_card_of_a_pair_waits_for_the_other_until_it_is_unselected(tab: Tab) -> None:
    record = Record.read("wish/1 #42")
    board = record.replay().board()
    await tab.type("/play wish 42")
    await tab.shows(record)
    chosen, targets = tab.last.locator(".place.chosen"), tab.last.locator(".place.next")
    assert not await click_place(tab, board, "a"), "no other pile has its rank"
    for unselect in ("place", "Escape", "elsewhere"):
        await click_place(tab, board, "d")
        await expect(chosen).to_have_count(1)
        await expect(targets).to_have_count(3)
        if unselect == "place":
            await click_place(tab, board, "d")
        elif unselect == "Escape":
            await tab.page.keyboard.press("Escape")
        else:
            await tab.board.click(position={"x": 5, "y": 5})
        await expect(chosen).to_have_count(0)
        await expect(targets).to_have_count(0)
    await click_place(tab, board, "e")
    await click_place(tab, board, "d")
    await tab.shows(record.then(Move("take", ("d", "e"))))
    assert await tab.page.evaluate("document.activeElement.closest('.rows')") is None, (
        "the view stays at the board"
    )


async def test_a_begun_move_is_left_by_its_source(tab: Tab) -> None:
    record = Record.read("kittyhawk/1 #14")
    position = record.replay()
    sources = [move.places[0] for move in position.legal_moves() if move.places]
    source = next(place for place in sources if sources.count(place) > 1)
    await tab.type("/play kittyhawk 14")
    await tab.shows(record)
    first = await tab.last.locator(".rows").inner_text()
    await click_place(tab, position.board(), source)
    await expect(tab.last.locator(".rows")).not_to_have_text(first, use_inner_text=True)
    await expect(tab.last.locator(".place.open")).to_have_count(sources.count(source) + 1)
    await click_place(tab, position.board(), source)
    await expect(tab.last.locator(".rows")).to_have_text(first, use_inner_text=True)


async def test_places_have_a_pointer_and_a_highlight_and_are_hidden_from_keyboards_and_readers(
    tab: Tab,
) -> None:
    record = Record.read("wish/1 #42")
    await tab.type("/play wish 42")
    await tab.shows(record)
    layer = tab.last.locator(".places")
    await expect(layer).to_have_attribute("aria-hidden", "true")
    assert await layer.locator("button, [tabindex], a, input").count() == 0
    place = layer.locator(".place.open").first
    assert await place.evaluate("place => getComputedStyle(place).cursor") == "pointer"
    assert await place.evaluate("place => getComputedStyle(place).outlineStyle") == "none"
    await place.hover()
    assert await place.evaluate("place => getComputedStyle(place).outlineStyle") == "solid"
    await tab.box.focus()
    button = tab.last.locator("button.move").first
    for _ in range(40):
        await tab.page.keyboard.press("Shift+Tab")
        if await button.evaluate("button => button === document.activeElement"):
            break
    shown = layer.locator(".place.shown")
    await expect(shown).to_have_count(2)  # both cards of the pair
    assert await shown.first.evaluate("place => getComputedStyle(place).outlineStyle") == "solid"
    await tab.box.focus()
    await expect(shown).to_have_count(0)
