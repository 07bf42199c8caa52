# What the position is: the verdict and its problems, in the side panel.

meaning-illegal = Illegal position
meaning-preview = Preview
meaning-preview-note = The position updates when the FEN is valid.
# An empty board. paste and start: the next two texts, with their keys.
meaning-begin = Place pieces, { $paste } or { $start }
meaning-paste = paste a position
meaning-set-up-start = set up the start position

meaning-list = Problems
meaning-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
# What a screen reader says of a problem.
meaning-heard-problem = Problem: { $sentence }
meaning-heard-odd = Odd: { $sentence }
# And of what mends it. label: the button.
meaning-fix = Fix: { $label }. { $sentence }
meaning-fix-all = Fix all

meaning-fixed = { $count ->
    [one] { $count } problem was fixed
   *[other] { $count } problems were fixed
}
meaning-fixed-some = { $count ->
    [one] { $count } problem was fixed, { $left } left
   *[other] { $count } problems were fixed, { $left } left
}
meaning-no-certain-fix = No problem has one clear fix; choose a fix next to its problem
meaning-why-preview = The text in the FEN box is not a valid FEN yet
meaning-why-no-problems = There are no problems
