-- Deletes all keys of a player atomically, so that no game is saved meanwhile. References in shared keys are
-- stored first, until they are removed, too.
-- KEYS: 1 the open games, 2 the past games, 3 the exercises, 4 the daily results, 5 the ranked attempts,
--       6 the groups whose posts know the player, 7 the puzzles, 8 the references; then every other key of the
--       player except the games.
-- ARGV: 1 the prefix of the keys of games, 2 seconds for which the references are stored.
for place = 1, 3 do
  for _, session in ipairs(redis.call('ZRANGE', KEYS[place], 0, -1)) do
    redis.call('DEL', ARGV[1] .. session)
  end
end
local left = KEYS[8]
for place, kind in pairs({[4] = 'day:', [5] = 'run:'}) do
  local fields = redis.call('HGETALL', KEYS[place])
  for at = 1, #fields, 2 do
    redis.call('HSET', left, kind .. fields[at], fields[at + 1])
  end
end
for _, group in ipairs(redis.call('SMEMBERS', KEYS[6])) do
  redis.call('HSET', left, 'post:' .. group, '')
end
if redis.call('HEXISTS', KEYS[7], 'best') == 1 then
  local week = string.match(redis.call('HGET', KEYS[7], 'week') or '', '^%S+') or ''
  for group in string.gmatch('0 ' .. (redis.call('HGET', KEYS[7], 'groups') or ''), '%d+') do
    redis.call('HSET', left, 'streak:' .. group, week)
  end
end
redis.call('EXPIRE', left, ARGV[2])
for _, key in ipairs(KEYS) do
  if key ~= left then
    redis.call('DEL', key)
  end
end
return redis.call('HGETALL', left)
