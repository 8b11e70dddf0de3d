# Kittyhawk: the words of the lesson in seeds/lessons/kittyhawk.toml. $brief1, $brief2, $place1 and $place2 are of the
# step’s own move. A message that ends in “-why” answers another legal move.

# The place where a card goes.
kittyhawk-at2 = { $place2 ->
    [moons] the Moons foundation
    [suns] the Suns foundation
    [waves] the Waves foundation
    [leaves] the Leaves foundation
    [wyrms] the Wyrms foundation
    [knots] the Knots foundation
   *[other] pile { $place2 }
 }

kittyhawk-lesson-home = Bring all cards home to 6 foundations: Moons, Suns, Waves, Leaves, Wyrms and Knots. Each has its Ace: move the { $brief1 } from { kittyhawk-at1 } to { kittyhawk-at2 }.
kittyhawk-lesson-home-why = In this step, send a 2 home. It goes onto the Ace of one of its suits.

kittyhawk-lesson-either = Most cards have the signs of 2 suits, but Aces and Crowns have only 1. Move the { $brief1 } from { kittyhawk-at1 } to the foundation of either suit.
kittyhawk-lesson-either-why = In this step, send the { $brief1 } home. It fits on the foundations of both its suits, so choose one.

kittyhawk-lesson-next = Foundations go up rank by rank: Ace, 2, 3 and so on to 9, then Crown. Move the { $brief1 } from { kittyhawk-at1 } to { kittyhawk-at2 }.
kittyhawk-lesson-next-why = In this step, send the { $brief1 } home. It’s the next rank after the { $brief2 }.

kittyhawk-lesson-build = Cards also go onto piles: onto the next higher rank, if both share a suit. Move the { $brief1 } from { kittyhawk-at1 } onto the { $brief2 }.
kittyhawk-lesson-build-why = In this step, move a card onto the next higher rank on a pile. The { $brief1 } and the { $brief2 } share a suit.

kittyhawk-lesson-heap = You can take cards from the heaps g and h, but never put any there. Move the { $brief1 } from { kittyhawk-at1 } onto the { $brief2 }.
kittyhawk-lesson-heap-why = In this step, move a card from a heap. Then you can use the card below it.

kittyhawk-lesson-empty = An empty pile takes any card, so it helps you reach cards in the heaps. Move the { $brief1 } from { kittyhawk-at1 } to the empty { kittyhawk-at2 }.
kittyhawk-lesson-empty-why = In this step, move the top card of a heap to an empty pile. Then you can use the card below it.

kittyhawk-lesson-one = You can move only one card at a time. Put the { $brief1 } on the empty { kittyhawk-at2 }, so the card below can move.
kittyhawk-lesson-one-why = In this step, move the { $brief1 } to the empty { kittyhawk-at2 }. Then the 7 can go onto the 8, and the 6 onto the 7.

kittyhawk-lesson-deal = Both heaps are empty, so deal 6 cards from the face-down stock: 3 onto each heap. If cards are still there, a deal buries them.
kittyhawk-lesson-deal-why = You can deal at any time. Now that the heaps are empty, it’s a good moment, so deal in this step.

kittyhawk-lesson-collect = “{ kittyhawk-collect }” sends home every card on which no other card could still go. Use it now for both cards on the left heap: it’s only 1 move.
kittyhawk-lesson-collect-why = You can also send cards home one by one. In this step, use “{ kittyhawk-collect }”.

kittyhawk-lesson-crown = A Crown has the highest rank: of the piles, only an empty one can take it. Move the { $brief1 } from { kittyhawk-at1 } to the empty { kittyhawk-at2 }.
kittyhawk-lesson-crown-why = In this step, move the Crown to an empty pile. Then you can use the cards below it.

kittyhawk-lesson-before = Use the heaps before you deal again, because a deal would bury their cards. Move the { $brief1 } from { kittyhawk-at1 } onto the { $brief2 }.
kittyhawk-lesson-before-why = In this step, send a heap’s top card home, or move it onto another card. The next deal would bury it.

kittyhawk-lesson-nine = At level { $level }, the Crown comes right after the 9, so it takes a 9. Move the { $brief1 } from { kittyhawk-at1 } onto the { $brief2 }.
kittyhawk-lesson-nine-why = In this step, move a 9 onto a Crown that shares a suit with it.

kittyhawk-lesson-back = Cards can come back from foundations: press “{ kittyhawk-button-others }”. Move the { $brief1 } to { kittyhawk-at2 }, so the 7 from the left heap fits.
kittyhawk-lesson-back-why = In this step, move the { $brief1 } back to { kittyhawk-at2 }. It’s the only 8 that shares a suit with the 7 on the left heap.

kittyhawk-lesson-free = “{ button-undo }” takes back any move, even a deal. Now choose any move yourself.

# A simple player wins $simple deals of 100.
kittyhawk-lesson-end = You know the rules now: use the heaps, then deal, until all cards are home. You lose only when the stock is empty and cards can just move back and forth. Nearly every deal can be won, so don’t give up early: even simple play wins about { $simple } of 100.
