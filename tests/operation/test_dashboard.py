"""The dashboard and the alert rules: files that Grafana and Prometheus read, about metrics that there are."""

import json
import re
from importlib.resources import files
from typing import Any

import yaml

from bot.observability.metrics import REGISTRY

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
}  # fmt: skip
"""What is not a metric of the bot in an expression."""
ENDINGS = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"], "info": ["_info"]}
LABELS = {
    name: set(getattr(collector, "_labelnames", ()))
    for collector, names in REGISTRY._collector_to_names.items()
    for name in names
}
"""The labels of each metric, also of those of which no series exists yet."""


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
