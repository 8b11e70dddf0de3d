"""Core values: callback data, commands, codes of deals, and the limits of screens."""

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core import callback_data
from bot.core.actions import Action, Chat, Verb
from bot.core.callback_data import CallbackDataError, pack, unpack
from bot.core.commands import AUDIENCES, COMMANDS, SECTIONS, TYPED_ONLY, ParameterKind, as_typed
from bot.core.compact_numbers import in_digits, of_digits
from bot.core.images import MAX_CARD_LINE, BoardPicture, ResultCard
from bot.core.replies import MAX_NOTICE, Reply, ReplyTarget
from bot.core.screens import MAX_ALT, MAX_CAPTION, MAX_LABEL, MAX_TEXT, MAX_TITLE, Button, Screen
from bot.core.typed_input.deal_codes import MAX_CODE, read_code, write_code
from bot.core.typed_input.lines import read_line
from bot.features.guide.screens import help_screen
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.i18n.time_zones import all_zones
from engine.board import Board
from engine.deal import DEALS
from engine.errors import RefusedError
from engine.game import Game
from engine.games import all_games
from engine.record import Record
from tests.bot.desk import Desk, shown
from tests.engine.playing import option_sets

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
    assert len(text.encode()) <= callback_data.MAX_BYTES
    assert unpack(text) == action


def test_as_many_bytes_fit_as_a_button_of_telegram_takes() -> None:
    assert len(pack(Action(Verb.SAY, ("x" * 55,)))) == 64
    with pytest.raises(CallbackDataError):
        pack(Action(Verb.SAY, ("x" * 56,)))


def test_every_time_zone_fits_after_the_longest_owner() -> None:
    for zone in all_zones():
        action = Action(Verb.SETTINGS, ("zone", zone), owner=2**64 - 1)
        assert unpack(pack(action)) == action


def test_options_ride_in_short_and_read_back_in_full() -> None:
    words = ("blink", "42", "decks=3", "table=tight", "hold=0", "timer=10")
    text = pack(Action(Verb.PLAY, words))
    assert text == "1::::play:blink 42 ~02 ~12 ~20 ~31"
    assert unpack(text).words == words
    assert unpack("1::::play:wish 42 open=on open").words == ("wish", "42", "open=on", "open")


def test_an_action_that_does_not_fit_is_refused_when_it_is_packed() -> None:
    for word in ("x" * 60, "two words", "a:b", "a.b", "ä", "\ud800"):
        with pytest.raises(CallbackDataError):
            pack(Action(Verb.SAY, (word,)))
    for action in (Action(Verb.PLAY, ("blink", "~01")), Action(Verb.MOVE, session="UPPER")):
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
        *("", "1", "2::::move:", "1::::jump:", "1::::move:take a c\n", "1:" + "z" * 12 + ":::move:"),
        "1::::say:" + "x" * 56,
        *(f"1::::play:{words}" for words in ("blink ~99", "blink ~0", "nonsense ~01", "~01 blink")),
        *(f"1::::play:{words}" for words in ("blink 4~01", "blink ~")),
    ],
)
def test_what_no_button_carries_is_refused(text: str) -> None:
    with pytest.raises(CallbackDataError):
        unpack(text)


def test_the_numbers_of_options_stay_what_they_are() -> None:
    """Buttons stay in chats for years: options and values may be appended, but must keep their indexes."""
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


def test_every_command_is_read_with_and_without_its_slash() -> None:
    for command in COMMANDS:
        expected = Action(Verb.SAY, ("",)) if command.verb is Verb.MOVE else Action(command.verb)
        for form in ("/{}", "{}", " /{} ", "/{}\n"):
            assert read_line(form.format(command.name)) == expected
            assert read_line(form.format(command.name.upper())) == expected


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("/play wish 1 234 open", Action(Verb.PLAY, ("wish", "1", "234", "open"))),
        ("/replay 12", Action(Verb.REPLAY, ("12",))),
        ("/move  a  c", Action(Verb.SAY, ("a c",))),
        ("/move undo", Action(Verb.UNDO)),
        ("/Move replay 5", Action(Verb.REPLAY, ("5",))),
        ("/move play 7s", Action(Verb.SAY, ("play 7s",))),
        ("/move move x a", Action(Verb.SAY, ("move x a",))),
        ("/games", Action(Verb.GAMES)),
        ("/games wish 42", Action(Verb.RESUME, ("wish", "42"))),
        ("／ｕｎｄｏ", Action(Verb.UNDO)),
        ("ＵＮＤＯ", Action(Verb.UNDO)),
        ("／play　ｗｉｓｈ　４２", Action(Verb.PLAY, ("wish", "42"))),
        ("／ｍｏｖｅ　ａｃ", Action(Verb.SAY, ("ac",))),
        ("ac bd", Action(Verb.SAY, ("ac bd",))),
        ("board text", Action(Verb.BOARD, ("text",))),
        ("/wish", Action(Verb.SAY, ("wish",))),
        ("/Follow the suit", Action(Verb.SAY, ("follow the suit",))),
        ("/wish 42 open", Action(Verb.PLAY, ("wish", "42", "open"))),
        ("/help wish", Action(Verb.RULES, ("wish",))),
        ("play 7s", Action(Verb.SAY, ("play 7s",))),
        ("move x a", Action(Verb.SAY, ("move x a",))),
        (" /frobnicate a", Action(Verb.HELP, ("frobnicate",))),
        ("/", Action(Verb.HELP, ("",))),
        ("  ", Action(Verb.HELP)),
    ],
)
def test_a_line_is_a_command_with_words_or_a_move(line: str, action: Action) -> None:
    assert read_line(line) == action


@given(st.text())
def test_any_line_is_an_action(line: str) -> None:
    action = read_line(line)
    assert action.session == ""
    assert action.owner is None


def test_no_parameter_stands_twice_and_the_audience_stands_last() -> None:
    """``App.handle`` reads the audience from the last word of a deal."""
    for command in COMMANDS:
        kinds = list(command.parameters)
        assert len(set(kinds)) == len(kinds)
        assert kinds[-1:] == [ParameterKind.AUDIENCE] or ParameterKind.AUDIENCE not in kinds
    assert set(AUDIENCES) == {"private", "public"}


@pytest.mark.parametrize("language", finished_languages())
@pytest.mark.parametrize("chat", Chat)
def test_the_help_has_room_for_all_commands_in_their_sections(language: str, chat: Chat) -> None:
    texts = Texts.load(language)
    for game in ("", *(game.name for game in all_games())):
        text = help_screen(texts, chat, game, is_admin=True).text
        assert len(text) < MAX_TEXT - 100
        introduction, *parts, typed_only = text.split("\n\n")
        assert introduction
        called = "{}" if chat is Chat.DISCORD else "/{}"
        for command in TYPED_ONLY:
            name = texts(f"command-name-{command.name}") if chat is Chat.DISCORD else command.name
            assert called.format(name) in typed_only
        assert [part.count("\n") + 1 for part in parts] == [len(section) for section in SECTIONS]
        assert all(line.startswith("/") for part in parts for line in part.splitlines())


@pytest.mark.parametrize("chat", Chat)
def test_the_help_tells_players_nothing_of_what_is_not_theirs(chat: Chat) -> None:
    texts = Texts.load("en")
    assert "admin" not in help_screen(texts, chat, "").text
    assert texts("command-admin") in help_screen(texts, chat, "", is_admin=True).text


@pytest.mark.parametrize(
    ("chat", "language", "line", "typed"),
    [
        (Chat.DISCORD, "en", "replay 12", "/solitaire move replay 12"),
        (Chat.DISCORD, "de", "replay 12", "/solitaire zug wiedergabe 12"),
        (Chat.DISCORD, "de", "daily 12", "/solitaire tagespartie 12"),
        (Chat.DISCORD, "de", "frobnicate", "/solitaire frobnicate"),
        (Chat.TELEGRAM, "de", "replay 12", "/replay 12"),
        (Chat.PAGE, "ja", "replay 12", "/replay 12"),
    ],
)
def test_a_command_is_shown_as_it_is_typed_in_the_chat(
    chat: Chat, language: str, line: str, typed: str
) -> None:
    assert as_typed(chat, line, Texts.load(language)) == typed


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_deal_has_a_code_that_reads_back(game: Game) -> None:
    for options in option_sets(game):
        record = Record.begin(game, options, DEALS - 1)
        code = write_code(record)
        assert read_code(code) == record
        assert re.fullmatch(f"[A-Za-z0-9_-]{{1,{MAX_CODE}}}", code)


def test_text_that_is_not_a_code_is_refused() -> None:
    wrong = ("", "-", "wish", "42", "wish-", "wish-x-1", "chess-1", "wish-9007199254740992", "a" * 65)
    for code in (*wrong, f"{'a' * 64}-1"):
        with pytest.raises(RefusedError, match="not a code of a deal") as refused:
            read_code(code)
        assert refused.value.reason == "not-a-code"


async def test_a_link_deals_what_it_names_or_nothing(desk: Desk) -> None:
    reply = await desk.type("/start wish-open-42")
    assert reply.target is ReplyTarget.NEW
    assert shown(reply).title == "Wish, deal 42, all cards face up"
    refused = await desk.type("/start chess-1")
    assert refused.screen is None
    assert refused.notice.startswith("This link doesn’t lead to a deal")


async def test_a_finished_game_has_the_code_of_its_deal(desk: Desk) -> None:
    going_on = await desk.type("/play wish open 42")
    assert not shown(going_on).code
    await desk.type("/giveup")
    over = await desk.type("/giveup yes")
    assert shown(over).code == "wish-open-42"
    assert shown(await desk.type("/share")).code == "wish-open-42"


CONTROL = Button("Undo", Action(Verb.UNDO))
PICTURE = BoardPicture(Board("wish", (), 0, None), ("Wish 42", ""))


def test_the_limits_are_those_of_the_narrowest_chat() -> None:
    assert (MAX_LABEL, MAX_CAPTION, MAX_TEXT, MAX_ALT, MAX_NOTICE) == (38, 1024, 2000, 1024, 200)
    with pytest.raises(ValueError, match="text"):
        Screen("x" * (MAX_TITLE + 1))


@pytest.mark.parametrize("label", ["", "x" * (MAX_LABEL + 1), "札" * 20, "x" + 80 * "\u0301"])
def test_a_label_fits_on_a_button(label: str) -> None:
    with pytest.raises(ValueError, match="label"):
        Button(label, Action(Verb.UNDO))
    assert Button("札" * (MAX_LABEL // 2), Action(Verb.UNDO))


def test_rows_and_buttons_fit() -> None:
    full = tuple(
        tuple(Button("Undo", Action(Verb.UNDO, (f"{row}{place}",))) for place in range(5)) for row in range(5)
    )
    Screen("Wish", rows=full)
    for rows in (((CONTROL,),) * 6, ((CONTROL,) * 6,), ((),)):
        with pytest.raises(ValueError, match="rows"):
            Screen("Wish", rows=rows)
    with pytest.raises(ValueError, match="the same"):
        Screen("Wish", rows=((CONTROL, CONTROL),))


def test_a_screen_has_one_main_button_at_most() -> None:
    first, second = (Button("New", Action(verb), is_main=True) for verb in (Verb.NEW, Verb.PLAY))
    Screen("Wish", rows=((first,),))
    with pytest.raises(ValueError, match="two main buttons"):
        Screen("Wish", rows=((first,), (second,)))


TOO_MUCH: tuple[tuple[str, Callable[[], object]], ...] = (
    ("text", lambda: Screen("t", "x" * (MAX_TEXT - 1))),
    ("text", lambda: Screen("t", "x" * (MAX_CAPTION - 1), PICTURE, "alt")),
    ("alt", lambda: Screen("t", picture=PICTURE)),
    ("alt", lambda: Screen("t", picture=PICTURE, alt="x" * (MAX_ALT + 1))),
    ("alt", lambda: Screen("t", alt="words without a picture")),
    ("without", Screen),
    ("without", Reply),
    ("notice", lambda: Reply(notice="x" * (MAX_NOTICE + 1))),
    ("card", lambda: ResultCard(PICTURE.board, "Wish 42", ("Won", ""))),
    ("card", lambda: ResultCard(PICTURE.board, "Wish 42", ("Won",), introduction="x" * (MAX_CARD_LINE + 1))),
    ("card", lambda: ResultCard(PICTURE.board, "Wish 42", ("Won", "x" * (MAX_CARD_LINE + 1)))),
    ("card", lambda: ResultCard(PICTURE.board, "Wish 42", ("Won", "札" * (MAX_CARD_LINE // 2 + 1)))),
)


@pytest.mark.parametrize(("named", "make"), TOO_MUCH)
def test_what_has_no_room_in_a_message_or_says_nothing_is_refused(
    named: str, make: Callable[[], object]
) -> None:
    with pytest.raises(ValueError, match=named):
        make()


def test_what_just_fits_is_taken() -> None:
    assert Screen("t", "x" * (MAX_TEXT - 2)).text
    assert Screen("t", "x" * (MAX_CAPTION - 2), PICTURE, "x" * MAX_ALT).picture
    assert Reply(notice="x" * MAX_NOTICE).notice
