"""The service: what players do in any chat goes in, what to show comes out.

``__main__`` runs it, ``application`` opens every part, ``services`` joins the features, ``app`` answers.
Lower packages never import higher ones; the order stands in ``tests/test_architecture.py``.
"""
