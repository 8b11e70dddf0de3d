"""The whole bot under a steady load while everything around it fails: ``python -m tests.soak [MINUTES]``."""
