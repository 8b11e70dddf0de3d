"""The address of a client behind proxies: what trusted ones say is believed, what clients say is not."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from redis.asyncio import Redis

from bot.config.trusted_proxies import TrustedProxies
from bot.runtime.client_addresses import ClientAddresses
from bot.runtime.rate_limiter import RateLimit
from tests.bot.browsing import HOST, browsing, serving

NEAR, FAR = "10.0.0.1", "10.0.7.7"
"""Two trusted proxies: the one that asks the bot, and one in front of that."""
REAL = "203.0.113.9"
"""The address of the client, as the first proxy sees it."""
FORGED = "198.51.100.1"
"""An address that the client claims to have."""
CLIENTS = ClientAddresses(TrustedProxies.read("10.0.0.0/16, fd00::/8"))


@pytest.mark.parametrize(("x_forwarded_for", "forwarded", "client"), [
    ([], [], NEAR),
    ([REAL], [], REAL),
    ([f"{FORGED}, {REAL}"], [], REAL),
    ([FORGED, REAL], [], REAL),
    ([f"{FORGED},{REAL} , {FAR}"], [], REAL),
    ([f"{FORGED}, unknown, {FAR}"], [], FAR),
    ([f"{FAR}"], [], FAR),
    ([f"{REAL}:4711"], [], REAL),
    (["2001:db8:1:2:3:4:5:6"], [], "2001:db8:1:2::/64"),
    (["[2001:db8:1:2:ffff::6]:443"], [], "2001:db8:1:2::/64"),
    ([f"::ffff:{REAL}"], [], REAL),
    ([f"{REAL}, fd00::7"], [], REAL),
    (["fe80::1%eth0"], [], NEAR),
    (["", REAL, ""], [], NEAR),
    ([FORGED * 1000], [], NEAR),
    ([], [f"for={REAL};proto=https;by={NEAR}"], REAL),
    ([], [f"for={FORGED}, proto=https;For={REAL}"], REAL),
    ([], ['for="[2001:db8:1:2::6]:4711"'], "2001:db8:1:2::/64"),
    ([], [f'for="{REAL}:80", for={FAR}'], REAL),
    ([], [f"for={FORGED}, for=_hidden"], NEAR),
    ([], [f"for={FORGED};for={REAL}"], NEAR),
    ([], [f'for="{FORGED}, for={REAL}'], REAL),
    ([], ['for="x, for="[2001:db8::1]:80"'], NEAR),
    ([], [f"before={FORGED}, for={REAL};secret=for={FORGED}"], REAL),
    ([REAL], [f"for={REAL}"], REAL),
    ([REAL], [f"for={FORGED}"], NEAR),
    ([FORGED], [f"for={REAL}"], NEAR),
])  # fmt: skip
def test_who_the_client_is_behind_proxies(
    x_forwarded_for: list[str], forwarded: list[str], client: str
) -> None:
    assert CLIENTS.client(NEAR, x_forwarded_for, forwarded) == client


def test_what_others_say_is_not_believed() -> None:
    for clients in (CLIENTS, ClientAddresses()):
        assert clients.client(REAL, [FORGED], [f"for={FORGED}"]) == REAL
    assert ClientAddresses().client("::1", [FORGED], []) == "::/64"


async def test_behind_a_trusted_proxy_each_address_has_its_own_limit(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chats.web.adapter.VISITORS", RateLimit(burst=1, per_second=0))

    async def statuses(trusted: str) -> list[int]:
        async with AsyncExitStack() as stack:
            page = await stack.enter_async_context(serving(redis, proxies=TrustedProxies.read(trusted)))
            browsers = [await stack.enter_async_context(browsing(page)) for _ in range(3)]
            said = [f"{FORGED}, {REAL}", f"{FORGED}, {REAL}", FORGED]
            asked = zip(browsers, ({"X-Forwarded-For": text} for text in said), strict=True)
            answers = await asyncio.gather(*(one.post("/enter", {}, **header) for one, header in asked))
            return sorted(answer.status for answer in answers)

    assert await statuses(HOST) == [200, 200, 429]
    assert await statuses("") == [200, 429, 429]
