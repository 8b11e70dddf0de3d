-- Counts a result of a day in the tables of one scope. Nothing is counted twice, and what is there stays.
-- KEYS: 1 who has been met that day, 2 the day's counts, 3 its table, 4 the last day;
-- ARGV: 1 number of the day, 2 "1" if the player may be seen, 3 the player, 4 who has been met, 5 strength,
--       6 game, 7 "1" if won, 8 "1" if assisted, 9 most players in a table, 10 days that a day's table lives,
--       11 seconds that it lives, 12 "1" if it is to be in the counts, 13 seconds that the last day is
--       remembered, 14 days that who has been met is.
-- Weeks and months: KEYS 5 on, and for each in ARGV from 15 on its points and the seconds that it lives.
local last = tonumber(redis.call('GET', KEYS[4]) or '0')
local number = tonumber(ARGV[1])
if number > last then
  redis.call('SET', KEYS[4], number)
end
redis.call('EXPIRE', KEYS[4], ARGV[13])
-- Tables keep the weakest out when they are full; they live from when they were begun.
local function place(key, points, life)
  redis.call('ZADD', key, 'GT', points, ARGV[3])
  redis.call('EXPIRE', key, life, 'NX')
  local more = redis.call('ZCARD', key) - tonumber(ARGV[9])
  if more > 0 then
    redis.call('ZREMRANGEBYRANK', key, 0, more - 1)
  end
end
-- A day whose tables have gone would begin anew, with one player in it. Counts stay as they are even sooner.
if number > last - tonumber(ARGV[10]) then
  if ARGV[12] == '1' and number > last - tonumber(ARGV[14]) and redis.call('SADD', KEYS[1], ARGV[4]) == 1 then
    redis.call('HINCRBY', KEYS[2], 'played', 1)
    redis.call('HINCRBY', KEYS[2], 'won', ARGV[7])
    redis.call('HINCRBY', KEYS[2], 'assisted', ARGV[8])
    redis.call('HSET', KEYS[2], 'game', ARGV[6])
    redis.call('EXPIRE', KEYS[1], 24 * 60 * 60 * ARGV[14], 'NX')
    redis.call('EXPIRE', KEYS[2], ARGV[11], 'NX')
  end
  if ARGV[2] == '1' then
    place(KEYS[3], ARGV[5], ARGV[11])
  end
end
if ARGV[2] == '1' then
  for at = 5, #KEYS do
    local word = 15 + 2 * (at - 5)
    place(KEYS[at], ARGV[word], ARGV[word + 1])
  end
end
return redis.status_reply('OK')
