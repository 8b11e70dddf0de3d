"""The configuration: its sources, rejected values, and error messages."""

from datetime import date
from pathlib import Path

import pytest

from bot.config.environment import entries, load_config, misspelled_names
from bot.config.errors import StartError
from bot.config.page_names import PageName
from bot.config.secrets import secrets

FORM = "MTk4NjIyNDgzNDcx.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
SECRET_FORM = "Ab3-xyz_0123456789abcdefghijklmn"  # noqa: S105 - of a client secret


@pytest.fixture(autouse=True)
def empty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Remove all settings of this machine from the environment."""
    for name, _, _ in entries():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_without_any_the_bot_keeps_to_this_machine() -> None:
    settings = load_config()
    assert settings.redis_url is None
    assert settings.discord_token is None
    assert settings.telegram_token is None
    assert (settings.page_host, settings.page_port) == ("127.0.0.1", 8080)
    assert settings.data_dir.name == "solitaire-bot"
    assert (settings.open_game_days, settings.finished_game_days) == (90, 365)


def test_they_come_from_the_environment_before_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("PAGE_PORT=1111\nOPEN_GAME_DAYS=7\nSOMETHING_ELSE=1\n", "utf-8")
    monkeypatch.setenv("PAGE_PORT", "2222")
    settings = load_config()
    assert (settings.page_port, settings.open_game_days) == (2222, 7)


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("PAGE_PORT", "http", "PAGE_PORT: 'http' isn't a whole number."),
        ("PAGE_PORT", "65536", "PAGE_PORT: 65536 is too large."),
        ("OPEN_GAME_DAYS", "0", "OPEN_GAME_DAYS: 0 is too small."),
        ("PAGE_HOST", "http://here", "PAGE_HOST: 'http://here' isn't the name or address of this machine."),
        (
            "PAGE_NAMES",
            "https://cards.example.org",
            "PAGE_NAMES: 'https://cards.example.org' isn't a name for",
        ),
        ("PAGE_NAMES", "localhost,*.example.org", "PAGE_NAMES: '*.example.org' is neither a host name nor"),
        ("PAGE_NAMES", "cards example.org", "PAGE_NAMES: 'cards example.org' is neither a host name nor an"),
        ("PAGE_NAMES", "käse.example", "PAGE_NAMES: 'käse.example' is neither a host name nor an address."),
        ("PAGE_NAMES", "[::1", "PAGE_NAMES: '[::1' isn't a name for the page."),
        ("PAGE_NAMES", "[127.0.0.1]", "PAGE_NAMES: '127.0.0.1' is neither a host name nor an address."),
        ("PAGE_NAMES", "here:65536", "PAGE_NAMES: there is no port 65536, as in 'here:65536'."),
        ("PAGE_NAMES", "::", "PAGE_NAMES: :: means every address, so no browser can open the page"),
        ("TRUSTED_PROXIES", "localhost", "TRUSTED_PROXIES: 'localhost' is neither an address nor a network."),
        ("TRUSTED_PROXIES", "::1,0.0.0.0/0", "TRUSTED_PROXIES: 0.0.0.0/0 is everybody, who could then claim"),
        ("TRUSTED_PROXIES", "10.0.0.7/24", "TRUSTED_PROXIES: '10.0.0.7/24' has bits after its prefix; the"),
        ("REDIS_URL", "localhost:6379", "REDIS_URL: the address doesn't start with redis://,"),
        ("DISCORD_TOKEN", "Bot " + FORM, "DISCORD_TOKEN: this doesn't have the form of a token."),
        ("TELEGRAM_TOKEN", "AAH-secret", "TELEGRAM_TOKEN: this doesn't have the form of a token."),
        ("TELEGRAM_API_URL", "api.telegram.org", "TELEGRAM_API_URL: 'api.telegram.org' isn't the address"),
        ("TELEGRAM_API_URL", "http://me:s3cr3t@here", "TELEGRAM_API_URL: a value with an @ isn't the"),
        (
            "TELEGRAM_WEBHOOK_URL",
            "http://here",
            "TELEGRAM_WEBHOOK_URL: Telegram doesn't send updates to 'http:",
        ),
        (
            "TELEGRAM_WEBHOOK_URL",
            "https://here:8081",
            "TELEGRAM_WEBHOOK_URL: Telegram doesn't send updates to",
        ),
        (
            "DISCORD_CLIENT_SECRET",
            "short",
            "DISCORD_CLIENT_SECRET: this doesn't have the form of a client sec",
        ),
        ("TELEGRAM_APP", "my-app", "TELEGRAM_APP: 'my-app' isn't the short name of a Mini App."),
        (
            "PAGE_URL",
            "http://cards.example.org",
            "PAGE_URL: 'http://cards.example.org' isn't an https address",
        ),
        (
            "PAGE_URL",
            "https://cards.example.org/play",
            "PAGE_URL: 'https://cards.example.org/play' has a path,",
        ),
        (
            "PAGE_URL",
            "https://käse.example",
            "PAGE_URL: 'käse.example' is neither a host name nor an address.",
        ),
        ("PAGE_URL", "cards.example.org", "PAGE_URL: 'cards.example.org' isn't the address of a web server."),
        (
            "PRIVACY_URL",
            "http://example.org/privacy",
            "PRIVACY_URL: 'http://example.org/privacy' isn't an https",
        ),
        (
            "TERMS_URL",
            "example.org/terms",
            "TERMS_URL: 'example.org/terms' isn't the address of a web server.",
        ),
        ("OPERATORS", "discord:123,me", "OPERATORS: 'me' isn't an account."),
        ("OPERATORS", "page:5", "OPERATORS: 'page:5' isn't an account."),
        ("DISCORD_SHARD_RANGE", "first", "DISCORD_SHARD_RANGE: 'first' isn't a range of shards."),
        ("DISCORD_SHARD_RANGE", "3-0", "DISCORD_SHARD_RANGE: in '3-0' the first shard comes after the last."),
        ("DISCORD_SHARD_RANGE", "0-3", "DISCORD_SHARD_RANGE: a range of shards needs their total"),
        (
            "DATA_DIR",
            "~nobody-of-this-name/games",
            "DATA_DIR: '~nobody-of-this-name/games' doesn't name a home",
        ),
        ("DATA_DIR", "games\a", "DATA_DIR: 'games\\x07' contains a character that isn't printable."),
        ("DAILY_FIRST_DAY", "1.12.2026", "DAILY_FIRST_DAY: '1.12.2026' isn't a date."),
        ("DAILY_FIRST_DAY", "2026-02-29", "DAILY_FIRST_DAY: 2026-02-29 isn't a real date."),
        ("DAILY_FIRST_DAY", "1999-12-31", "DAILY_FIRST_DAY: 1999-12-31 is too early."),
        ("BOT_LANGUAGE", "xx", "BOT_LANGUAGE: 'xx' isn't available."),
        ("REDIS_URL", "\udcff", "REDIS_URL: the value isn't text in UTF-8."),
    ],
)
def test_a_wrong_value_is_explained_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, problem: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(StartError) as caught:
        load_config()
    assert str(caught.value).startswith(problem)
    assert caught.value.remedy
    assert "\n" not in str(caught.value)


def test_names_of_the_page_are_read_as_browsers_write_them(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_config().page_names == ()
    monkeypatch.setenv(
        "PAGE_NAMES", " Cards.Example.org. , 192.168.1.5:8080,FE80::0:1,[::1]:9000,localhost:80,, "
    )
    assert load_config().page_names == (
        PageName("cards.example.org"),
        PageName("192.168.1.5", 8080),
        PageName("fe80::1"),
        PageName("::1", 9000),
        PageName("localhost", 80),
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("REDIS_URL", "http://user:secret@here"),
        ("DISCORD_API_URL", "https://user:secret@here"),
        ("TELEGRAM_WEBHOOK_URL", "https://user:secret@here"),
        ("DISCORD_TOKEN", "secret"),
        ("TELEGRAM_TOKEN", "12345 secret"),
    ],
)
def test_a_wrong_secret_is_not_shown(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(StartError) as caught:
        load_config()
    assert "secret" not in repr(caught.value) + str(caught.value.__cause__)


def test_right_secrets_are_taken_and_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f" {FORM} ")
    monkeypatch.setenv("DISCORD_CLIENT_SECRET", SECRET_FORM)
    monkeypatch.setenv("TELEGRAM_TOKEN", "12345:AAH-hidden_")
    monkeypatch.setenv("REDIS_URL", "rediss://user:hidden@here:6380/3?ssl_cert_reqs=none")
    settings = load_config()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == FORM
    assert FORM not in repr(settings)
    assert SECRET_FORM not in repr(settings)
    assert "hidden" not in repr(settings)


@pytest.mark.parametrize(
    ("name", "value", "taken"),
    [
        ("PAGE_PORT", "0", 0),
        ("DAILY_FIRST_DAY", " 2028-02-29 ", date(2028, 2, 29)),
        ("BOT_LANGUAGE", " EN ", "en"),
        ("TELEGRAM_API_URL", "http://127.0.0.1:8081/", "http://127.0.0.1:8081"),
        ("TELEGRAM_WEBHOOK_URL", "https://here/solitaire/", "https://here/solitaire"),
        ("DISCORD_API_URL", "http://127.0.0.1:8082/api/", "http://127.0.0.1:8082/api"),
        ("PAGE_URL", "https://cards.example.org/", "https://cards.example.org"),
        ("PAGE_URL", "http://localhost:8080", "http://localhost:8080"),
        ("TELEGRAM_APP", "my_app", "my_app"),
    ],
)
def test_values_at_the_limits_are_accepted(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, taken: str | int | date
) -> None:
    monkeypatch.setenv(name, value)
    assert getattr(load_config(), name.lower()) == taken


def test_a_process_serves_a_range_of_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_SHARDS", "8")
    for value, range_ in {"0-3": (0, 3), " 4 - 7 ": (4, 7), "7": (7, 7), "": None}.items():
        monkeypatch.setenv("DISCORD_SHARD_RANGE", value)
        assert load_config().discord_shard_range == range_
    monkeypatch.setenv("DISCORD_SHARD_RANGE", "4-8")
    with pytest.raises(StartError, match="there is no shard 8") as caught:
        load_config()
    assert caught.value.remedy == "With DISCORD_SHARDS=8 they are 0 to 7"


def test_a_directory_is_the_same_wherever_the_bot_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATA_DIR", "games")
    assert load_config().data_dir == Path.cwd() / "games"
    monkeypatch.setenv("DATA_DIR", "~/games")
    assert load_config().data_dir == Path.home() / "games"


def test_a_file_that_is_not_text_is_refused() -> None:
    Path(".env").write_bytes(b"PAGE_HOST=\xff\xfe\n")
    with pytest.raises(StartError, match=r"\.env: the file isn't text in UTF-8\."):
        load_config()


def test_misspelled_names_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKN", "a")
    monkeypatch.setenv("TOKEN", "a")
    Path(".env").write_text("PAGE_PROT=1\npage_host=127.0.0.1\nCOMPOSE_PROJECT_NAME=a\n")
    assert list(misspelled_names()) == [("DISCORD_TOKN", "DISCORD_TOKEN"), ("PAGE_PROT", "PAGE_PORT")]


@pytest.mark.parametrize(
    ("name", "secret"),
    [
        ("DISCORD_TOKEN", FORM),
        ("DISCORD_CLIENT_SECRET", SECRET_FORM),
        ("TELEGRAM_TOKEN", "12345:AAH-secret_"),
        ("REDIS_URL", "redis://user:secret@here:6379/3"),
        ("REDIS_URL", "redis+sentinel://user:secret@[::1]:1,[::2]:2/games"),
    ],
)
def test_a_secret_can_be_in_a_file_instead(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, secret: str
) -> None:
    """With the line's end that editors write, and the mark with which some begin."""
    file = tmp_path / "secret"
    file.write_text(f"\ufeff {secret} \r\n", "utf-8")
    monkeypatch.setenv(f"{name}_FILE", str(file))
    monkeypatch.setenv(name, "  ")  # as Compose passes on what isn't set
    settings = load_config()
    assert getattr(settings, name.lower()).get_secret_value() == secret
    assert secret not in repr(settings)
    assert secret in set(secrets(settings))
    monkeypatch.setenv(name, secret)
    with pytest.raises(StartError, match=f"^{name}: {name}_FILE is set too. Set only one of the two.$"):
        load_config()


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (None, "the file {file} doesn't exist. Set the path of a file that does."),
        (b" \n", "the file {file} is empty. Write the secret into it."),
        (b"12345 secret", "what is in the file doesn't have the form of a token. Copy it from @BotFather's"),
        (b"\xff", "the file {file} isn't text in UTF-8. Set the path of a file that contains"),
        (b"1:" + 70_000 * b"a", "the file {file} is too large. Set the path of a file that contains only"),
    ],
)
def test_a_file_without_a_secret_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes | None, problem: str
) -> None:
    file = tmp_path / "token"
    if content is not None:
        file.write_bytes(content)
    monkeypatch.setenv("TELEGRAM_TOKEN_FILE", str(file))
    with pytest.raises(StartError) as caught:
        load_config()
    assert str(caught.value).startswith(f"TELEGRAM_TOKEN_FILE: {problem.format(file=file)}")
    assert "12345" not in str(caught.value)


def test_what_cannot_be_read_or_is_the_secret_itself_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("REDIS_URL_FILE", str(tmp_path))
    with pytest.raises(StartError, match=r"^REDIS_URL_FILE: .+ can't be read \(Is a directory\)\. "):
        load_config()
    monkeypatch.setenv("REDIS_URL_FILE", "redis://user:secret@here")
    with pytest.raises(StartError) as caught:
        load_config()
    assert str(caught.value) == "REDIS_URL_FILE: the file doesn't exist. Set the path of a file that does."
