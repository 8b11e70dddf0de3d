-- Forms some divisions of the next week of the players who wait, those with the lowest ratings first. The
-- divisions of a league are equal in size, except for one player.
-- KEYS: 1 the week, 2 who waits, 3 the next divisions, 4 those with room.
-- ARGV: 1 the state, 2 seconds to live, 3 most players in a division, 4 most divisions to form, 5 values of a
--       rating, 6 values of a division's number, 7 values of idle weeks.
-- Returns how many still wait; 0 if another process has gone on.
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then
  return 0
end
local most, idles = tonumber(ARGV[3]), tonumber(ARGV[7])
local function whole(number)
  return string.format('%.0f', number)
end
for _ = 1, tonumber(ARGV[4]) do
  local first = redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')
  if not first[1] then
    break
  end
  local of_league = ARGV[5] * idles
  local league = math.floor(first[2] / of_league)
  local count = redis.call('ZCOUNT', KEYS[2], whole(league * of_league), whole((league + 1) * of_league - 1))
  local size = math.ceil(count / math.ceil(count / most))
  local members = redis.call('ZRANGE', KEYS[2], 0, size - 1, 'WITHSCORES')
  local begins = league * ARGV[6] * idles
  local last = redis.call('ZREVRANGEBYSCORE', KEYS[3], whole(begins + ARGV[6] * idles - 1), whole(begins),
    'WITHSCORES', 'LIMIT', 0, 1)
  local number = last[2] and math.floor((last[2] - begins) / idles) + 1 or 0
  for at = 1, #members, 2 do
    redis.call('ZADD', KEYS[3], whole(begins + number * idles + members[at + 1] % idles), members[at])
    redis.call('ZREM', KEYS[2], members[at])
  end
  if league == 1 and size < most then  -- everybody joins there
    local middle = members[2 * math.ceil(size / 2)]
    redis.call('ZADD', KEYS[4], whole(math.floor(middle % of_league / idles)), whole(number))
  end
end
redis.call('EXPIRE', KEYS[3], ARGV[2])
redis.call('EXPIRE', KEYS[4], ARGV[2])
return redis.call('ZCARD', KEYS[2])
