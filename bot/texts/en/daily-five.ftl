# The daily five: five games a day, each with a goal. $number is the number of the day.

command-five = Play today’s five games, each with a goal
command-name-five = five
parameter-five = Enter a day’s number or date, or a game of today’s five; leave this out to see them
parameter-name-five = day
phrase-five = daily five, the daily five, todays five, the five, five of the day, play the five, play the daily five

button-five = Daily five
button-five-next = Next of five
button-five-before = Day before
button-five-open = Play the five
telegram-button-send-five = Send the five…
button-post-five = With daily five
five-yesterday = Yesterday’s five

# Goals that only the daily five have; the others are those of puzzles.
puzzle-goal-win = win
puzzle-goal-aces = { $count ->
    [4] get all Aces home
    [one] get { $count } Ace home
   *[other] get { $count } Aces home
 }
puzzle-goal-all-up = turn up all cards
# A goal with a limit: “win in at most 110 moves”.
five-goal-in = { $moves ->
    [one] { $goal } in at most { $moves } move
   *[other] { $goal } in at most { $moves } moves
 }

five-title = Daily five #{ $number } · { $date }
five-name = Daily five #{ $number }
five-intro = Today’s five games, each with a goal. Help and undo are fine. You can play them later, too.
five-intro-past = Five games, each with a goal. You can still play them: they fill this day in your calendar.
five-post = Press a game to play it where only you see it.
five-offer = Five games, each with a goal. They’re the same for everyone.
five-alt = The five games at their start:
five-line = ○ { $game }: { $goal } ({ $level })
five-line-solved = ✓ { $game }: { $goal } ({ $level })
five-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[very-hard] very hard
 }
five-is-solved = solved
five-solved = { $all ->
    [yes] All 5 solved!
   *[no] { $solved } of 5 solved.
 }

# On the board of one of the five. $made is how many moves have been made.
five-goal = Goal: { $goal }
five-goal-made = Goal: { $goal } · { $made } made.
five-late = The goal needs fewer moves: “{ button-undo }” or “{ button-restart }” helps.
five-reached = ✓ Goal reached: { $goal }.
five-missed = Goal missed: { $goal }.

# A result to share names the day and no deal.
five-result-name = Daily five of { $date }: { $game }
five-result = { $result ->
    [solved] Solved in
   *[missed] Goal missed after
 } { announce-attempt }, { $help ->
    [no] without help
   *[yes] with help
 }

five-unread = Can’t read “{ $text }” as a day or a game. After { $command }, type a number, a date, “yesterday”, or one of the five games.
five-to-come = Daily five #{ $number } is still to come. Today’s is #{ $today }.
five-before-first = The first daily five was on { $date } (UTC).
five-not-one = { $game } isn’t one of that day’s five. Choose one of these: { $games }.

home-five-new = Five games a day, each with a goal
reminder-five = Still open of today’s five: { $games }.

# In the calendar. $all is how many the five of all days are.
calendar-five = Daily five: { $solved } of { $all } solved
calendar-five-badge = { $badge ->
    [bronze] Bronze badge of the five: a fifth solved
    [silver] Silver badge of the five: two fifths solved
    [gold] Gold badge of the five: four fifths solved
    [diamond] Diamond badge of the five: all solved
   *[none] No badge of the five yet: solve a fifth for bronze
 }
calendar-five-short = { $badge ->
    [bronze] Bronze badge of the five
    [silver] Silver badge of the five
    [gold] Gold badge of the five
   *[diamond] Diamond badge of the five
 }
calendar-five-legend = solved of the daily five
calendar-five-alt = { $count } of the daily five solved: { $days }

achievement-five = High five
achievement-how-five = Solve all of a daily five
