"""Typed lines of Follow-the-Suit, in many spellings."""

from dataclasses import replace

from engine.cards.french import FrenchCard
from engine.games.follow import FollowPosition
from engine.reading import read_moves
from tests.engine.follow_tables import cards, trick
from tests.engine.hidden.follow import twin
from tests.engine.lines import read, refusal

DECK = "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C KD QD JD 9D"


HELD = "X TS 2S QH 5H AD TD"


def begun(hand: str) -> FollowPosition:
    return FollowPosition((), cards(DECK), cards(hand))


def at_trumps(hand: str) -> FollowPosition:
    return replace(begun(hand), has_exchanged=True)


def at_trick(hand: str, lead: str) -> FollowPosition:
    return trick(hand, lead, trumps="S", deck=DECK)


START, TRUMPS, TRICK = begun(HELD), at_trumps(HELD), at_trick(HELD, "9H")


def test_moves_may_be_typed_in_many_ways() -> None:
    for position, moves, lines in (
        # An exchange.
        (START, ["exchange 2S 5H"], ("exchange 2s 5h", "exchange 5h 2s", "EXCHANGE 2S 5H",
            "exchange 2s, 5h", "discard 2♠, 5♥", "discard 2♠\ufe0f 5♡", "discard the 2s and the 5h",
            "exchange two of spades, five of hearts", "exchange 2 of spades and 5 hearts",
            "exchange 2s5h", "exchange 2♠5♥", "exchange ♠2 ♥5", "exchange s2 h5", "exchange 2 s 5 h",
            "exchange 2 5", "swap 2s & 5h", "change 2s + 5h", "2s 5h", "2s-5h", "Exchange 2s, 5h.",
            "2 ♠ 5 ♥")),
        # Keeping all.
        (START, ["exchange"], ("exchange", "exchange none", "exchange nothing",
            "Exchange no cards", "keep", "keep all", "KEEP ALL CARDS", "keep everything",
            "discard none", "none", "nothing")),
        # A card.
        (TRICK, ["play QH"], ("qh", "QH", "Q♥", "q♥\ufe0f", "play qh",
            "play the queen of hearts", "queen of hearts", "Queen Hearts", "q h", "hq", "♥Q", "q",
            "queen", "play q", "play queen", "q of hearts", "my queen")),
        # A ten.
        (at_trick(HELD, "9S"), ["play TS"], ("10s", "ts", "TS", "10♠", "10 of spades", "ten of spades",
            "10 s", "s10")),
        # The joker.
        (at_trick(HELD, "9S"), ["play X"], ("joker", "Joker", "play joker", "the joker", "x", "play x",
            "jk", "🃏")),
    ):  # fmt: skip
        for line in lines:
            assert read(position, line) == ", ".join(moves), line


def test_trumps_may_be_typed_in_many_ways() -> None:
    for text, trumps in (
        ("trumps hearts", "H"), ("hearts", "H"), ("HEARTS", "H"), ("heart", "H"), ("h", "H"), ("♥", "H"),
        ("♥\ufe0f", "H"), ("♡", "H"), ("trumps h", "H"), ("trump ♥", "H"), ("hearts trumps", "H"),
        ("♥ hearts", "H"), ("♥ Hearts!", "H"), ("“h hearts”", "H"), ("ｈ", "H"),
        ("trumps: spades", "S"), ("s", "S"), ("diamonds", "D"), ("♣", "C"), ("none", "none"),
        ("no trumps", "none"), ("No Trump", "none"), ("no-trumps", "none"), ("notrumps", "none"),
        ("nt", "none"), ("trumps none", "none"), ("trumps: no", "none"), ("none trumps", "none"),
    ):  # fmt: skip
        assert read(TRUMPS, text) == f"trumps {trumps}", text


def test_lines_are_read_as_these_moves() -> None:
    for position, text, moves in (
        # Any card may be named in an exchange.
        (START, "discard joker", "exchange X"), (START, "exchange x 10s td", "exchange X TS TD"),
        (START, "exchange 🃏, 1d", "exchange X AD"), (START, "exchange ace", "exchange AD"),
        (START, "exchange queen, joker", "exchange X QH"), (START, "discard my cards: 2s", "exchange 2S"),
        (START, "exchange all", "exchange X TS 2S QH 5H AD TD"),
        # Exchange and trumps in one line; two suits are two choices.
        (START, "exchange 2s 5h trumps hearts", "exchange 2S 5H, trumps H"),
        (START, "2s 5h hearts trumps", "exchange 2S 5H, trumps H"),
        (START, "exchange 2s, then trumps ♣", "exchange 2S, trumps C"),
        (START, "exchange 2s no trumps", "exchange 2S, trumps none"),
        (START, "keep, trumps ♥ hearts", "exchange, trumps H"),
        (START, "keep all trumps hearts", "exchange, trumps H"),
        (START, "keep no trumps", "exchange, trumps none"),
        (START, "exchange none trumps hearts", "exchange, trumps H"),
        (START, "none, trumps none", "exchange, trumps none"),
        (START, "exchange; trumps d", "exchange, trumps D"), (START, "keep nt", "exchange, trumps none"),
        (TRUMPS, "♥ spades", "trumps H, trumps S"),
        # A rank or a suit means the only card of it that can be played.
        (at_trick("TS 2S QH TD", "9S"), "10", "play TS"), (at_trick("TS 2S QH TD", "9S"), "two", "play 2S"),
        (at_trick("TS QH TD 2D", "9C"), "hearts", "play QH"), (at_trick("TS QH TD 2D", "9C"), "♠", "play TS"),
        (at_trick("TS QH TD 2D", "9C"), "play s", "play TS"), (at_trick("TS QH TD 2D", "9S"), "s", "play TS"),
    ):  # fmt: skip
        assert read(position, text) == moves, text
    assert START.play_together(read_moves(START, "keep nt")).trumps == "none"


def test_a_line_of_an_open_game_answers_the_leads_to_come() -> None:
    for position, text, moves in (
        (replace(at_trick("TS 2S QH 5D", "9H"), open=True), "q 5 t", "play QH, play 5D, play TS"),
        (replace(START, open=True), "keep, trumps s, x, 2s", "exchange, trumps S, play X, play 2S"),
        (replace(START, open=True), "2s trumps h, kc", "exchange 2S, trumps H, play KC"),  # which was drawn
        # After a card that cannot be played, what follows is read as before it.
        (replace(at_trick("TS 2S QH 5D", "9H"), open=True), "5d q", "play 5D, play QH"),
    ):
        assert read(position, text) == moves, text


def test_lines_are_refused_with_the_reason() -> None:
    spade, club = at_trick("TS 2S QH TD", "9S"), at_trick("TS QH TD 2D", "9C")
    for position, text, reason in (
        *((START, text, "unreadable") for text in ("keep hearts", "keep 2s", "keep all hearts", "keep none",
            "exchange hearts", "exchange 2s h", "h s")),
        (spade, "q", "must-follow"), (at_trick("TS 9D QH QD", "9S"), "q", "must-follow"),
        (at_trumps("TS 2S QH TD"), "t", "trumps-first"), (spade, "k", "no-such-card"),
        (club, "d", "several-cards"), (club, "c", "no-such-card"),
        (START, "exchange 10", "several-cards"), (START, "exchange 9", "no-such-card"),
        (START, "play qh", "exchange-first"), (START, "hearts", "exchange-first"),
        (START, "trumps none", "exchange-first"), (START, "exchange kd", "not-in-hand"),
        (START, "exchange 2s 2s", "named-twice"), (START, "keep play qh", "unseen-lead"),
        (TRUMPS, "qh", "trumps-first"), (TRUMPS, "exchange 2s", "exchanged"),
        (TRUMPS, "hearts spades", "trumps-chosen"), (TRICK, "none", "trumps-chosen"),
        (TRICK, "ad", "must-follow"), (TRICK, "kh", "not-in-hand"), (TRICK, "keep", "exchanged"),
        (TRICK, "qh 5h", "unseen-lead"),
    ):  # fmt: skip
        assert refusal(position, text)[0] == reason, text
    one_and_other = {"one": FrenchCard("T", "S"), "other": FrenchCard("T", "D")}
    assert refusal(at_trick("TS 2S QH TD", "9C"), "t")[::2] == ("several-cards", one_and_other)


def test_what_makes_no_sense_cannot_be_read() -> None:
    for text in ("", " ", "play", "trumps", "all", "hello", "qhh", "11s", "🂡", "and the", "q~"):
        for position in (START, TRUMPS, TRICK):
            assert refusal(position, text)[::2] == ("unreadable", {"text": text})


def test_a_refusal_of_several_cards_is_the_same_whatever_the_next_lead_is() -> None:
    for text in ("qh 5h", "qh q", "qh h", "q 2", "5h joker", "qh kd"):
        first, *others = [refusal(twin(TRICK, seed), text) for seed in range(20)]
        assert first[0]
        assert all(other == first for other in others)
