"""Every setting and connection tested, line by line: what is well, and what to mend. Nothing is changed."""

import sys
from collections import Counter

from bot.config.environment import Config, read
from bot.config.secrets import SecretRedactor, secrets
from bot.core.errors import StartError
from bot.observability.log_format import configure_logging
from bot.operations.checks.clock import check_clock
from bot.operations.checks.configuration import check_settings
from bot.operations.checks.finding import Finding, FindingMark, Findings, error_finding, wrong_finding
from bot.operations.checks.machine import check_directory, check_pictures, check_searches
from bot.operations.checks.ports import check_ports
from bot.operations.checks.storage import check_store


async def run_checks() -> bool:
    """Test everything and say so as it goes; return whether nothing is to be mended."""
    try:
        settings, faults = read()
    except StartError as error:
        sys.stdout.write(f"{error_finding(error).line}\n")
        return False
    hidden = tuple(secrets(settings))
    configure_logging("critical", hidden, settings.log_form)
    counts: Counter[FindingMark] = Counter()
    for findings in _all(settings, faults):
        async for finding in _survived(findings):
            counts[finding.mark] += 1
            sys.stdout.write(SecretRedactor(hidden).hide(finding.line) + "\n")
            sys.stdout.flush()
    mend, notes = counts[FindingMark.WRONG], counts[FindingMark.NOTE]
    sys.stdout.write(f"{mend or 'Nothing'} to mend, {notes} to note.\n")
    return not mend


def _all(settings: Config, faults: list[StartError]) -> list[Findings]:
    found = [
        check_settings(settings, faults),
        check_directory(settings),
        check_store(settings),
        check_ports(settings),
        check_pictures(),
        check_searches(),
    ]
    if settings.discord_token:
        from bot.operations.checks.discord import check_discord  # noqa: PLC0415 - its library is read where it is used

        found.append(check_discord(settings))
    if settings.telegram_token:
        from bot.operations.checks.telegram import check_telegram  # noqa: PLC0415 - likewise

        found.append(check_telegram(settings))
    return [*found, check_clock(settings)]


async def _survived(findings: Findings) -> Findings:
    """Yield what is found; a check that fails is no reason to leave out the others."""
    try:
        async for finding in findings:
            yield finding
    except Exception as error:  # noqa: BLE001 - it is told
        yield _failed(error)


def _failed(error: Exception) -> Finding:
    return wrong_finding("check", f"it failed itself ({error!r})", "Tell the makers of the bot")
