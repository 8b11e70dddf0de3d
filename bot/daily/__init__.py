"""The puzzle of the day: which it is, who has played it how well, and the posts that tell of it.

Values and sums are pure; only the files called ``…_store.py`` speak to the store.
"""
