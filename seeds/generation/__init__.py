"""Generation of the data in ``seeds``: deals are certified, exercises made, effort and figures measured.

Developers run these programs. What the bot needs at run time is beside this package, and imports nothing
from it.
"""
