-- Deletes all keys of a player atomically, so that no game is saved meanwhile. References in shared keys are
-- stored first, until they are removed, too.
-- Before this stand the functions that find the references of each kind (`ReferenceRule.script`), in `find`.
-- KEYS: 1 the references; then every other key of the player except the sessions: first the lists of these,
--       then the keys with references.
-- ARGV: 1 the prefix of the keys of sessions, 2 seconds for which the references are stored, 3 the number of
--       lists of sessions; then the kind of references of each key with any.
local left, lists = KEYS[1], tonumber(ARGV[3])
for place = 2, 1 + lists do
  for _, session in ipairs(redis.call('ZRANGE', KEYS[place], 0, -1)) do
    redis.call('DEL', ARGV[1] .. session)
  end
end
for place = 4, #ARGV do
  local kind = ARGV[place]
  find[kind](KEYS[place - 2 + lists], function(number, text)
    redis.call('HSET', left, kind .. ':' .. number, text)
  end)
end
redis.call('EXPIRE', left, ARGV[2])
redis.call('DEL', unpack(KEYS, 2))
return redis.call('HGETALL', left)
