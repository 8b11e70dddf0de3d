"""How often the games are won, and by whom: the study that ``seeds/FIGURES.md`` reports.

``work`` computes what ``seeds/results`` still lacks, ``results`` reads and writes these files, ``study`` says
what follows from them, and ``page`` and ``plots`` show it.
"""
