-- Adds a finished game to its player's statistics; bot/core/game_counts.py describes the numbers.
-- It is prepended to save.lua: saving the session as counted and counting it is one atomic step.
local BEFORE_SCORES, MOST_COLUMNS, STREAKS = 13, 14, 'streaks'

local function scored(numbers, score, is_low_best)
  local is_first = numbers[1] - numbers[4] == 1
  local is_better = score > numbers[10]
  if is_low_best then
    is_better = score < numbers[10]
  end
  if is_first or is_better then
    numbers[10] = score
  end
  numbers[9] = numbers[9] + score
  -- Double the width of the columns until the score has one.
  while math.floor(score / numbers[13]) >= MOST_COLUMNS do
    numbers[13] = numbers[13] * 2
    for column = 1, MOST_COLUMNS do
      local first = BEFORE_SCORES + 2 * column - 1
      numbers[BEFORE_SCORES + column] = (numbers[first] or 0) + (numbers[first + 1] or 0)
    end
  end
  local place = BEFORE_SCORES + math.floor(score / numbers[13]) + 1
  for column = #numbers + 1, place do
    numbers[column] = 0
  end
  numbers[place] = numbers[place] + 1
end

local function counted(numbers, game)
  numbers[1] = numbers[1] + 1
  for place, name in pairs({[2] = 'won', [3] = 'clean', [4] = 'given_up', [5] = 'assisted', [12] = 'first_win'}) do
    if game[name] then
      numbers[place] = numbers[place] + 1
    end
  end
  numbers[6] = numbers[6] + game.seconds
  if game.won then
    numbers[7] = numbers[7] + 1
    numbers[8] = math.max(numbers[8], numbers[7])
    if game.timed ~= false and (numbers[11] == 0 or game.seconds < numbers[11]) then
      numbers[11] = math.max(1, game.seconds)
    end
  else
    numbers[7] = 0
  end
  if not game.given_up then
    scored(numbers, game.score, game.low_best)
  end
  return numbers
end

local function count_month(tally, game)
  local name = '@' .. game.month
  local stored = redis.call('HGET', tally, name)
  if not stored then
    for _, field in ipairs(redis.call('HKEYS', tally)) do
      if string.sub(field, 1, 1) == '@' and field < '@' .. game.oldest then
        redis.call('HDEL', tally, field)
      end
    end
  end
  local month = stored and cjson.decode(stored) or {}
  local played, won = unpack(month[game.game] or {0, 0})
  month[game.game] = {played + 1, won + (game.won and 1 or 0)}
  redis.call('HSET', tally, name, cjson.encode(month))
end

local function keep_longest(tally, kind, streak)
  local stored = redis.call('HGET', tally, STREAKS)
  local longest = stored and cjson.decode(stored) or {}
  if streak > (longest[kind] or 0) then
    longest[kind] = streak
    redis.call('HSET', tally, STREAKS, cjson.encode(longest))
  end
end

local function count_game(tally, game)
  count_month(tally, game)
  for _, kind in ipairs(game.kinds) do
    local stored = redis.call('HGET', tally, kind)
    if stored or redis.call('HLEN', tally) < game.most then
      local numbers = stored and cjson.decode(stored) or {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}
      redis.call('HSET', tally, kind, cjson.encode(counted(numbers, game)))
      if game.longest_streak > 0 then
        keep_longest(tally, kind, game.longest_streak)
      end
    end
  end
end

