# Klondike: its name, options and what is typed; all else is in building.ftl.

klondike-title = Klondike
# Other names that players type.
klondike-called = klondike solitaire, solitaire, the solitaire, classic solitaire, solitaire classic, normal solitaire, regular solitaire, standard solitaire, traditional solitaire, windows solitaire, microsoft solitaire, card solitaire, solitaire cards, patience, classic patience, klondike patience, klondyke, klondyke solitaire, klondlike, klondik, old solitaire, simple solitaire, basic solitaire, original solitaire, solitaire game, card game, solitaire card game, solitare, solitair, soltaire, solitiare, patience solitaire
klondike-called-draw-3 = 3 card solitaire, three card solitaire, 3 card klondike, three card klondike, 3 card draw, three card draw, draw 3 solitaire, draw three solitaire, turn 3 solitaire, turn three solitaire, klondike turn 3, klondike turn three, vegas solitaire, las vegas solitaire, vegas
klondike-called-open = thoughtful solitaire, thoughtful, thoughtful klondike, klondike thoughtful, thoughtful patience, open solitaire, face up solitaire, face up klondike
klondike-credit = Klondike: traditional
# The aim in two short sentences, above a player’s first game.
klondike-aim = Bring every suit home, from ace to king. Build the piles down in alternating colors.
klondike-pitch = The classic solitaire: bring 4 suits home, from ace to king.
klondike-typing = Type where a card is and where it goes: “a c”, “qh ks”, “d home”; “w d” plays the waste. “draw” draws, and “redeal” turns the waste over. “3 a c” moves 3 cards. Several moves fit in a line: “ab, bc”.

# How many cards are drawn at a time, and how often players may go through the stock.
klondike-option-draw = cards drawn at a time
klondike-option-draw-1 = draw 1 card
klondike-option-draw-3 = draw 3 cards
klondike-short-option-draw-1 = draw 1
klondike-short-option-draw-3 = draw 3
# What else players type beside its number.
klondike-typed-option-draw = card, cards, card draw, draw cards, at a time, card at a time, cards at a time
klondike-option-passes = passes through the stock
klondike-option-passes-any = any number of passes
klondike-option-passes-3 = 3 passes
klondike-option-passes-1 = 1 pass
klondike-short-option-passes-any = any passes
klondike-short-option-passes-3 = 3 passes
klondike-short-option-passes-1 = 1 pass

# A goal of a season.
klondike-score-goal = { $score ->
    [one] Have { $score } card home in a game of Klondike
   *[other] Have { $score } cards home in a game of Klondike
 }

klondike-refused-unreadable = Can’t read “{ $text }” as a move. Type where a card is and where it goes: “a b”, “a home” or “w b” from the waste. Or type “draw” or “redeal”.
