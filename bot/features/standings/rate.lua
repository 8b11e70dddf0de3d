-- Keeps what is thought of some players after a day, unless another process was quicker.
-- KEYS: 1 how far the day is rated, 2 skills, 3 ratings, 4 the last days, 5 the table of the day.
-- ARGV: 1 how far it must have been, 2 how far it is now, 3 number of the day, 4 most players, 5 seconds to
--       live; then for each player 6 the player, 7 the skill, 8 what players are ranked by.
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then
  return 'other'
end
for at = 6, #ARGV, 3 do
  -- Who has left the table meanwhile does not want to be seen any more.
  if redis.call('ZSCORE', KEYS[5], ARGV[at]) then
    redis.call('HSET', KEYS[2], ARGV[at], ARGV[at + 1])
    redis.call('ZADD', KEYS[3], ARGV[at + 2], ARGV[at])
    redis.call('ZADD', KEYS[4], ARGV[3], ARGV[at])
  end
end
local more = redis.call('ZCARD', KEYS[3]) - tonumber(ARGV[4])
if more > 0 then
  for _, player in ipairs(redis.call('ZRANGE', KEYS[3], 0, more - 1)) do
    redis.call('HDEL', KEYS[2], player)
    redis.call('ZREM', KEYS[3], player)
    redis.call('ZREM', KEYS[4], player)
  end
end
redis.call('SET', KEYS[1], ARGV[2])
for at = 1, 4 do
  redis.call('EXPIRE', KEYS[at], ARGV[5])
end
return 'kept'
