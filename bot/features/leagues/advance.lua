-- Goes on to the next phase of the end of a week, unless another process was faster.
-- KEYS: 1 the week, 2 the divisions with room: nobody comes into one of this week any more.
-- ARGV: 1 the state before, 2 the state after, 3 seconds to live.
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then
  return 0
end
redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3])
redis.call('DEL', KEYS[2])
return 1
