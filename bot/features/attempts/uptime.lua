-- Records that the bot is up for a slot of time, and decides which earlier days were outages.
-- KEYS: 1 the last slot, 2 the outages.
-- ARGV: 1 number of today's challenge, 2 number of the slot, 3 seconds of a slot,
--       4 seconds of uptime that a day needs, 5 how many outages are stored.
local number, slot = tonumber(ARGV[1]), tonumber(ARGV[2])
local last = redis.call('HMGET', KEYS[1], 'number', 'slot', 'seconds')
local day, before, seconds = tonumber(last[1]), tonumber(last[2]), tonumber(last[3])
if before and slot <= before and (before - slot) * ARGV[3] < 86400 then
  return 0 -- counted already, or a clock that is slow
end
if day and number > day then
  -- Only as many as are stored: a clock that was far ahead for a moment must not block the server.
  for ended = math.max(day, number - ARGV[5]), number - 1 do
    if ended > day or seconds < tonumber(ARGV[4]) then
      redis.call('ZADD', KEYS[2], ended, ended)
    end
  end
  redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -ARGV[5] - 1)
end
if not day or number ~= day then
  seconds = 0
  redis.call('ZREMRANGEBYSCORE', KEYS[2], number, '+inf') -- written by a clock that was days ahead
end
redis.call('HSET', KEYS[1], 'number', number, 'slot', slot, 'seconds', seconds + ARGV[3])
return 1
