# Spider: its name, options and what is typed, and what its complete suits change; all else is in building.ftl.

spider-title = Spider
# Other names that players type.
spider-called = spider solitaire, solitaire spider, the spider, spiders, spider patience, spider cards, spider card game, classic spider, spider classic, microsoft spider, windows spider, spider solitare, spider solitair, spider solitiare, spider soltaire, spyder, spyder solitaire, spider one suit, one suit spider, single suit spider, ms spider
spider-called-suits-2 = spider medium, medium spider, spider intermediate, intermediate spider, two suits spider
spider-called-suits-4 = spider hard, hard spider, difficult spider, spider expert, expert spider, four suits spider
spider-credit = Spider: traditional
# The aim in two short sentences, above a player’s first game.
spider-aim = Build complete suits on the piles, from king down to ace. Each one goes home automatically.
spider-pitch = Build 8 complete suits, from king down to ace, on 10 piles.
spider-typing = Type where cards are and where they go: “a c” or “7h 8s”. “3 a c” moves 3 cards. “deal” deals a card to each pile. Several moves fit in a line: “ab, bc”.

spider-option-suits = number of suits
spider-option-suits-1 = 1 suit
spider-option-suits-2 = 2 suits
spider-option-suits-4 = 4 suits
spider-short-option-suits-1 = 1 suit
spider-short-option-suits-2 = 2 suits
spider-short-option-suits-4 = 4 suits
# What else players type beside its number.
spider-typed-option-suits = suit, suits, color, colors

spider-scored = Complete suits
# A goal of a season.
spider-score-goal = { $score ->
    [one] Complete { $score } suit in a game of Spider
   *[other] Complete { $score } suits in a game of Spider
 }

spider-choosing-others = These moves only shift cards around. They rarely help.
spider-ended-no-move = You lost: you can’t deal, and no card fits on another. { building-home }.

# The goal of a second try, inside other sentences, and a score in its terms.
spider-goal = complete { $goal } or more suits
spider-goal-score = { $score ->
    [one] { $score } complete suit
   *[other] { $score } complete suits
 }

spider-refused-no-such-move = “{ $move }” isn’t a move in this game. Type where cards are and where they go, such as “a b”, or “deal”.
spider-refused-unreadable = Can’t read “{ $text }” as a move. Type where cards are and where they go: “a b” or “7h 8s”. Or type “deal”.
