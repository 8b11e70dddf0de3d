-- Notes that the bot is up for a stretch of time, and settles which of the days before were outages.
-- KEYS: the last beat, the outages.
-- ARGV: 1 number of the puzzle that is on, 2 number of the stretch, 3 its seconds,
--       4 seconds that are enough for a day, 5 outages that are kept.
local number, slot = tonumber(ARGV[1]), tonumber(ARGV[2])
local last = redis.call('HMGET', KEYS[1], 'number', 'slot', 'seconds')
local day, before, seconds = tonumber(last[1]), tonumber(last[2]), tonumber(last[3])
if before and slot <= before and (before - slot) * ARGV[3] < 86400 then
  return 0 -- counted already, or a clock that is behind
end
if day and number > day then
  -- No more than are kept: a clock that was far ahead for a moment must not keep the server busy.
  for ended = math.max(day, number - ARGV[5]), number - 1 do
    if ended > day or seconds < tonumber(ARGV[4]) then
      redis.call('ZADD', KEYS[2], ended, ended)
    end
  end
  redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -ARGV[5] - 1)
end
if not day or number ~= day then
  seconds = 0
  redis.call('ZREMRANGEBYSCORE', KEYS[2], number, '+inf') -- of a clock that was days ahead
end
redis.call('HSET', KEYS[1], 'number', number, 'slot', slot, 'seconds', seconds + ARGV[3])
return 1
