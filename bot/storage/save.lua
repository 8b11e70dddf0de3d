-- Stores a game if the previous revision is stored, and updates the player's lists.
-- KEYS: the game, the unfinished games, the past games, the player's self, tally and awards; for a new game also
--       the first game of its day.
-- ARGV: 1 session, 2 revision, 3 text, 4 time, 5 "open" or "past", 6 seconds to live,
--       7 and 8 unfinished and past games that were last changed before then are deleted, 9 most unfinished games,
--       10 most past games, 11 seconds to live of self, 12 of tally and awards, 13 the finished game to count, or
--       empty; 14 and 15 for a change that is based on a cached session, else empty: the last event of that
--       session, and the player's settings; for a new game also 16 the text if it is the first of its day,
--       17 seconds to live of that key.
local stored = tonumber(string.match(redis.call('GETRANGE', KEYS[1], 0, 15), '^%d+') or '0')
if stored ~= tonumber(ARGV[2]) - 1 then
  return 'stale'
end
if ARGV[14] ~= '' then
  -- After a failover has lost a change, another one can have its revision.
  if not string.find(redis.call('GET', KEYS[1]), '"event":"' .. ARGV[14], 1, true) then
    return 'stale'
  end
  local settings = redis.call('HMGET', KEYS[4], 'theme', 'language', 'zone', 'view', 'results', 'reminder',
    'warning')
  for place, value in ipairs(settings) do
    settings[place] = value or ''
  end
  if table.concat(settings, '\n') ~= ARGV[15] then
    return 'stale'
  end
end
local prefix = string.sub(KEYS[1], 1, -#ARGV[1] - 1)
-- Every stored game is in a list, so that a deletion finds all of them.
for list, before in pairs({[KEYS[2]] = ARGV[7], [KEYS[3]] = ARGV[8]}) do
  for _, oldest in ipairs(redis.call('ZRANGEBYSCORE', list, '-inf', '(' .. before)) do
    if oldest ~= ARGV[1] then
      redis.call('DEL', prefix .. oldest)
      redis.call('ZREM', list, oldest)
    end
  end
end
local into, from = KEYS[2], KEYS[3]
if ARGV[5] == 'past' then
  into, from = from, into
elseif not redis.call('ZSCORE', into, ARGV[1]) and redis.call('ZCARD', into) >= tonumber(ARGV[9]) then
  return 'full'
end
if ARGV[5] == 'past' then
  -- Games with a shorter time to live have expired.
  for _, session in ipairs(redis.call('ZRANGE', into, 0, -1)) do
    if redis.call('EXISTS', prefix .. session) == 0 then
      redis.call('ZREM', into, session)
    end
  end
end
local text, answer = ARGV[3], 'kept'
if KEYS[7] and redis.call('SET', KEYS[7], ARGV[1], 'NX', 'EX', ARGV[17]) then
  text, answer = ARGV[16], 'first'
end
redis.call('SET', KEYS[1], text, 'EX', ARGV[6])
redis.call('ZREM', from, ARGV[1])
redis.call('ZADD', into, ARGV[4], ARGV[1])
redis.call('HSET', KEYS[4], 'current', ARGV[1])
if ARGV[13] ~= '' then
  count_game(KEYS[5], cjson.decode(ARGV[13]))
end
local lives = {[into] = ARGV[6], [KEYS[4]] = ARGV[11], [KEYS[5]] = ARGV[12], [KEYS[6]] = ARGV[12]}
for key, life in pairs(lives) do
  -- Never shorten it: games with a longer time to live would be lost.
  if redis.call('TTL', key) < tonumber(life) then
    redis.call('EXPIRE', key, life)
  end
end
for _, oldest in ipairs(redis.call('ZRANGE', KEYS[3], 0, -tonumber(ARGV[10]) - 1)) do
  redis.call('DEL', prefix .. oldest)
  redis.call('ZREM', KEYS[3], oldest)
end
return answer
