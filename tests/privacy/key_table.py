"""The table of keys in PRIVACY.md, parsed."""

import re
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Self

from bot.core.retention import RetentionPeriods

FILE = Path(__file__).parent.parent.parent / "PRIVACY.md"
SECONDS = {"second": 1, "day": 24 * 60 * 60}
PARTS = {
    "CHAT": "(?:discord|telegram|page)",
    "GROUP": r"(?:discord|telegram|page):group:-?\d+",
    "ID": r"\d+",
    "SESSION": "[0-9a-f]+",
    "GAME": "[a-z]+",
    "DAY": r"\d{4}-\d\d-\d\d",
    "NUMBER": r"\d+",
    "WEEK": r"\d{4}-W\d\d",
    "MONTH": r"\d{4}-\d\d",
    "KEY": "[0-9a-z]{13}",
    "TOKEN": "[0-9a-f]{10}",
    "DEAL": "[0-9a-f]{16}",
    "DIGEST": "[0-9a-f]{32}",
    "ATTEMPT": "[0-9a-f]{16}",
    "NAME": "[a-z0-9]+",
    "TASK": "[a-z]+",
    "PLAYER": "[0-9a-f]+",
    "EVENT": "[0-9a-f]+",
    "MESSAGE": "[0-9a-f]+",
}
"""The patterns of the words in capitals in the table."""


@dataclass(frozen=True)
class Row:
    """A row of the table."""

    key: str
    owner: str
    life: str

    @property
    def pattern(self) -> re.Pattern[str]:
        """The pattern of keys of this row."""
        return re.compile(re.sub("[A-Z]+", lambda word: PARTS[word[0]], re.escape(self.key)))

    def longest(self, periods: RetentionPeriods) -> float:
        """Return the seconds until the key expires; infinite if an event ends it."""
        unfinished_days, finished_days = periods.unfinished_days, periods.finished_days
        life = self.life.replace("`OPEN_GAME_DAYS`", f"{unfinished_days} days")
        life = life.replace("`FINISHED_GAME_DAYS`", f"{finished_days} days")
        life = life.replace("as the newest of them", f"{periods.longest} days")
        life = life.replace("as the ratings", "100 days")
        if "forever" in life or ("until" in life and "at most" not in life):
            return inf
        spans = re.findall(r"(\d+) (second|day)s?", life)
        assert spans, f"{self.key}: {self.life} is not a time"
        return max(int(count) * SECONDS[unit] for count, unit in spans)


@dataclass(frozen=True)
class KeyTable:
    """The table."""

    rows: tuple[Row, ...]

    @classmethod
    def read(cls) -> Self:
        """Read the file; the rows of the leaderboards of everyone are also those of a group's."""
        text = FILE.read_text("utf-8").partition("## Every key")[2].partition("\n## ")[0]
        lines = re.findall(r"^\| `(sb1:[^`]*)` \| ([^|]*) \| [^|]* \| ([^|]*) \|$", text, re.MULTILINE)
        rows = [Row(*map(str.strip, line)) for line in lines]
        groups = [
            Row(row.key.replace("{all}", "{GROUP}"), row.owner, row.life)
            for row in rows
            if "{all}" in row.key
        ]
        assert [row for row in rows if row.key == "sb1:{GROUP}:…"]
        return cls((*(row for row in rows if "…" not in row.key), *groups))

    def of(self, key: str) -> Row:
        """Return the row of a key."""
        found = [row for row in self.rows if row.pattern.fullmatch(key)]
        assert found, f"PRIVACY.md does not name {key}"
        assert len(found) == 1, f"PRIVACY.md names {key} twice"
        return found[0]
