-- Makes a player a member of League 1: in the nearest division with room, or among those who wait for one.
-- KEYS: 1 the week, 2 the divisions, 3 those with room, 4 who waits, 5 the next divisions.
-- ARGV: 1 the week of now, 2 the player, 3 the rating, 4 the score of a player who waits, 5 the score of
--       League 1, 6 values of a division's number, 7 values of idle weeks, 8 most players in a division,
--       9 seconds to live.
-- Returns 1 if the player was no member before, else 0.
local function numbered(number)
  return tonumber(ARGV[5]) + number * tonumber(ARGV[7])
end
local function whole(number)
  return string.format('%.0f', number)
end
for _, key in ipairs({KEYS[2], KEYS[4], KEYS[5]}) do
  if redis.call('ZSCORE', key, ARGV[2]) then
    return 0
  end
end
local state = redis.call('GET', KEYS[1])
if not state then
  state = ARGV[1]
  redis.call('SET', KEYS[1], state)
end
if state < ARGV[1] or string.find(state, ' ') then
  -- The week is over: the player comes into the divisions of the next one.
  redis.call('ZADD', KEYS[4], ARGV[4], ARGV[2])
else
  local rating = tonumber(ARGV[3])
  local above = redis.call('ZRANGEBYSCORE', KEYS[3], rating, '+inf', 'WITHSCORES', 'LIMIT', 0, 1)
  local below = redis.call('ZREVRANGEBYSCORE', KEYS[3], rating, '-inf', 'WITHSCORES', 'LIMIT', 0, 1)
  local number
  if above[1] and (not below[1] or above[2] - rating < rating - below[2]) then
    number = tonumber(above[1])
  elseif below[1] then
    number = tonumber(below[1])
  else
    local last = redis.call('ZREVRANGEBYSCORE', KEYS[2], whole(numbered(tonumber(ARGV[6])) - 1), ARGV[5],
      'WITHSCORES', 'LIMIT', 0, 1)
    number = last[2] and math.floor((last[2] - ARGV[5]) / ARGV[7]) + 1 or 0
  end
  local first = numbered(number)
  redis.call('ZADD', KEYS[2], whole(first), ARGV[2])
  if redis.call('ZCOUNT', KEYS[2], whole(first), whole(first + ARGV[7] - 1)) < tonumber(ARGV[8]) then
    redis.call('ZADD', KEYS[3], 'NX', rating, whole(number))
  else
    redis.call('ZREM', KEYS[3], whole(number))
  end
end
for _, key in ipairs(KEYS) do
  redis.call('EXPIRE', key, ARGV[9])
end
return 1
