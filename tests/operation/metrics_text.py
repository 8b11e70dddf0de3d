"""The metrics of the bot at one moment, as Prometheus would read them."""

from collections.abc import Iterable
from dataclasses import dataclass

from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from bot.observability.metrics import REGISTRY


@dataclass(frozen=True, slots=True)
class Exposition:
    """The values of all series by name and labels."""

    values: dict[tuple[str, frozenset[tuple[str, str]]], float]

    @classmethod
    def of(cls, families: Iterable[Metric]) -> "Exposition":
        samples = (sample for family in families for sample in family.samples)
        return cls({(sample.name, frozenset(sample.labels.items())): sample.value for sample in samples})

    @classmethod
    def read(cls, text: str) -> "Exposition":
        """Parse the response of ``/metrics``."""
        return cls.of(text_string_to_metric_families(text))

    @classmethod
    def now(cls) -> "Exposition":
        """Return the current metrics of this process."""
        return cls.of(REGISTRY.collect())

    def value(self, name: str, **labels: str) -> float:
        """Return the sum of all series with this name and these labels."""
        wanted = set(labels.items())
        return sum(value for (known, own), value in self.values.items() if known == name and wanted <= own)
