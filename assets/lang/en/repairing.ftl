# Repairing a puzzle, in the tab “Solve”. $stipulation: #2
repairing-heading = Repair { $stipulation }
repairing-close = Close the versions
repairing-why-goal = the stipulation is a win or a draw, which is not searched for versions
# $judged: what the puzzle is as it stands; $keys: its first keys
repairing-now = { $judged ->
    [sound] Now: sound, { $keys }
    [cooked] Now: cooked, { $keys }
    [several] Now: several solutions, { $keys }
    [short] Now: a shorter solution, { $keys }
    [already-mate] Now: already mate
    [no-solution] Now: no solution
   *[unfinished] Now: not known
}
repairing-progress = { $done } of { $total } · { $count } sound
repairing-two = Two changes
    .tip = Change the best of these once more, for this time
repairing-time = Time for two changes
# After a number of seconds.
repairing-seconds = {" s"}
repairing-stop = Stop
    .name = Stop the search for versions
repairing-order = Order
repairing-best = Best first
repairing-fewest = Fewest pieces first
repairing-most-tries = Most tries first
repairing-filter = Shown versions
repairing-all = All versions
repairing-same-key = Same key
repairing-exact = No duals or short mates
repairing-list = Sound versions
repairing-more = { $count ->
    [one] 1 more is not listed
   *[other] { $count } more are not listed
}
# $key: the key move
repairing-key = { $count ->
    [one] { $key } · 1 piece
   *[other] { $key } · { $count } pieces
}
repairing-take = Take
    .tip = Set up the selected version; Undo brings the puzzle back
repairing-add = Add
    .tip = Add the selected version to the file, after the puzzle

# The signs in the corners of squares.
repairing-legend = Dot: sound. Ring: sound with another key. Two dots: cooked. Dash: a shorter solution. Cross: no solution.
repairing-hint = { $square }: { $judged }
