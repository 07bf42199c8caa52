# Where a text stops being FEN. Fields are told by their numbers, from 1 for the pieces to 6 for the move number.

notation-leading-text = Unexpected text before the pieces: { $text }
notation-leading-white-space = White space before the pieces
notation-rank-empty = Rank { $rank } has no squares
notation-rank-squares = Rank { $rank } has { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }: { $text }
notation-rank-many-squares = Rank { $rank } has more than 999 squares: { $text }
notation-adjacent-digits = Rank { $rank } has two numbers side by side: { $text }
notation-no-archbishop = An 8x8 board has no archbishop (“{ $text }”); the closest pieces are bishop (B) and knight (N)
notation-no-chancellor = An 8x8 board has no chancellor (“{ $text }”); the closest pieces are rook (R) and knight (N)
notation-no-such-piece = “{ $text }” is not a piece of this board; the pieces are K, Q, R, B, N and P
notation-bad-character = { $character } is not a piece or a number
notation-too-few-ranks = { $ranks ->
        [one] There is only one rank
       *[other] There are only { $ranks } ranks
    } instead of 8
notation-too-many-ranks = There are more than 8 ranks
notation-missing-field = { $field ->
        [1] The pieces are missing: 8 ranks with / between them
        [2] The side to move is missing: w or b
        [3] The castling rights are missing: - or letters of KQkq
        [4] The en passant square is missing: - or a square such as e3
        [5] The halfmove clock is missing: 0 or more
       *[6] The move number is missing: 1 or more
    }
notation-extra-white-space = More than one space before { $field ->
        [1] the pieces
        [2] the side to move
        [3] the castling rights
        [4] the en passant square
        [5] the halfmove clock
        [6] the move number
       *[7] what follows
    }
notation-not-a-space = { $character } before { $field ->
        [1] the pieces
        [2] the side to move
        [3] the castling rights
        [4] the en passant square
        [5] the halfmove clock
        [6] the move number
       *[7] what follows
    } instead of a space
notation-bad-side = The side to move must be w or b, not { $word }
notation-bad-castling-letter = { $character } is not a castling letter in { $word }
notation-castling-order = Castling letters must be in the order KQkq, each only once
notation-bad-en-passant = The en passant square must be - or a square such as e3, not { $word }
notation-en-passant-rank = With { $side ->
        [white] White
       *[black] Black
    } to move, the en passant square must be on rank { $rank }, not { $word }
notation-not-a-digit = { $character } is not a digit: { $field ->
        [5] the halfmove clock
       *[6] the move number
    } must be a number
notation-number-too-large = { $field ->
        [5] The halfmove clock
       *[6] The move number
    } is too large; the maximum is 9999
notation-move-number-zero = The move number must be 1 or more
notation-trailing-white-space = White space after the move number
notation-trailing-text = Unexpected text after the move number: { $text }

# What stands there: a character, or nothing.

notation-nothing = nothing
notation-end = the end
notation-tab = a tab
notation-line-break = a line break
notation-no-break-space = a no-break space
notation-invisible = the invisible character { $code }

# What was mended, and where.

notation-place-before = Before the position
notation-place-pieces = Pieces
notation-place-side = Side to move
notation-place-castling = Castling rights
notation-place-en-passant = En passant square
notation-place-clock = Halfmove clock
notation-place-number = Move number
notation-place-after = After the position
notation-mend-missing = Missing at the end: “{ $values }” added
notation-mend-separators = Between the fields: one space each
notation-mend-kept = { $place }: “{ $text }” kept as a comment
notation-mend-operations = { $place }: EPD operations “{ $text }”
notation-mend-moves = Moves played: { $moves }
notation-mend-space = { $place }: one space in front
notation-mend-space-instead = { $place }: one space in front instead of “{ $before }”
notation-mend-white-space = { $place }: white space left out
notation-mend-added = { $place }: “{ $after }” added
notation-mend-left-out = { $place }: “{ $before }” left out
notation-mend-lines-left-out = { $place }: { $count } lines left out, starting with “{ $first }”
notation-mend-read-whole = “{ $before }” read as { $after }
notation-mend-read = { $place }: “{ $before }” read as “{ $after }”
notation-mend-rank = Rank { $rank }: “{ $before }” read as “{ $after }”
notation-shown-tab = tab

# What is sloppy in an EPD record.

notation-epd-not-closed = The last operation does not end with a semicolon
notation-epd-semicolon-in-field = A semicolon directly after the en passant square
notation-epd-empty-operation = A semicolon without an operation
notation-epd-clocks-as-fields = The clocks are written as in FEN, not as hmvc and fmvn
notation-epd-clock-out-of-range = The halfmove clock must be 0 to 9999, the move number 1 to 9999
notation-epd-unterminated-string = A string has no closing quote
notation-epd-foreign-quotes = Strings must be in straight double quotes
notation-epd-comma = Operands must be separated by spaces, not by commas
notation-epd-string-as-opcode = A string instead of an opcode
notation-epd-odd-opcode = An opcode must begin with a letter
notation-epd-control-character = A control character between words
notation-epd-too-long = Only the first megabyte of the operations was read

notation-bad-pocket = Pieces in hand must be letters from QRBNP in brackets, at most 16 of a kind, not { $word }
notation-bad-checks = Checks must be written as 3+3, or after the clocks as +0+0, not { $word }
notation-place-rules = Rules
notation-mend-rules = { $place }: { $after }, from “{ $before }”
