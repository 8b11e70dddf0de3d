-- Takes the next turn of a chat, by the server's own clock: those of the processes may differ.
-- KEYS[1] when the next turn is, in microseconds since 1970
-- ARGV[1] microseconds from one turn to the next; ARGV[2] microseconds of missed turns that are made good for
-- Returns in how many microseconds the turn is that was taken.
local MOST_AHEAD = 10000000 -- nobody takes turns so far ahead: the server's clock was put back

local clock = redis.call('TIME')
local now = clock[1] * 1000000 + clock[2]
local turn = math.max(tonumber(redis.call('GET', KEYS[1]) or 0), now - ARGV[2])
if turn - now > MOST_AHEAD then
    turn = now
end
redis.call('SET', KEYS[1], string.format('%.0f', turn + ARGV[1]), 'PX', 60000)
return math.max(turn - now, 0)
