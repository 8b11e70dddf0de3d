"""The dashboard and the alert rules: files that Grafana and Prometheus read, about metrics that there are."""

import re

from bot.observability.metrics import REGISTRY
from tests.operation.monitoring import dashboard, expressions, rules

OWN = {"job", "instance"}
"""The labels that Prometheus adds."""
WORDS = {
    "sum", "by", "rate", "increase", "min", "count", "topk", "histogram_quantile", "changes", "vector", "or",
    "and", "clamp_min", "max_over_time", "absent", "deriv", "offset",
}  # fmt: skip
"""What is no metric in an expression."""


def declared() -> dict[str, set[str]]:
    """Return the names of all series that the bot can have, each with its labels."""
    found: dict[str, set[str]] = {}
    for family in REGISTRY.collect():
        name = family.name
        endings = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"], "info": ["_info"]}
        for ending in endings.get(family.type, [""]):
            found[name + ending] = set(LABELS.get(name, ()))
    return found


LABELS = {
    name: collector._labelnames
    for collector, names in REGISTRY._collector_to_names.items()
    for name in names
    if hasattr(collector, "_labelnames")
}
"""The labels of each metric, for those of which no series exists yet."""


def test_expressions_use_metrics_and_labels_that_exist() -> None:
    for expression in set(expressions()):
        check_expression(expression)


def check_expression(expression: str) -> None:
    bare = re.sub(r'"[^"]*"', '""', expression)
    known = declared()
    matched = {name: labels for name, labels in re.findall(r"([a-z_]+)(?:\{([^}]*)\})?", bare) if name}
    text = re.sub(r"\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)", " ", bare)
    named = set(re.findall(r"[a-z_]{2,}", re.sub(r"[0-9.]+[a-z]+", " ", text))) - WORDS
    assert named
    named -= {"up"}  # which Prometheus itself measures
    assert named <= set(known)
    for name in named & set(matched):
        wanted = {label.strip() for label in re.findall(r"(\w+)\s*[=!]", matched[name])}
        assert wanted <= known[name] | OWN, name
    for grouped in re.findall(r"by \(([^)]*)\)", bare):
        have = set[str]().union(*(known[name] for name in named)) | OWN | {"le", "version"}
        assert {label.strip() for label in grouped.split(",")} <= have


def test_every_metric_is_on_the_dashboard() -> None:
    shown = " ".join(target["expr"] for panel in dashboard()["panels"] for target in panel.get("targets", ()))
    own = {family.name for family in REGISTRY.collect() if family.name.startswith("solitaire_")}
    assert own
    assert {name for name in own if not re.search(rf"\b{name}(_|\b)", shown)} == set()


def test_the_dashboard_can_be_imported() -> None:
    board = dashboard()
    variables = {variable["name"]: variable for variable in board["templating"]["list"]}
    assert set(variables) == {"datasource", "job", "instance"}
    numbers = [panel["id"] for panel in board["panels"]]
    assert len(set(numbers)) == len(numbers)
    for panel in board["panels"]:
        if panel["type"] == "row":
            continue
        assert panel["description"], panel["title"]
        assert all(target["legendFormat"] for target in panel["targets"]), panel["title"]
        assert all('job=~"$job",instance=~"$instance"' in target["expr"] for target in panel["targets"])


def test_no_two_panels_lie_upon_each_other() -> None:
    taken: dict[tuple[int, int], str] = {}
    for panel in dashboard()["panels"]:
        place = panel["gridPos"]
        assert 0 <= place["x"] < place["x"] + place["w"] <= 24
        for x in range(place["x"], place["x"] + place["w"]):
            for y in range(place["y"], place["y"] + place["h"]):
                assert (x, y) not in taken, (panel["title"], taken[x, y])
                taken[x, y] = panel["title"]


def test_every_alert_says_what_to_do() -> None:
    names = [rule["alert"] for rule in rules()]
    assert len(set(names)) == len(names)
    for rule in rules():
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in {"critical", "warning"}
        assert re.fullmatch(r"[0-9]+[smh]", rule.get("for", "0s"))
        assert rule["annotations"]["summary"]
        assert len(rule["annotations"]["action"]) > 60
        said = " ".join(rule["annotations"].values())
        assert set(re.findall(r"\{\{ (.*?)(?: \|.*?)? \}\}", said)) <= {
            "$labels.instance", "$labels.chat", "$labels.verb", "$value",
        }  # fmt: skip


def test_what_an_operator_wants_to_be_woken_for_is_watched() -> None:
    said = " ".join(rule["expr"] for rule in rules())
    for metric in (
        "up", "solitaire_ready", "solitaire_store_away", "solitaire_answer_seconds_bucket",
        'solitaire_actions_total{outcome="sorry"}', "solitaire_outbox_waiting", "solitaire_posts_total",
        "solitaire_chat_connected", "solitaire_discord_shards", "process_resident_memory_bytes",
    ):  # fmt: skip
        assert metric in said
