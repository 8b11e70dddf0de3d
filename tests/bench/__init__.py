"""Measurements: ``python -m tests.bench [ONLY]`` prints ``name value unit``, one figure per line."""
