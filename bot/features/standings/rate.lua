-- Stores the ratings of some players after a day, unless another process was faster.
-- KEYS: 1 progress, 2 skills, 3 ratings, 4 the last rated days, 5 the leaderboard of the day.
-- ARGV: 1 expected progress, 2 new progress, 3 number of the day, 4 most players, 5 seconds to live; then for
--       each player 6 the player, 7 the skill, 8 the ordinal by which players are ranked.
local progress = redis.call('GET', KEYS[1]) or ''
-- A later version may have added words.
if progress ~= ARGV[1] and string.sub(progress, 1, #ARGV[1] + 1) ~= ARGV[1] .. ' ' then
  return 'other'
end
for at = 6, #ARGV, 3 do
  -- A player who has left the leaderboard meanwhile does not want to appear any more.
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
