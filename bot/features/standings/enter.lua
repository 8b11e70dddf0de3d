-- Counts a result of a day in the leaderboards of one scope. It is idempotent.
-- KEYS: 1 digests of the players counted that day, 2 the day's counts, 3 its leaderboard, 4 the last day;
-- ARGV: 1 number of the day, 2 "1" if the player may appear, 3 the player, 4 the player's digest, 5 strength,
--       6 game, 7 "1" if won, 8 "1" if assisted, 9 most players in a leaderboard,
--       10 days and 11 seconds that a day's leaderboard lives, 12 "1" if it belongs in the counts,
--       13 seconds that the last day is stored, 14 days that the digests are.
-- Weeks and months: KEYS 5 on, and for each in ARGV from 15 on its points and the seconds that it lives.
local last = tonumber(redis.call('GET', KEYS[4]) or '0')
local number = tonumber(ARGV[1])
if number > last then
  redis.call('SET', KEYS[4], number)
end
redis.call('EXPIRE', KEYS[4], ARGV[13])
-- A full leaderboard drops the weakest player; it expires a fixed time after its first entry.
local function place(key, points, life)
  redis.call('ZADD', key, 'GT', points, ARGV[3])
  redis.call('EXPIRE', key, life, 'NX')
  local more = redis.call('ZCARD', key) - tonumber(ARGV[9])
  if more > 0 then
    redis.call('ZREMRANGEBYRANK', key, 0, more - 1)
  end
end
-- An expired day must not begin again with one player in it; its counts are closed even sooner.
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
