"""What operators decide for all players: who operators are, who is blocked, the note that everybody reads.

``App``, services of features and chats ask it; the feature ``operator`` changes it.
Imports ``core``, ``observability`` and ``storage``.
"""
