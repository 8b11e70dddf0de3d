"""The value of ``TRUSTED_PROXIES``: the networks of the proxies that say for whom they ask.

Each is an address or a network in CIDR notation, such as ``127.0.0.1``, ``10.0.0.0/8`` or ``fd00::/8``.
"""

from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_network
from typing import Self, TypeAlias

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network


class TrustedProxiesError(ValueError):
    """A text that names no networks to trust; the message says why."""


@dataclass(frozen=True, slots=True)
class TrustedProxies:
    """The networks whose servers are believed when they say for which address they forward a request."""

    networks: tuple[Network, ...] = ()

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse addresses and networks, separated by commas; raise ``TrustedProxiesError``."""
        return cls(tuple(_network(part) for one in text.split(",") if (part := one.strip())))

    def __contains__(self, address: Address) -> bool:
        return any(address in network for network in self.networks)

    def __bool__(self) -> bool:
        return bool(self.networks)

    def __str__(self) -> str:
        return ", ".join(str(one.network_address if one.num_addresses == 1 else one) for one in self.networks)


def _network(text: str) -> Network:
    try:
        network = ip_network(text)
    except ValueError:
        try:
            meant = ip_network(text, strict=False)
        except ValueError:
            raise TrustedProxiesError(f"{text!r} is neither an address nor a network") from None
        raise TrustedProxiesError(f"{text!r} has bits after its prefix; the network is {meant}") from None
    if network.prefixlen == 0:
        raise TrustedProxiesError(f"{text} is everybody, who could then claim any address")
    return network
