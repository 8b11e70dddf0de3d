# The lesson of Blink Solitaire. $card1 goes to the cell $place2 in a step’s own move, for $points; $card is held;
# $stock counts the cards to draw. The cells and cards named otherwise are those of the lesson’s deal.

blink-lesson-first = You win by placing all 60 cards. Put the first one in the middle, on { $place2 }: it has room on all sides.
blink-lesson-count = From now on, each card must touch one that shares its count, color or shape. Here it’s the count, 5 beside 5: place { $card1 } on { $place2 }.
blink-lesson-count-why = You can hold a card, too, but that comes later. Place this one beside F4.
blink-lesson-color = The background of a card is its color: F4 is yellow, and so is your card. Place { $card1 } beside it, such as on { $place2 }.
blink-lesson-color-why = You can hold a card, too, but this step is about colors. Place this one beside F4.
blink-lesson-shape = The shape can match, too: your stars go beside the stars on F3. Place { $card1 } on { $place2 }.
blink-lesson-shape-why = You can hold a card, too, but this step is about shapes. Place this one beside F3.
blink-lesson-hold = { $card } fits nowhere now, so hold it for later. Then you see the next card.
blink-lesson-corner = Cards at corners don’t touch. Place { $card1 } on { $place2 }: it touches G3, also blue, but not F3.
blink-lesson-corner-why = That’s allowed, too. But on { $place2 }, you see that F3 at the corner doesn’t count.
blink-lesson-points = Each count, color or shape that 2 cards share scores 2 points. Choose { $card1 }, then { $place2 }: count and color match G2, for { $points }.
blink-lesson-points-why = That’s allowed, too. But this step is about points: place { $card1 } where it scores { $points }.
blink-lesson-held = The card you hold fits now, because G2 shows 1, too. Choose { $card1 }, then { $place2 }: that makes room to hold another.
blink-lesson-held-why = The drawn card stays where it is and can wait. Place the held one first: { $card1 }.
blink-lesson-neighbors = On { $place2 }, the drawn card touches G1 and H2, and must match both. All 3 have the count 1, so place it there.
blink-lesson-neighbors-why = That’s allowed, too. But this step is about cells between 2 cards, such as { $place2 }.
blink-lesson-edge = { $card } would fit only above H1, but the table ends there. Nothing can go beyond the edge, so hold the card.
blink-lesson-ahead = You can hold up to 3 cards, even one that fits, to see the next. Try that now: hold { $card }.
blink-lesson-ahead-why = That’s allowed, too. But hold this card for once, to see the next one first.
blink-lesson-full = The drawn card fits nowhere, and you can’t hold a fourth. You’d lose if no held card fit, but one does: place { $card1 } on { $place2 }.
blink-lesson-win = Once every card is placed, held ones too, you win; { $stock } are left to draw. Now it’s up to you: place any card that fits, or hold one.
# $winnable deals of 100 can be won with all cards known.
blink-lesson-end = Now you can play Blink on your own: match every neighbor, and hold cards early. About { $winnable } of 100 deals can be won: can you place all 60?
