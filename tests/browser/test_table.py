"""Games played on the table by taps alone and by drags alone, and what single presses there do."""

import re

import pytest
from playwright.async_api import expect

from engine.games import all_games
from engine.move import Move
from engine.record import Record
from render.boards.table import table_areas, table_size
from tests.browser.place import TEXTS, Place
from tests.browser.table_games import places_without_move, played, pressed
from tests.browser.table_play import IS_ANSWERED, OpenTable, Table
from tests.combinations import mostly_rare

PHONE, DESKTOP = (360, 740), (1280, 800)
BY_FINGER = ("wish", "follow", "kittyhawk", "klondike", "spider", "yukon")
"""The games that are tapped with a finger and dragged with a mouse; the others the other way around."""
TAPPED = (
    "freecell",
    "klondike",
    "wish",
    "flip",
    "kittyhawk",
    "blink",
    "follow",
    "spider",
    "yukon",
    "streets",
    "pyramid",
    "tripeaks",
    "golf",
)
DRAGGED = (
    "kittyhawk",
    "flip",
    "wish",
    "follow",
    "blink",
    "klondike",
    "spider",
    "yukon",
    "freecell",
    "streets",
    "golf",
    "pyramid",
    "tripeaks",
)
RETRY_TIME = 11_000
"""Milliseconds; the page retries a request for ten seconds before it reports that the server is away."""

NOTE_GLIDES = """
() => {
  globalThis.glides = { seen: 0, animations: 0, longest: 0 };
  const look = () => {
    const gliding = document.querySelectorAll(".gliding, .returning");
    glides.seen = Math.max(glides.seen, gliding.length);
    const animations = document.getAnimations().filter(({ playState }) => playState === "running");
    glides.animations = Math.max(glides.animations, animations.length);
    for (const animation of animations) {
      if (!animation.effect.target?.closest(".gliding, .returning")) continue;
      glides.longest = Math.max(glides.longest, animation.effect.getComputedTiming().endTime);
    }
    requestAnimationFrame(look);
  };
  look();
}
"""
"""Notes in every frame what glides, what else is animated, and how long gliding takes."""


async def finger_or_mouse(open_table: OpenTable, record: Record, *, by_finger: bool) -> Table:
    width, height = PHONE if by_finger else DESKTOP
    return await open_table(record, width, height, has_touch=by_finger)


@pytest.mark.parametrize("name", mostly_rare(TAPPED, seconds=8.0))
async def test_a_game_is_played_to_its_end_by_taps_alone(open_table: OpenTable, name: str) -> None:
    record = played(name)
    table = await finger_or_mouse(open_table, record, by_finger=name in BY_FINGER)
    for position, move in pressed(record):
        await table.play_by_taps(position, move)
    await table.shows(record)
    assert record.replay().outcome()


@pytest.mark.parametrize("name", mostly_rare(DRAGGED, seconds=8.0))
async def test_a_game_is_played_to_its_end_by_drags_alone(open_table: OpenTable, name: str) -> None:
    record = played(name)
    table = await finger_or_mouse(open_table, record, by_finger=name not in BY_FINGER)
    for position, move in pressed(record):
        await table.play_by_drags(position, move)
    await table.shows(record)
    assert record.replay().outcome()


def test_taps_and_drags_are_tested_in_every_game() -> None:
    names = {game.name for game in all_games()}
    assert {*TAPPED} == names
    assert {*DRAGGED} == names


async def test_the_partners_of_a_card_light_up_until_it_is_unselected(open_table: OpenTable) -> None:
    record = Record.read("wish/1 #42")
    board = record.replay().board()
    table = await open_table(record)
    chosen, targets = table.whole.locator(".chosen"), table.whole.locator(".target")
    for unselect in ("place", "Escape", "elsewhere"):
        await table.tap(board, "d")
        await expect(chosen).to_have_count(1)
        await expect(targets).to_have_count(3)
        if unselect == "place":
            await table.tap(board, "d")
        elif unselect == "Escape":
            await table.page.keyboard.press("Escape")
        else:
            await table.tap_at(await table.corner())
        await expect(chosen).to_have_count(0)
        await expect(targets).to_have_count(0)
    await table.tap(board, "e")
    await table.tap(board, "d")
    await table.shows(record.then(Move("take", ("d", "e"))))


async def test_a_card_with_one_partner_is_played_by_one_tap(open_table: OpenTable) -> None:
    record = played("wish")
    position = record.first(0).replay()
    table = await open_table(record)
    assert [move.places for move in position.legal_moves() if "a" in move.places] == [("a", "e")]
    await table.tap(position.board(), "a")
    await table.shows(record.first(0).then(Move("take", ("a", "e"))))


async def test_a_card_goes_to_its_only_target_at_once_and_else_waits_for_one(open_table: OpenTable) -> None:
    record = Record.read("klondike/1 #105 | move d b | move c e | draw")
    table = await open_table(record)
    await table.tap(record.first(0).replay().board(), "d")
    await table.shows(record.first(1))
    board = record.first(1).replay().board()
    await table.tap(board, "c")
    await expect(table.whole.locator(".chosen")).to_have_count(1)
    await expect(table.whole.locator(".target")).to_have_count(2)
    await table.tap(board, "e")
    await table.shows(record.first(2))
    await table.tap(record.first(2).replay().board(), "stock")
    await table.shows(record)


async def test_cards_that_follow_home_glide_and_are_named(open_table: OpenTable) -> None:
    record = played("klondike").first(2)
    table = await open_table(record)
    await table.page.evaluate(NOTE_GLIDES)
    await table.play_by_taps(record.first(0).replay(), record.moves[0])
    await table.shows(record)
    await expect(table.line).to_contain_text("automatically")
    assert await table.page.evaluate("glides.seen") == len(record.moves)


async def test_dealt_cards_come_from_the_stock_though_others_look_like_them(open_table: OpenTable) -> None:
    """Seven of the ten cards of this deal look like one that is covered then."""
    record = Record.read("spider/1 #1 | deal")
    board = record.first(0).replay().board()
    table = await open_table(record)
    await table.page.evaluate(NOTE_STARTS)
    await table.tap(board, "stock")
    await table.shows(record)
    starts = await table.page.evaluate("starts")
    stock = table_areas(board)["stock"][0]
    scale = (await table.board.evaluate("board => board.clientWidth")) / table_size(board)[0]
    assert len(starts) == len(board.of_kind("pile"))
    assert all(abs(x - stock.x * scale) < 1 > abs(y - stock.y * scale) for x, y in starts)


NOTE_STARTS = """
() => {
  globalThis.starts = [];
  new MutationObserver((records) => {
    for (const card of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!card.classList.contains("gliding")) continue;
      const [{ transform }] = card.getAnimations()[0].effect.getKeyframes();
      const { e, f } = new DOMMatrix(transform);
      starts.push([card.offsetLeft + e, card.offsetTop + f]);
    }
  }).observe(document.getElementById("board"), { childList: true, subtree: true });
}
"""
"""Notes where on the board each card begins to glide."""


async def test_a_complete_suit_leaves_in_the_move_that_completes_it(open_table: OpenTable) -> None:
    record = Record.read(
        "spider/1 #4 | move i e | move e5 i | move i4 f | move j f | move f5 i | move c i | move a i"
        " | move j i | move d i | move i3 g | move f g | move b g"
    )
    table = await open_table(record)
    for position, move in pressed(record):
        assert position.score() == 0
        await table.play_by_drags(position, move)
    await table.shows(record)
    assert record.replay().score() == 1


async def test_a_dragged_card_is_lifted_and_lights_its_targets(open_table: OpenTable) -> None:
    record = Record.read("wish/1 #42")
    board = record.replay().board()
    table = await open_table(record)
    start, end = await table.point(board, "d"), await table.point(board, "e")
    await table.press(start)
    await table.move(start, end)
    lifted = table.page.locator(".lifted")
    await expect(lifted).to_have_count(1)
    await expect(table.whole.locator(".target")).to_have_count(3)
    assert await lifted.evaluate(SHOWS_PIXELS_OF_BOARD), "it is painted anew"
    box = await lifted.bounding_box()
    assert box
    assert box["x"] < end.x < box["x"] + box["width"], "it is not under the pointer"
    assert box["y"] < end.y < box["y"] + box["height"], "it is not under the pointer"
    await table.release()
    await table.shows(record.then(Move("take", ("d", "e"))))
    await expect(lifted).to_have_count(0)


SHOWS_PIXELS_OF_BOARD = """
(lifted) => [lifted, ...lifted.querySelectorAll("*")].some((element) => {
  const address = document.querySelector("#board img").src;
  return element.src === address || getComputedStyle(element).backgroundImage.includes(address);
})
"""


async def test_a_card_that_is_dropped_where_it_cannot_go_glides_back(open_table: OpenTable) -> None:
    record = Record.read("wish/1 #42")
    board = record.replay().board()
    table = await open_table(record)
    await table.page.evaluate(NOTE_GLIDES)
    before = await table.version()
    for end in (await table.corner(), await table.point(board, "a")):
        await table.drag(await table.point(board, "d"), end)
        await expect(table.page.locator(".lifted, .gliding, .target, .chosen")).to_have_count(0)
    assert await table.page.evaluate("glides.seen") > 0
    assert 0 < await table.page.evaluate("glides.longest") <= 200
    assert await table.version() == before
    await table.shows(record)
    await expect(table.line).to_have_text(re.compile("[.!?]$"))  # what was wrong with the last drop


async def test_no_tap_is_silent(open_table: OpenTable) -> None:
    for game in all_games():
        record = played(game.name).first(0)
        table = await open_table(record)
        position = record.replay()
        for place in places_without_move(position)[:2]:
            async with table.page.expect_response("**/look") as pressed:
                await table.tap(position.board(), place)
            notice = (await (await pressed.value).json())["notice"]
            assert len(notice.split()) > 2, (game.name, place)
            await expect(table.line).to_have_text(notice)
            await table.shows(record)


async def test_a_double_tap_sends_a_card_home(open_table: OpenTable) -> None:
    record, move = _way_home()
    table = await open_table(record)
    for earlier, one in zip(record.positions(), record.moves, strict=False):
        await table.play_by_taps(earlier, one)
    point = await table.point(record.replay().board(), move.places[0])
    await table.page.mouse.dblclick(*point)
    await table.shows(record.then(move))


def _way_home() -> tuple[Record, Move]:
    """Return a game of Kittyhawk, and a move to a foundation of a card that could go elsewhere too."""
    for deal in range(1, 500):
        record = Record.read(f"kittyhawk/1 #{deal}")
        position = record.replay()
        board = position.board()
        home = {pile.name for pile in board.of_kind("foundation")}
        moves = [move for move in position.legal_moves() if move.verb == "move"]
        for move in moves:
            others = [one for one in moves if one.places[0] == move.places[0] and one.places[1] not in home]
            if move.places[1] in home and others:
                return record, move
    raise AssertionError("no deal begins like this")


async def test_nothing_glides_with_reduced_motion(open_table: OpenTable) -> None:
    record = played("kittyhawk").first(6)
    for is_reduced in (True, False):
        table = await open_table(record, is_reduced=is_reduced)
        await table.page.evaluate(NOTE_GLIDES)
        for position, move in zip(record.positions(), record.moves, strict=False):
            await table.play_by_taps(position, move)
        await table.shows(record)
        glides = await table.page.evaluate("glides")
        assert (glides["seen"] == 0) == is_reduced
        assert (glides["animations"] == 0) == is_reduced
        assert glides["longest"] <= 200


async def test_an_unreadable_line_leaves_the_board_on_the_table(open_table: OpenTable) -> None:
    record = Record.read("wish/1 #42")
    table = await open_table(record)
    await table.page.keyboard.type("not a move")  # opens the chat
    await expect(table.tab.box).to_have_value("not a move")
    said = await table.tab.messages.count()
    await table.page.keyboard.press("Enter")
    await table.tab.all_answered(said + 2)
    await table.tab.open_table()
    await table.shows(record)
    await table.play_by_taps(record.replay(), Move("take", ("d", "e")))
    await table.shows(record.then(Move("take", ("d", "e"))))


@pytest.mark.parametrize("moment", ["in a drag", "before a tap", "for long"])
async def test_a_lost_connection_loses_no_move_and_repeats_none(
    open_table: OpenTable, place: Place, moment: str
) -> None:
    record, move = Record.read("wish/1 #42"), Move("take", ("d", "e"))
    board = record.replay().board()
    table = await open_table(record)
    page = table.page
    start, end = await table.point(board, "d"), await table.point(board, "e")
    if moment == "for long":
        await page.clock.install()
    await table.press(start)
    await table.move(start, end)
    if moment == "before a tap":
        await table.release()
    await place.close()
    await table.release()
    await expect(table.whole).to_have_attribute("aria-busy", "true")
    if moment == "for long":
        await page.clock.fast_forward(RETRY_TIME)
        await expect(page.locator("#failure")).to_contain_text(TEXTS("page-unreachable"))
    await place.open()
    if moment == "for long":
        await page.get_by_role("button", name=TEXTS("page-try-again")).click()
    await table.shows(record.then(move))
    await page.reload()
    await table.tab.is_at("table")
    await table.shows(record.then(move))
    table.tab.complaints.clear()  # the browser logs each failed request


async def test_taps_without_a_pause_end_with_the_board_of_the_server(open_table: OpenTable) -> None:
    record = played("wish")
    table = await open_table(record)
    board = record.first(0).replay().board()
    points = [await table.point(board, place) for place in "abcdefgh"]
    for number in range(20):
        await table.tap_at(points[number * 3 % len(points)])
    await expect(table.whole).not_to_have_attribute("aria-busy", "true")
    await expect(table.page.locator(".gliding")).to_have_count(0)
    shown, words = await table.version(), await table.board.get_attribute("aria-label")
    await table.page.reload()
    await table.tab.is_at("table")
    await expect(table.board).to_have_attribute("aria-label", words or "")
    assert await table.version() == shown


async def test_a_tap_is_not_lost_when_the_board_changes_under_the_finger(open_table: OpenTable) -> None:
    record, move = played("wish").first(0), Move("take", ("a", "e"))
    table = await open_table(record)
    before = await table.version()
    await table.press(await table.point(record.replay().board(), "a"))
    await table.role("hint").evaluate("button => button.click()")
    await table.page.wait_for_function(IS_ANSWERED, arg=before)
    await expect(table.page.locator("#words .coming")).to_be_hidden()  # a slow hint comes in two parts
    await table.release()
    await table.shows(record.then(move))


async def test_an_old_board_says_so_and_shows_the_newest(open_table: OpenTable) -> None:
    record, move = Record.read("wish/1 #42"), Move("take", ("d", "e"))
    table = await open_table(record)
    other = Table(await table.tab.another())
    await other.tab.open_table()
    await other.shows(record)
    await other.play_by_taps(record.replay(), move)
    await other.shows(record.then(move))
    position = record.replay()
    late = next(one for one in position.legal_moves() if not {*one.places} & {*move.places})
    await table.play_by_taps(position, late)
    await table.shows(record.then(move))
    await expect(table.line).to_have_text(TEXTS("moved-on"))
    await other.tab.page.close()
