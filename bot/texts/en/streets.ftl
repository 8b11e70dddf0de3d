# Streets and Alleys: its name, options and what is typed; all else is in building.ftl.

streets-title = Streets and Alleys
# Other names that players type. The second ones mean the game with an option.
streets-called = streets & alleys, street and alley, streets and alley, street and alleys, streets n alleys, streets alleys, streets, alleys, streets and alleys solitaire
streets-called-aces-out = beleaguered castle, castle, the castle, beleaguered castle solitaire, beleagured castle, beleagered castle, beleaguerd castle, besieged castle, castle solitaire, laying siege, sham battle
streets-credit = Streets and Alleys: traditional
# The aim in two short sentences, above a player’s first game.
streets-aim = Bring every suit home, from ace to king. Move 1 card at a time: suits don’t matter on the piles.
streets-pitch = All face up, 1 card at a time: plan ahead.
streets-typing = Type where a card is and where it goes: “a c”, “qh ks”, “d home”. Several moves fit in a line: “ab, bc, d home”.

# Where the aces are at the start.
streets-option-aces = aces at the start
streets-option-aces-in = aces in the piles
streets-option-aces-out = Beleaguered Castle (aces home)
streets-short-option-aces-in = aces in piles
streets-short-option-aces-out = aces home
# What else players type for it.
streets-typed-option-aces-out = aces home, aces first, aces on the foundations

# A goal of a season.
streets-score-goal = { $score ->
    [one] Have { $score } card home in a game of Streets and Alleys
   *[other] Have { $score } cards home in a game of Streets and Alleys
 }

streets-refused-card-covered = { $card } lies under other cards in pile { $place }, and only top cards can move in this game. Move those cards first.
