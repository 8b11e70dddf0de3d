"""The searches of solvers and advice, in plain numbers: each file is compiled where there is a compiler."""
