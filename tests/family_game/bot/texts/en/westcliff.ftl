# Westcliff: its name, aim and what is typed; all else is in building.ftl.

westcliff-title = Westcliff
# Other names that players type.
westcliff-called = west cliff
westcliff-credit = Westcliff: traditional
westcliff-aim = Bring every suit home, from ace to king, in one pass through the stock.
westcliff-pitch = Bring 4 suits home in one pass through the stock.
westcliff-typing = Type where a card is and where it goes: “a c”, “qh ks”, “d home”; “w d” plays the waste. “draw” draws.
