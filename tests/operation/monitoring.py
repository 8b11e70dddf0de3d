"""What operators watch: the expressions of the dashboard and of the alert rules."""

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import yaml


def dashboard() -> dict[str, Any]:
    """Return the dashboard."""
    found: dict[str, Any] = json.loads(
        (files("bot.operations") / "grafana-dashboard.json").read_text("utf-8")
    )
    return found


def rules() -> list[dict[str, Any]]:
    """Return the alert rules."""
    read = yaml.safe_load((files("bot.operations") / "alerts.yml").read_text("utf-8"))
    return [rule for group in read["groups"] for rule in group["rules"]]


def expressions() -> Iterator[str]:
    """Yield every expression of both."""
    board = dashboard()
    yield from (target["expr"] for panel in board["panels"] for target in panel.get("targets", ()))
    yield from (annotation["expr"] for annotation in board["annotations"]["list"])
    yield from (rule["expr"] for rule in rules())


def series() -> set[str]:
    """Return the names of all series of the bot's that are in any of them."""
    return {name for one in expressions() for name in re.findall(r"\b(?:solitaire|process)_[a-z_]+", one)}
