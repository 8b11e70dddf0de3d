-- Puts players who stay members among those who wait for a division of the next week. It is idempotent.
-- KEYS: 1 the week, 2 the divisions, 3 who waits.
-- ARGV: 1 the state, 2 seconds to live, then each player and the score of the league and rating.
-- Returns 0 if another process has gone on to the next phase.
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then
  return 0
end
for at = 3, #ARGV, 2 do
  -- A player who has left meanwhile does not come back.
  if redis.call('ZSCORE', KEYS[2], ARGV[at]) then
    redis.call('ZADD', KEYS[3], ARGV[at + 1], ARGV[at])
  end
end
redis.call('EXPIRE', KEYS[3], ARGV[2])
return 1
