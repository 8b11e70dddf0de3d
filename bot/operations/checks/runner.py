"""Runs the checks of every setting and connection, and writes a line for each finding. Changes nothing."""

import sys
from collections import Counter
from collections.abc import Sequence

from bot.config.environment import Config, misspelled_names, read
from bot.config.errors import StartError
from bot.config.secrets import secret_redactor, secrets
from bot.observability.log_format import configure_logging
from bot.operations.checks.finding import NOTE, WRONG, Findings, note, ok, start_error, wrong
from bot.operations.checks.machine import check_clock, check_directory, check_pictures, check_searches
from bot.operations.checks.operators import check_operators
from bot.operations.checks.ports import check_ports
from bot.operations.checks.storage import check_store


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
    for findings in _all_checks(settings, faults):
        async for finding in _or_failure(findings):
            counts[finding.mark] += 1
            sys.stdout.write(redact(finding.line) + "\n")
            sys.stdout.flush()
    to_fix, notes = counts[WRONG], counts[NOTE]
    sys.stdout.write(f"To fix: {to_fix}. Notes: {notes}.\n")
    return not to_fix


def _all_checks(settings: Config, faults: list[StartError]) -> list[Findings]:
    checks = [
        check_settings(settings, faults),
        check_operators(settings),
        check_directory(settings),
        check_store(settings),
        check_ports(settings),
        check_pictures(),
        check_searches(),
    ]
    if settings.discord_token:
        from bot.operations.checks.discord import check_discord  # noqa: PLC0415 - imports discord.py only if needed

        checks.append(check_discord(settings))
    if settings.telegram_token:
        from bot.operations.checks.telegram import check_telegram  # noqa: PLC0415 - also only if needed

        checks.append(check_telegram(settings))
    return [*checks, check_clock(settings)]


async def check_settings(settings: Config, faults: Sequence[StartError]) -> Findings:
    """Yield the errors that were found when the settings were read, and misspelled or missing settings."""
    for fault in faults:
        yield start_error(fault)
    for name, meant in misspelled_names():
        yield note(name, f"there is no such setting; did you mean {meant}?")
    wrong = {fault.setting for fault in faults}
    given = [name.upper() for name in Config.model_fields if name in settings.model_fields_set]
    valid = [name for name in given if name not in wrong]
    count = len(Config.model_fields)
    yield ok("settings", f"{len(valid)} of {count} are set and valid: {', '.join(valid) or 'none'}")
    if not (settings.discord_token or settings.telegram_token):
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
