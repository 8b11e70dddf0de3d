"""Player settings by buttons and by typing, in every language; every image has the chosen theme."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from redis.asyncio import Redis

from bot.app import App
from bot.application import Application
from bot.config.environment import Config
from bot.config.errors import StartError
from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.charts import DEFAULT_THEME
from bot.core.replies import MAX_NOTICE, Reply, ReplyTarget
from bot.core.screens import ButtonStyle
from bot.core.settings import PlayerSettings, ResultVisibility
from bot.core.typed_input.lines import read_line
from bot.features import all_settings
from bot.features.preferences.settings_input import SettingNames, UnknownValueError
from bot.features.reminders.choice import ReminderChoice
from bot.i18n.languages import finished_languages, own_name
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import paint_file
from bot.rendering.themes import all_themes, existing_theme, theme_names_in, theme_title
from bot.services import Services
from bot.storage.keys import session_key
from bot.storage.player_store import PlayerStore
from render.graphics import theme as files
from tests.bot.desk import ANNA, BEN, WON, Desk, button, controls, labels, shown, ticks
from tests.bot.posts.post_office import FakeChat, FakeSender
from tests.bot.saved_games import store_game


@pytest.fixture(autouse=True)
def direct_messages(desk: Desk) -> None:
    """Let the bot send direct messages, so that reminders are possible."""
    desk.app.services.direct_messages[ANNA.chat] = FakeSender(FakeChat())


every_language = pytest.mark.parametrize("language", finished_languages())

TOPICS = tuple(word for word, setting in all_settings().items() if ANNA.chat in setting.chats)
"""The settings that players have in the chat of these tests."""
FEW = ("theme", "language", "boards", "results", "warning", "automatic")
"""The settings whose values all fit on one page."""


def field(settings: PlayerSettings, topic: str) -> str:
    """Return the stored value of a setting."""
    match topic:
        case "theme":
            return settings.theme
        case "language":
            return settings.language or "chat"
        case "zone":
            return settings.zone
        case "boards":
            return "words" if settings.in_words else "picture"
        case "reminder":
            return ReminderChoice.read(settings.stored).clock or "off"
        case "warning":
            return "on" if ReminderChoice.read(settings.stored).has_warning else "off"
        case "automatic":
            return settings.stored.get("automatic", "on")
    return settings.results.value


def line_of(reply: Reply, texts: Texts, topic: str) -> str:
    """Return the value that the settings screen shows for a setting."""
    start = texts("setting-line", setting=texts(f"setting-{topic}"), chosen="")
    (line,) = [line for line in shown(reply).text.splitlines() if line.startswith(start)]
    return line.removeprefix(start)


async def test_the_settings_show_and_offer_every_preference(desk: Desk) -> None:
    reply = await desk.type("/settings")
    assert reply.target is ReplyTarget.PRIVATE
    assert shown(reply).text == (
        "Your settings, wherever you play:\n"
        "• Theme: Green felt\n"
        "• Language: same as this chat (English)\n"
        "• Time zone: UTC · 08:00\n"
        "• Boards: Pictures\n"
        "• Results: Everyone\n"
        "• Reminder: Off\n"
        "• Streak warning: Off\n"
        "• Automatic moves: On"
    )
    names = ["Theme", "Language", "Time zone", "Boards", "Results", "Reminder", "Automatic moves"]
    assert labels(reply) == [*names, "My data"]
    assert shown(reply).picture is None


@every_language
async def test_every_page_is_reached_and_left_by_buttons(desk: Desk, language: str) -> None:
    desk.room = Room(language=language)
    texts = Texts.load(language)
    await desk.type("/play wish 42")
    for topic in TOPICS:
        offered = await desk.type("/settings")
        before = offered
        if topic == "warning":
            before = await desk.press(offered, texts("setting-reminder"))
        page = await desk.press(before, texts(f"setting-{topic}"))
        assert page.target is ReplyTarget.HERE
        assert shown(page).title == texts(f"setting-{topic}")
        back = await desk.press(page, texts("button-to-settings"))
        assert (back.target, shown(back)) == (ReplyTarget.HERE, shown(offered))
        typed = await desk.type(f"/settings {topic}")
        assert (typed.target, shown(typed)) == (ReplyTarget.PRIVATE, shown(page))
        assert shown(await desk.type(f"/settings {texts(f'setting-{topic}')}")) == shown(page)
        if topic != "zone":
            game = await desk.press(page, texts("button-to-game"))
            assert shown(game) == shown(await desk.type("/board back"))


@every_language
async def test_every_value_is_chosen_by_its_button(desk: Desk, language: str) -> None:
    desk.room = Room(language=language)
    texts = Texts.load(language)
    for topic, (value, name) in ((one, pair) for one in FEW for pair in all_settings()[one].values(texts)):
        await desk.store.choose(ANNA, {"language": ""})
        page = await desk.type(f"/settings {topic}")
        (label,) = [label for label in labels(page) if label.removeprefix("✓ ") == name]
        reply = await desk.press(page, label)
        assert reply.target is ReplyTarget.HERE
        assert field(await desk.store.settings(ANNA), topic) == value
        assert len(ticks(await desk.type(f"/settings {topic}"))) == 1


@pytest.mark.parametrize(
    ("line", "chosen"),
    [
        ("night", {"theme": "night"}),
        ("language de", {"language": "de"}),
        ("german", {"language": "de"}),
        ("ドイツ語", {"language": "de"}),
        ("zone Berlin", {"zone": "Europe/Berlin"}),
        ("time zone new york", {"zone": "America/New_York"}),
        ("Time zone: Sao Paulo", {"zone": "America/Sao_Paulo"}),
        ("zone Asia/Calcutta", {"zone": "Asia/Kolkata"}),
        ("boards words", {"boards": "words"}),
        ("text", {"boards": "words"}),
        ("results nobody", {"results": "nobody"}),
        ("group", {"results": "group"}),
        ("@everyone", {"results": "everyone"}),
        (
            "night language=ja zone=Berlin boards=words results=nobody reminder=9 warning=on automatic=off",
            dict(
                zip(
                    TOPICS,
                    ("night", "ja", "Europe/Berlin", "words", "nobody", "09:00", "on", "off"),
                    strict=True,
                )
            ),
        ),
        ("reminder 6:05 pm", {"reminder": "18:05"}),
        ("reminder 7", {"reminder": "07:00"}),
        ("Reminder: 18h30", {"reminder": "18:30"}),
        ("reminder １８時３０分", {"reminder": "18:30"}),
        ("streak warning on", {"warning": "on"}),
        ("night words tokyo", {"theme": "night", "boards": "words", "zone": "Asia/Tokyo"}),
    ],
)
async def test_names_of_preferences_can_be_left_out_and_several_values_given(
    desk: Desk, line: str, chosen: dict[str, str]
) -> None:
    usual = {topic: field(PlayerSettings(), topic) for topic in TOPICS}
    reply = await desk.type(f"/settings {line}")
    assert reply.screen
    settings = await desk.store.settings(ANNA)
    assert {topic: field(settings, topic) for topic in TOPICS} == usual | chosen


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("language=germann", "Unknown language “germann”. Similar: Deutsch. Available: Same as chat, "),
        ("boards wrods", "Boards can’t be shown as “wrods”. Similar: Text. Available: Pictures, Text."),
        ("results mum", "Results can’t be shown to “mum”. Available: Everyone, The server or group, Nobody."),
        ("zone xx", "Unknown time zone “xx”. Type a large city, such as Tokyo, Berlin, New York."),
        ("zone ../../etc/passwd", "Unknown time zone “../../etc/passwd”"),
        ("reminder 25:00", "Unknown time “25:00”. Type one such as 18:30, or “Off”."),
        ("reminder:99", "Unknown time “99”. Type one such as 18:30, or “Off”."),
        ("reminder 18:60", "Unknown time “18:60”."),
        ("warning maybe", "The streak warning can’t be “maybe”. Available: On, Off."),
        ("nite", "Unknown theme “nite”. Similar: Night. Available: Green felt, "),
        (
            "mauve",
            "Unknown setting “mauve”. Available: Theme, Language, Time zone, Boards, Results, Reminder, ",
        ),
        ("!", "Unknown setting “!”."),
        ("{ $name }", " “{ $name }”."),
        ("x" * 400, "Unknown setting “" + "x" * 23 + "…”."),
        ("night klingon", "Unknown setting “klingon”."),
    ],
)
async def test_unknown_values_are_refused_and_nothing_changes(desk: Desk, line: str, said: str) -> None:
    stored = PlayerSettings(theme="paper", zone="Asia/Seoul", results=ResultVisibility.GROUP)
    await desk.store.choose(ANNA, {"theme": "paper", "zone": "Asia/Seoul", "results": "group"})
    reply = await desk.type(f"/settings {line}")
    assert said in reply.notice
    assert reply.screen is None
    assert await desk.store.settings(ANNA) == stored


async def test_a_value_and_a_question_are_both_answered(desk: Desk) -> None:
    assert shown(await desk.type("/settings zone=Europe/Berlin boards")).title == "Boards"
    assert (await desk.store.settings(ANNA)).zone == "Europe/Berlin"


@every_language
async def test_no_refusal_is_cut_in_any_language(desk: Desk, language: str) -> None:
    """A long notice would be cut, so check that it contains all possible values."""
    desk.room = Room(language=language)
    texts = Texts.load(language)
    for topic, typed in product(("", *TOPICS), ("W" * 60, "words of some length, and more of them")):
        notice = (await desk.type(f"/settings {topic} {typed}")).notice
        assert 0 < len(notice) <= MAX_NOTICE
        assert not notice.endswith("…")
        if topic in FEW:
            assert [name for _, name in all_settings()[topic].values(texts) if name not in notice] == []


@every_language
async def test_a_new_language_answers_at_once_and_everywhere(desk: Desk, language: str) -> None:
    texts = Texts.load(language)
    reply = await desk.type(f"/settings {own_name(language)}")
    assert shown(reply).title == texts("settings-title")
    assert line_of(reply, texts, "language") == own_name(language)
    for room in (Room(), Room(language="de-AT"), Room(language="ja"), Room("en", group=-5)):
        desk.room = room
        assert shown(await desk.type("/play")).title == texts("welcome-title")
    assert (await desk.app.texts(ANNA)).language == language
    assert (await desk.app.texts(BEN)).language == "en"


async def test_as_in_this_chat_removes_the_chosen_language(desk: Desk) -> None:
    desk.room = Room(language="de-AT")
    await desk.type("/settings language ja")
    page = await desk.type("/settings 言語")
    assert ticks(page) == ["日本語"]
    reply = await desk.press(page, Texts.load("ja")("button-as-in-chat"))
    assert "wie in diesem Chat (Deutsch)" in shown(reply).text
    assert (await desk.store.settings(ANNA)).language == ""
    assert ticks(await desk.type("/settings language")) == [Texts.load("de")("button-as-in-chat")]


async def test_a_language_that_no_longer_exists_is_replaced_by_that_of_the_chat(desk: Desk) -> None:
    await desk.store.choose(ANNA, {"language": "tlh"})
    assert "• Language: same as this chat (English)" in shown(await desk.type("/settings")).text
    assert ticks(await desk.type("/settings language")) == ["Same as chat"]


async def test_boards_are_in_words_until_pictures_are_chosen(desk: Desk) -> None:
    await desk.type("/settings boards words")
    assert shown(await desk.type("/play wish 42")).picture is None
    assert shown(await desk.type("/resume")).picture is None
    await desk.press(await desk.type("/settings boards"), "Pictures")
    assert shown(await desk.type("/resume")).picture
    await desk.press(await desk.type("/board"), "Text view")
    assert ticks(await desk.type("/settings boards")) == ["Pictures"]


async def test_a_board_that_is_text_once_says_how_all_boards_become_text(desk: Desk) -> None:
    """A screen reader says it, and the button leads to the setting; the next board is a picture again."""
    once = await desk.press(await desk.type("/play wish 42"), "Text view")
    assert "To see all boards as text: /settings boards" in shown(once).text
    assert shown(await desk.press(once, "d e")).picture
    await desk.press(await desk.press(once, "Always text…"), "Text")
    board = await desk.type("/board")
    assert shown(board).picture is None
    assert "all boards" not in shown(board).text


@pytest.mark.parametrize("language", finished_languages())
async def test_typing_board_shows_it_and_changes_no_setting(desk: Desk, language: str) -> None:
    """In the usual view, or this once in the named one; so does the button to the other view."""
    texts = Texts.load(language)
    desk.room = Room(language)
    words = ("words", "text", texts("boards-words"), texts("button-words"))
    pictures = ("picture", "pictures", texts("boards-picture"), texts("button-picture"))
    await desk.type("/play wish 42")
    for usual in ("picture", "words"):
        await desk.type(f"/settings boards {usual}")
        for line in ("/board", "board", "/board nonsense"):
            assert bool(shown(await desk.type(line)).picture) == (usual == "picture"), line
        for view in words:
            assert shown(await desk.type(f"/board {view}")).picture is None, view
        for view in pictures:
            assert shown(await desk.type(f"/board {view}")).picture, view
        assert (await desk.store.settings(ANNA)).in_words == (usual == "words")
    pressed = await desk.press(await desk.type("/board"), texts("button-picture"))
    assert shown(pressed).picture
    assert (await desk.store.settings(ANNA)).in_words


async def test_turning_the_pages_of_a_text_board_changes_no_setting(desk: Desk) -> None:
    board = await desk.type("/play wish 42")
    view = button(board, "Text view").action
    turned = await desk.act(replace(view, words=(*view.words, "2")))
    assert shown(turned).picture is None
    assert not (await desk.store.settings(ANNA)).in_words


async def test_administrators_get_a_button_to_the_group_settings(desk: Desk) -> None:
    assert "Server or group settings" not in labels(await desk.type("/settings"))
    desk.room = Room(group=-5, is_admin=True)
    await desk.type("/play wish 42")
    page = await desk.press(await desk.type("/settings"), "Server or group settings")
    assert (page.target, shown(page).title) == (ReplyTarget.HERE, "Server or group settings")


async def test_without_a_store_settings_and_data_are_refused_in_the_language_of_the_room() -> None:
    async with Redis.from_url("unix:///nowhere/valkey.sock") as redis:
        app = App(Services(PlayerStore(redis), Texts.load("en")))
        for language in finished_languages():
            for line in ("/settings", "/settings zone berlin", "/mydata", "/mydata delete yes"):
                reply = await app.handle(ANNA, read_line(line), Room(language))
                assert reply.notice == Texts.load(language)("store-unavailable")


async def test_what_is_shown_beside_boards_is_a_setting_of_the_page(desk: Desk) -> None:
    texts, eva = Texts.load("en"), Player(Chat.PAGE, 9)
    await desk.type("/play wish 42", eva)
    for view, name in all_settings()["clock"].values(texts):
        page = await desk.press(await desk.type("/settings", eva), "Clock and moves", eva)
        assert page.notice == ""
        (label,) = [label for label in labels(page) if label.removeprefix("✓ ") == name]
        assert f"• Clock and moves: {name}" in shown(await desk.press(page, label, eva)).text
        board = shown(await desk.type("/board", eva))
        assert board.progress
        assert board.progress.view == view
    assert (await desk.store.settings(eva)).stored["clock"] == "off"
    assert (await desk.type("/settings clock xyz", eva)).notice == (
        "Clock and moves can’t be “xyz”. Available: Both, Moves only, Off."
    )


async def test_other_chats_have_no_setting_for_what_is_beside_boards(desk: Desk) -> None:
    assert "Clock and moves" not in labels(await desk.type("/settings"))
    for line in ("/settings clock", "/settings clock off", "/settings theme=night clock=off"):
        assert (await desk.type(line)).notice == "Only the bot’s web page shows a clock and your moves."
    assert await desk.store.settings(ANNA) == PlayerSettings()


@given(st.lists(st.text(min_size=1, max_size=12), max_size=6))
@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_any_words_are_read_or_refused(words: Sequence[str]) -> None:
    vocabulary = SettingNames(Texts.load("en"))
    try:
        asked, chosen = vocabulary.read(words)
    except UnknownValueError:
        return
    assert asked in ("", *all_settings())
    assert set(chosen) <= set(all_settings())


async def test_old_buttons_of_themes_still_choose_them(desk: Desk) -> None:
    """These buttons are older than the other settings, and stay in chats for years."""
    reply = await desk.act(Action(Verb.SETTINGS, ("theme", "night"), owner=ANNA.id))
    assert reply.target is ReplyTarget.HERE
    assert (await desk.store.settings(ANNA)).theme == "night"
    assert button(reply, "✓ Night").style is ButtonStyle.MOVE


TITLES = {name: theme_title(Texts.load(), name) for name in all_themes()}
BACK = "Back to my game"


def theme_of(reply: Reply) -> str:
    picture = shown(reply).picture
    assert picture
    return picture.theme


async def test_every_picture_is_in_the_chosen_theme(desk: Desk) -> None:
    await desk.type("/settings night")
    board = await desk.type("/play follow 1103")
    choice = next(control for control in controls(board) if control.action.verb is Verb.CHOOSE)
    lines = (
        "/board picture", "/resume", "keep", "/giveup", "/giveup yes", "/share", "/replay", "/replay 0",
        "/replay 1", "/new", "/settings theme",
    )  # fmt: skip
    replies = [board, await desk.act(choice.action), *[await desk.type(line) for line in lines]]
    part = await desk.type("/rules follow")
    while "Next ▶" in labels(part):
        replies += [part] if shown(part).picture else []
        part = await desk.press(part, "Next")
    assert {theme_of(reply) for reply in replies} == {"night"}
    assert len(replies) > 13


def test_words_of_two_names_mean_neither(folder: Path) -> None:
    add_theme(folder, "late-night")
    add_theme(folder, "late-morning")
    assert theme_names_in(Texts.load()).meant(("late",)) is None
    assert theme_names_in(Texts.load()).meant(("morning",)) == "late-morning"
    assert theme_names_in(Texts.load()).meant(("night",)) == "night"


async def test_a_theme_that_no_longer_exists_is_replaced_by_the_default(desk: Desk) -> None:
    await desk.store.choose(ANNA, {"theme": "mauve"})
    for line in ("/play wish 42", "/settings theme", "/rules wish"):
        reply = await desk.type(line)
        assert not shown(reply).picture or theme_of(reply) == DEFAULT_THEME
    assert ticks(await desk.type("/settings theme")) == [TITLES[DEFAULT_THEME]]
    assert f"• Theme: {TITLES[DEFAULT_THEME]}\n" in shown(await desk.type("/settings")).text


async def test_no_button_leads_to_a_game_that_cannot_be_shown(desk: Desk) -> None:
    await store_game(desk, WON)
    key = session_key(ANNA, "0123456789")
    stored = (await desk.store.load_session(ANNA, "0123456789")).text
    for text in (stored.replace("wish/1", "wish/0"), "nonsense"):
        await desk.store.redis.set(key, text)
        assert BACK not in labels(await desk.type("/settings"))
    await desk.store.redis.delete(key)
    assert BACK not in labels(await desk.type("/settings"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give the bot a copy of its theme folder, to which a test can add themes."""
    for name in all_themes():
        (tmp_path / f"{name}.toml").write_text((files.FOLDER / f"{name}.toml").read_text("utf-8"), "utf-8")
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    yield tmp_path
    forget()


def add_theme(folder: Path, name: str, old: str = "", new: str = "") -> None:
    text = (folder / f"{DEFAULT_THEME}.toml").read_text("utf-8")
    (folder / f"{name}.toml").write_text(text.replace(old, new), "utf-8")
    forget()


def forget() -> None:
    """Clear the caches, so that the theme files are read again."""
    for cached in (all_themes, files.load_theme):
        cached.cache_clear()


async def test_another_theme_is_one_file(desk: Desk, folder: Path) -> None:
    add_theme(folder, "autumn-leaves")
    reply = await desk.press(await desk.type("/settings theme"), "Autumn leaves")
    assert ticks(reply) == ["Autumn leaves"]
    assert theme_of(await desk.type("/play wish 42")) == "autumn-leaves"
    picture = shown(reply).picture
    assert picture
    assert paint_file(picture)
    assert theme_names_in(Texts.load()).meant(("autumn", "LEAVES")) == "autumn-leaves"
    (folder / "autumn-leaves.toml").unlink()
    forget()
    assert existing_theme("autumn-leaves") == DEFAULT_THEME
    assert theme_of(await desk.type("/board picture")) == DEFAULT_THEME


async def test_a_bot_whose_theme_is_wrong_does_not_start(folder: Path) -> None:
    add_theme(folder, "mauve", "felt = ", "cloth = ")
    with pytest.raises(StartError, match=r"^render/themes: theme mauve: .*\. Fix its file, or remove it\.$"):
        await Application(Config(data_dir=folder)).run()
