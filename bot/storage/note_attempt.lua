-- Notes a player's first ended attempt at a deal; bot/storage/first_attempt.py describes the hash.
-- It is prepended to save.lua: saving the session, counting its end and noting it is one atomic step.
local function delete_old_notes(notes, attempt)
  local found, stored = {}, redis.call('HGETALL', notes)
  for at = 1, #stored, 2 do
    local day = string.match(stored[at + 1], '^%l (%d+)')
    if day then
      found[#found + 1] = {tonumber(day), stored[at]}
    end
  end
  table.sort(found, function(one, other)
    return one[1] < other[1] or (one[1] == other[1] and one[2] < other[2])
  end)
  local surplus = #found >= attempt.most and attempt.most / 10 or 0
  for place, note in ipairs(found) do
    if note[1] < attempt.oldest or place <= surplus then
      redis.call('HDEL', notes, note[2])
    end
  end
  redis.call('HSET', notes, 'swept', attempt.day)
end

local function note_attempt(notes, attempt, seconds)
  if redis.call('HEXISTS', notes, attempt.deal) == 1 then
    return
  end
  local swept = redis.call('HGET', notes, 'swept')
  if not swept then
    redis.call('HSET', notes, 'swept', attempt.day)
  -- One field more than notes says when old ones were deleted, another one perhaps which deals wait.
  elseif attempt.day - swept >= attempt.sweep_days or redis.call('HLEN', notes) >= attempt.most + 1 then
    delete_old_notes(notes, attempt)
  end
  redis.call('HSET', notes, attempt.deal, attempt.text)
  if attempt.is_waiting then
    local waiting = redis.call('HGET', notes, 'waiting')
    redis.call('HSET', notes, 'waiting', waiting and waiting .. ' ' .. attempt.deal or attempt.deal)
  end
  redis.call('EXPIRE', notes, seconds)
end

