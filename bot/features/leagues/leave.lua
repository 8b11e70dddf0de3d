-- Removes a player from the leagues. It is idempotent.
-- KEYS: 1 the week, 2 the divisions, 3 those with room, 4 who waits, 5 the next divisions, 6 the last ones.
-- ARGV: 1 the player, 2 the rating, 3 the score of League 1, 4 values of a division's number, 5 values of
--       idle weeks, 6 seconds to live.
-- Returns 1 if the player was a member, else 0.
local score = redis.call('ZSCORE', KEYS[2], ARGV[1])
if score and not string.find(redis.call('GET', KEYS[1]) or '', ' ') then
  local number = math.floor((score - ARGV[3]) / ARGV[5])
  if number < tonumber(ARGV[4]) then  -- of League 1, which others join
    redis.call('ZADD', KEYS[3], 'NX', ARGV[2], string.format('%.0f', number))
    redis.call('EXPIRE', KEYS[3], ARGV[6])
  end
end
redis.call('ZREM', KEYS[6], ARGV[1])
return redis.call('ZREM', KEYS[2], ARGV[1]) + redis.call('ZREM', KEYS[4], ARGV[1])
  + redis.call('ZREM', KEYS[5], ARGV[1]) > 0 and 1 or 0
