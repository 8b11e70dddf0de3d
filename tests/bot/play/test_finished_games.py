"""Open games: resumed and limited. Finished games: results, sharing, and the actions they offer."""

from itertools import pairwise

import pytest

from bot.core.actions import Verb
from bot.core.images import BoardPicture, Celebration, ResultCard
from bot.core.replies import Reply, ReplyTarget
from bot.core.retention import DAY
from bot.core.screens import MAX_TEXT, ButtonStyle
from bot.i18n.texts import Texts
from bot.screens.board import ending_text, status_text
from bot.screens.button_rows import row_width
from bot.storage.player_store import MOST_UNFINISHED
from engine.record import Record
from tests.bot.days import current
from tests.bot.desk import ANNA, BEN, LOST, WON, Desk, button, controls, labels, shown
from tests.bot.saved_games import loaded
from tests.combinations import by_family
from tests.engine.playing import certified_games
from tests.engine.transcripts import RECORDS

CLEAN = "Without help: no undo, no hints"

ENDINGS = {
    "blink-edge": (
        ("You lost to the table’s edge: one of your cards would fit just beyond it. None fits on the table, "
         "and you can’t hold another. You scored 200 points."),
        "Lost", "200 points, 6 left to draw", "58 moves",
    ),
    "blink-first-card": (
        "You lost: none of your cards fits anywhere, and you can’t hold another. You scored 0 points.",
        "Lost", "0 points, 55 left to draw", "4 moves",
    ),
    "blink-open": ("You won! You placed every card: 298 points.", "Won", "298 points", "74 moves"),
    "blink-won": ("You won! You placed every card: 246 points.", "Won", "246 points", "77 moves"),
    "flip-no-play": (
        ("The stock is empty and no play is left. You scored 31 of 104 points: 10 cards removed, 11 dark "
         "in your hand."),
        "Finished", "31 of 104 points, 10 cards removed", "26 moves",
    ),
    "flip-open": (
        "You won! All 52 cards are removed: 104 points, a perfect game.",
        "Won", "104 of 104 points, 52 cards removed", "53 moves",
    ),
    "flip-stopped": (
        ("You stopped before the last play. You scored 20 of 104 points: 8 cards removed, 4 dark in your "
         "hand."),
        "Finished", "20 of 104 points, 8 cards removed", "16 moves",
    ),
    "flip-won": (
        "You won! All 52 cards are removed: 104 points, a perfect game.",
        "Won", "104 of 104 points, 52 cards removed", "31 moves",
    ),
    "follow-lost": (
        "You lost: you hold 16 cards, but only 15 tricks are left. Tricks: 3 won, 3 lost.",
        "Lost", "Tricks: 3 won, 3 lost", "8 moves",
    ),
    "follow-lost-in-the-exchange": (
        "You lost in the exchange: you hold 18 cards, and the deck has 17.",
        "Lost", "Tricks: 0 won, 0 lost", "1 move",
    ),
    "follow-open": (
        "You won! Your hand is empty, with 17 cards left in the deck: 17 points. Tricks: 12 won, 0 lost.",
        "Won", "17 points, tricks: 12 won, 0 lost", "14 moves",
    ),
    "follow-won": (
        "You won! Your hand is empty, with 18 cards left in the deck: 18 points. Tricks: 12 won, 1 lost.",
        "Won", "18 points, tricks: 12 won, 1 lost", "15 moves",
    ),
    "kittyhawk-lost-blind": (
        "You lost: the stock is empty, and cards can only move back and forth. 4 of 72 cards are home.",
        "Lost", "4 of 72 cards home", "23 moves",
    ),
    "kittyhawk-open": (
        "You won! All 60 cards are home, after 99 moves.",
        "Won", "60 of 60 cards home", "99 moves",
    ),
    "kittyhawk-won": (
        "You won! All 60 cards are home, after 80 moves.",
        "Won", "60 of 60 cards home", "80 moves",
    ),
    "kittyhawk-won-courts": (
        "You won! All 72 cards are home, after 115 moves.",
        "Won", "72 of 72 cards home", "115 moves",
    ),
    "klondike-lost-in-one-pass": (
        "You lost: no useful move is left. 0 of 52 cards are home.",
        "Lost", "0 of 52 cards home", "17 moves",
    ),
    "klondike-open": (
        "You won! All 52 cards are home, after 106 moves.",
        "Won", "52 of 52 cards home", "106 moves",
    ),
    "klondike-won": (
        "You won! All 52 cards are home, after 151 moves.",
        "Won", "52 of 52 cards home", "151 moves",
    ),
    "klondike-won-drawing-three": (
        "You won! All 52 cards are home, after 98 moves.",
        "Won", "52 of 52 cards home", "98 moves",
    ),
    "freecell-lost": (
        "You lost: no useful move is left. 0 of 52 cards are home.",
        "Lost", "0 of 52 cards home", "4 moves",
    ),
    "freecell-won": (
        "You won! All 52 cards are home, after 90 moves.",
        "Won", "52 of 52 cards home", "90 moves",
    ),
    "freecell-won-with-two-cells": (
        "You won! All 52 cards are home, after 89 moves.",
        "Won", "52 of 52 cards home", "89 moves",
    ),
    "spider-lost": (
        "You lost: you can’t deal, and no card fits on another. 0 of 8 suits are complete.",
        "Lost", "0 of 8 suits complete", "21 moves",
    ),
    "spider-open": (
        "You lost: you can’t deal, and no card fits on another. 0 of 8 suits are complete.",
        "Lost", "0 of 8 suits complete", "30 moves",
    ),
    "spider-won": (
        "You won! All 8 suits are complete, after 119 moves.",
        "Won", "8 of 8 suits complete", "119 moves",
    ),
    "golf-lost": (
        "You lost: nothing matches, and the stock is used up. 18 cards left to clear.",
        "Lost", "18 cards left", "33 moves",
    ),
    "golf-open": (
        "You won! All cards are cleared, after 50 moves. Longest streak: 6.",
        "Won", "All cards cleared", "50 moves",
    ),
    "golf-won": (
        "You won! All cards are cleared, after 49 moves. Longest streak: 7.",
        "Won", "All cards cleared", "49 moves",
    ),
    "pyramid-lost": (
        "You lost: nothing matches, and the stock is used up. 8 cards left to clear.",
        "Lost", "8 cards left", "54 moves",
    ),
    "pyramid-open": (
        "You won! All cards are cleared, after 63 moves.",
        "Won", "All cards cleared", "63 moves",
    ),
    "pyramid-won": (
        "You won! All cards are cleared, after 57 moves.",
        "Won", "All cards cleared", "57 moves",
    ),
    "pyramid-won-in-one-pass": (
        "You won! All cards are cleared, after 34 moves.",
        "Won", "All cards cleared", "34 moves",
    ),
    "tripeaks-lost": (
        "You lost: nothing matches, and the stock is used up. 6 cards left to clear.",
        "Lost", "6 cards left", "45 moves",
    ),
    "tripeaks-open": (
        "You won! All cards are cleared, after 49 moves. Longest streak: 4.",
        "Won", "All cards cleared", "49 moves",
    ),
    "tripeaks-won": (
        "You won! All cards are cleared, after 48 moves. Longest streak: 5.",
        "Won", "All cards cleared", "48 moves",
    ),
    "streets-lost": (
        "You lost: no useful move is left. 5 of 52 cards are home.",
        "Lost", "5 of 52 cards home", "15 moves",
    ),
    "streets-won": (
        "You won! All 52 cards are home, after 98 moves.",
        "Won", "52 of 52 cards home", "98 moves",
    ),
    "streets-won-with-aces-out": (
        "You won! All 52 cards are home, after 95 moves.",
        "Won", "52 of 52 cards home", "95 moves",
    ),
    "yukon-lost": (
        "You lost: no useful move is left. 1 of 52 cards is home.",
        "Lost", "1 of 52 cards home", "12 moves",
    ),
    "yukon-won": (
        "You won! All 52 cards are home, after 90 moves.",
        "Won", "52 of 52 cards home", "90 moves",
    ),
    "yukon-won-in-suit": (
        "You won! All 52 cards are home, after 81 moves.",
        "Won", "52 of 52 cards home", "81 moves",
    ),
    "wish-lost": (
        "You lost: no top cards have the same rank. 14 cards left.",
        "Lost", "14 cards left", "9 moves",
    ),
    "wish-no-first-pair": (
        "This deal is lost before the first move: no top cards have the same rank.",
        "Lost", "32 cards left", "0 moves",
    ),
    "wish-open": ("You won! All cards are gone.", "Won", "All cards gone", "16 moves"),
    "wish-won": ("You won! All cards are gone.", "Won", "All cards gone", "16 moves"),
}  # fmt: skip
"""The final text of each golden game, and the lines of its result card except the last one."""


async def played(desk: Desk, record: Record) -> Reply:
    """Play a record by typing its moves, all of which are the player's."""
    await desk.type("/settings automatic off")
    words = " ".join(record.option_words)
    reply = await desk.type(f"/play {record.game} {record.deal} {words}")
    for move in record.moves:
        reply = await desk.type(f"/move {move.text}")
        if "followed by “yes”" in reply.notice:  # the move loses at once
            reply = await desk.type(f"/move {move.text} yes")
        assert reply.notice == ""
    return reply


CLEARED = {
    "flip-open": (0, "At the start:"),
    "flip-won": (1, "After move 1:"),
    "wish-open": (0, "At the start:"),
    "wish-won": (0, "At the start:"),
}
"""The games that leave no card: after which move the board of their cards is, and what introduces it."""


def card_of(reply: Reply) -> ResultCard:
    card = shown(reply).picture
    assert isinstance(card, ResultCard)
    return card


@pytest.mark.parametrize("name", by_family(list(ENDINGS)))
async def test_a_finished_game_shows_its_result_and_a_card_to_share(desk: Desk, name: str) -> None:
    record, (said, *lines) = Record.read(RECORDS[name]), ENDINGS[name]
    reply = await played(desk, record)
    end = shown(reply)
    assert end.text.startswith(said)
    in_words = shown(await desk.type("/board words"))
    once = ("Achievement: ", "Next: today’s challenge")
    ended = [line for line in end.text.splitlines() if not any(words in line for words in once)]
    assert in_words.text.startswith("\n".join(ended))
    assert "Achievement: " not in in_words.text
    assert "You can type" not in in_words.text
    more = await desk.press(await desk.type("/board picture"), "More…")
    verbs = {control.action.verb for one in (reply, more) for control in controls(one)}
    assert all(len(row) <= row_width(row) for row in (*end.rows, *shown(more).rows)), (
        "a phone shows each row whole"
    )
    assert verbs >= {Verb.NEW, Verb.SHARE, Verb.RECORD, Verb.BOARD, Verb.RULES, Verb.GAMES}
    assert (Verb.REPLAY in verbs) == (Verb.UNDO in verbs) == bool(record.moves)
    assert not {Verb.GIVE_UP, Verb.RESTART} & verbs
    assert await desk.store.unfinished_games(ANNA) == ()

    reply = await desk.press(reply if "Share" in labels(reply) else more, "Share")
    card, screen = card_of(reply), shown(reply)
    assert card.lines == (*lines, CLEAN)
    moves, introduction = CLEARED.get(name, (len(record.moves), ""))
    assert (card.introduction, card.board) == (introduction, record.first(moves).replay().board())
    assert introduction in screen.alt
    assert any(pile.cards for pile in card.board.piles), "there is something to look at"
    assert reply.target is ReplyTarget.PUBLIC
    assert labels(reply) == ["Play this deal"]
    after = lines[2] if record.moves else "before the first move"
    for line in (*lines[:2], after, CLEAN):
        assert line in screen.text
        assert line in screen.alt
    assert screen.title in screen.alt
    assert shown(await desk.type("/share")) == screen
    dealt = await desk.press(reply, "Play this deal", BEN)
    assert (dealt.target, shown(dealt).title) == (ReplyTarget.NEW, screen.title)
    games = (*await desk.store.unfinished_games(BEN), *await desk.store.past_games(BEN, 1))
    assert [game.record for game in games] == [record.first(0)]


@pytest.mark.parametrize("name", ["blink-won", "flip-stopped", "follow-lost", "kittyhawk-won", "wish-won"])
async def test_it_can_be_played_again_recorded_undone_and_restarted(desk: Desk, name: str) -> None:
    record = Record.read(RECORDS[name])
    end = await played(desk, record)
    over = (await desk.store.settings(ANNA)).current
    copied = await desk.press_offered(end, "Record")
    assert Record.read(await whole_record(desk, copied)) == record
    assert copied.target is ReplyTarget.NEW
    same = await desk.press_offered(end, "Try again" if "Try again" in labels(end) else "Same deal")
    assert (same.target, (await current(desk)).record) == (ReplyTarget.NEW, record.first(0))
    another = await desk.press(end, "New game")
    dealt = (await current(desk)).record
    assert another.target is ReplyTarget.NEW
    assert (dealt.game, dealt.option_words) == (record.game, record.option_words)
    assert dealt.deal != record.deal

    await desk.store.make_current(ANNA, over)
    boards = [position.board() for position in record.positions()]
    for board in reversed(boards[:-1]):
        picture = shown(await desk.type("/undo")).picture
        assert isinstance(picture, BoardPicture)
        assert picture.board == board
    assert "nothing to undo" in (await desk.type("/undo")).notice
    for before, board in pairwise(boards):
        picture = shown(await desk.type("/redo")).picture
        assert isinstance(picture, BoardPicture | Celebration)
        is_left = any(pile.cards for pile in board.piles)
        assert picture.board == (board if is_left else before), "a celebration shows the last cards"
    assert "nothing to redo" in (await desk.type("/redo")).notice
    await desk.type("/undo")
    await desk.type("/restart")
    assert (await current(desk)).record == record.first(0)
    for _ in record.moves:
        await desk.type("/redo")
    assert (await current(desk)).record == record
    again = shown(await desk.type("/board picture"))
    assert again.text.startswith(shown(end).text.splitlines()[0])


async def whole_record(desk: Desk, reply: Reply) -> str:
    """Return a record as a player copies it: all its parts, joined."""
    parts = [shown(reply).text]
    while others := [label for label in labels(reply) if label.startswith("Part ")]:
        reply = await desk.press(reply, others[0])
        if shown(reply).text == parts[0]:
            break
        parts.append(shown(reply).text)
    return " ".join(parts)


async def test_a_long_record_is_shown_in_parts(desk: Desk) -> None:
    reply = await desk.type("/play blink 1 decks 3")
    while moves := [
        control for control in controls(reply) if control.action.verb in (Verb.MOVE, Verb.CHOOSE)
    ]:
        reply = await desk.act(moves[0].action)
    record = (await current(desk)).record
    assert len(record.moves) > 150
    first = await desk.press_offered(reply, "Record")
    text = await whole_record(desk, first)
    assert len(text) > MAX_TEXT
    assert shown(first).title == "Record of Blink Solitaire 1, 3 decks"
    assert Record.read(text) == record
    assert Record.read(text).replay().outcome() is not None


async def test_only_a_finished_game_of_the_player_is_shared(desk: Desk) -> None:
    assert "don’t have a game in progress" in shown(await desk.type("/share")).text
    await desk.type("/play wish 42")
    await desk.type("de")
    reply = await desk.type("/share")
    assert "share it when it is" in reply.notice
    assert reply.screen is None
    end = await desk.play(LOST)
    assert "belongs to another player" in shown(await desk.press_offered(end, "Share", BEN)).text
    more = await desk.press(end, "More…")
    await desk.type("/undo")
    assert "share it when it is" in (await desk.press(more, "Share")).notice


async def test_a_game_given_up_is_shared_as_what_it_is(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de")
    reply = await desk.press_offered(await desk.type("/giveup yes"), "Share")
    card = card_of(reply)
    assert card.lines == ("Given up", "30 cards left", "1 move", CLEAN)
    assert shown(reply).text == f"Given up after 1 move. 30 cards left. {CLEAN}."
    assert sum(pile.hidden for pile in card.board.piles) == 22


async def test_undos_are_shown(desk: Desk) -> None:
    for lines, words in (
        (("de", "/undo"), "With help: 1 undo"),
        (("de", "fh", "/undo", "/undo"), "With help: 2 undos"),
        (("de", "/restart"), "With help: restarted"),
    ):
        for line in ("/play wish 42", *lines, "/giveup yes"):
            await desk.type(line)
        reply = await desk.type("/share")
        assert card_of(reply).lines[-1] == words
        assert shown(reply).text.endswith(f". {words}.")
        assert f" {words}." in shown(reply).alt


def test_every_game_has_a_finished_record() -> None:
    names = {game.name for game in certified_games()}
    finished_names = {name for name, text in RECORDS.items() if Record.read(text).game in names}
    assert set(ENDINGS) == finished_names
    assert {Record.read(RECORDS[name]).game for name in ENDINGS} == names


async def test_open_games_are_listed_and_resumed(desk: Desk) -> None:
    await desk.type("/play wish 1")
    await desk.type("/play wish 2 open")
    games = await desk.type("/games")
    assert set(labels(games)) == {"Wish 1", "Wish 2, open", "Another game"}
    reply = await desk.press(games, "Wish 1")
    assert shown(reply).title == "Wish, deal 1"
    assert reply.target is ReplyTarget.NEW
    assert (await desk.store.settings(ANNA)).current == (await sessions(desk))[1]
    assert "belongs to another player" in shown(await desk.press(games, "Wish 1", BEN)).text


async def sessions(desk: Desk) -> dict[int, str]:
    return {game.record.deal: game.id for game in await desk.store.unfinished_games(ANNA)}


async def test_resume_shows_the_only_open_game_or_the_list(desk: Desk) -> None:
    await desk.type("/play wish 1")
    assert shown(await desk.type("/resume")).title == "Wish, deal 1"
    await desk.type("/play wish 2")
    assert shown(await desk.type("/resume")).title == "Your games"
    name = (await sessions(desk))[1]
    assert shown(await desk.type(f"/resume {name.upper()}")).title == "Wish, deal 1"
    for wanted in ("1", "#1", "Wish 1"):
        assert shown(await desk.type(f"/resume {wanted}")).title == "Wish, deal 1"
    for wanted in ("nonsense", "3", "wish wish"):
        unknown = await desk.type(f"/resume {wanted}")
        assert "an open game with that name" in unknown.notice
        assert shown(unknown).title == "Your games"


async def test_a_game_is_listed_for_90_days_after_its_last_move(desk: Desk) -> None:
    await desk.type("/play wish 42")
    desk.time += 60 * DAY
    await desk.type("de")
    desk.time += 60 * DAY
    await desk.type("/play wish 1")
    assert labels(await desk.type("/games"))[:2] == ["Wish 1", "Wish 42"]
    desk.time += 31 * DAY
    await desk.type("/play wish 2")
    assert labels(await desk.type("/games"))[:2] == ["Wish 2", "Wish 1"]


async def test_finished_games_are_in_the_history(desk: Desk) -> None:
    await desk.play(LOST)
    await desk.play(WON)
    await desk.press(await desk.press(await desk.type("/play wish 3"), "Give up"), "Yes")
    text = shown(await desk.type("/games")).text
    assert f"Wish {WON.deal}: won." in text
    assert f"Wish {LOST.deal}: lost." in text
    assert "Wish 3: given up. 32 cards left." in text


async def test_twenty_games_may_be_open_and_the_next_is_refused_with_the_list(desk: Desk) -> None:
    for deal in range(MOST_UNFINISHED):
        await desk.type(f"/play wish {200 + deal}")
        if deal + 1 in (8, 9):  # the first page is full, or there is a second page
            assert labels(await desk.type("/games"))[8:] == [
                *(["More…"] if deal == 8 else []),
                "Another game",
            ]
    reply = await desk.type("/play wish 42")
    assert "20 open games" in reply.notice
    assert reply.target is ReplyTarget.PRIVATE
    assert len([label for label in labels(reply) if label.startswith("Wish")]) == 8
    more = await desk.press(reply, "More")
    assert more.target is ReplyTarget.HERE
    last = await desk.press(more, "More")
    listed = [label for page in (reply, more, last) for label in labels(page) if label.startswith("Wish")]
    assert sorted(listed) == [f"Wish {200 + deal}" for deal in range(MOST_UNFINISHED)]
    assert labels(await desk.press(last, "More")) == labels(reply)
    assert (await desk.press(reply, "More", BEN)).target is ReplyTarget.PRIVATE
    assert len(await desk.store.unfinished_games(ANNA)) == MOST_UNFINISHED


LAST_CARD = Record.read(
    "blink/1 #1 | place drawn G8 | hold | place drawn G7 | hold | hold | place held1 H8 | place drawn "
    "F8 | place held2 E8 | place drawn G6 | place held1 G5 | hold | place drawn H7 | place drawn F6 | "
    "place drawn D8 | hold | place held1 I7 | place held1 J7 | place drawn E7 | hold | place held1 J6 "
    "| place drawn C8 | place drawn H5 | place drawn F5 | place drawn C7 | place drawn I8 | place "
    "drawn K6 | place drawn C6 | place drawn K5 | place drawn I5 | place drawn B6 | place drawn C5 | "
    "place drawn H4 | place drawn F4 | place drawn L6 | place drawn H3 | place drawn H2 | place drawn "
    "I2 | place drawn D5 | place drawn I1 | place drawn I6 | place drawn E6 | place drawn A6 | place "
    "drawn B8 | place drawn D4 | place drawn A7 | hold | place held1 G2 | place drawn L7 | place "
    "drawn A5 | place drawn F2 | place drawn K4 | place drawn L8 | place drawn G3 | place drawn K3 | "
    "place drawn J2 | place drawn J4 | place drawn L4 | hold | place drawn K8 | place drawn E2 | "
    "place held1 G1 | place drawn C4 | place drawn D3 | place drawn B4 | hold | place held1 E4 | hold "
    "| place drawn A8 | place held1 A4"
)
"""A game of Blink that is lost with the last card, beside three empty places for held cards."""


def test_a_loss_with_the_last_card_says_why_it_cannot_be_held(texts: Texts) -> None:
    before, end = loaded(LAST_CARD.first(len(LAST_CARD.moves) - 1)), loaded(LAST_CARD)
    board = before.position.board()
    moves = before.position.legal_moves()
    assert "It’s the last card, so you can’t hold it." in status_text(texts, before, board, moves)
    ended = ending_text(texts, end, end.position.board())
    assert "there’s no other to draw, so you can’t hold one either" in ended
    assert "hold another" not in ended


async def test_stopping_while_plays_are_left_is_asked_and_looks_like_no_move(desk: Desk) -> None:
    await desk.type("/play flip 58")
    reply = await desk.type("deal all")
    assert button(reply, "Stop here").style is ButtonStyle.DANGER
    asked = await desk.press(reply, "Stop here")
    assert "Stop here? 15 plays are left. Your result would be 0 of 104 points." in shown(asked).text
    back = await desk.press(asked, "No, keep playing")
    assert shown(back).rows == shown(reply).rows
    typed = await desk.type("stop")
    assert "followed by “yes”" in typed.notice
    line = await desk.type("7, stop")
    assert line.screen is None
    assert "followed by “yes”" in line.notice
    ended = await desk.press(typed, "Yes, stop")
    assert "You stopped before the last play. You scored 0 of 104 points" in shown(ended).text
