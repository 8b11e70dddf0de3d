"""How a player's own keys tell which shared keys refer to the player (``ReferenceRule.script``)."""

EACH_FIELD = """
function(key, note)
  local fields = redis.call('HGETALL', key)
  for at = 1, #fields, 2 do
    note(fields[at], fields[at + 1])
  end
end
"""
"""Notes each field of a hash, with its value as the text."""

EACH_MEMBER = """
function(key, note)
  for _, member in ipairs(redis.call('SMEMBERS', key)) do
    note(member, '')
  end
end
"""
"""Notes each member of a set, with an empty text."""
