-- Changes the settings of a group's posts.
-- KEYS: the posts of the group.
-- ARGV: 1 the operation; then
--   save: 2 the expected settings, 3 the new ones, 4 the first day, 5 seconds to live without settings,
--         6 and more fields with their values
--   rewrite: 2 the expected settings, 3 the new ones
--   adopt: 2 and more fields with their values, for a group without any
local key, what = KEYS[1], ARGV[1]

if what == 'save' then
  local settings = redis.call('HGET', key, 'settings') or ''
  if settings ~= ARGV[2] then
    return settings == ARGV[3] and 'ok' or 'stale' -- saved already: the first answer was lost
  end
  for _, field in ipairs(redis.call('HKEYS', key)) do
    if field:find('%.tries$') or field:find('%.again$') then
      redis.call('HDEL', key, field)
    end
  end
  redis.call('HDEL', key, 'failing', 'told', 'reason')
  if ARGV[3] == '' then
    redis.call('HDEL', key, 'settings')
  else
    redis.call('HSET', key, 'settings', ARGV[3], 'since', ARGV[4])
  end
  for place = 6, #ARGV, 2 do
    redis.call('HSET', key, ARGV[place], ARGV[place + 1])
  end
  if ARGV[3] == '' then
    redis.call('EXPIRE', key, ARGV[5])
  else
    redis.call('PERSIST', key)
  end
  return 'ok'
end

if what == 'rewrite' then
  if redis.call('HGET', key, 'settings') == ARGV[2] then
    redis.call('HSET', key, 'settings', ARGV[3])
  end
  return 'ok'
end

if redis.call('EXISTS', key) == 0 then -- adopt
  redis.call('HSET', key, unpack(ARGV, 2))
end
return 'ok'
