"""Metrics are correct, with known labels; the dashboard and the alert rules use metrics that exist."""

import json
import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import yaml
from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Action, Chat, Player, Verb
from bot.core.replies import Reply
from bot.i18n.texts import Texts
from bot.observability.metrics import REGISTRY
from bot.observability.tracing import ActionOutcome, trace_event
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.rate_limiter import RateLimit, RateLimiter
from bot.services import Services
from bot.storage.connection.connect import connect
from bot.storage.player_store import PlayerStore
from engine.games import all_games
from seeds.lesson import find_lesson
from tests.bot.desk import controls, shown
from tests.operation.metrics_text import Exposition
from tests.store.servers import server, until

ANNA = Player(Chat.PAGE, 4711)


class Since:
    """The increase of each metric since the start of the test."""

    def __init__(self) -> None:
        self._before = Exposition.now()

    def grown(self, name: str, **labels: str) -> float:
        return Exposition.now().value(name, **labels) - self._before.value(name, **labels)


@pytest.fixture
def since() -> Since:
    return Since()


def moves_of(reply: Reply) -> list[Action]:
    return [control.action for control in controls(reply) if control.action.verb is Verb.MOVE]


async def test_moves_and_games_are_counted(app: App, since: Since) -> None:
    reply = await app.handle(ANNA, Action(Verb.PLAY, ("wish", "7")))
    count = 0
    while moves := moves_of(reply):
        reply = await app.handle(ANNA, moves[0])
        count += 1
    assert since.grown("solitaire_moves_total", game="wish") == count > 0
    assert since.grown("solitaire_games_finished_total", game="wish") == 1
    assert since.grown("solitaire_actions_total", verb="move", outcome="answered", chat="page") == count
    again = await app.handle(ANNA, Action(Verb.PLAY, ("wish", "8")))
    move = replace(moves_of(again)[0], event="an event")
    for action in (move, move, Action(Verb.UNDO)):  # delivered twice and then undone: counted as one move
        await app.handle(ANNA, action)
    assert since.grown("solitaire_moves_total", game="wish") == count + 1
    await app.handle(ANNA, Action(Verb.REDO))
    await app.handle(ANNA, Action(Verb.GIVE_UP, ("yes",)))
    assert since.grown("solitaire_games_finished_total", game="wish", result="given-up") == 1


async def test_outcomes_of_actions_are_counted(redis: Redis, texts: Texts, since: Since) -> None:
    app = App(Services(PlayerStore(redis), texts))
    await app.handle(ANNA, Action(Verb.PLAY, ("wish", "7")))
    await app.handle(ANNA, Action(Verb.SAY, ("fly to the moon",)))
    await app.handle(ANNA, Action(Verb.ADMIN, ("language", "de")))
    assert since.grown("solitaire_actions_total", verb="say", outcome="refused") == 1
    assert since.grown("solitaire_actions_total", verb="admin", outcome="refused") == 1
    assert since.grown("solitaire_actions_total", outcome="answered") == 1

    def broken() -> int:
        raise RuntimeError("the clock stands still")

    await App(Services(PlayerStore(redis), texts, now=broken)).handle(ANNA, Action(Verb.PLAY, ("wish", "7")))
    assert since.grown("solitaire_actions_total", verb="play", outcome="sorry") == 1
    limiter = RateLimiter(players=RateLimit(burst=2, per_second=0.001))
    app = App(Services(PlayerStore(redis), texts), limiter)
    for _ in range(5):
        await app.handle(ANNA, Action(Verb.BOARD))
    assert since.grown("solitaire_actions_total", verb="board", outcome=ActionOutcome.TOO_FAST) == 3


async def test_each_round_trip_to_the_store_is_measured(redis_url: str, since: Since) -> None:
    async with connect(redis_url) as redis:
        await redis.ping()
        async with redis.pipeline() as together:
            together.set("a", 1)
            together.get("a")
            await together.execute()
    assert since.grown("solitaire_store_seconds_count") == 2
    assert since.grown("solitaire_store_errors_total") == 0


async def test_an_unavailable_store_is_visible(texts: Texts, short_path: Path, since: Since) -> None:
    async with server(short_path) as valkey, connect(valkey.url) as redis:
        app, store = App(Services(PlayerStore(redis), texts)), PlayerStore(redis)
        await app.handle(ANNA, Action(Verb.BOARD))
        assert Exposition.now().value("solitaire_store_away") == 0
        valkey.kill()
        await app.handle(ANNA, Action(Verb.BOARD))
        assert Exposition.now().value("solitaire_store_away") == 1
        assert since.grown("solitaire_store_errors_total", kind="away") > 0
        assert since.grown("solitaire_actions_total", verb="board", outcome="store-away") == 1
        assert since.grown("solitaire_actions_total", outcome="sorry") == 0
        assert await store.availability_problem() == "the store can't be reached"
        await valkey.restart()

        async def is_back() -> bool:
            return not await store.availability_problem()

        await until(is_back, "the store is back")
        assert Exposition.now().value("solitaire_store_away") == 0


async def test_a_picture_is_painted_once(pictures: ImageRenderer, app: App, since: Since) -> None:
    picture = shown(await app.handle(ANNA, Action(Verb.PLAY, ("wish", "7")))).picture
    assert picture
    for _ in range(3):
        await pictures.file(picture)
    assert since.grown("solitaire_picture_seconds_count", kind="board") == 1
    assert since.grown("solitaire_pictures_cached_total") == 2


async def test_an_answer_is_measured_from_its_arrival_until_it_is_sent(app: App, since: Since) -> None:
    with trace_event(Chat.DISCORD):
        assert since.grown("solitaire_answers_under_way", chat="discord") == 1
        await app.handle(ANNA, Action(Verb.HELP))
        assert since.grown("solitaire_answer_seconds_count", chat="discord") == 0
    assert since.grown("solitaire_answers_under_way", chat="discord") == 0
    assert since.grown("solitaire_answer_seconds_count", chat="discord") == 1
    with trace_event(Chat.TELEGRAM):
        pass  # an event that needs no answer
    assert since.grown("solitaire_answer_seconds_count", chat="telegram") == 0
    assert since.grown("solitaire_answers_under_way") == 0


MOST_STEPS = max(len(lesson.steps) for game in all_games() if (lesson := find_lesson(game.name)))


async def test_labels_have_no_values_but_those_known_beforehand(app: App, pictures: ImageRenderer) -> None:
    hostile = "<@1> 424242:a-token \n} 1\n"
    for verb in Verb:
        reply = await app.handle(ANNA, Action(verb, (hostile, "yes")))
        if reply.screen and reply.screen.picture:
            await pictures.file(reply.screen.picture)
    known = {
        "chat": {chat.value for chat in Chat},
        "verb": {verb.value for verb in Verb} | {"unread"},
        "outcome": {outcome.value for outcome in ActionOutcome}
        | {"sent", "unneeded", "unreached", "unknown", "written", "failed"},
        "game": {game.name for game in all_games()},
        "result": {"won", "lost", "given-up", "solved", "missed"},
        "server": {"page", "webhook", "operation"},
        "step": {str(number) for number in range(1, MOST_STEPS + 1)} | {"end"},
    }
    others = {"kind", "level", "le", "version", "python", "generation"}
    for family in REGISTRY.collect():
        for sample in family.samples:
            for name, value in sample.labels.items():
                assert hostile not in value
                assert value in known.get(name, {value}), (family.name, name, value)
                assert name in {*known, *others}, family.name


OPERATIONS = files("bot.operations")
DASHBOARD: dict[str, Any] = json.loads((OPERATIONS / "grafana-dashboard.json").read_text("utf-8"))
TARGETS = [target for panel in DASHBOARD["panels"] for target in panel.get("targets", ())]
RULES: list[dict[str, Any]] = [
    rule
    for group in yaml.safe_load((OPERATIONS / "alerts.yml").read_text("utf-8"))["groups"]
    for rule in group["rules"]
]
EXPRESSIONS = {one["expr"] for one in (*TARGETS, *DASHBOARD["annotations"]["list"], *RULES)}
OWN = {"job", "instance"}
"""The labels that Prometheus adds."""
WORDS = {
    "sum", "by", "rate", "increase", "min", "count", "topk", "histogram_quantile", "changes", "vector", "or",
    "and", "clamp_min", "max_over_time", "absent", "deriv", "offset", "up",
    "max", "time", "bool",
}  # fmt: skip
"""Words in expressions that are not metrics of the bot."""
ENDINGS = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"], "info": ["_info"]}
LABELS = {
    name: set(getattr(collector, "_labelnames", ()))
    for collector, names in REGISTRY._collector_to_names.items()
    for name in names
}
"""The labels of each metric, also of metrics without series so far."""


def watched_series() -> set[str]:
    """Return the names of all series of the bot that an operator watches."""
    pattern = r"\b(?:solitaire|process)_[a-z_]+"
    return {name for one in EXPRESSIONS for name in re.findall(pattern, one)}


def test_expressions_use_metrics_and_labels_that_exist() -> None:
    known = {
        family.name + ending: LABELS.get(family.name, set())
        for family in REGISTRY.collect()
        for ending in ENDINGS.get(family.type, [""])
    }
    for expression in EXPRESSIONS:
        bare = re.sub(r'"[^"]*"', '""', expression)
        text = re.sub(r"\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)", " ", bare)
        named = set(re.findall(r"[a-z_]{2,}", re.sub(r"[0-9.]+[a-z]+", " ", text))) - WORDS
        assert named <= set(known), expression
        for name, labels in re.findall(r"([a-z_]+)\{([^}]*)\}", bare):
            wanted = {label.strip() for label in re.findall(r"(\w+)\s*[=!]", labels)}
            assert wanted <= known.get(name, set()) | OWN, expression
        for grouped in re.findall(r"by \(([^)]*)\)", bare):
            have = OWN.union({"le", "version"}, *(known[name] for name in named))
            assert {label.strip() for label in grouped.split(",")} <= have, expression


def test_every_metric_is_on_the_dashboard() -> None:
    shown = " ".join(target["expr"] for target in TARGETS)
    own = [family.name for family in REGISTRY.collect() if family.name.startswith("solitaire_")]
    assert own
    assert [name for name in own if not re.search(rf"\b{name}(_|\b)", shown)] == []


def test_the_dashboard_can_be_imported_and_its_panels_do_not_overlap() -> None:
    assert {one["name"] for one in DASHBOARD["templating"]["list"]} == {"datasource", "job", "instance"}
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    for target in TARGETS:
        assert target["legendFormat"]
        assert 'job=~"$job",instance=~"$instance"' in target["expr"]
    taken: dict[tuple[int, int], str] = {}
    for panel in panels:
        assert panel["type"] == "row" or panel["description"], panel["title"]
        place = panel["gridPos"]
        assert 0 <= place["x"] < place["x"] + place["w"] <= 24
        for x in range(place["x"], place["x"] + place["w"]):
            for y in range(place["y"], place["y"] + place["h"]):
                assert taken.setdefault((x, y), panel["title"]) == panel["title"]


def test_every_alert_says_what_to_do() -> None:
    assert len({rule["alert"] for rule in RULES}) == len(RULES)
    for rule in RULES:
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in {"critical", "warning"}
        assert re.fullmatch(r"[0-9]+[smh]", rule.get("for", "0s"))
        assert rule["annotations"]["summary"]
        assert len(rule["annotations"]["action"]) > 60
        variables = re.findall(r"\{\{ (.*?)(?: \|.*?)? \}\}", " ".join(rule["annotations"].values()))
        assert set(variables) <= {"$labels.instance", "$labels.chat", "$labels.verb", "$value"}


def test_what_an_operator_wants_to_be_woken_for_is_watched() -> None:
    expressions = " ".join(rule["expr"] for rule in RULES)
    for metric in (
        "up", "solitaire_ready", "solitaire_store_away", "solitaire_answer_seconds_bucket",
        'solitaire_actions_total{outcome="sorry"}', "solitaire_outbox_waiting", "solitaire_posts_total",
        "solitaire_chat_connected", "solitaire_discord_shards", "process_resident_memory_bytes",
    ):  # fmt: skip
        assert metric in expressions
