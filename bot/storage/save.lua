-- Stores a game if the previous revision is stored, and updates the player's lists.
-- KEYS, the last one for a new game: the first game of its day; for a change in a group that is based on a
-- cached session: the group's settings.
local key, unfinished, past, own, tally, awards, notes, last = unpack(KEYS)
-- ARGV: the session, its revision, text and time; the list for it ("open" or "past"), and seconds to live;
local session, revision, text, time, list, life,
-- the times before which unfinished and past games are deleted if they were changed last, the most of both,
  oldest_unfinished, oldest_past, most_unfinished, most_past,
-- seconds to live of the player's self, and of tally and awards,
  life_of_own, life_of_counts,
-- the finished game to count, or empty; the attempt at its deal to note, or empty, and seconds to live of the
-- notes; for a new game the text if it is the first of its day, and seconds to live of that key; the time zone
-- of the player's device, or empty;
  ending, attempt, life_of_notes, first_text, life_of_first, device_zone,
-- only for a change that is based on a cached session: the last event of that session, the values of the
-- player's settings, a line each, and their fields; in a group the same of its settings.
  event, settings, fields, group_settings, group_fields = unpack(ARGV)
local first = not event and last
local function has_changed(hash, values, names)
  local list = {}
  for name in string.gmatch(names, '%S+') do
    list[#list + 1] = name
  end
  local lines = redis.call('HMGET', hash, unpack(list))
  for place, line in ipairs(lines) do
    lines[place] = line or ''
  end
  return table.concat(lines, '\n') ~= values
end
local stored = tonumber(string.match(redis.call('GETRANGE', key, 0, 15), '^%d+') or '0')
if stored ~= tonumber(revision) - 1 then
  return 'stale'
end
if event then
  -- After a failover has lost a change, another one can have its revision.
  if not string.find(redis.call('GET', key), '"event":"' .. event, 1, true) then
    return 'stale'
  end
  if has_changed(own, settings, fields) or (last and has_changed(last, group_settings, group_fields)) then
    return 'stale'
  end
end
local prefix = string.sub(key, 1, -#session - 1)
-- Every stored game is in a list, so that a deletion finds all of them.
for games, before in pairs({[unfinished] = oldest_unfinished, [past] = oldest_past}) do
  for _, oldest in ipairs(redis.call('ZRANGEBYSCORE', games, '-inf', '(' .. before)) do
    if oldest ~= session then
      redis.call('DEL', prefix .. oldest)
      redis.call('ZREM', games, oldest)
    end
  end
end
local into, from = unfinished, past
if list == 'past' then
  into, from = from, into
elseif not redis.call('ZSCORE', into, session) and redis.call('ZCARD', into) >= tonumber(most_unfinished) then
  return 'full'
end
if list == 'past' then
  -- Games with a shorter time to live have expired.
  for _, one in ipairs(redis.call('ZRANGE', into, 0, -1)) do
    if redis.call('EXISTS', prefix .. one) == 0 then
      redis.call('ZREM', into, one)
    end
  end
end
local answer = 'kept'
if first and redis.call('SET', first, session, 'NX', 'EX', life_of_first) then
  text, answer = first_text, 'first'
end
redis.call('SET', key, text, 'EX', life)
redis.call('ZREM', from, session)
redis.call('ZADD', into, time, session)
redis.call('HSET', own, 'current', session)
if device_zone ~= '' then
  redis.call('HSET', own, 'device-zone', device_zone)
end
if ending ~= '' then
  count_game(tally, cjson.decode(ending))
end
if attempt ~= '' then
  note_attempt(notes, cjson.decode(attempt), life_of_notes)
end
local lives = {[into] = life, [own] = life_of_own, [tally] = life_of_counts, [awards] = life_of_counts}
for one, seconds in pairs(lives) do
  -- Never shorten it: games with a longer time to live would be lost.
  if redis.call('TTL', one) < tonumber(seconds) then
    redis.call('EXPIRE', one, seconds)
  end
end
for _, oldest in ipairs(redis.call('ZRANGE', past, 0, -tonumber(most_past) - 1)) do
  redis.call('DEL', prefix .. oldest)
  redis.call('ZREM', past, oldest)
end
return answer
