-- Takes a lease that nobody holds, or keeps the one that is held already; with no time left it is given back.
-- KEYS: the lease. ARGV: 1 whose it is to be, 2 milliseconds.
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then
  return 0
end
if tonumber(ARGV[2]) > 0 then
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
else
  redis.call('DEL', KEYS[1])
end
return 1
