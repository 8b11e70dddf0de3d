"""What players write and are called is read as markup in no chat, page or log: it stays their text."""

import logging
import re
import unicodedata
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.resources import files

import pytest

from bot.app import App
from bot.chats.discord.message import plain
from bot.chats.web.adapter import DOCUMENT, WebAdapter
from bot.core.actions import Chat, Player, Room, Verb
from bot.core.commands import COMMANDS, read_line
from bot.core.player_names import JOINER, JOINERS, player_name
from bot.core.replies import Reply
from bot.core.settings import ResultVisibility
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.bot.browsing import browsing
from tests.bot.desk import ANNA, Desk, controls
from tests.bot.entrants import challenge_of, result_of
from tests.discord_chat.wire.player import Player as DiscordPlayer
from tests.security.hostile_texts import NASTY
from tests.security.stands import in_discord, in_telegram
from tests.telegram_chat.people import GROUP, Person

SORRY = Texts.load("en")("sorry")
HARMFUL = re.compile(r"@everyone|@here|(?<!\\)(?:<[@#/:t]|\*|_|~|\||`|\[[^]\n]*\]\()|(?<!\\)://")
"""What Discord would read, in a text that was to be made plain."""


def told(reply: Reply) -> Iterator[str]:
    """Yield all words of a reply."""
    yield reply.notice
    if reply.screen:
        yield from (reply.screen.title, reply.screen.text, reply.screen.alt)
        yield from (control.label for control in controls(reply))


def hidden(text: str) -> set[str]:
    """Return the signs of a text that cannot be seen, but change what can."""
    allowed = f"\n{JOINER}{JOINERS}"
    return {sign for sign in text if unicodedata.category(sign)[0] == "C" and sign not in allowed}


@pytest.mark.parametrize("text", NASTY)
async def test_whatever_is_typed_is_answered_as_text(
    desk: Desk, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    lines = [text, f"/{text}", f"/start {text}"]
    lines += [f"/{command.name} {text}" for command in COMMANDS]
    for desk.room in (Room(), Room(group=-5, channel=1, is_admin=True, name=player_name(text))):
        await desk.type("/play wish 42")
        for line in lines:
            reply = await desk.act(read_line(line))
            for said in told(reply):
                assert not hidden(said)
                assert SORRY not in said
                assert not HARMFUL.search(plain(said)), plain(said)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert not [record for record in caplog.records if text[:12] in record.getMessage()]


async def with_names(desk: Desk, room: Room) -> Reply:
    """Return a table in which every nasty text is somebody's name."""
    desk.room = room
    await desk.type("/daily")
    await name_players(desk.app, Chat.TELEGRAM)
    return await desk.type("/leaderboard day")


async def name_players(app: App, chat: Chat) -> None:
    """Have a player with each of the names win the first day."""
    for number, name in enumerate(NASTY):
        player, result = Player(chat, 900 + number), result_of(1, seconds=100 + number)
        kept = await app.services.daily.results.save_result(player, result)
        await app.services.daily.standings.enter_result(
            player, challenge_of(1), kept, ResultVisibility.EVERYONE, name
        )


async def test_names_in_tables_stay_on_their_lines_and_lead_nowhere(desk: Desk) -> None:
    reply = await with_names(desk, Room())
    texts = [*told(reply), *told(await desk.type("/leaderboard day all p2"))]
    shown = "\n".join(texts)
    assert "alert(1)" in shown
    for text in texts:
        assert not hidden(text)
        assert not HARMFUL.search(plain(text)), plain(text)
        assert not re.search(r"(?:^|\s)[@#/][a-z]+(?:vil|tag|verybody|veryone|omebody|ndo)", text)
        assert "evil.example" not in text
        assert "t.me/evil" not in text


class Tags(HTMLParser):
    """The tags and attributes of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.attributes: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(tag)
        self.attributes |= {name for name, _ in attrs}


async def test_on_the_page_names_and_lines_are_text(page: WebAdapter, app: App) -> None:
    async with browsing(page) as browser:
        await browser.enter()
        await app.handle(ANNA, read_line("/daily"))
        await name_players(app, Chat.PAGE)
        answer = await browser.session.get(browser.url("/statistics?wish=%3Cscript%3E&day=%22%3E%3Cimg%3E"))
        page_of_names = await answer.text()
        assert "&lt;script&gt;" in page_of_names
        tags = Tags(page_of_names)
        assert not {"script", "b"} & set(tags.found)
        assert not [name for name in tags.attributes if name.startswith("on")]
        for text in NASTY:
            answer = await browser.post("/type", {"entry": f"{hash(text) % 2**64:032x}", "line": text})
            assert answer.content_type == "application/json"
            assert answer.status in (200, 400, 429)


def test_the_pages_own_scripts_write_text_and_never_html() -> None:
    folder = files("bot.chats.web").joinpath("page")
    scripts = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".js")]
    assert len(scripts) > 3
    for script in scripts:
        assert not re.search(
            r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", script
        )


async def test_in_telegram_nothing_is_parsed_and_only_titles_are_marked(
    app: App, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_telegram(app, pictures, monkeypatch) as server:
        for number, text in enumerate(NASTY):
            person = Person(server, 600 + number, text[:64])
            await person.say(f"/play {text[:300]}")
            await person.say(f"x{text[:300]}")
        await person.say(f"/play {text[:300]}", GROUP)
        for request in server.requests:
            assert "parse_mode" not in request.fields
            for field in ("entities", "caption_entities"):
                kinds = set(re.findall(r'"type": ?"([a-z_]+)"', str(request.fields.get(field, ""))))
                assert kinds <= {"bold"}


async def test_in_discord_nobody_is_called_and_every_sign_is_escaped(
    app: App, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_discord(app, pictures, monkeypatch) as server:
        channel = server.world.add_channel(server.world.add_guild())
        for number, text in enumerate(NASTY):
            user = server.world.add_user(f"user{number}")
            user.name = text[:32]
            player = DiscordPlayer(server, user, channel)
            interaction = await player.types("solitaire play", deal=text[:90])
            alone = DiscordPlayer(server, user, server.world.dm(user))
            for message in (*interaction.messages, await alone.says(f"x{text}")):
                assert not HARMFUL.search(message.words), message.words
        sent = [one for one in server.requests if one.json and "components" in str(one.json)]
        assert sent
        for request in sent:
            body = request.json.get("data", request.json)
            mentions = body.get("allowed_mentions")
            assert mentions is None or mentions.get("parse") == []


def test_file_names_and_their_headers_are_made_of_our_own_words() -> None:
    """What stands in ``Content-Disposition`` is matched whole against letters, figures, dots and hyphens."""
    pattern = re.search(r"name:(\[[^\]]+\]\{1,80\})", DOCUMENT)
    assert pattern
    assert re.fullmatch(pattern[1], "solitaire.json")
    for name in ('x".json', "x\r\nSet-Cookie: a=b", "../x", "x/y", "", "x" * 81):
        assert not re.fullmatch(pattern[1], name)


def test_every_verb_that_is_typed_is_tried() -> None:
    assert {command.verb for command in COMMANDS} <= set(Verb)
