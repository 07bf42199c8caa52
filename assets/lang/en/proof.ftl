# Proven results. All sentences are without a full stop.

proof-white-wins = White to move and win
proof-white-mates = White to move, mate in { $moves }
proof-white-draws = White to move, draw
proof-white-loses = White to move and lose
proof-white-is-mated = White to move, mated in { $moves }
proof-black-wins = Black to move and win
proof-black-mates = Black to move, mate in { $moves }
proof-black-draws = Black to move, draw
proof-black-loses = Black to move and lose
proof-black-is-mated = Black to move, mated in { $moves }

# The evidence, after a result.
proof-by-endings = proven (ending table)
proof-by-syzygy = proven (Syzygy tables)
proof-drawn-by-rule = but drawn by the 50-move rule
proof-may-be-drawn = the 50-move rule may make it a draw

# The result of a move for the side that makes it.
proof-move-wins = wins
proof-move-mates = mate in { $moves }
proof-move-draws = draws
proof-move-loses = loses
proof-move-is-mated = loses, mated in { $moves }

# A study: what its stipulation claims, and whether the tables agree.
proof-only-key = { $result ->
    [win] Sound: only { $keys } wins
   *[draw] Sound: only { $keys } draws
}
proof-several-keys = { $result ->
    [win] { $count } first moves win: { $keys }
   *[draw] { $count } first moves draw: { $keys }
}
proof-claim-holds = { $result ->
    [win] True, whatever the side to move plays: it loses
   *[draw] True, without a move: the game is drawn
}
proof-claim-fails = { $result ->
    [win] Not true: the side to move wins
    [draw] Not true: the position is a draw
   *[loss] Not true: the side to move loses
}

# The solution that a record states for a study. moves: "2.Kd6 (Kd5, Ke5)"; better: moves that keep the result.
proof-line-only = The stated solution holds, and no other move does
proof-line-loses-time = The stated solution holds; other moves only lose time
proof-line-duals = The stated solution holds, but has duals: { $moves }
proof-line-fails = The stated solution fails at { $played }, which { $result ->
    [win] wins
    [draw] draws
   *[loss] loses
}
proof-line-better = { $failure }; better: { $moves }
proof-line-illegal = In the stated solution, { $word } is not a legal move

# Why nothing is proven.
proof-not-proven = Not proven: { $reason }
proof-too-many-pieces = tables have up to 4 pieces, kings included, and Syzygy tables up to 7
proof-kings = each side needs one king
proof-illegal = the position is illegal
proof-castling-rights = tables do not know castling; remove the castling rights
proof-variant = tables are made for standard chess only
proof-stopped = stopped
proof-missing-table = the table { $file } is missing
proof-out-of-memory = there is not enough memory; { $megabytes } MB are needed at once
proof-too-long = a mate is longer than tables can hold
