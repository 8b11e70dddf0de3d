-- Records that the bot is up for a slot of time, decides which earlier days were outages, and stores between
-- which times it was down.
-- KEYS: 1 the last slot, 2 the outages, 3 the times when it was down.
-- ARGV: 1 number of today's challenge, 2 number of the slot, 3 seconds of a slot,
--       4 seconds of uptime up to which a day is an outage, 5 how many outages are stored,
--       6 seconds from which a gap counts, 7 how many gaps are stored, 8 seconds for which they are stored.
local number, slot, stretch = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local last = redis.call('HMGET', KEYS[1], 'number', 'slot', 'seconds')
local day, before, seconds = tonumber(last[1]), tonumber(last[2]), tonumber(last[3])

local function store_gap(begins, ends)
  if ends - begins >= tonumber(ARGV[6]) then
    redis.call('ZADD', KEYS[3], ends, string.format('%d %d', begins, ends))
    redis.call('ZREMRANGEBYRANK', KEYS[3], 0, -ARGV[7] - 1)
    redis.call('EXPIRE', KEYS[3], ARGV[8])
  end
end

local now = slot * stretch
if before and slot <= before and (before - slot) * stretch < 86400 then
  -- Counted already, or a clock that is slow. Within a gap, it is a clock that was fast that made the gap.
  for _, gap in ipairs(redis.call('ZRANGEBYSCORE', KEYS[3], '(' .. now, '+inf')) do
    local begins, ends = gap:match('^(%d+) (%d+)$')
    if tonumber(begins) <= now then
      redis.call('ZREM', KEYS[3], gap)
      store_gap(tonumber(begins), now)
      store_gap(now + stretch, tonumber(ends))
    end
  end
  return 0
end
if before and slot < before then
  redis.call('ZREMRANGEBYSCORE', KEYS[3], '(' .. now, '+inf') -- written by a clock that was days ahead
elseif before then
  redis.call('ZREMRANGEBYSCORE', KEYS[3], '-inf', now - ARGV[8])
  store_gap((before + 1) * stretch, now)
end
if day and number > day then
  -- Only as many as are stored: a clock that was far ahead for a moment must not block the server.
  for ended = math.max(day, number - ARGV[5]), number - 1 do
    if ended > day or seconds <= tonumber(ARGV[4]) then
      redis.call('ZADD', KEYS[2], ended, ended)
    end
  end
  redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -ARGV[5] - 1)
end
if not day or number ~= day then
  seconds = 0
  redis.call('ZREMRANGEBYSCORE', KEYS[2], number, '+inf') -- written by a clock that was days ahead
end
redis.call('HSET', KEYS[1], 'number', number, 'slot', slot, 'seconds', seconds + stretch)
return 1
