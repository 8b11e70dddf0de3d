"""What players read on boards of building games: places, and why a card cannot go somewhere."""

from dataclasses import replace

import pytest

from bot.i18n.catalog import Catalog
from bot.i18n.texts import Texts
from bot.screens.descriptions import (
    board_facts,
    describe_places,
    move_label,
    score_text,
    short_state_text,
    state_text,
)
from engine.cards.french import FrenchCard
from engine.errors import IllegalMoveError, InvalidMoveError
from engine.families.building.position import BuildingPosition
from engine.games import find_game
from engine.move import Move
from engine.reading.building import read_moves
from engine.record import Record
from tests.engine.building_games import BUILDING_GAMES, BuildingGame
from tests.engine.building_tables import cards, dealt, table
from tests.engine.playing import random_course

DRAW = Move("draw")


@pytest.mark.parametrize(
    ("language", "reason", "wanted", "said"),
    [
        ("en", "needs-rank", "8", "7♠ needs an 8, but pile c ends in J♠."),
        ("en", "needs-red", "8", "7♠ needs a red 8, but pile c ends in J♠."),
        ("en", "needs-black", "K", "7♠ needs a black king, but pile c ends in J♠."),
        ("de", "needs-red", "J", "7♠ braucht einen roten Buben, aber auf Stapel c liegt oben J♠."),
        ("fr", "needs-black", "Q", "Pour 7♠, il faut une dame noire, mais la pile c finit par J♠."),
        ("es", "needs-red", "J", "7♠ necesita una jota roja, pero la pila c termina en J♠."),
        ("pt", "needs-black", "Q", "7♠ precisa de uma dama preta, mas a pilha c termina em J♠."),
        ("ru", "needs-red", "8", "Карту 7♠ кладут на красную восьмёрку, а стопка c заканчивается картой J♠."),
        ("ru", "needs-red", "K", "Карту 7♠ кладут на красного короля, а стопка c заканчивается картой J♠."),
    ],
)
def test_the_rank_that_a_card_needs_is_said_in_words_that_agree(
    language: str, reason: str, wanted: str, said: str
) -> None:
    cards = {"card": FrenchCard("7", "S"), "top": FrenchCard("J", "S")}
    refused = IllegalMoveError(reason, "", **cards, wanted=wanted, place="c")
    assert Texts.load(language).refusal("klondike", refused) == said


def why_not_named(position: BuildingPosition, line: str) -> str:
    with pytest.raises(InvalidMoveError) as refused:
        read_moves(position, line)
    return Texts.load("en").refusal("klondike", refused.value)


def test_a_card_that_cannot_be_moved_is_where_it_is_said_to_be() -> None:
    """No sentence depends on what the player cannot know."""
    closed = table("draw=3", a="2S | KD", stock="3H 4H", waste="5S 6H 7C", home={"clubs": 3})
    last_pass = table("draw=3", "passes=1", a="2S | KD", waste="3H 4H 5S 6H 7C")
    seen = table("passes=3", a="2S | KD", stock="3H 4H", waste="5S 7C", redeals=1)
    covered = "6♥ lies under other cards on the waste. Play those first"
    not_up = "{} hasn’t been turned up yet. Draw from the stock, or turn up cards in the piles."
    for position, line, answer in (
        (closed, "3h b", not_up.format("3♥")),
        (closed, "kd 2s", not_up.format("2♠")),
        (closed, "6h", f"{covered}, or go through the stock again."),
        (closed, "ac b", "A♣ is home, under other cards. Move those back to piles first."),
        (last_pass, "6h a", f"{covered}."),
        (last_pass, "2s home", "2♠ lies face down in a pile. Turn up more cards to find it."),
        (seen, "2s home", "2♠ lies face down in a pile. Turn up more cards to find it."),
        (seen, "3h a", "3♥ is in the stock. Draw until it comes up."),
        (table(a="KD", stock="3H 4H"), "4h a", "4♥ is in the stock. Draw until it comes up."),
        (table("open", a="2S | KD"), "2s b", "2♠ lies face down in pile a. Move the cards on it first."),
    ):
        assert why_not_named(position, line) == answer
    spider, streets = (replace(dealt(1, game=game), name="unnamed") for game in ("spider suits=2", "streets"))
    bare = replace(spider, piles=((),) * 10, down=(0,) * 10)
    hidden = replace(bare, piles=(cards("KS QS"), *bare.piles[1:]), down=(1, *bare.down[1:]))
    home = replace(streets, piles=((),) * 8, foundations=(cards("AS 2S"), (), (), ()))
    for position, line, answer in (
        (bare, "3h a", "3♥ is in the stock. Deal until it comes up."),
        (bare, "3d a", "There’s no 3♦ in this game."),
        (hidden, "3h a", not_up.format("3♥").replace("Draw", "Deal")),
        (home, "as a", "A♠ is home, and stays there in this game."),
    ):
        assert why_not_named(position, line) == answer


def places(record: str, *moves: Move) -> list[str]:
    texts, position = Texts.load("en"), Record.read(record).start()
    for move in moves:
        position = position.after(move)
    return list(describe_places(texts, position.board(), texts.symbol))


def test_of_the_waste_the_top_cards_are_listed_as_they_can_be_seen() -> None:
    stock, waste, *_ = places("klondike/1 draw=3 #42", DRAW, DRAW)
    assert stock == "Stock: 18 cards, face down."
    assert waste == "Waste: 6 cards, from the top: 6♣, 4♠, J♣…"
    assert places("klondike/1 #42", DRAW)[1] == "Waste: 4♦."


def test_a_stock_that_has_been_seen_is_a_number_only_in_the_text() -> None:
    redealt = places("klondike/1 draw=3 #42", *[DRAW] * 8, Move("redeal"))
    assert redealt[:2] == ["Stock: 24 cards, face down.", "The waste is empty."]


def test_in_an_open_game_the_text_says_which_cards_lie_face_down() -> None:
    stock, *_, last = places("klondike/1 open #42")
    assert stock.startswith("Stock, face up, the next card first: 4♦, 3♥, ")
    assert last == "Pile g, from the top: 10♣, face down K♣, 4♥, 2♠, 5♣, 2♦, A♦."


def test_complete_suits_are_counted_with_their_suits() -> None:
    texts, run = Texts.load("en"), " ".join(f"{rank}H" for rank in "KQJT98765432A")
    position = table({"run-1": run, "a": "5S", "stock": "4S"}, game="spider suits=4")
    lines = list(describe_places(texts, position.board(), texts.symbol))
    assert lines[1] == "Complete suits: 1 of 8 (hearts)."
    assert state_text(texts, position.board()) == "1 of 8 suits is complete."
    details = {**board_facts(position.board()), **position.choice_details(), "moves": 1}
    assert texts.of_game("spider", "choices", **details).endswith("You can deal once no pile is empty.")


def test_of_cards_that_look_alike_a_label_says_from_where_and_to_where() -> None:
    places = {"a": "9S 5S 4S", "b": "5S", "c": "6S", "d": "6S", "e": "KS 3S"}
    position = table(places, game="spider")
    for move, long, short in (
        ("move a2 c", "5♠ (2 cards) from a → 6♠ on c", "a 5♠ (2) → c 6♠"),
        ("move b d", "5♠ from b → 6♠ on d", "b 5♠ → d 6♠"),
        ("move e a", "3♠ → 4♠", "3♠ → 4♠"),
    ):
        told = [
            move_label(Texts.load("en"), position, position.board(), Move.read(move), is_short=is_short)
            for is_short in (False, True)
        ]
        assert told == [long, short]


def said(texts: Texts, declared: BuildingGame) -> set[str]:
    """Return what is said on boards of a game, with the labels of its moves."""
    start = replace(declared.deal(1), name="unnamed")
    found = set()
    for position in (start, *(after for _, after in list(random_course(start, 1))[:24:8])):
        board, moves = position.board(), position.legal_moves()
        found |= {*describe_places(texts, board, texts.symbol)}
        found |= {tell(texts, board) for tell in (state_text, short_state_text)} | {
            score_text(texts, board, 1)
        }
        details = {**board_facts(board), **position.choice_details(), "moves": len(moves)}
        found.add(texts.of_game(board.game, "choices", **details))
        for move in moves:
            for part in ("", "-first", "-then"):
                found |= {
                    move_label(texts, position, board, move, part, is_short=short) for short in (False, True)
                }
    return found


def test_the_texts_of_the_family_say_the_boards_and_moves_of_every_building_game() -> None:
    unnamed = replace(find_game("klondike"), name="unnamed")
    texts = Texts(Catalog.of_language("en", None), (unnamed,))
    all_said = {one for declared in BUILDING_GAMES for one in said(texts, declared)}
    assert {
        "Draw 3 cards",
        "Deal 10 cards",
        "Stock: 50 cards, face down, for 5 deals.",
        "0 of 8 suits are complete.",
        "Complete suits: 0 of 8.",
    } <= all_said
    assert any(one.startswith("Cells. a: empty, b: ") for one in all_said)
    assert any(one.endswith(" → cell b") for one in all_said)
