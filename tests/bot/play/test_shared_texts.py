"""What is shared: a text without spoilers in every language, and a link that opens the same for others."""

import re
from dataclasses import replace

import pytest
from telegram import User

from bot.chats.telegram.screen_format import deal_link
from bot.core.actions import Action, Chat, Verb
from bot.core.commands import as_typed
from bot.core.replies import Reply
from bot.core.retention import DAY
from bot.core.screens import MAX_COPY
from bot.core.typed_input.deal_codes import MAX_CODE, code_pattern
from bot.features.puzzles.known_puzzle import KnownPuzzle, known_puzzle
from bot.features.replay.screens import result_screen
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.screens.descriptions import deal_name, move_name
from engine.record import Record
from tests.bot.days import challenge_of, play, winning
from tests.bot.desk import BEN, LOST, WON, Desk, last_update, picture_of, shown
from tests.bot.saved_games import loaded
from tests.combinations import combined
from tests.engine.transcripts import RECORDS

BOT = User(1, "Solitaire", is_bot=True, username="w" * 32)
"""A bot with the longest name that Telegram allows, for the longest links."""


@pytest.mark.parametrize(("name", "language"), combined(list(RECORDS), finished_languages()))
def test_the_text_of_a_game_names_no_card_and_no_move(name: str, language: str) -> None:
    record, texts = Record.read(RECORDS[name]), Texts.load(language)
    here, spoilers = loaded(record), set[str]()
    for position, move in zip(record.positions(), record.moves, strict=False):
        board = position.board()
        cards = [card for pile in board.piles for card in pile.cards if card]
        spoilers |= {*map(texts.card, cards), *map(texts.symbol, cards), *map(texts.brief, cards)}
        spoilers |= {move.text, move_name(texts, position, board, move)}
    for game in (here, replace(here, session=replace(here.session, has_given_up=True, hints=1))):
        for chat in Chat:
            screen = result_screen(texts, game, chat, streak=1999)
            text = screen.copy
            head, *others = text.splitlines()
            assert deal_name(texts, record) in head
            assert texts("celebration-streak", count=1999) in others
            if record.moves:
                assert str(len(record.moves)) in others[0]
            link = f"\n{deal_link(BOT, screen.code)}" if chat is Chat.TELEGRAM else ""
            assert len(text + link) < MAX_COPY, "nothing is cut off"
            assert texts("celebration-streak", count=1999) in screen.text.splitlines()
            typed = f"{as_typed(chat, Verb.PLAY, texts)} {texts('parameter-name-game')}:{record.game} "
            assert (typed in others[-1]) == (chat is Chat.DISCORD)
            told = "\n".join(others[: -1 if chat is Chat.DISCORD else None])
            assert not [one for one in spoilers if re.search(rf"(?<!\w){re.escape(one)}(?!\w)", told)]


def puzzle_shown(reply: Reply) -> KnownPuzzle:
    known = known_puzzle(int(shown(reply).title.split()[1].rstrip(":")))
    assert known
    return known


async def test_whatever_is_shared_opens_by_its_link_for_others(desk: Desk) -> None:
    shared: dict[str, Reply] = {}
    for days in (0, DAY):
        desk.time += days
        await desk.daily()
        await play(desk, winning(await challenge_of(desk)))
        shared["daily"] = await desk.type("/share")
        await desk.play(WON)
    shared["won"] = await desk.type("/share")
    await desk.play(LOST)
    shared["lost"] = await desk.type("/share")
    await desk.type("/play kittyhawk 7 level=3")
    await desk.type("/giveup yes")
    shared["given up"] = await desk.type("/share")
    for _ in range(2):
        begun = await desk.type("/puzzle streak")
        puzzle = puzzle_shown(begun)
        for move in puzzle.puzzle.solution:
            await last_update(await desk.act(Action(Verb.SAY, (move.text,))))
        shared["puzzle"] = await desk.type("/share")

    copies = {kind: shown(reply).copy.splitlines() for kind, reply in shared.items()}
    daily, number = shown(shared["daily"]), puzzle.puzzle.number
    game = Texts.load("en").of_game(puzzle.puzzle.game, "title")
    assert copies == {
        "won": [
            f"Solitaire Bot · Wish {WON.deal}",
            f"Won in {len(WON.moves)} moves, 0:00, without help",
            "All cards gone",
            "Win streak: 2 games",
        ],
        "lost": [
            f"Solitaire Bot · Wish {LOST.deal}",
            f"Lost after {len(LOST.moves)} moves, 0:00, without help",
            "14 cards left",
        ],
        "given up": ["Solitaire Bot · Kittyhawk 7, level 3", "Given up", "0 of 60 cards home"],
        "daily": copies["daily"],
        "puzzle": [
            f"Solitaire Bot · {shown(shared['puzzle']).title}",
            f"✅ {game}: solved in {len(puzzle.puzzle.solution)} moves, 0:00",
            "Puzzle streak: 2",
        ],
    }
    assert copies["daily"][0].startswith("Solitaire Bot · Daily #2 · ")
    assert copies["daily"][3:] == ["Daily streak: 2 days"]
    assert {kind: shown(reply).code for kind, reply in shared.items()} == {
        "won": f"wish-{WON.deal}",
        "lost": f"wish-{LOST.deal}",
        "given up": "kittyhawk-level_3-7",
        "daily": "daily-2",
        "puzzle": f"puzzle-{number}",
    }
    for kind, reply in shared.items():
        code = shown(reply).code
        assert re.fullmatch(code_pattern(), code)
        assert len(code) <= MAX_CODE
        opened = await desk.act(Action(Verb.START, (code,)), BEN)
        if kind == "daily":
            assert shown(opened).title == daily.title
        elif kind == "puzzle":
            assert picture_of(opened).board == puzzle.start.board()
        else:
            assert shown(opened).title == shown(reply).title
