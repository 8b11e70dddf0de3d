"""The file of `/mydata export`: it has everything that is stored about a player, wherever it is."""

import json
import re
from typing import Any

import pytest

from bot.core.actions import Chat, Player
from bot.core.replies import Document
from tests.privacy.scan import everything, traces
from tests.privacy.table import FILE, Table
from tests.privacy.town import AWAY, HOME, Town, called, lived

LIMIT = 1024 * 1024


async def exported(town: Town, who: Player) -> Any:  # noqa: ANN401 - JSON
    """Return what the file tells."""
    reply = await town.type("/mydata export", who)
    assert isinstance(reply.document, Document)
    assert isinstance(reply.document.content, bytes)
    assert len(reply.document.content) < LIMIT
    return json.loads(reply.document.content)


@pytest.mark.parametrize("chat", Chat)
async def test_every_key_about_a_player_is_in_the_file(town: Town, chat: Chat) -> None:
    who, marks = await lived(town, chat)
    told = await exported(town, who)
    places = {(one["of"], one["table"]) for one in told["places"]}
    own = f"sb1:{{{chat}:{who.id}}}:"
    for key, hits in (await traces(town.redis, marks)).items():
        row, part = Table.read().of(key), key.partition("}:")[2]
        if key.startswith(own):
            assert _is_told(part, told), key
        elif "digests" in row.owner or row.key == "sb1:{lost:NUMBER}:runs":
            continue  # PRIVACY.md says so of digests; a lost run is among the games, by its id
        elif row.key == "sb1:{day:NUMBER}:playing":
            assert int(re.findall(r"\d+", key)[1]) in [one["puzzle"] for one in told["ranked_runs"]]
        elif row.key == "sb1:{GROUP}:mentions":
            assert {"group": _group(key), "name": called(who)} in told["named_in_posts"]
        elif row.key == "sb1:{GROUP}:post":
            assert _group(key) in told["settled_posts_of"]
        else:
            assert (_group(key), part) in places, (key, hits)
    if chat is not Chat.PAGE:
        assert set(told["known_to_posts_of"]) == {str(HOME), str(AWAY)}


def _group(key: str) -> str:
    found = re.search(r":group:(-?\d+)\}", key)
    return found[1] if found else "all"


def _is_told(part: str, told: dict[str, Any]) -> bool:
    """Tell whether the file has what a key of the player's own has."""
    kind, _, rest = part.partition(":")
    match kind:
        case "game":
            return rest in [game["id"] for game in told["games"]]
        case "first":
            return tuple(rest.split(":")) in [
                (one["game"], one["day"]) for one in told["first_deals_of_a_day"]
            ]
    fields = {
        "self": "settings", "open": "games", "past": "games", "tally": "statistics", "awards": "achievements",
        "days": "daily_results", "runs": "ranked_runs", "page": "conversation", "posts": "known_to_posts_of",
    }  # fmt: skip
    return bool(told[fields[kind]])


async def test_every_field_is_explained(town: Town) -> None:
    text = FILE.read_text("utf-8").partition("## The file of")[2]
    known = set(re.findall(r"`([a-z_]+)`", text))
    for chat in (Chat.TELEGRAM, Chat.PAGE):
        who, _ = await lived(town, chat)
        told = await exported(town, who)
        fields = {*told, *(field for game in told["games"] for field in game)}
        for name in ("first_deals_of_a_day", "daily_results", "ranked_runs", "places", "achievements"):
            assert told[name]
            fields |= {*told[name][0]}
        assert fields <= known, fields - known
        assert told["settings"]["name"] == called(who)
        assert {*told["settings"]} <= known


async def test_the_file_mentions_no_other_player(town: Town) -> None:
    who, _ = await lived(town, Chat.TELEGRAM)
    reply = await town.type("/mydata export", who)
    assert reply.document
    assert isinstance(reply.document.content, bytes)
    for other in (2, 3):
        assert str(7_134_500_000_000 + other).encode() not in reply.document.content
    assert len(await everything(town.redis)) > 100
