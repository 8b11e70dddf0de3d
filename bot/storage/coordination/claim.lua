-- Changes the state of one delivery. Claims expire by the server's clock, because the clocks of the bot's
-- processes differ.
-- KEYS: the hash of the owner.
-- ARGV: 1 the operation; then
--   claim: 2 kind, 3 number, 4 token, 5 milliseconds, 6 the expected settings
--   intend: 2 kind, 3 token, 4 milliseconds, 5 nonce
--   record: 2 kind, 3 number, 4 token, 5 outcome, 6 when to try again, 7 now, 8 reason
local key, what = KEYS[1], ARGV[1]
local kind = ARGV[2] .. '.'
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function stored(name)
  return redis.call('HGET', key, kind .. name)
end
local left = tonumber(stored('until') or '0') - now

if what == 'claim' then
  local number = tonumber(ARGV[3])
  local last, nonce = tonumber(stored('number') or '0'), stored('nonce')
  if redis.call('HGET', key, 'settings') ~= ARGV[6] then
    return {'changed', '', 0}
  elseif tonumber(stored('sent') or '0') >= number then
    return {'done', '', 0}
  elseif left > 0 and stored('token') ~= ARGV[4] then -- its own claim if the first answer was lost
    return {'busy', '', left}
  elseif nonce and last > number then
    return {'done', '', 0}
  end
  if last ~= number then
    redis.call('HDEL', key, kind .. 'tries', kind .. 'again', kind .. 'nonce')
    nonce = false
  end
  redis.call('HSET', key, kind .. 'number', number, kind .. 'token', ARGV[4], kind .. 'until', now + ARGV[5])
  return {nonce and 'unknown' or 'claimed', nonce or '', 0}
end

if redis.call('EXISTS', key) == 0 then -- deleted meanwhile
  return 'lost'
end
local is_mine = stored('token') == ARGV[what == 'intend' and 3 or 4]

if what == 'intend' then
  if not is_mine or left <= 0 then
    return 'lost'
  end
  redis.call('HSET', key, kind .. 'nonce', ARGV[5], kind .. 'until', now + ARGV[4])
  return 'ok'
end

local outcome = ARGV[5]
if outcome == 'sent' then  -- whichever process holds the claim by now
  if tonumber(stored('sent') or '0') < tonumber(ARGV[3]) then
    redis.call('HSET', key, kind .. 'sent', ARGV[3])
  end
  if tonumber(stored('number') or '0') <= tonumber(ARGV[3]) then
    for _, name in ipairs({'number', 'token', 'until', 'nonce', 'tries', 'again'}) do
      redis.call('HDEL', key, kind .. name)
    end
  end
  redis.call('HDEL', key, 'failing', 'told', 'reason')
  return 'ok'
elseif not is_mine then
  return 'lost'
end
redis.call('HDEL', key, kind .. 'token', kind .. 'until')
if outcome == 'free' then
  return 'ok'
end
redis.call('HINCRBY', key, kind .. 'tries', 1)
redis.call('HSET', key, kind .. 'again', ARGV[6])
if outcome ~= 'unknown' then
  redis.call('HDEL', key, kind .. 'nonce')
end
if outcome == 'refused' then
  redis.call('HSETNX', key, 'failing', ARGV[7])
  redis.call('HSET', key, 'reason', ARGV[8])
end
return 'ok'
