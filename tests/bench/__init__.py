"""Measurements: ``python -m bench [ONLY]`` prints ``name value unit``, one a line."""
