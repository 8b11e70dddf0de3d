"""What several processes share: event deduplication, leases, locks, and the pace of posts.

Chats and the application call it.
Imports ``core``, the errors of ``storage``, and redis-py.
"""
