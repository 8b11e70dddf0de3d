-- Stores drawn challenges in order, and stops at one that another process has stored.
-- KEYS: the challenges. ARGV: the number of the first one, then the text of each.
for place = 2, #ARGV do
  if redis.call('HSETNX', KEYS[1], tonumber(ARGV[1]) + place - 2, ARGV[place]) == 0 then
    return place - 2
  end
end
return #ARGV - 1
