-- Keeps puzzles that were drawn, in order, up to one that is kept already: what follows it was drawn by another.
-- KEYS: the puzzles. ARGV: the number of the first of them, then each as it is kept.
for place = 2, #ARGV do
  if redis.call('HSETNX', KEYS[1], tonumber(ARGV[1]) + place - 2, ARGV[place]) == 0 then
    return place - 2
  end
end
return #ARGV - 1
