"""Names and input of players are never interpreted as markup in chats, on the web page or in logs."""

import logging
import re
import unicodedata
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.resources import files

import pytest

from bot.app import App
from bot.chats.discord.message import plain
from bot.chats.web.adapter import WebAdapter
from bot.chats.web.message_files import DOCUMENT
from bot.core.actions import Chat, Player, Room
from bot.core.commands import COMMANDS
from bot.core.player_names import JOINER, JOINERS, player_name
from bot.core.replies import Reply
from bot.core.settings import ResultVisibility
from bot.core.typed_input.lines import read_line
from bot.features.standings.service import StandingsService
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.result_store import ResultStore
from tests.bot.browsing import browsing
from tests.bot.desk import ANNA, Desk, controls
from tests.bot.entrants import challenge_of, result_of
from tests.discord_chat.simulator.player import Player as DiscordPlayer
from tests.security.support import in_discord, in_telegram
from tests.telegram_chat.people import GROUP, Person

HOSTILE_TEXTS = (
    "<b>x</b><img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "'\" onmouseover=alert(1) x='&lt;&amp;",
    "@everyone @here @somebody",
    "<@123> <@&5> <#1> </play:6> <t:0:R> <:smile:7>",
    "[free](http://evil.example) http://evil.example t.me/evil",
    "**b** __u__ ~~s~~ ||spoiler|| `c` ```x```",
    "# heading > quote 1. list - item",
    '{ $name } {{ }} { -brand } {"x"} { game-title }',
    "$name ${title} %s %(x)s {0} {0.__class__}",
    "\u202egnp.exe\u202c \u2066a\u2069 \u200f\u061c",
    "two\nlines\r\n2026-01-01 00:00:00 CRITICAL root forged",
    "\x1b[31mred\x1b[0m \x00\x07\x7f \x9b31m",
    "Z" + "\u0301\u0489\u0336" * 30 + "algo",
    "\ue000name\ue001 \ufeff\u00ad\u2028\u2029",
    "/undo /start wish-42 @solitaire_bot",
    "x" * 400,
    "ｗｉｓｈ／４２ 🂡🂡🂡",
)
SORRY = Texts.load("en")("sorry")
HARMFUL = re.compile(r"@everyone|@here|(?<!\\)(?:<[@#/:t]|\*|_|~|\||`|\[[^]\n]*\]\()|(?<!\\)://")
"""Markup that Discord would read in a text that should be plain."""


def texts_of(reply: Reply) -> Iterator[str]:
    """Yield all texts of a reply."""
    yield reply.notice
    if reply.screen:
        yield from (reply.screen.title, reply.screen.text, reply.screen.alt)
        yield from (control.label for control in controls(reply))


def check_plain(text: str) -> None:
    """Check that a text has no invisible characters and, once escaped, no markup."""
    allowed = f"\n{JOINER}{JOINERS}"
    assert not {char for char in text if unicodedata.category(char)[0] == "C" and char not in allowed}
    assert not HARMFUL.search(plain(text)), plain(text)


@pytest.mark.parametrize("text", HOSTILE_TEXTS)
async def test_hostile_lines_are_answered_with_plain_text(
    desk: Desk, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    lines = [text, *(f"/{name} {text}" for name in ("", "start", *(one.name for one in COMMANDS)))]
    for desk.room in (Room(), Room(group=-5, channel=1, is_admin=True, name=player_name(text))):
        await desk.type("/play wish 42")
        for line in lines:
            reply = await desk.act(read_line(line))
            for answer in texts_of(reply):
                check_plain(answer)
                assert SORRY not in answer
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert not [record for record in caplog.records if text[:12] in record.getMessage()]


async def name_players(app: App, chat: Chat) -> None:
    """Let a player with each of the names win the first day."""
    for number, name in enumerate(HOSTILE_TEXTS):
        player, result = Player(chat, 900 + number), result_of(1, seconds=100 + number)
        stored = await ResultStore(app.services.store.redis).save_result(player, result)
        await app.services.get(StandingsService).enter_result(
            player, challenge_of(1), stored, ResultVisibility.EVERYONE, name
        )


async def test_names_in_leaderboards_contain_no_markup_or_links(desk: Desk) -> None:
    await desk.daily()
    await name_players(desk.app, Chat.TELEGRAM)
    lines = ("/leaderboard day", "/leaderboard day all p2")
    texts = [text for line in lines for text in texts_of(await desk.type(line))]
    assert "alert(1)" in "\n".join(texts)
    for text in texts:
        check_plain(text)
        assert not re.search(r"(?:^|\s)[@#/][a-z]+(?:vil|tag|verybody|veryone|omebody|ndo)", text)
        assert "evil.example" not in text
        assert "t.me/evil" not in text


class TagCollector(HTMLParser):
    """Collects the names of the tags and attributes of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names |= {tag, *(name for name, _ in attrs)}


async def test_the_web_page_escapes_names(page: WebAdapter, app: App) -> None:
    async with browsing(page) as browser:
        await browser.enter()
        await app.handle(ANNA, read_line("/daily"))
        await name_players(app, Chat.PAGE)
        answer = await browser.session.get(browser.url("/statistics?wish=%3Cscript%3E&day=%22%3E%3Cimg%3E"))
        page_of_names = await answer.text()
        assert "&lt;script&gt;" in page_of_names
        tags = TagCollector()
        tags.feed(page_of_names)
        assert tags.names
        assert not [name for name in tags.names if name in ("script", "b") or name.startswith("on")]
        for text in HOSTILE_TEXTS:
            answer = await browser.post("/type", {"entry": f"{hash(text) % 2**64:032x}", "line": text})
            assert answer.content_type == "application/json"
            assert answer.status in (200, 400, 429)


def test_the_pages_own_scripts_write_text_and_never_html() -> None:
    folder = files("bot.chats.web").joinpath("page")
    scripts = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".js")]
    assert len(scripts) > 3
    unsafe = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function"
    assert not re.search(unsafe, "\n".join(scripts))


async def test_in_telegram_nothing_is_parsed_and_only_titles_are_bold(
    app: App, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_telegram(app, pictures, monkeypatch) as server:
        for number, text in enumerate(HOSTILE_TEXTS):
            person = Person(server, 600 + number, text[:64])
            await person.say(f"/play {text[:300]}")
            await person.say(f"x{text[:300]}")
        await person.say(f"/play {text[:300]}", GROUP)
        for request in server.requests:
            assert "parse_mode" not in request.fields
            for field in ("entities", "caption_entities"):
                kinds = set(re.findall(r'"type": ?"([a-z_]+)"', str(request.fields.get(field, ""))))
                assert kinds <= {"bold"}


async def test_in_discord_nobody_is_mentioned_and_markup_is_escaped(
    app: App, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_discord(app, pictures, monkeypatch) as server:
        channel = server.world.add_channel(server.world.add_guild())
        for number, text in enumerate(HOSTILE_TEXTS):
            user = server.world.add_user(f"user{number}")
            user.name = text[:32]
            player = DiscordPlayer(server, user, channel)
            interaction = await player.types("solitaire play", deal=text[:90])
            private = DiscordPlayer(server, user, server.world.dm(user))
            for message in (*interaction.messages, await private.says(f"x{text}")):
                assert not HARMFUL.search(message.words), message.words
        sent = [one for one in server.requests if one.json and "components" in str(one.json)]
        assert sent
        for request in sent:
            body = request.json.get("data", request.json)
            mentions = body.get("allowed_mentions")
            assert mentions is None or mentions.get("parse") == []


def test_file_names_contain_no_header_syntax() -> None:
    pattern = re.search(r"name:(\[[^\]]+\]\{1,80\})", DOCUMENT)
    assert pattern
    assert re.fullmatch(pattern[1], "solitaire.json")
    for name in ('x".json', "x\r\nSet-Cookie: a=b", "../x", "x/y", "", "x" * 81):
        assert not re.fullmatch(pattern[1], name)
