"""What REDIS_URL says: read, or refused with what is wrong and no secret."""

import pytest

from bot.config.redis_url import RedisDeployment, RedisUrlError, parse_redis_url


@pytest.mark.parametrize(
    ("text", "kind", "shown"),
    [
        ("redis://here", RedisDeployment.SINGLE, "here:6379"),
        ("rediss://[::1]:7000/3", RedisDeployment.SINGLE, "[::1]:7000"),
        ("unix:///run/red%20is.sock?db=2", RedisDeployment.SINGLE, "/run/red is.sock"),
        ("redis+sentinel://a,b:1,[::2]/games", RedisDeployment.SENTINEL, "a:26379,b:1,[::2]:26379"),
        ("rediss+sentinel://u:p%40@a/games/4", RedisDeployment.SENTINEL, "a:26379"),
        ("redis+cluster://a:1,b", RedisDeployment.CLUSTER, "a:1,b:6379"),
        ("rediss+cluster://u:p@a/0", RedisDeployment.CLUSTER, "a:6379"),
    ],
)
def test_an_address_is_read(text: str, kind: RedisDeployment, shown: str) -> None:
    address = parse_redis_url(text)
    assert (address.kind, address.display) == (kind, shown)
    assert address.is_encrypted == text.startswith("rediss")


def test_what_stands_around_the_servers_is_read() -> None:
    address = parse_redis_url(
        "rediss+sentinel://anna:p%40ss@a,b/my%20games/4?ssl_ca_certs=/x&sentinel_password=q"
    )
    assert address.service == "my games"
    assert address.options == {
        "username": "anna",
        "password": "p@ss",
        "db": 4,
        "ssl_ca_certs": "/x",
        "sentinel_password": "q",
    }
    assert "p@ss" not in repr(address)
    assert parse_redis_url("unix:///x?db=9&password=s").options == {"db": 9, "password": "s"}
    assert parse_redis_url("rediss://a?ssl_check_hostname=no").options == {"ssl_check_hostname": False}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("here:6379", "does not begin with redis://"),
        ("http://u:secret@here", "does not begin with redis://"),
        ("redis+cluster://", "names no server"),
        ("redis+cluster://a,,b", "names no server"),
        ("redis+sentinel://u:secret@a:0/games", "names no server"),
        ("redis+sentinel://u:secret@a:66000/games", "port from 1 to 65535"),
        ("redis+sentinel://u:secret@a", "has no service name"),
        ("redis+sentinel://u:secret@a/games/two", "has no service name"),
        ("redis+cluster://u:secret@a/1", "a cluster has no databases"),
        ("redis://u:secret@a,b", "names several servers"),
        ("redis://u:secret@a/games", "no database number"),
        ("redis://u:secret@a?colour=red", "an unknown option"),
        ("redis://u:secret@a?ssl_ca_certs=/x", "ssl_ca_certs is for TLS"),
        ("rediss://u:secret@a?ssl_cert_reqs=secret", "ssl_cert_reqs cannot have that value"),
        ("redis://u:secret@a?db=secret", "db cannot have that value"),
        ("redis://u:secret@a?sentinel_password=secret", "an unknown option"),
        ("redis://[::1", "port from 1 to 65535"),
        ("redis://u:p@secret#s@here/0", "a special character in the wrong place"),
        ("redis+sentinel://u:p@secret/x@here:1", "a special character in the wrong place"),
    ],
)
def test_an_address_that_will_not_do_is_refused(text: str, problem: str) -> None:
    with pytest.raises(RedisUrlError) as caught:
        parse_redis_url(text)
    assert problem in caught.value.problem
    assert "secret" not in caught.value.problem + caught.value.remedy
