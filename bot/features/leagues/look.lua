-- Returns the week, a player's scores in the divisions of this and the last week, whether the player waits for
-- a division, and then the players of the division with their scores.
-- KEYS: 1 the week, 2 the divisions, 3 who waits, 4 the next divisions, 5 the last ones.
-- ARGV: 1 the player, 2 values of idle weeks.
local score = redis.call('ZSCORE', KEYS[2], ARGV[1])
local waits = redis.call('ZSCORE', KEYS[3], ARGV[1]) or redis.call('ZSCORE', KEYS[4], ARGV[1])
local found = {
  redis.call('GET', KEYS[1]) or '', score or '', redis.call('ZSCORE', KEYS[5], ARGV[1]) or '', waits and 1 or 0,
}
if score then
  local first = score - score % ARGV[2]
  local members = redis.call('ZRANGEBYSCORE', KEYS[2], string.format('%.0f', first),
    string.format('%.0f', first + ARGV[2] - 1), 'WITHSCORES')
  for _, word in ipairs(members) do
    found[#found + 1] = word
  end
end
return found
