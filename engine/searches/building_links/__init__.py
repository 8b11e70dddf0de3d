"""The search of building games like Yukon: any face-up cards move together, and Kings fill empty piles.

A position is what each card lies on. Orders of cards that lead to each other by moves of built cards between
two equal bases are one position (``deal``), moves between such orders are made where another move needs them
(``making``), and positions in which some card can never go home are left (``hopeless``).
"""
