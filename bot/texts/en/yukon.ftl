# Yukon: its name, options and what is typed; all else is in building.ftl.

yukon-title = Yukon
# Other names that players type. The second ones mean the game with an option.
yukon-called = yukon solitaire, solitaire yukon, the yukon, yukon patience, yukon cards, yukon solitare, yucon, yucon solitaire, youkon, yukon classic
yukon-called-suit = russian solitaire, russian, russian patience, russian solitare, rusian solitaire, russian solitair, russian yukon
yukon-credit = Yukon: traditional
# The aim in two short sentences, above a player’s first game.
yukon-aim = Bring every suit home, from ace to king. Build down { $suit ->
    [on] in suit
   *[off] in alternating colors
 }: any face-up card moves, with all on it.
yukon-pitch = Klondike without a stock: cards move with all on them.
yukon-typing = Type where a card is and where it goes: “a c”, “qh ks”, “d home”. “3 a c” moves 3 cards. Several moves fit in a line: “ab, bc”.

# Built in suit, it is Russian solitaire.
yukon-option-suit = Russian (built in suit)
yukon-short-option-suit = Russian
# What else players type for it.
yukon-typed-option-suit = Russian, in suit, by suit, same suit

# A goal of a season.
yukon-score-goal = { $score ->
    [one] Have { $score } card home in a game of Yukon
   *[other] Have { $score } cards home in a game of Yukon
 }
