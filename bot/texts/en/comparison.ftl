# A finished game compared with how others have ended the same deal for the first time.
command-compare = Compare your finished game with others’ games of the same deal
command-name-compare = compare
button-compare = Compare

# Below a finished game, and above the chart. Winners are also those who solved a puzzle.
compare-won = Other players who won this deal: { $wins } of { $others }.
compare-solved = Other players who solved this puzzle: { $wins } of { $others }.
compare-fewest = Fewest moves: { $moves }.
compare-best = Nobody needed fewer moves than you.
compare-better = You needed fewer moves than { $count } of { $winners } winners.
compare-about = You needed fewer moves than about { $share }% of the winners.
compare-moves = Your moves: { $own }. Of the { $winners } other winners, { $more } needed more, { $same } as many, and { $fewer } fewer.
compare-time = Your time: { $own }. Of the { $winners } other winners, { $more } took longer, { $same } as long, and { $fewer } were faster.
compare-sample = There are { $wins } other winners. { $winners } of them, chosen at random, are shown here.
compare-uncounted = Others don’t see this game in their numbers: only your first game of a deal counts, played without help.

# What can’t be compared.
compare-nobody = Nobody else has finished this deal yet.
compare-first = You can compare this deal once you’ve finished it. To play it, type { $command }.
compare-unfinished = You can compare a game when it’s over. Finish this one first.
compare-which = Type a game and the number of a deal, such as { $command }.
compare-exercise = You can compare finished games and rated puzzles, but no lessons or practice.
compare-points = { $game } is played for points, so there are no winners to compare.

# The chart, and its description.
compare-chart-moves = Moves of the winners
compare-chart-minutes = Minutes of the winners
compare-chart-seconds = Seconds of the winners
compare-chart-own = You
compare-chart-more = { $from }+
compare-alt = { $title }, column chart: { $columns }.
compare-alt-own = { compare-alt } You: { $own }.
compare-alt-one = { $range }: { $count }
