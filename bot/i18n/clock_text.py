"""Durations and hours as clocks show them, the same in every language."""

MINUTE, HOUR = 60, 60 * 60


def duration(seconds: int) -> str:
    """Return a duration in seconds as ``2:14`` or ``1:02:14``."""
    hours, rest = divmod(max(0, seconds), HOUR)
    minutes, left = divmod(rest, MINUTE)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


def full_hour(hour: int) -> str:
    """Return an hour such as ``09:00``."""
    return f"{hour:02}:00"
