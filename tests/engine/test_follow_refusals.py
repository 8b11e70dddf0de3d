"""Follow-the-Suit: what may be entered at once, what is refused, and the rules by other code."""

from collections import Counter

from engine.games.follow import DECK
from engine.move import Move
from engine.perft import perft
from engine.shuffle import shuffled
from tests.engine.follow_tables import codes, dealt, exchanged, played, refused, trick
from tests.engine.playing import random_course

# Several moves at once


def test_exchange_and_trumps_may_be_entered_at_once() -> None:
    position = dealt(1)
    together = position.play_together([Move("exchange", ("2C",)), Move("trumps", ("H",))])
    assert together == played(position, "exchange 2C", "trumps H")


def test_an_exchange_that_loses_leaves_no_trumps_to_choose() -> None:
    position = dealt(1)
    most = "exchange " + " ".join(codes(position.hand).split()[:8])
    assert refused(position, most, "trumps H").reason == "over"


def test_a_card_to_a_lead_not_yet_seen_is_refused_in_the_same_words_whatever_it_is() -> None:
    for first in ("play KH", "play 8H"):
        for second in ("play 2S", "play 5C", "play KH", "play QD"):
            said = set()
            for deck in ("9C TC JC QC", "3S TC JC QC", "QD TC JC QC", "X TC JC QC"):
                error = refused(trick("2S KH 8H 5C", "9H", deck=deck), first, second)
                assert error.reason == "unseen-lead"
                said.add((str(error), tuple(error.details.items())))
            assert len(said) == 1


def test_a_card_cannot_be_entered_with_the_trumps() -> None:
    position = played(dealt(1), "exchange")
    assert {refused(position, "trumps S", f"play {card.code}").reason for card in position.hand} == {
        "unseen-lead"
    }


def test_a_first_card_that_cannot_be_played_is_refused_for_what_it_is() -> None:
    assert refused(trick("KH 5C", "9H"), "play 5C", "play KH").reason == "must-follow"


# What is refused


def test_refusals_at_a_trick() -> None:
    for text, reason in (
        ("deal", "no-such-move"), ("play", "no-such-move"), ("play KH 5C", "no-such-move"),
        ("play h", "no-such-move"), ("play kh", "no-such-move"), ("play H", "no-such-move"),
        ("trumps", "no-such-move"), ("trumps X", "no-such-move"), ("trumps S H", "no-such-move"),
        ("trumps S S", "no-such-move"), ("exchange none", "no-such-move"), ("trumps S", "trumps-chosen"),
        ("exchange", "exchanged"), ("exchange KH", "exchanged"), ("play AD", "not-in-hand"),
        ("play 9H", "not-in-hand"), ("play 5C", "must-follow"),
    ):  # fmt: skip
        assert refused(trick("KH 5C", "9H"), text).reason == reason


def test_refusals_before_the_exchange() -> None:
    for text, reason in (
        ("play JS", "exchange-first"), ("trumps S", "exchange-first"), ("exchange AD", "not-in-hand"),
        ("exchange JS JS", "named-twice"), ("exchange TS JS", "hand-order"),
        ("exchange JS 11", "no-such-move"), ("exchange H", "no-such-move"),
    ):  # fmt: skip
        assert refused(dealt(1), text).reason == reason


def test_refusals_before_trumps() -> None:
    position = played(dealt(1), "exchange")
    assert refused(position, "play JS").reason == "trumps-first"
    assert refused(position, "trumps hearts").reason == "no-such-move"


# Against rules written down a second time, another way


def naive_perft(hand: list[str], deck: list[str], trumps: str, depth: int) -> int:
    """Count lines of tricks, the first of them to the card on top of the deck."""
    if depth == 0:
        return 1
    if not hand or len(hand) > len(deck):
        return 0
    lead, *rest = deck
    same = [code for code in hand if code != "X" and lead != "X" and code[1] == lead[1]]
    lines = 0
    for code in hand:
        if same and code not in same and code != "X":
            continue
        power = {name: "23456789TJQKA".index(name[0]) for name in (code, lead) if name != "X"}
        power["X"] = 100
        for name in (code, lead):
            if name != "X" and name[1] == trumps:
                power[name] += 50
            elif name != "X" and name[1] != lead[-1]:
                power[name] -= 50
        others = [card for card in hand if card != code]
        if power[code] > power[lead]:
            lines += naive_perft(others, rest, trumps, depth - 1)
        else:
            lines += naive_perft([*hand, lead], rest, trumps, depth - 1)
    return lines


def test_as_many_lines_of_tricks_as_by_other_code() -> None:
    for trumps in ("S", "H", "D", "C", "none"):
        for deal in range(25):
            before = exchanged(dealt(deal), deal % 8)
            after = played(before, f"trumps {trumps}")
            hand, deck = codes(before.hand).split(), codes(before.deck).split()
            for depth in range(1, 5):
                assert perft(after, depth) == naive_perft(hand, deck, trumps, depth)


def test_as_many_lines_of_late_tricks_as_by_other_code() -> None:
    # Late in the game, where hands empty and decks run out.
    ended = Counter[str]()
    for deal in range(60):
        order = codes(shuffled(DECK, deal)).split()
        hand, deck = order[: 1 + deal % 4], order[20 : 20 + 4 + deal % 5]
        after = trick(" ".join(hand), deck[0], trumps="SHDC"[deal % 4], deck=" ".join(deck[1:]))
        for depth in range(1, 10):
            assert perft(after, depth) == naive_perft(hand, deck, "SHDC"[deal % 4], depth)
        for _, last in random_course(after, deal):
            outcome = last.outcome()
            ended[outcome.reason if outcome else ""] += 1
    assert min(ended["empty-hand"], ended["too-many"]) > 5
