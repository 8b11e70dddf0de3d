"""Searches games whose foundations take whole suits, such as Spider, by a beam for each deal of the stock."""
