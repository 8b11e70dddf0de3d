-- Returns the games of a player's sessions, the last one played first; a game can be there several times.
-- KEYS: the lists of sessions.
-- ARGV: 1 the prefix of the keys of sessions, 2 how many sessions of each list are looked at.
local found = {}
for _, list in ipairs(KEYS) do
  local listed = redis.call('ZREVRANGE', list, 0, ARGV[2] - 1, 'WITHSCORES')
  for at = 1, #listed, 2 do
    local text = redis.call('GET', ARGV[1] .. listed[at])
    local game = text and string.match(text, '"record":"(%l+)/')
    if game then
      found[#found + 1] = {game, tonumber(listed[at + 1])}
    end
  end
end
table.sort(found, function(one, other) return one[2] > other[2] end)
for place, one in ipairs(found) do
  found[place] = one[1]
end
return found
