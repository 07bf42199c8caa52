# Chess engines, without a full stop at the end.

# What went wrong, and a way out. error and reason are texts of the system or the engine.
engine-cannot-start = The engine cannot be started: { $error }. Check its path and permissions, or choose another engine
engine-not-uci = This program does not answer as a UCI engine does. Choose another program
engine-crashed = The engine has crashed. If this happens again, choose another engine
engine-crashed-because = The engine has crashed: { $reason }. If this happens again, check its options or choose another engine
engine-not-ready = The engine does not respond. Reduce its hash table, or choose another engine
engine-does-not-stop = The engine does not end its search. If this happens again, choose another engine
engine-illegal-move = The engine gave the illegal move { $text }; the line ends before it. Choose another engine for this position
engine-unreadable = The engine wrote something other than UCI, which was ignored: { $line }
engine-long-line = The engine wrote a line of excessive length, which was ignored. If this happens again, choose another engine
engine-did-not-quit = The engine did not quit and was ended
# fault: one of the sentences above
engine-gave-up = The engine has failed again and again, and is not started any more. { $fault }

# Why an engine gets no position.
engine-other-board = This engine does not play on this board. Choose one that does, such as Fairy-Stockfish
engine-variant = This engine does not play { $variant }. Choose one that does, such as Fairy-Stockfish
engine-chess960 = This engine does not play Chess960. Choose one that does, or change the castling rights
engine-illegal = Engines need a legal position. { $problem }
engine-no-moves = There is no legal move to analyze
engine-too-many-moves = There are too many moves for an engine. Remove a few pieces

# How to get an engine.
engine-install-apt = To install an engine, run “sudo apt install stockfish” in a terminal
engine-install-other = Install an engine such as Stockfish from stockfishchess.org, or with the package manager of your system

# The question for the only move.
engine-unclear = { $count ->
        [one] Unclear after 1 position
       *[other] Unclear after { $number } positions
    }
engine-several = { $goal ->
        [win] Not only { $played } wins ({ $score } at depth { $depth }); also { $moves }
       *[draw] Not only { $played } draws ({ $score } at depth { $depth }); also { $moves }
    }
engine-proven = proven

# Why a chain of only moves ends. Follows its moves and a semicolon.
engine-chain-end = { $end ->
        [game-over] then the game is over
        [repetition] then the position is repeated
        [too-long] further moves were not searched
        [stopped] the search ended there
       *[not-only] then no move is the only one
    }

# The problem solver Popeye, which is no engine.
engine-not-popeye = { $path } is not Popeye
engine-popeye-cannot-start = Popeye cannot be started: { $error }
engine-popeye-stopped = Popeye was stopped
