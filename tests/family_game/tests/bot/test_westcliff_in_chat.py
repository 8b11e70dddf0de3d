"""Westcliff in a chat: menu, deal, picture, description, typed moves, a refused move, and a win."""

from bot.core.images import BoardPicture
from bot.rendering.image_renderer import paint_file
from engine.record import Record
from tests.bot.desk import ANNA, Desk, labels, shown
from tests.engine.transcripts import RECORDS

WON = Record.read(RECORDS["westcliff-won"])


async def test_it_is_dealt_shown_and_refuses_a_move_in_the_words_of_its_family(desk: Desk) -> None:
    assert labels(await desk.type("/play")).count("Westcliff") == 1
    assert "quick relative of Klondike" in shown(await desk.type("/rules westcliff")).text
    dealt = shown(await desk.type(f"/play westcliff {WON.deal}"))
    assert isinstance(dealt.picture, BoardPicture)
    assert paint_file(dealt.picture).startswith(b"\x89PNG")
    assert "Pile a, from the top: " in shown(await desk.type("/board words")).text
    assert "needs a black 10, but pile b ends in" in (await desk.type("a b")).notice


async def test_it_is_won_by_typed_moves_and_those_that_follow_by_themselves(desk: Desk) -> None:
    reply = await desk.type(f"/play westcliff {WON.deal}")
    for move, position in zip(WON.moves, WON.positions(), strict=False):
        if position.automatic() != move:
            reply = await desk.type(move.text)
            assert reply.notice == ""
    assert "You won! All 52 cards are home, after" in shown(reply).text
    (session,) = await desk.store.past_games(ANNA, 5)
    assert session.record == WON
