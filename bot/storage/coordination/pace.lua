-- Takes the next turn of a chat, or ends one, by the server's own clock: those of the processes may differ.
-- KEYS[1] when the next turn is, in microseconds since 1970; KEYS[2] the turns that count, by until when
-- ARGV[1] the name of the turn; ARGV[2] for how many microseconds it counts from now on
-- To take it besides: ARGV[3] microseconds from one turn to the next; ARGV[4] those of missed turns that are made
-- good for; ARGV[5] how many may count; ARGV[6] what is returned, below 0, where so many do.
-- Returns in how many microseconds the turn is that was taken.
local MOST_AHEAD = 10000000 -- nobody takes turns so far ahead: the server's clock was put back
local KEPT = 60000 -- milliseconds

local clock = redis.call('TIME')
local now = clock[1] * 1000000 + clock[2]
local wait = 0
if ARGV[3] then
    redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
    redis.call('ZREMRANGEBYSCORE', KEYS[2], now + MOST_AHEAD + ARGV[2], '+inf')
    if redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[5]) then
        return tonumber(ARGV[6])
    end
    local turn = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), now - ARGV[4])
    if turn - now > MOST_AHEAD then
        turn = now
    end
    redis.call('SET', KEYS[1], string.format('%.0f', turn + ARGV[3]), 'PX', KEPT)
    wait = math.max(turn - now, 0)
end
redis.call('ZADD', KEYS[2], string.format('%.0f', now + ARGV[2]), ARGV[1])
redis.call('PEXPIRE', KEYS[2], KEPT)
return wait
