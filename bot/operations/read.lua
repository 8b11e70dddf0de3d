-- Reads all keys of one hash tag at one moment.
-- KEYS: the keys that were found. ARGV: 1 the most to read at once, in fields, members and KiB; what follows
-- the hash tag of a player: 2 before a session, then in each list of sessions.
-- Returns the name, type, expiry in milliseconds since 1970 (-1 for never), and content of each; only the
-- names if there is more.
local names, seen = {}, {}
local function add(name)
  if not seen[name] then
    seen[name] = true
    names[#names + 1] = name
  end
end
for _, key in ipairs(KEYS) do
  add(key)
end
-- A session that was started after the scan is in one of the player's lists.
local is_list = {}
for place = 3, #ARGV do
  is_list[ARGV[place]] = true
end
for _, key in ipairs(KEYS) do
  local prefix, part = string.match(key, '^(.*{.*}:)(.*)$')
  if is_list[part] and redis.call('TYPE', key)['ok'] == 'zset' and redis.call('ZCARD', key) <= tonumber(ARGV[1]) then
    for _, session in ipairs(redis.call('ZRANGE', key, 0, -1)) do
      add(prefix .. ARGV[2] .. session)
    end
  end
end
local sizes = {string = 'STRLEN', hash = 'HLEN', set = 'SCARD', zset = 'ZCARD', list = 'LLEN'}
local total, types = 0, {}
for place, name in ipairs(names) do
  types[place] = redis.call('TYPE', name)['ok']
  local size = sizes[types[place]]
  if size then
    local amount = redis.call(size, name)
    total = total + 1 + (types[place] == 'string' and amount / 1024 or amount)
  end
end
if total > tonumber(ARGV[1]) then
  return names
end
local found = {}
for place, name in ipairs(names) do
  local kind, content = types[place], false
  if kind == 'string' then
    content = redis.call('GET', name)
  elseif kind == 'hash' then
    content = redis.call('HGETALL', name)
  elseif kind == 'set' then
    content = redis.call('SMEMBERS', name)
  elseif kind == 'zset' then
    content = redis.call('ZRANGE', name, 0, -1, 'WITHSCORES')
  elseif kind == 'list' then
    content = redis.call('LRANGE', name, 0, -1)
  end
  if kind ~= 'none' then
    found[#found + 1] = {name, kind, redis.call('PEXPIRETIME', name), content}
  end
end
return {found}
