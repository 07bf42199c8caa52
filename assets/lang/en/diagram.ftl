# Diagrams and pages of diagrams: their words, and errors.

diagram-white-to-move = White to move
diagram-black-to-move = Black to move

# Pages.

diagram-file-title = Diagrams
diagram-solution = Solution
diagram-solutions = Solutions
diagram-solutions-of = { $title }: solutions
diagram-unsolved = No solution is given for { $count ->
        [one] 1 position
       *[other] { $count } positions
    }

# Puzzles that are solved in an HTML page.

diagram-solve-board = Board of diagram { $number }.
diagram-solve-typed = Your move in diagram { $number }
diagram-solve-keys = Arrow keys choose a square, Enter picks up a piece and puts it down, Escape lets it go, letters type a move.
diagram-solve-count = { $solved } of { $total } solved
diagram-solve-move = Your move
diagram-solve-hint = Hint
diagram-solve-back = Take back
diagram-solve-restart = Start again
diagram-solve-promote = Promote to
diagram-solve-moves = Piece to move: { $piece }
diagram-solve-empty = { $square }, empty
diagram-solve-picked = { $piece } on { $square } picked up
diagram-solve-next = { $played } is right. The reply is { $reply }; your move.
diagram-solve-continue = { $played } is right. What is next?
diagram-solve-solved = Solved: { $played }
diagram-solve-forced = Solved: { $played } forces the rest, { $count } more moves at most
diagram-solve-refuted = { $played } fails to { $reply }
diagram-solve-stalemate = { $played } is stalemate
diagram-solve-late = After { $played } there is no mate in time
diagram-solve-other = { $played } is not the solution
diagram-solve-illegal = { $played } is not a legal move here
diagram-solve-over = Already solved. “Start again” sets the position up.
diagram-solve-piece = { $side ->
        [white] { $piece ->
            [K] white king
            [Q] white queen
            [R] white rook
            [B] white bishop
            [N] white knight
            [A] white archbishop
            [C] white chancellor
           *[P] white pawn
        }
       *[black] { $piece ->
            [K] black king
            [Q] black queen
            [R] black rook
            [B] black bishop
            [N] black knight
            [A] black archbishop
            [C] black chancellor
           *[P] black pawn
        }
    }

# The alternative text of a diagram. Pieces and colours of marks are selected by their English letters.

diagram-alt = Chess diagram
diagram-alt-size = Chess diagram of { $files } by { $ranks } squares
diagram-alt-side = { $side ->
        [white] White
       *[black] Black
    }: { $men }
diagram-alt-men = { $piece ->
        [K] { $count ->
            [one] king
           *[other] kings
        }
        [Q] { $count ->
            [one] queen
           *[other] queens
        }
        [R] { $count ->
            [one] rook
           *[other] rooks
        }
        [B] { $count ->
            [one] bishop
           *[other] bishops
        }
        [N] { $count ->
            [one] knight
           *[other] knights
        }
        [A] { $count ->
            [one] archbishop
           *[other] archbishops
        }
        [C] { $count ->
            [one] chancellor
           *[other] chancellors
        }
       *[P] { $count ->
            [one] pawn
           *[other] pawns
        }
    } { $squares }
diagram-alt-no-men = no pieces
diagram-hand = { $side ->
        [white] White
       *[black] Black
    } in hand: { $pieces }
diagram-hand-pieces = { $piece ->
        [Q] { $count ->
            [one] queen
           *[other] { $count } queens
        }
        [R] { $count ->
            [one] rook
           *[other] { $count } rooks
        }
        [B] { $count ->
            [one] bishop
           *[other] { $count } bishops
        }
        [N] { $count ->
            [one] knight
           *[other] { $count } knights
        }
       *[P] { $count ->
            [one] pawn
           *[other] { $count } pawns
        }
    }
diagram-checks = { $count ->
        [one] 1 check left
       *[other] { $count } checks left
    }
diagram-checks-of = { $side ->
        [white] White
       *[black] Black
    }: { $count ->
        [one] 1 check left to give
       *[other] { $count } checks left to give
    }
diagram-alt-castling = { $side ->
        [white] White
       *[black] Black
    } may castle { $way ->
        [king] kingside
        [queen] queenside
       *[both] on both sides
    }
diagram-alt-castling-rooks = { $side ->
        [white] White
       *[black] Black
    } may castle with the { $count ->
        [one] rook on file
       *[other] rooks on files
    } { $files }
diagram-alt-en-passant = En passant on { $square }
diagram-alt-mark = { $color ->
        [G] Green
        [R] Red
        [B] Blue
       *[Y] Yellow
    } mark on { $square }
diagram-alt-arrow = { $color ->
        [G] Green
        [R] Red
        [B] Blue
       *[Y] Yellow
    } arrow from { $from } to { $to }
diagram-alt-caption = Caption: { $text }

# The colours of boards, in a drop-down list.

diagram-colors-slate = Slate
diagram-colors-walnut = Walnut
diagram-colors-meadow = Meadow
diagram-colors-contrast = High contrast
diagram-colors-print = Print, hatched
diagram-colors-custom = Custom

# Why a diagram cannot be drawn, or a text is not a colour.

diagram-size-fault = a picture must have { $least } to { $most } pixels a side, not { $size }
diagram-animation-empty = there are no moves to show
diagram-animation-too-large = these moves need too much memory at this size; a smaller one may fit
diagram-drawing-fault = the picture cannot be drawn: { $why }
diagram-latex-no-piece = LaTeX's chess fonts have no { $piece ->
        [A] archbishop
       *[C] chancellor
    }
diagram-latex-not-standard = the LaTeX package xskak only supports 8x8 boards
diagram-latex-too-high = the LaTeX package diagram does not support boards with ten ranks
diagram-typst-no-piece = the Typst package { $package } has no { $piece ->
        [A] archbishop
       *[C] chancellor
    }
diagram-typst-not-standard = the Typst package staunton only supports 8x8 boards
diagram-typst-too-high = the Typst package board-n-pieces draws no arrows to rank 10
diagram-font-no-piece = the chess fonts have no { $piece ->
        [A] archbishop
       *[C] chancellor
    }
diagram-font-too-large = the chess fonts have coordinates for up to 8 files and ranks; leave the coordinates out
diagram-color-fault = a colour needs six hexadecimal digits, such as #8DA3B7
diagram-squares-fault = custom colours are two, for light and dark squares, such as EFE8F3,A892C0
diagram-coloring-fault = neither the name of a colour scheme nor two colours
