"""The addresses under which the operator of this instance publishes its policies."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PolicyAddresses:
    """Web addresses, each empty if there is none."""

    privacy: str = ""
    """That of the privacy policy."""
    terms: str = ""
    """That of the terms of use."""

    @property
    def given(self) -> tuple[str, ...]:
        """Those that there are."""
        return tuple(filter(None, (self.privacy, self.terms)))


NO_POLICIES = PolicyAddresses()
