-- Begins the next week with the divisions that were formed, unless another process was faster.
-- KEYS: 1 the week, 2 the divisions, 3 who waits, 4 the next divisions, 5 the last ones.
-- ARGV: 1 the state, 2 the next week, 3 seconds to live, 4 seconds for which last week's divisions are stored.
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] or redis.call('EXISTS', KEYS[3]) == 1 then
  return 0
end
redis.call('UNLINK', KEYS[5])
if redis.call('EXISTS', KEYS[2]) == 1 then
  redis.call('RENAME', KEYS[2], KEYS[5])
  redis.call('EXPIRE', KEYS[5], ARGV[4])
end
if redis.call('EXISTS', KEYS[4]) == 1 then
  redis.call('RENAME', KEYS[4], KEYS[2])
  redis.call('EXPIRE', KEYS[2], ARGV[3])
  redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3])
else
  redis.call('DEL', KEYS[1])  -- nobody is left
end
return 1
