"""The searches of solvers and advice, a package for each game, in plain numbers.

Every module is compiled with mypyc if there is a C compiler.
"""
