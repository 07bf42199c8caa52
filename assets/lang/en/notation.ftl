# Where a text stops being FEN. Fields are told by their numbers, from 1 for the pieces to 6 for the move number.

notation-leading-text = Something stands before the pieces: { $text }
notation-leading-white-space = White space stands before the pieces
notation-rank-empty = Rank { $rank } has no squares
notation-rank-squares = Rank { $rank } has { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }: { $text }
notation-rank-many-squares = Rank { $rank } has more than 999 squares: { $text }
notation-adjacent-digits = Rank { $rank } has two numbers side by side: { $text }
notation-no-archbishop = There is no archbishop ("{ $text }") on an 8x8 board: bishop (B) and knight (N) are nearest
notation-no-chancellor = There is no chancellor ("{ $text }") on an 8x8 board: rook (R) and knight (N) are nearest
notation-no-such-piece = "{ $text }" is not a piece of this board, which has K, Q, R, B, N and P
notation-bad-character = { $character } is not a piece or a number
notation-too-few-ranks = { $ranks ->
        [one] There is only one rank
       *[other] There are only { $ranks } ranks
    } of 8
notation-too-many-ranks = There are more than 8 ranks
notation-missing-field = { $field ->
        [1] The pieces are missing: 8 ranks with / between
        [2] The side to move is missing: w or b
        [3] The castling rights are missing: - or letters of KQkq
        [4] The en passant square is missing: - or a square such as e3
        [5] The halfmove clock is missing: 0 or more
       *[6] The move number is missing: 1 or more
    }
notation-extra-white-space = More than one space stands before { $field ->
        [1] the pieces
        [2] the side to move
        [3] the castling rights
        [4] the en passant square
        [5] the halfmove clock
        [6] the move number
       *[7] what follows
    }
notation-not-a-space = { $character } stands before { $field ->
        [1] the pieces
        [2] the side to move
        [3] the castling rights
        [4] the en passant square
        [5] the halfmove clock
        [6] the move number
       *[7] what follows
    } where a space belongs
notation-bad-side = The side to move is w or b, not { $word }
notation-bad-castling-letter = { $character } is not a castling letter in { $word }
notation-castling-order = Castling letters come in the order KQkq, each once
notation-bad-en-passant = The en passant square is - or a square such as e3, not { $word }
notation-en-passant-rank = With { $side ->
        [white] White
       *[black] Black
    } to move the en passant square is on rank { $rank }, not { $word }
notation-not-a-digit = { $character } is not a digit: { $field ->
        [5] the halfmove clock
       *[6] the move number
    } is a number
notation-number-too-large = { $field ->
        [5] The halfmove clock
       *[6] The move number
    } is at most 9999
notation-move-number-zero = The move number is 1 or more
notation-trailing-white-space = White space stands after the move number
notation-trailing-text = Something stands after the move number: { $text }

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
notation-mend-missing = Missing at the end: "{ $values }" added
notation-mend-separators = Between the fields: one space each
notation-mend-kept = { $place }: "{ $text }" kept as a comment
notation-mend-operations = { $place }: the operations "{ $text }"
notation-mend-moves = Moves played: { $moves }
notation-mend-space = { $place }: one space in front
notation-mend-space-instead = { $place }: one space in front instead of "{ $before }"
notation-mend-white-space = { $place }: white space left out
notation-mend-added = { $place }: "{ $after }" added
notation-mend-left-out = { $place }: "{ $before }" left out
notation-mend-lines-left-out = { $place }: { $count } lines left out, beginning with "{ $first }"
notation-mend-read-whole = "{ $before }" read as { $after }
notation-mend-read = { $place }: "{ $before }" read as "{ $after }"
notation-mend-rank = Rank { $rank }: "{ $before }" read as "{ $after }"
notation-shown-tab = tab

# What is sloppy in an EPD record.

notation-epd-not-closed = The last operation is not closed by a semicolon
notation-epd-semicolon-in-field = A semicolon stands right behind the en passant square
notation-epd-empty-operation = A semicolon closes no operation
notation-epd-clocks-as-fields = The clocks stand as in FEN, not as hmvc and fmvn
notation-epd-clock-out-of-range = The halfmove clock is 0 to 9999, the move number 1 to 9999
notation-epd-unterminated-string = A string has no closing quote
notation-epd-foreign-quotes = Strings stand between straight double quotes
notation-epd-comma = Operands are separated by spaces, not by commas
notation-epd-string-as-opcode = A string stands where an opcode belongs
notation-epd-odd-opcode = An opcode begins with a letter
notation-epd-control-character = A control character stands between words
notation-epd-too-long = Only the first megabyte of the operations is read

notation-bad-pocket = Men in hand are letters of QRBNP in brackets, 16 of a kind at most, not { $word }
notation-bad-checks = Checks are counted as 3+3, or behind the clocks as +0+0, not { $word }
notation-place-rules = Rules
notation-mend-rules = { $place }: { $after }, as "{ $before }" says
