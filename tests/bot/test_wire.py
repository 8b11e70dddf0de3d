"""Actions on buttons: short enough for every chat, and they read back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.actions import Action, Verb
from bot.core.callback_data import MAX_BYTES, CallbackDataError, pack, unpack
from bot.core.compact_numbers import in_digits, of_digits
from bot.i18n.time_zones import all_zones
from engine.games import all_games

words = st.lists(st.from_regex(r"[A-Za-z0-9=/_+-]{1,4}", fullmatch=True), max_size=4).map(tuple)

actions = st.builds(
    Action,
    verb=st.sampled_from(Verb),
    words=words,
    session=st.from_regex(r"[0-9a-f]{10}|", fullmatch=True),
    revision=st.none() | st.integers(1, 9999),
    owner=st.none() | st.integers(0, 2**64 - 1),
)


@given(actions)
def test_what_is_packed_reads_back_and_fits(action: Action) -> None:
    text = pack(action)
    assert len(text.encode()) <= MAX_BYTES
    assert unpack(text) == action


def test_the_widest_button_of_a_board_fits() -> None:
    action = Action(Verb.RESTART, ("take", "a", "h"), "0123456789", 999, 2**64 - 1)
    assert len(pack(action)) <= MAX_BYTES


def test_as_many_bytes_fit_as_a_button_of_telegram_takes() -> None:
    assert len(pack(Action(Verb.SAY, ("x" * 55,)))) == 64
    with pytest.raises(CallbackDataError):
        pack(Action(Verb.SAY, ("x" * 56,)))


def test_the_widest_deal_fits() -> None:
    pack(Action(Verb.PLAY, ("wish", str(2**53 - 1), "open"), owner=2**64 - 1))


def test_every_time_zone_fits_behind_the_longest_owner() -> None:
    for zone in all_zones():
        action = Action(Verb.SETTINGS, ("zone", zone), owner=2**64 - 1)
        assert unpack(pack(action)) == action


def test_options_ride_in_short_and_read_back_in_full() -> None:
    words = ("blink", "42", "decks=3", "table=tight", "hold=0", "timer=10")
    text = pack(Action(Verb.PLAY, words))
    assert text == "1::::play:blink 42 ~02 ~12 ~20 ~31"
    assert unpack(text).words == words
    assert unpack("1::::play:wish 42 open=on open").words == ("wish", "42", "open=on", "open")


@pytest.mark.parametrize(
    "words", ["blink ~99", "blink ~0", "nonsense ~01", "~01 blink", "blink 4~01", "blink ~"]
)
def test_options_that_are_no_more_are_refused(words: str) -> None:
    with pytest.raises(CallbackDataError):
        unpack(f"1::::play:{words}")


@pytest.mark.parametrize(
    "action",
    [
        Action(Verb.PLAY, ("blink", "~01")),
        Action(Verb.SAY, ("x" * 60,)),
        Action(Verb.SAY, ("two words",)),
        Action(Verb.SAY, ("a:b",)),
        Action(Verb.SAY, ("a.b",)),
        Action(Verb.SAY, ("ä",)),
        Action(Verb.SAY, ("\ud800",)),
        Action(Verb.MOVE, session="UPPER"),
    ],
)
def test_what_does_not_fit_is_refused_when_it_is_packed(action: Action) -> None:
    with pytest.raises(CallbackDataError):
        pack(action)


@given(st.text() | st.from_regex(r"1:[0-9a-z]*:[0-9a-z]*:[0-9a-z]*:[a-z]*:[a-z ]*", fullmatch=True))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = unpack(text)
    except CallbackDataError:
        return
    assert unpack(pack(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1",
        "2::::move:",
        "1::::jump:",
        "1::::move:take a c\n",
        "1::::say:" + "x" * 56,
        "1:" + "z" * 12 + ":::move:",
    ],
)
def test_what_no_button_carries_is_refused(text: str) -> None:
    with pytest.raises(CallbackDataError):
        unpack(text)


def test_the_numbers_of_options_stay_what_they_are() -> None:
    """Buttons live for years: options and values may be appended, and keep their places."""
    order = {game.name: [(option.name, *option.values) for option in game.options] for game in all_games()}
    assert order["wish"][:1] == [("open", "off", "on")]
    assert order["kittyhawk"][:2] == [("level", "1", "2", "3", "4", "5"), ("blind", "off", "on")]
    assert order["blink"][:4] == [
        ("decks", "1", "2", "3"),
        ("table", "roomy", "snug", "tight"),
        ("hold", "0", "1", "2", "3"),
        ("timer", "off", "10", "20", "30"),
    ]


def test_numbers_of_any_length_are_written_and_read() -> None:
    for number in (0, 61, 62, -62, 2**64 - 1, -(62**5000)):
        assert of_digits(in_digits(number)) == number
