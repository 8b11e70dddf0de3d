-- Reserves the next slot of a chat, or marks one as delivered, by the server's clock: those of processes differ.
-- KEYS[1] the time of the next slot, in microseconds since 1970; KEYS[2] the slots in use, by their end
-- ARGV[1] the name of the slot; ARGV[2] for how many microseconds from now it is in use
-- Only to reserve: ARGV[3] microseconds between two slots; ARGV[4] how many microseconds of missed slots can be
-- caught up; ARGV[5] the most slots in use; ARGV[6] what is returned, below 0, if that many are in use;
-- ARGV[7] 1 for a slot that gives way: it is reserved only if it can begin now.
-- Returns in how many microseconds the reserved slot begins; below 0 if none is reserved: minus the microseconds
-- after which to ask again.
local MOST_AHEAD = 10000000 -- no slot is so far ahead: the server's clock was set back
local LIFE = 60000 -- milliseconds

local clock = redis.call('TIME')
local now = clock[1] * 1000000 + clock[2]
local wait = 0
if ARGV[3] then
    redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
    redis.call('ZREMRANGEBYSCORE', KEYS[2], now + MOST_AHEAD + ARGV[2], '+inf')
    if redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[5]) then
        return tonumber(ARGV[6])
    end
    local slot = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), now - ARGV[4])
    if slot - now > MOST_AHEAD then
        slot = now
    end
    if ARGV[7] == '1' and slot > now then
        return now - slot
    end
    redis.call('SET', KEYS[1], string.format('%.0f', slot + ARGV[3]), 'PX', LIFE)
    wait = math.max(slot - now, 0)
end
redis.call('ZADD', KEYS[2], string.format('%.0f', now + ARGV[2]), ARGV[1])
redis.call('PEXPIRE', KEYS[2], LIFE)
return wait
