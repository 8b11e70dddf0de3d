# Wish: the words of the lesson in seeds/lessons/wish.toml. $move, $card1, $card2, $place1 and $place2 are of the
# step’s own move, $score is the number of cards left. A message that ends in “-why” answers another legal move.

wish-lesson-pair = The aim is to clear all { $score } cards, 2 at a time. The aces on { $place1 } and { $place2 } are a pair: press “{ $move }” to take them.

wish-lesson-suits = Suits don’t matter, only the rank does. { $card1 } and { $card2 } are both nines, so take them.

wish-lesson-below = You can only take top cards, but then the cards below turn up. 2 more nines just did: take them.

wish-lesson-letters = Each pile has a letter, from a to h. You can also type a pair by its piles: “{ $place1 }{ $place2 }” takes the queens.

wish-lesson-three = Of these 3 sevens, leave the one with the fewest cards below. That one is on a, so take { $card1 } and { $card2 }.
wish-lesson-three-why = This step is about the sevens. If the hidden fourth lies under the one you leave, you can’t win.

wish-lesson-tall = Tall piles hide the most cards, so take from them first. Here, take the jacks on { $place1 } and { $place2 }.
wish-lesson-tall-why = That’s a pair too, but on smaller piles. No pair is on taller piles than { $place1 } and { $place2 }.

wish-lesson-fourth = The fourth seven was right under the one you took from { $place2 }. It makes a pair with the seven you left on { $place1 }.
wish-lesson-fourth-why = You left the seven on { $place1 } for this moment. In this step, take both sevens.

wish-lesson-empty = Pile a is empty now and stays empty: cards never go onto a pile. Take a pair from the other piles, such as { $card1 } and { $card2 }.

wish-lesson-four = All 4 kings are on top, so you can’t go wrong with them. Take 2, such as { $card1 } and { $card2 }, and the other 2 go next.
wish-lesson-four-why = That pair can wait. In this step, take 2 of the 4 kings.

wish-lesson-hint = Not sure which pair is best? In your games, “{ button-hint }” marks one, like these jacks: take them.
wish-lesson-hint-why = A hint would mark { $move } here, because those piles are taller.

wish-lesson-line = You can type all pairs you see in one line: “{ $place1 }{ $place2 } fh” takes both of these. Or take one, and the other goes next.

wish-lesson-only = Only 1 pair is on top now, so take it. If cards remain and no pair is on top, the game is lost.

wish-lesson-last = Your score is the number of cards left, and 0 is best. Take the last { $score } cards to win.

# $winnable deals of 100 can be won with all cards known; a simple player, who takes from the tallest piles, wins $simple.
wish-lesson-end = You cleared every card, and now you can play Wish on your own. About { $winnable } of 100 deals can be won; taking from the tallest piles wins { $simple }. Win your first game of a day on the first try, and you can make a wish.
