"""Python's collector of rubbish: what it need not look through, and how seldom it looks at the rest."""

import gc

YOUNG, MIDDLE, OLD = 20_000, 20, 50
"""Objects made before the youngest are looked through, and how many looks at one generation make one at the
next. By Python's own 700, 10 and 10 it looks several times for every press, a twentieth of all work, and
finds next to nothing: what a press leaves behind hardly ever refers to itself."""


def tune_garbage_collector() -> None:
    """Have the collector pass over all there is now, for ever, and look seldom at what comes.

    To be called when all is there that stays: to look through that takes a fifth of a second, in which nobody
    is answered.
    """
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
