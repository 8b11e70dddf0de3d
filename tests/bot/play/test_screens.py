"""Screens of games: moves take few presses, no hidden cards, names as on pictures, rows fit phones."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from functools import cache
from itertools import islice
from typing import ClassVar

import pytest

from bot.core.actions import Chat, Verb
from bot.core.images import BoardPicture
from bot.core.screens import MAX_ROWS, ButtonStyle, Screen
from bot.core.session import LoadedGame, Session
from bot.features.replay.screens import result_screen, step_screen
from bot.i18n.languages import finished_languages
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts
from bot.screens.board import BoardAdvice, board_screen, more_screen
from bot.screens.button_rows import WIDEST, WIDTHS
from bot.screens.move_choices import chosen_move, tick_words
from bot.screens.replay_steps import ReplayStep
from engine.board import Board, MarkKind
from engine.cards.decktet import DecktetCard, decktet
from engine.cards.french import FrenchCard
from engine.families.building.places import STOCK, SUIT_NAMES
from engine.game import Game, Position
from engine.games import all_games
from engine.games.blink import GAME as BLINK
from engine.games.kittyhawk import GAME as KITTYHAWK
from engine.games.kittyhawk import KittyhawkPosition
from engine.games.wish import GAME as WISH
from engine.games.wish import WishPosition
from engine.move import Move
from engine.options import Options
from engine.record import Record
from render.boards.layouts import layout_of
from tests.bot.desk import check_buttons
from tests.bot.i18n.catalogue import third
from tests.bot.saved_games import loaded
from tests.combinations import by_family, combined
from tests.engine.hidden import find_twin, hides_cards
from tests.engine.playing import kind_name, option_pairs, option_sets, paired_kinds, random_course
from tests.engine.transcripts import RECORDS
from tests.rare import SomeOf
from tests.render.pictures import all_texts

TEXTS = Texts.load("en")
PRESSES, MORE_PRESSES = 3, 4
"""The most presses for a main move, and for one that is offered on the screen of all actions."""
DEALS = 6
"""The lowest number of random games that are checked of each game."""
EVERY = 7
"""All screens are checked in every seventh position of a game."""

kinds = pytest.mark.parametrize(("game", "options"), by_family(paired_kinds()), ids=kind_name)
games = pytest.mark.parametrize("game", by_family(all_games()), ids=kind_name)


def course(game: Game, options: Options, deal: int) -> Iterator[tuple[Record, Position]]:
    """Yield the records and positions of a random game."""
    record = Record.begin(game, options, deal)
    position = record.start()
    yield record, position
    for move, following in random_course(position, deal):
        record = record.then(move)
        yield record, following


def reached(here: LoadedGame) -> dict[Move, int]:
    """Return every move that buttons can make, with its number of presses without ticks."""
    found: dict[Move, int] = {}
    coming: list[tuple[tuple[str, ...], int]] = [((), 1)]
    offered = [c.action for row in more_screen(TEXTS, here).rows for c in row]
    coming += [(action.words, 3) for action in offered if action.verb is Verb.CHOOSE]
    seen: set[tuple[str, ...]] = set()
    while coming:
        chosen, presses = coming.pop(0)
        screen = board_screen(TEXTS, here, chosen)
        check_buttons(screen)
        ticks = here.position.pick()
        for control in (control for row in screen.rows for control in row):
            words = control.action.words
            if control.action.verb is Verb.MOVE:
                found.setdefault(chosen_move(here.position, words), presses)
            elif control.action.verb is Verb.CHOOSE and words not in seen:
                seen.add(words)
                is_tick = ticks is not None and words[0] == ticks.verb
                coming.append((words, presses if is_tick else presses + 1))
    return found


@kinds
def test_every_legal_move_is_a_few_presses_away(game: Game, options: Options) -> None:
    for record, position in islice(course(game, options, 1), 0, None, EVERY):
        here = loaded(record, position)
        presses, legal = reached(here), position.legal_moves()
        assert set(presses) == set(legal)
        main = position.main_moves(legal)
        assert all(count <= (PRESSES if move in main else MORE_PRESSES) for move, count in presses.items())


@games
def test_the_buttons_of_a_board_and_under_more_know_every_move(game: Game) -> None:
    """A page on which places are pressed needs no second screen to know where a card can go."""
    for options in option_pairs(game):
        for record, position in list(course(game, options, 1))[::EVERY]:
            here = loaded(record, position)
            known: set[str] = set()
            for screen in (board_screen(TEXTS, here), more_screen(TEXTS, here)):
                for button in (one for row in screen.rows for one in row):
                    is_move = button.action.verb is Verb.MOVE
                    known |= {" ".join(button.action.words)} if is_move else {*button.moves}
            moves = [move for move in position.legal_moves() if not tick_words(position, move)]
            assert {move.text for move in moves} <= known


@games
def test_most_moves_take_two_presses_at_most(game: Game) -> None:
    presses = [
        count
        for deal in range(10)
        for record, position in islice(course(game, option_sets(game)[0], deal), 1, None, EVERY)
        for move, count in reached(loaded(record, position)).items()
        if move in position.main_moves(position.legal_moves())
    ]
    assert sum(count <= 2 for count in presses) >= 0.9 * len(presses) > 0


@pytest.mark.parametrize("in_words", [False, True])
def test_any_cards_of_a_hand_with_the_joker_can_be_ticked(*, in_words: bool) -> None:
    record = Record.read("follow/1 #15")
    here = loaded(record, record.start(), in_words=in_words)
    pick = here.position.pick()
    assert pick is not None
    assert "X" in pick.places
    for places in (*((place,) for place in pick.places), pick.places):
        screen = board_screen(TEXTS, here, tick_words(here.position, Move(pick.verb, places)))
        check_buttons(screen)
        ticks = [c.label for row in screen.rows for c in row if c.action.verb is Verb.CHOOSE]
        assert sum(label.startswith("✓") for label in ticks) == len(places)
        (view,) = (c for row in screen.rows for c in row if c.action.verb is Verb.BOARD)
        assert view.action.words[1:] == tick_words(here.position, Move(pick.verb, places))


def test_the_only_card_that_can_be_placed_is_named_and_marked() -> None:
    for _, position in course(BLINK, option_sets(BLINK)[0], 5):
        record = Record.read("blink/1 #5")
        here = loaded(record, position)
        screen = board_screen(TEXTS, here)
        sources = {move.places[0] for move in position.legal_moves() if move.verb == "place"}
        assert isinstance(screen.picture, BoardPicture)
        chosen = {mark.place for mark in screen.picture.marks if mark.kind is MarkKind.CHOSEN}
        several = 1 < len([move for move in position.legal_moves() if move.verb == "place"]) < 20
        assert chosen == (sources if len(sources) == 1 and several else set())
        assert ("Choose a cell" in screen.text) == bool(chosen)


@games
@pytest.mark.parametrize("in_words", [False, True])
def test_hidden_cards_do_not_change_a_screen(game: Game, some_of: SomeOf, *, in_words: bool) -> None:
    """Compares boards, choices, steps of replays, and results of games that were given up."""
    twin = find_twin(game.name)
    changed = hiding = 0
    pairs = option_pairs(game)
    for deal in some_of(range(max(DEALS, len(pairs)))):
        for record, position in islice(course(game, pairs[deal % len(pairs)], deal), 0, 60, 3):
            other = twin(position, deal)
            hiding += hides_cards(position)
            changed += other != position
            here, there = (loaded(record, one, in_words=in_words) for one in (position, other))
            screen = board_screen(TEXTS, here)
            assert board_screen(TEXTS, there) == screen
            branches = [c.action.words for row in screen.rows for c in row if c.action.verb is Verb.CHOOSE]
            for chosen in branches[:4]:
                assert board_screen(TEXTS, there, chosen) == board_screen(TEXTS, here, chosen)
            given_up = replace(here.session, has_given_up=True)
            here, there = replace(here, session=given_up), replace(there, session=given_up)
            assert result_screen(TEXTS, there, Chat.PAGE) == result_screen(TEXTS, here, Chat.PAGE)
            for move in position.legal_moves()[:1]:
                step = ReplayStep(1, 2, position.after(move), position, move)
                hidden = ReplayStep(1, 2, twin(step.position, deal), other, move)
                assert step_screen(TEXTS, there, hidden) == step_screen(TEXTS, here, step)
    assert changed or not hiding


@games
def test_every_page_of_a_board_in_words_is_reached_by_buttons(game: Game) -> None:
    for options in (option_sets(game)[0], option_sets(game)[-1]):
        for record, position in islice(course(game, options, 3), 0, None, 10):
            here = loaded(record, position, in_words=True)
            first = board_screen(TEXTS, here)
            pages, words = [first], _turn(first)
            while words and words[1] != "1":
                pages.append(board_screen(TEXTS, here, page=int(words[1])))
                words = _turn(pages[-1])
            assert len({page.text for page in pages}) == len(pages)
            text = "\n".join(page.text for page in pages)
            # The cards of a foundation follow from its height, which is shown; a stock that the player has
            # gone through is known, but lies face down; of a waste, the last three cards are named, or the
            # last one where others can never leave it.
            known = {"foundation"} if dict(options.chosen).get("open") == "on" else {"foundation", "stock"}
            piles = [pile for pile in position.board().piles if pile.kind not in known]
            named = {"waste": -1 if game.family == "clearing" else -3}
            cards = [card for pile in piles for card in pile.cards[named.get(pile.kind, 0) :]]
            for card in filter(None, cards):
                assert TEXTS.card(card) in text or TEXTS.symbol(card) in text


def _turn(screen: Screen) -> tuple[str, ...]:
    turns = [c.action.words for row in screen.rows for c in row if c.action.verb is Verb.BOARD]
    return next((words for words in turns if words[0] == "words" and len(words) == 2), ())


def test_the_widest_choice_of_wish_fits() -> None:
    tops = [FrenchCard(rank, suit) for rank in "7T" for suit in "SHDC"]
    position = WishPosition(tuple((top,) for top in tops))
    assert len(position.legal_moves()) == 12
    here = loaded(Record.begin(WISH, Options((("open", "off"),)), 2**53 - 1), position)
    assert len(board_screen(TEXTS, here).rows) == 5


def test_cards_that_an_open_exchange_would_draw_are_marked() -> None:
    for options, drawn in (("open", ["deck-4"]), ("", [])):
        record = Record.read(f"follow/1 {options} #42".replace("  ", " "))
        here = loaded(record, record.start())
        pick = here.position.pick()
        assert pick is not None
        move = Move("exchange", pick.places[:2])
        ticked = board_screen(TEXTS, here, tick_words(here.position, move))
        hinted = board_screen(TEXTS, here, advice=BoardAdvice("Hint", move))
        for screen, kind, others in ((ticked, MarkKind.CHOICE, []), (hinted, MarkKind.HINT, [*move.places])):
            assert isinstance(screen.picture, BoardPicture)
            assert [mark.place for mark in screen.picture.marks if mark.kind is kind] == others + drawn


def test_ticks_stand_on_buttons_and_on_the_picture() -> None:
    record = Record.read("follow/1 #42")
    here = loaded(record, record.start())
    pick = here.position.pick()
    assert pick is not None
    screen = board_screen(TEXTS, here)
    for _ in range(2):
        tick = next(
            control
            for row in screen.rows
            for control in row
            if control.action.verb is Verb.CHOOSE and control.style is ButtonStyle.PLAIN
        )
        screen = board_screen(TEXTS, here, tick.action.words)
    assert [c.label[:1] for row in screen.rows for c in row if c.action.verb is Verb.CHOOSE].count("✓") == 2
    assert isinstance(screen.picture, BoardPicture)
    chosen = [mark.place for mark in screen.picture.marks if mark.kind is MarkKind.CHOSEN]
    (confirm,) = (c.action for row in screen.rows for c in row if c.action.verb is Verb.MOVE)
    assert (
        chosen_move(here.position, confirm.words)
        == Move("exchange", tuple(chosen))
        == Move("exchange", pick.places[:2])
    )


def test_where_a_card_may_go_is_marked_with_its_points() -> None:
    record = Record.read("blink/1 #1 | place drawn F4")
    here = loaded(record, record.replay())
    screen = board_screen(TEXTS, here)
    assert isinstance(screen.picture, BoardPicture)
    marks = {mark.place: mark.label for mark in screen.picture.marks if mark.kind is MarkKind.CHOICE}
    cells = {move.places[1] for move in here.position.legal_moves() if move.places[:1] == ("drawn",)}
    assert set(marks) == cells
    assert all(label.isdecimal() for label in marks.values())


UNDONE = 2
"""The number of moves that are undone in every game."""


@cache
def games_with_every_action(game: Game) -> Sequence[LoadedGame]:
    """Return games in which every action is possible: as pictures, in words, and given up."""
    found = []
    for options in option_sets(game)[::29]:
        begun = Record.begin(game, options, 7)
        moves = [move for move, _ in random_course(begun.start(), 5)]
        for count in range(1, max(2, len(moves) - UNDONE), 7):
            record = begun.then(*moves[:count])
            session = Session("0123456789", record, 0, 0, undone=tuple(moves[count : count + UNDONE]))
            here = LoadedGame(1, session, record.replay())
            found.append(here)
    in_words = [replace(here, in_words=True) for here in found]
    given_up = [replace(here, session=replace(here.session, has_given_up=True)) for here in found]
    return [*found, *in_words, *given_up]


def room_for(labels: list[str]) -> int:
    """Return how many buttons with these labels fit in a row."""
    longest = max(map(columns, labels))
    return next((width for most, width in WIDTHS if longest <= most), WIDEST)


@pytest.mark.parametrize(
    ("game", "language"), combined(all_games(), finished_languages(), seconds=0.4), ids=kind_name
)
def test_a_row_is_as_wide_as_its_labels_allow_unless_all_rows_are_taken(game: Game, language: str) -> None:
    texts = Texts.load(language)
    seen = 0
    for here in third(language, games_with_every_action(game)):
        for screen in (board_screen(texts, here), more_screen(texts, here)):
            seen += 1
            too_long = [row for row in labels(screen) if len(row) > room_for(row)]
            assert not too_long or len(screen.rows) == MAX_ROWS
    assert seen > 1


def labels(screen: Screen) -> list[list[str]]:
    return [[control.label for control in row] for row in screen.rows]


PLACELESS = {("follow", "trumps"), ("flip", "deal")}
"""Moves whose words are not places on the table: a trump suit, a number of cards to deal."""

SUIT_SIGNS = {name: suit for suit, name in SUIT_NAMES.items()}
CELL = re.compile(r"([a-z])([0-9]+)")


def names_on(board: Board) -> set[str]:
    """Return the words that are printed on the picture of a board, in lower case."""
    scene = layout_of(board).lay_out(board)
    words = {word for words in all_texts(scene) for word in words.text.lower().split()}
    # A foundation of building games shows its suit: the sign of the empty place, or a card.
    shown = {(one.x, one.y): one.sprite for one in scene.sprites}
    piles = board.of_kind("foundation") if board.family else ()
    suits = {pile.name: SUIT_SIGNS.get(pile.name.partition("-")[0], "?") for pile in piles}
    return words | {name for name, suit in suits.items() if shown[scene.places[name][:2]].endswith(suit)}


def is_shown(place: str, names: set[str], board: Board) -> bool:
    cell = CELL.fullmatch(place.lower())
    if covered := board.covered(place):
        place = covered[0].name
    if place == STOCK:
        return True  # its card or back is known by its place at the edge, and by the number above it
    is_card = place in {card.code for pile in board.piles for card in pile.cards if card}
    return is_card or place.lower() in names or (cell is not None and names >= set(cell.groups()))


@pytest.mark.parametrize("game", by_family(all_games()), ids=kind_name)
def test_what_a_button_names_is_printed_on_the_board(game: Game) -> None:
    for options in option_sets(game)[::5]:
        start = game.deal(7, options)
        for position in (start, *[after for _, after in random_course(start, 5)][::6]):
            board = position.board()
            names = names_on(board)
            places = {
                place
                for move in position.legal_moves()
                if (board.game, move.verb) not in PLACELESS
                for place in move.places
            }
            assert not [place for place in places if not is_shown(place, names, board)]


@pytest.mark.parametrize("language", finished_languages())
@pytest.mark.parametrize("game", by_family(all_games()), ids=kind_name)
def test_game_and_deal_are_printed_above_every_board(game: Game, language: str) -> None:
    record = Record.begin(game, option_sets(game)[0], 4503599)
    picture = board_screen(Texts.load(language), loaded(record)).picture
    assert isinstance(picture, BoardPicture)
    heading = " ".join(picture.heading)
    assert Texts.load(language).of_game(game.name, "title") in heading
    assert "4503599" in heading


class CountingPosition(KittyhawkPosition):
    """A position that counts how often its moves are listed."""

    __slots__ = ()
    listings: ClassVar[list[KittyhawkPosition]] = []

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every legal move."""
        self.listings.append(self)
        return super().legal_moves()


@pytest.mark.parametrize(
    ("title", "alt", "described"),
    [
        ("Wish, deal 42", "Wish, deal 42. 30 cards left.", "30 cards left."),
        ("Wish 42", "Wish 42, the review. One bar.", "Wish 42, the review. One bar."),
        ("Wish 42", "Wish 42の結果。残り30枚。", "Wish 42の結果。残り30枚。"),
    ],
)
def test_a_description_leaves_its_title_out_only_where_a_sentence_is_left(
    title: str, alt: str, described: str
) -> None:
    picture = BoardPicture(Record.read("wish/1 #42").start().board(), (title, ""))
    assert Screen(title, "", picture, alt).without_picture("No photos.").text == f"{described}\n\nNo photos."


def test_a_screen_lists_the_moves_of_its_position_once() -> None:
    for record, position in islice(course(KITTYHAWK, option_sets(KITTYHAWK)[0], 5), 12):
        counting = CountingPosition(*(getattr(position, field.name) for field in fields(KittyhawkPosition)))
        CountingPosition.listings.clear()
        board_screen(TEXTS, loaded(record, counting))
        assert CountingPosition.listings == [counting]


EMPTY_PILE = "kittyhawk/1 #14 | move h e | move h a | move b d | move h e | deal"
"""Pile b is empty, so that every foundation could give a card back."""


def all_labels(screen: Screen) -> list[str]:
    return [label for row in labels(screen) for label in row]


def test_cards_are_taken_back_from_foundations_by_a_button_under_more() -> None:
    here = loaded(Record.read(EMPTY_PILE), Record.read(EMPTY_PILE).replay())
    assert not [label for label in all_labels(board_screen(TEXTS, here)) if label.startswith("Ace")]
    (opens,) = (
        control.action
        for row in more_screen(TEXTS, here).rows
        for control in row
        if control.label == "Back from foundations…"
    )
    screen = board_screen(TEXTS, here, opens.words)
    assert "off foundations" in screen.text
    named = [control.spoken or control.label for row in screen.rows for control in row]
    assert "Ace of Leaves → empty pile b" in named


def test_without_moves_that_lead_back_no_button_under_more_offers_them() -> None:
    for record in (Record.read("kittyhawk/1 #14"), Record.read("flip/1 #42 | deal all")):
        here = loaded(record, record.replay())
        assert not [c for row in more_screen(TEXTS, here).rows for c in row if c.action.verb is Verb.CHOOSE]


def test_buttons_say_in_words_what_they_do_where_there_is_room() -> None:
    record = Record.read("kittyhawk/1 #14")
    found = labels(board_screen(TEXTS, loaded(record)))
    assert found[:4] == [
        ["7 of Suns+Knots…"], ["8 of Moons+Suns → pile d"], ["3 of Moons+Waves → pile e"], ["Deal 6 cards"],
    ]  # fmt: skip
    begun = board_screen(TEXTS, loaded(record), ("move", "a"))
    assert labels(begun)[:2] == [["→ pile b, on 8 of Moons+Suns"], ["→ pile c, on 8 of Wyrms+Knots"]]


def test_buttons_without_room_for_words_have_signs_and_are_spoken_in_words() -> None:
    record = Record.read("flip/1 #42 | deal all")
    screen = board_screen(TEXTS, loaded(record, record.replay()))
    spoken = {control.label: control.spoken for row in screen.rows for control in row}
    assert spoken["3: turn"] == "3–6: turn A♣ 2♣"
    assert spoken["4: turn all"] == "4–7: turn all"


def test_an_advised_move_of_a_group_is_the_first_button_and_the_others_make_room_by_signs() -> None:
    record = Record.read("kittyhawk/1 #1749 | move c moons")
    without = labels(board_screen(TEXTS, loaded(record, record.replay())))
    advice = BoardAdvice(move=Move.read("move d leaves"))
    advised = labels(board_screen(TEXTS, loaded(record, record.replay()), advice=advice))
    assert without[0] == ["2 of Waves+Leaves…", "8 of Waves+Leaves…"]
    assert advised[:2] == [["★ 2 of Waves+Leaves → home (Leaves)"], ["2🌊🍂…", "8🌊🍂…", "4🐍🪢 → pile c"]]


@pytest.mark.parametrize(("name", "language"), combined([*RECORDS], finished_languages(), seconds=0.1))
def test_no_label_of_a_move_is_cut(name: str, language: str) -> None:
    texts, record = Texts.load(language), Record.read(RECORDS[name])
    for number, (position, move) in enumerate(zip(record.positions(), record.moves, strict=False)):
        if number % 5:
            continue
        for advice in (BoardAdvice(), BoardAdvice("", move)):
            screen = board_screen(texts, loaded(record.first(number), position), advice=advice)
            moves = [control for row in screen.rows for control in row if control.action.verb is Verb.MOVE]
            assert not [control.label for control in moves if control.label.endswith("…")]


def test_like_cards_say_from_where_they_go() -> None:
    seven, eight, nine = DecktetCard("7", "SK"), DecktetCard("8", "YK"), DecktetCard("9", "MS")
    tops = (*decktet("A"), seven, seven, eight, nine, nine, nine)
    position = KittyhawkPosition((*((top,) for top in tops), (), ()), ())
    found = all_labels(board_screen(TEXTS, loaded(Record.read("kittyhawk/1 #14"), position)))
    assert {"7 of Suns+Knots from a → pile c", "7 of Suns+Knots from b → pile c"} <= {*found}


@pytest.mark.parametrize("language", finished_languages())
@pytest.mark.parametrize("game", ["kittyhawk", "flip"])
def test_the_aim_of_a_game_is_one_short_sentence(game: str, language: str) -> None:
    aim = Texts.load(language)(f"{game}-aim")
    assert aim[-1] in ".。"
    assert len(re.findall(r"[.。!?]", aim)) == 1
    assert len(aim.split()) <= 15
