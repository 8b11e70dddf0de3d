-- Deletes everything of a player, all at once: no game can be saved in the midst of it.
-- KEYS: the open games, the past games, and every other key of the player but the games themselves.
-- ARGV: 1 what the keys of the games begin with.
local gone = 0
for place = 1, 2 do
  for _, session in ipairs(redis.call('ZRANGE', KEYS[place], 0, -1)) do
    gone = gone + redis.call('DEL', ARGV[1] .. session)
  end
end
for _, key in ipairs(KEYS) do
  gone = gone + redis.call('DEL', key)
end
return gone
