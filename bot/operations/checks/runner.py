"""Runs the checks of every setting and connection, and writes a line for each finding. Changes nothing."""

import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from bot.config.environment import Config, entries, misspelled_names, read
from bot.config.errors import StartError
from bot.config.secrets import secret_redactor, secrets
from bot.observability.log_format import configure_logging
from bot.operations.checks.backups import check_backups
from bot.operations.checks.files import check_files
from bot.operations.checks.finding import NOTE, WRONG, Findings, note, ok, start_error, wrong
from bot.operations.checks.machine import check_clock, check_directory, check_pictures, check_searches
from bot.operations.checks.operators import check_operators
from bot.operations.checks.ports import check_ports
from bot.operations.checks.storage import check_store
from bot.operations.checks.table import check_table


async def run_checks() -> bool:
    """Run all checks, writing each finding at once; return whether there is nothing to fix."""
    try:
        settings, faults = read()
    except StartError as error:
        sys.stdout.write(f"{start_error(error).line}\n")
        return False
    secret_values = tuple(secrets(settings))
    redact = secret_redactor(secret_values)
    configure_logging("critical", secret_values, settings.log_form)
    counts: Counter[str] = Counter()
    async for finding in _findings(settings, faults):
        counts[finding.mark] += 1
        sys.stdout.write(redact(finding.line) + "\n")
        sys.stdout.flush()
    to_fix, notes = counts[WRONG], counts[NOTE]
    sys.stdout.write(f"To fix: {to_fix}. Notes: {notes}.\n")
    return not to_fix


@dataclass(frozen=True, slots=True)
class Check:
    """A check, and the settings without which it would look at something else than the operator wants."""

    what: str
    """What it checks, in a list."""
    settings: frozenset[str]
    run: Callable[[], Findings]


def _all_checks(settings: Config, faulty: Collection[str]) -> Iterator[Check]:
    """Yield the checks after that of the settings themselves."""
    store = {"REDIS_URL", "REDIS_URL_FILE"}
    own = set() if settings.redis_url else {"DATA_DIR"}
    discord = {"DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "DISCORD_API_URL"}
    secret = {"DISCORD_CLIENT_SECRET", "DISCORD_CLIENT_SECRET_FILE"}
    telegram = {"TELEGRAM_TOKEN", "TELEGRAM_TOKEN_FILE", "TELEGRAM_API_URL"}
    accounts = {"OPERATORS"} | discord | telegram
    yield Check("OPERATORS", frozenset(accounts), partial(check_operators, settings))
    yield Check("DATA_DIR", frozenset(store | own), partial(check_directory, settings))
    yield Check("the store", frozenset(store | own), partial(check_store, settings))
    backups = frozenset({"BACKUP_DIR", "BACKUP_HOURS", "BACKUP_KEEP"})
    yield Check("backups", backups, partial(check_backups, settings))
    yield Check("the ports", frozenset(), partial(check_ports, settings, faulty))
    yield Check("pictures", frozenset(), check_pictures)
    yield Check("hints", frozenset(), check_searches)
    table = {"PAGE_URL", "TELEGRAM_APP"} | secret | discord | telegram
    yield Check("the table", frozenset(table), partial(check_table, settings))
    if settings.discord_token or not discord.isdisjoint(faulty):
        yield Check("Discord", frozenset(discord), partial(_check_discord, settings))
    if settings.telegram_token or not telegram.isdisjoint(faulty):
        yield Check("Telegram", frozenset(telegram), partial(_check_telegram, settings))
    yield Check("the clock", frozenset(discord | telegram), partial(check_clock, settings))


def _check_discord(settings: Config) -> Findings:
    from bot.operations.checks.discord import check_discord  # noqa: PLC0415 - imports discord.py only if needed

    return check_discord(settings)


def _check_telegram(settings: Config) -> Findings:
    from bot.operations.checks.telegram import check_telegram  # noqa: PLC0415 - also only if needed

    return check_telegram(settings)


async def _findings(settings: Config, faults: Sequence[StartError]) -> Findings:
    """Yield all findings; of a setting with an error only that error, because its default is used instead."""
    async for finding in check_settings(settings, faults):
        yield finding
    async for finding in _or_failure(check_files()):
        yield finding
    faulty = {fault.setting for fault in faults}
    waiting = []
    for check in _all_checks(settings, faulty):
        if not check.settings.isdisjoint(faulty):
            waiting.append(check.what)
            continue
        async for finding in _or_failure(check.run()):
            if finding.topic not in faulty or finding.mark == WRONG:
                yield finding
    if waiting:
        yield note("check", f"not checked until the settings are right: {', '.join(waiting)}")


async def check_settings(settings: Config, faults: Sequence[StartError]) -> Findings:
    """Yield the errors that were found when the settings were read, and misspelled or missing settings."""
    for fault in faults:
        yield start_error(fault)
    for name, meant in misspelled_names():
        yield note(name, f"there is no such setting; did you mean {meant}?")
    wrong = {fault.setting for fault in faults}
    names = [name for name, _, _ in entries()]
    valid = [name for name in names if name.lower() in settings.model_fields_set and name not in wrong]
    yield ok("settings", f"{len(valid)} of {len(names)} are set and valid: {', '.join(valid) or 'none'}")
    has_token = settings.discord_token or settings.telegram_token
    if not (has_token or any(name.startswith(("DISCORD_TOKEN", "TELEGRAM_TOKEN")) for name in wrong)):
        yield note(
            "settings", "neither DISCORD_TOKEN nor TELEGRAM_TOKEN is set: you can play only on the web page"
        )


async def _or_failure(findings: Findings) -> Findings:
    """Yield the findings; if the check fails, yield that, so that the others still run."""
    try:
        async for finding in findings:
            yield finding
    except Exception as error:  # noqa: BLE001 - it is reported
        yield wrong("check", f"this check failed ({error!r})", "Please report it as a bug")
