"""TLS with a user and a password: the bot plays, or the error says what is wrong."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.storage.connection.connect import check_server, connect
from tests.store.checked_player import begin_players, go_on
from tests.store.clusters import SLOTS
from tests.store.sentinels import sentinels
from tests.store.servers import Server, free_port, refusal, server, until
from tests.store.tls import Certificate, certified, tls

USER = {"user": "default off\nanna on >secret ~* &* +@all"}
ANNA = "anna:secret"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return certified(tmp_path_factory.mktemp("certificate"))


@dataclass(frozen=True)
class Closed:
    """A server that lets one user in, and the port at which it is reached by TLS."""

    server: Server
    port: int
    trusted: str


@pytest.fixture
async def closed(tmp_path: Path, certificate: Certificate) -> AsyncIterator[Closed]:
    async with server(tmp_path, USER) as one, tls(one.port, certificate) as port:
        yield Closed(one, port, f"?ssl_ca_certs={certificate.certificate}")


async def play(url: str) -> None:
    async with connect(url) as redis:
        await check_server(redis, url)
        players = await begin_players(redis, 1)
        await go_on(players, 4)
        assert not players[0].refused


async def test_it_is_played_by_tls_with_a_user_and_a_password(closed: Closed) -> None:
    await play(f"rediss://{ANNA}@127.0.0.1:{closed.port}/0{closed.trusted}")


async def test_a_certificate_that_will_not_do_is_told(closed: Closed) -> None:
    said = await refusal(f"rediss://{ANNA}@127.0.0.1:{closed.port}")
    assert said.startswith(
        f"REDIS_URL: the certificate of the server at 127.0.0.1:{closed.port} is not trusted ("
    )
    assert "?ssl_ca_certs=/PATH" in said
    said = await refusal(f"rediss://{ANNA}@localhost:{closed.port}{closed.trusted}")
    assert "Write the address with the name that stands in the certificate" in said
    said = await refusal(f"rediss://{ANNA}@127.0.0.1:{closed.port}?ssl_ca_certs=/nowhere/ca.pem")
    assert "there is no file /nowhere/ca.pem, which ssl_ca_certs names" in said


async def test_a_wrong_password_is_told_by_tls_as_well(closed: Closed) -> None:
    said = await refusal(f"rediss://anna:other@127.0.0.1:{closed.port}{closed.trusted}")
    assert "refuses the user name or the password" in said
    assert "refuses the user name or the password" in await refusal(closed.server.url)


async def test_tls_is_wanted_where_there_is_none_and_where_there_is(closed: Closed) -> None:
    said = await refusal(f"redis://{ANNA}@127.0.0.1:{closed.port}")
    assert "with TLS the address begins with rediss and not with redis" in said
    said = await refusal(closed.server.url.replace("redis:", "rediss:"))
    assert "without TLS the address begins with redis and not with rediss" in said


async def test_a_cluster_is_played_by_tls(tmp_path: Path, certificate: Certificate) -> None:
    settings = {"cluster-enabled": "yes", "cluster-port": str(free_port()), "port": str(free_port())}
    async with (
        tls(int(settings["port"]), certificate) as port,
        server(tmp_path, settings | {"cluster-announce-port": str(port)}) as one,
    ):
        await one.ask("CLUSTER", "ADDSLOTSRANGE", 0, SLOTS - 1)

        async def is_whole() -> bool:
            return (await one.info("CLUSTER", "INFO"))["cluster_state"] == "ok"

        await until(is_whole, "the cluster is whole")
        await play(f"rediss+cluster://127.0.0.1:{port}?ssl_ca_certs={certificate.certificate}")


async def test_sentinels_and_whom_they_guard_are_spoken_to_by_tls(
    tmp_path: Path, certificate: Certificate
) -> None:
    trusted = f"?ssl_ca_certs={certificate.certificate}"
    async with sentinels(tmp_path) as guarded, tls(guarded.sentinels[0].port, certificate) as port:
        said = await refusal(f"rediss+sentinel://127.0.0.1:{port}/games{trusted}")
        # The sentinel behind TLS returns the primary, which has no TLS.
        assert "the primary of games that the sentinels at" in said
        assert "without TLS the address begins with redis and not with rediss" in said
        said = await refusal(f"rediss+sentinel://127.0.0.1:{port}/games")
        assert "is not trusted" in said
