"""Black Hole in a chat: menu, deal, picture, description, typed moves, refused moves, a hint, and a win."""

from bot.core.images import BoardPicture
from bot.rendering.image_renderer import paint_file
from engine.record import Record
from tests.bot.desk import ANNA, Desk, labels, shown
from tests.engine.transcripts import RECORDS

WON, LOST = Record.read(RECORDS["blackhole-won"]), Record.read(RECORDS["blackhole-lost"])


async def test_it_is_dealt_shown_and_refuses_a_move_in_the_words_of_its_family(desk: Desk) -> None:
    assert labels(await desk.type("/play")).count("Black Hole") == 1
    assert "a solitaire by David Parlett" in shown(await desk.type("/rules blackhole")).text
    dealt = shown(await desk.type(f"/play blackhole {WON.deal}"))
    assert dealt.text.endswith("35 cards left to clear. Choose a move.")
    assert isinstance(dealt.picture, BoardPicture)
    assert paint_file(dealt.picture).startswith(b"\x89PNG")
    assert "Pile a, from the top: " in shown(await desk.type("/board words")).text
    assert (await desk.type("b")).notice == "4♦ can’t go on A♠: only a 9 or a 2 can."
    assert (await desk.type("draw")).notice == "There’s no stock in this game."


async def test_a_hint_sees_all_cards_and_a_lost_game_says_nothing_of_a_stock(desk: Desk) -> None:
    await desk.type(f"/play blackhole {LOST.deal}")
    assert "With this move, you can still clear them all." in shown(await desk.type("hint")).text
    for move in LOST.moves:
        reply = await desk.type(move.text)
    assert f"You lost: nothing matches. {LOST.replay().score()} cards left to clear." in shown(reply).text


async def test_it_is_won_by_typed_moves(desk: Desk) -> None:
    reply = await desk.type(f"/play blackhole {WON.deal}")
    for move in WON.moves:
        reply = await desk.type(move.text)
        assert reply.notice == ""
    assert "You won! All cards are cleared, after 35 moves." in shown(reply).text
    (session,) = await desk.store.past_games(ANNA, 5)
    assert session.record == WON
