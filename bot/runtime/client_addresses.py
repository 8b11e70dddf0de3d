"""The address that a request comes from, also through proxies that are trusted to say it.

A trusted proxy adds the address of its own client at the end of ``X-Forwarded-For`` or ``Forwarded``
(RFC 7239). What is further to the left comes from that client, so it counts only as far as its writers are
trusted, too. A proxy that writes one of these headers passes the other on as a client sent it: if they
disagree, neither is believed.
"""

import re
from collections.abc import Iterator, Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from aiohttp import web

from bot.config.trusted_proxies import Address, TrustedProxies

UNKNOWN = "unknown"
"""The client of a connection whose address is not known, as in a test without sockets."""
PREFIX = 64
"""The length of the prefix that one IPv6 client has for itself: it can use any address in it."""
MOST_HOPS = 32
"""The most proxies that are followed."""

FOR = re.compile(
    r"""(?:^|[;,])[ \t]*for[ \t]*=[ \t]*(?:"(?P<quoted>[^"\\]*)"|(?P<token>[^\s;,"]*))[ \t]*(?=[;,]|$)""",
    re.IGNORECASE,
)
ELEMENT = re.compile(r'(?:"(?:[^"\\]|\\.)*"|[^",])+')
"""An element of a list; a comma within quotation marks does not end it."""
NODE = re.compile(r"\[(?P<v6>[0-9A-Fa-f:.]+)\](?::[\w.-]+)?|(?P<v4>[0-9.]+)(?::[\w.-]+)?", re.ASCII)


class ClientAddresses:
    """Says who the client of a request is, as a name under which its requests are limited together."""

    def __init__(self, proxies: TrustedProxies | None = None) -> None:
        self._proxies = proxies or TrustedProxies()

    def of(self, request: web.Request) -> str:
        """Return the client of a request: its address, or in IPv6 its network."""
        return self.client(
            request.remote,
            request.headers.getall("X-Forwarded-For", ()),
            request.headers.getall("Forwarded", ()),
        )

    def client(self, peer: str | None, x_forwarded_for: Sequence[str], forwarded: Sequence[str]) -> str:
        """Return the client of a request from a peer with these headers."""
        address = parse_address(peer or "")
        if address is None:
            return peer or UNKNOWN
        if address in self._proxies:
            found = {
                self._followed(address, nodes)
                for nodes in (_listed(x_forwarded_for), _named(forwarded))
                if nodes
            }
            if len(found) == 1:
                (address,) = found
        return client_name(address)

    def _followed(self, peer: Address, nodes: Sequence[str]) -> Address:
        """Return the address nearest to the left of trusted ones; the last known one if a name hides it."""
        address = peer
        for node in reversed(nodes[-MOST_HOPS:]):
            before = parse_address(node)
            if before is None:
                break
            address = before
            if address not in self._proxies:
                break
        return address


def client_name(address: Address) -> str:
    """Return the name under which requests of an address are limited together."""
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, PREFIX), strict=False))
    return str(address)


def parse_address(node: str) -> Address | None:
    """Parse an address, perhaps with a port; ``None`` for a hidden or an invalid one."""
    found = NODE.fullmatch(node)
    text = (found["v6"] or found["v4"]) if found else node
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv4Address):
        return address
    return None if address.scope_id else address.ipv4_mapped or address


def _listed(lines: Sequence[str]) -> list[str]:
    return [node.strip() for line in lines for node in line.split(",")]


def _named(lines: Sequence[str]) -> list[str]:
    """Return the nodes of ``Forwarded``; an element that names none hides what is to its left."""
    return [_node(element) for element in _elements(lines)]


def _elements(lines: Sequence[str]) -> Iterator[str]:
    for line in lines:
        yield from ELEMENT.findall(line)


def _node(element: str) -> str:
    found = FOR.findall(element)
    return (found[0][0] or found[0][1]) if len(found) == 1 else ""
