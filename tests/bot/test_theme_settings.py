"""The theme setting: every picture is in the chosen theme."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.application import Application
from bot.config.environment import Config
from bot.core.actions import Verb
from bot.core.charts import DEFAULT_THEME
from bot.core.errors import StartError
from bot.core.replies import Reply, ReplyTarget
from bot.core.screens import ButtonStyle
from bot.core.settings import SettingName
from bot.rendering.image_renderer import paint_file
from bot.rendering.themes import all_themes, existing_theme, theme_names_in, theme_title_in
from bot.storage.keys import player_key
from render.graphics import theme as files
from tests.bot.desk import ANNA, WON, Desk, controls, labels, shown
from tests.bot.saved_games import store_game

TITLES = {name: theme_title_in(name, "en") for name in all_themes()}
BACK = "◀ Back to the game"


def theme_of(reply: Reply) -> str:
    picture = shown(reply).picture
    assert picture
    return picture.theme


def ticked(reply: Reply) -> list[str]:
    """Return the themes with a tick."""
    chosen = [control for control in controls(reply) if control.label.startswith("✓ ")]
    assert all(control.style is ButtonStyle.MOVE for control in chosen)
    return [control.action.words[1] for control in chosen]


async def test_the_settings_offer_every_theme_only_to_the_player(desk: Desk) -> None:
    reply = await desk.type("/settings theme")
    assert reply.target is ReplyTarget.PRIVATE
    assert [label.removeprefix("✓ ") for label in labels(reply)] == [*TITLES.values(), "◀ Settings"]
    assert labels(reply)[0] == f"✓ {TITLES[DEFAULT_THEME]}"
    assert ticked(reply) == [DEFAULT_THEME]
    assert TITLES[DEFAULT_THEME] in shown(reply).text
    pressed = await desk.press(await desk.press(await desk.type("/help"), "Settings"), "Theme")
    assert shown(pressed) == shown(reply)
    assert pressed.target is ReplyTarget.HERE


async def test_every_picture_is_in_the_chosen_theme(desk: Desk) -> None:
    theme = "night"
    await desk.type(f"/settings {theme}")
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
    assert {theme_of(reply) for reply in replies} == {theme}
    assert len(replies) > 13


def test_words_of_two_names_mean_neither(folder: Path) -> None:
    add_theme(folder, "dusk", "Late night")
    add_theme(folder, "dawn", "Late morning")
    assert theme_names_in("en").meant(("late",)) is None
    assert theme_names_in("en").meant(("morning",)) == "dawn"
    assert theme_names_in("en").meant(("night",)) == "night"


async def test_a_theme_that_no_longer_exists_is_replaced_by_the_default(desk: Desk) -> None:
    await desk.store.choose(ANNA, {SettingName.THEME: "mauve"})
    for line in ("/play wish 42", "/settings theme", "/rules wish"):
        reply = await desk.type(line)
        assert not shown(reply).picture or theme_of(reply) == DEFAULT_THEME
    assert ticked(await desk.type("/settings theme")) == [DEFAULT_THEME]
    assert f"• Theme: {TITLES[DEFAULT_THEME]}\n" in shown(await desk.type("/settings")).text


async def test_no_button_leads_to_a_game_that_cannot_be_shown(desk: Desk) -> None:
    await store_game(desk, WON)
    key = player_key(ANNA, "game:0123456789")
    stored = (await desk.store.load_session(ANNA, "0123456789")).text
    for text in (stored.replace("wish/1", "wish/0"), "nonsense"):
        await desk.store.redis.set(key, text)
        assert BACK not in labels(await desk.type("/settings"))
    await desk.store.redis.delete(key)
    assert BACK not in labels(await desk.type("/settings"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give the bot a folder with the themes it has, to which some can be added."""
    for name in all_themes():
        (tmp_path / f"{name}.toml").write_text((files.FOLDER / f"{name}.toml").read_text("utf-8"), "utf-8")
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    yield tmp_path
    forget()


def add_theme(folder: Path, name: str, title: str) -> None:
    text = (folder / f"{DEFAULT_THEME}.toml").read_text("utf-8")
    (folder / f"{name}.toml").write_text(text.replace(TITLES[DEFAULT_THEME], title), "utf-8")
    forget()


def forget() -> None:
    """Read the files of the themes again."""
    for cached in (all_themes, theme_title_in, files.load_theme):
        cached.cache_clear()


async def test_another_theme_is_one_file(desk: Desk, folder: Path) -> None:
    add_theme(folder, "autumn", "Autumn leaves")
    reply = await desk.press(await desk.type("/settings theme"), "Autumn leaves")
    assert ticked(reply) == ["autumn"]
    assert theme_of(await desk.type("/play wish 42")) == "autumn"
    picture = shown(reply).picture
    assert picture
    assert paint_file(picture)
    assert theme_names_in("en").meant(("autumn", "LEAVES")) == "autumn"
    (folder / "autumn.toml").unlink()
    forget()
    assert existing_theme("autumn") == DEFAULT_THEME
    assert theme_of(await desk.type("/board picture")) == DEFAULT_THEME


async def test_a_bot_whose_theme_is_wrong_does_not_start(folder: Path) -> None:
    add_theme(folder, "mauve", "")
    with pytest.raises(
        StartError, match=r"^render/themes: theme mauve: .*\. Mend its file, or take it away\.$"
    ):
        await Application(Config(data_dir=folder)).run()
