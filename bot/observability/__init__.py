"""Metrics, tracing of one event through everything, and the format of the log.

Anybody above ``config`` may call it.
Imports ``config`` and ``core``.
"""
