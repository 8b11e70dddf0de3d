"""The file of ``/mydata export`` contains everything that is stored about a player in any key."""

import json
import re
from typing import Any

import pytest

from bot.core.actions import Chat, Player
from bot.core.replies import Document
from bot.storage.keys import SESSION_LISTS
from bot.storage.personal_data_store import PersonalDataStore
from tests.privacy.key_table import FILE, KeyTable
from tests.privacy.scan import traces
from tests.privacy.scenario import AWAY, HOME, IDS, Scenario, name_of, prepare

LIMIT = 1024 * 1024

FIELDS = {
    "sb1:reminders:CHAT": "reminders",
    "sb1:friends:CHAT": "friend_challenges",
    "sb1:{friend:KEY}:challenge": "friend_challenges",
}
"""The fields of the file with what keys of several players hold."""


async def exported(scenario: Scenario, who: Player) -> Any:  # noqa: ANN401 - JSON
    """Return the exported file."""
    reply = await scenario.type("/mydata export", who)
    assert isinstance(reply.document, Document)
    assert isinstance(reply.document.content, bytes)
    assert len(reply.document.content) < LIMIT
    return json.loads(reply.document.content)


@pytest.mark.parametrize("chat", Chat)
async def test_every_key_about_a_player_is_in_the_file(scenario: Scenario, chat: Chat) -> None:
    who, marks = await prepare(scenario, chat)
    file = await exported(scenario, who)
    for other in ("ben", "clara"):
        assert str(IDS[other]) not in json.dumps(file)
    places = {(one["of"], one["table"]) for one in file["places"]}
    own = f"sb1:{{{chat}:{who.id}}}:"
    fields = {str(name): "games" for name in SESSION_LISTS}
    fields |= {one.part: one.field for one in PersonalDataStore(scenario.redis).parts}
    for key, hits in (await traces(scenario.redis, marks)).items():
        row, part = KeyTable.read().of(key), key.partition("}:")[2]
        if key.startswith(own):
            assert is_exported(part, file, fields), key
        elif "digests" in row.owner or row.key == "sb1:{lost:NUMBER}:runs":
            continue  # PRIVACY.md explains digests; a lost attempt is among the games
        elif row.key == "sb1:{day:NUMBER}:playing":
            assert int(re.findall(r"\d+", key)[1]) in [one["puzzle"] for one in file["ranked_runs"]]
        elif row.key == "sb1:{GROUP}:mentions":
            assert {"group": group_of(key), "name": name_of(who)} in file["named_in_posts"]
        elif row.key in FIELDS:
            assert file[FIELDS[row.key]], key
        elif row.key == "sb1:{GROUP}:post":
            assert group_of(key) in file["settled_posts_of"]
        else:
            assert (group_of(key), part) in places, (key, hits)
    if chat is not Chat.PAGE:
        board_message = file["board_message"]
        assert board_message.pop("session") in [game["id"] for game in file["games"]]
        assert board_message == {"channel": who.id, "message": 77}, "without the token"
        assert "of an interaction" not in json.dumps(file)
        assert name_of(who) in json.dumps(file["conversation"], ensure_ascii=False)
        assert set(file["known_to_posts_of"]) == {str(HOME), str(AWAY)}


def group_of(key: str) -> str:
    found = re.search(r":group:(-?\d+)\}", key)
    return found[1] if found else "all"


def is_exported(part: str, file: dict[str, Any], fields: dict[str, str]) -> bool:
    """Return whether the file has the content of a key of the player, whose field is declared."""
    kind, _, rest = part.partition(":")
    match kind:
        case "game":
            return rest in [game["id"] for game in file["games"]]
        case "first":
            return tuple(rest.split(":")) in [
                (one["game"], one["day"]) for one in file["first_deals_of_a_day"]
            ]
        case "exercises":
            return {"lesson", "retry"} <= {
                game["exercise"].partition(" ")[0] for game in file["games"] if game["state"] == "exercise"
            }
    return bool(file[fields[kind]])


async def test_every_field_is_explained(scenario: Scenario) -> None:
    text = FILE.read_text("utf-8").partition("## The file of")[2]
    known = set(re.findall(r"`([a-z_]+)`", text))
    for chat in (Chat.TELEGRAM, Chat.PAGE):
        who, _ = await prepare(scenario, chat)
        file = await exported(scenario, who)
        fields = {*file, *(field for game in file["games"] for field in game)}
        runs = ("daily_results", "ranked_runs", "excused_runs")
        for name in ("first_deals_of_a_day", *runs, "places", "achievements", "lessons", "seasons"):
            assert file[name]
            fields |= {*file[name][0]}
        for counts in file["statistics"]["games"].values():
            fields |= {*counts}
        assert fields <= known, fields - known
        assert file["settings"]["name"] == name_of(who)
        assert {*file["settings"]} <= known
