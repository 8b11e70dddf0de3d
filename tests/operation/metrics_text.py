"""What Prometheus would read of the bot: the metrics as they stand at a moment."""

from dataclasses import dataclass

from prometheus_client.parser import text_string_to_metric_families

from bot.observability.metrics import REGISTRY


@dataclass(frozen=True, slots=True)
class Exposition:
    """All metrics at a moment, by name and labels."""

    values: dict[tuple[str, frozenset[tuple[str, str]]], float]

    @classmethod
    def read(cls, text: str) -> "Exposition":
        """Read what ``/metrics`` answers."""
        return cls(
            {
                (sample.name, frozenset(sample.labels.items())): sample.value
                for family in text_string_to_metric_families(text)
                for sample in family.samples
            }
        )

    @classmethod
    def now(cls) -> "Exposition":
        """Return what this very process would answer."""
        return cls(
            {
                (sample.name, frozenset(sample.labels.items())): sample.value
                for family in REGISTRY.collect()
                for sample in family.samples
            }
        )

    def value(self, name: str, **labels: str) -> float:
        """Return the sum of all that have a name and these labels."""
        wanted = set(labels.items())
        return sum(value for (known, own), value in self.values.items() if known == name and wanted <= own)

    @property
    def names(self) -> set[str]:
        """The names of all series that there are."""
        return {name for name, _ in self.values}

    def labels(self, name: str) -> set[str]:
        """Return the names of the labels of a metric."""
        return {label for known, own in self.values if known == name for label, _ in own}
