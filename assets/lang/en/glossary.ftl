# What problems, faults and opcodes mean, in one or two sentences, and what they are called. Their examples stand in
# `src/app/ui/glossary`.

glossary-problems = Problems
glossary-faults = FEN faults
glossary-opcodes = EPD opcodes
glossary-example = Example
glossary-load = Load the example: { $what }
glossary-why = Explain: { $what }

# Problems of a position.

glossary-problem-empty-board = Nothing stands on the board. Setting up a position begins here, and a FEN of it can be written all the same.
    .name = Empty board
glossary-problem-missing-king = Each side has exactly one king, from the first move to the last. Without it there is neither check nor mate.
    .name = Missing king
glossary-problem-too-many-kings = Each side has exactly one king, and no pawn can become a second one.
    .name = Too many kings
glossary-problem-too-many-pieces = A side starts with 16 men, pawns and king included, and never gets another. A promotion only replaces a pawn.
    .name = Too many pieces
glossary-problem-too-many-pawns = A side starts with 8 pawns, one on each file. There is no way to get a ninth.
    .name = Too many pawns
glossary-problem-too-much-promotion = A second queen, a third rook or two bishops on squares of one colour were pawns once. There are more of them than pawns are missing.
    .name = More promoted pieces than missing pawns
glossary-problem-pawn-on-back-rank = Pawns start on the second rank and never move backwards. One that reaches the last rank becomes another piece at once.
    .name = Pawn on the first or last rank
glossary-problem-opponent-in-check = The side that is not to move stands in check, so the king could be captured now. Often only the side to move is wrong.
    .name = King that can be captured
glossary-problem-impossible-check = A single move gives check with one piece, or with two where it opens a line for the other. No move can have given this check.
    .name = Impossible check
glossary-problem-castling-without-king = A right to castle says that the king has not moved. It does not stand on its back rank.
    .name = Right to castle without the king
glossary-problem-castling-without-rook = A right to castle names a rook that has not moved. It does not stand where the right needs it.
    .name = Right to castle without the rook
glossary-problem-bad-en-passant = The en passant square is the one that a pawn has just passed with a double step. That pawn stands in front of it, and both squares behind the pawn are empty.
    .name = En passant square that no pawn passed
glossary-problem-too-many-pawn-captures = A pawn changes its file only when it captures. To stand like this the pawns captured more often than pieces are missing.
    .name = More pawn captures than missing pieces
glossary-problem-bishop-behind-pawns = A bishop leaves its square only past one of the two pawns in front of it. Both still stand where they began.
    .name = Bishop out behind unmoved pawns
glossary-problem-pieces-behind-pawns = While no pawn has moved, only knights can leave the back rank. Another piece stands in front of it.
    .name = Piece out behind unmoved pawns
glossary-problem-back-ranks-differ = Both sides begin in the same order, in Chess960 too. With all pawns unmoved this order cannot have changed like this.
    .name = Back ranks that differ
glossary-problem-check-without-move = A last move gave this check. The piece that gives it can have come from nowhere, and no other one can have opened its line.
    .name = Check without a last move
glossary-problem-en-passant-with-clock = An en passant square says that a pawn has just moved. A pawn move sets the halfmove clock to 0.
    .name = En passant square beside a halfmove clock
glossary-problem-clock-above-moves = The halfmove clock counts the moves of both sides since the last capture or pawn move. It says more than were made in the game.
    .name = Halfmove clock above the number of moves
glossary-problem-clock-above-100 = After 50 moves of both sides without a capture or pawn move either player can claim a draw. The game went on because nobody did.
    .name = Beyond the 50-move rule
glossary-problem-clock-above-150 = After 75 moves of both sides without a capture or pawn move the game is drawn, whether or not anyone claims it.
    .name = Beyond the 75-move rule
glossary-problem-castling-after-move = Kings that can castle stand between their rooks, and both sides begin alike. One of these kings or rooks must have moved.
    .name = Right to castle after a move
glossary-problem-wrong-side-to-move = With nothing captured and no pawn moved, the squares of the knights and rooks tell whose turn it is. It is the other side's.
    .name = Wrong side to move

# Where a text stops being strict FEN.

glossary-fault-leading-text = A FEN begins with the pieces of rank 8. What stands in front of them is left out.
    .name = Text before the FEN
glossary-fault-leading-white-space = A FEN begins with the pieces. Spaces in front of them come along when a text is copied, and are left out.
    .name = White space before the FEN
glossary-fault-rank-too-long = Between two strokes stands one rank, whose pieces and numbers of empty squares come to 8. Here there are more.
    .name = Rank too long
glossary-fault-rank-too-short = Between two strokes stands one rank, whose pieces and numbers of empty squares come to 8. Here there are fewer.
    .name = Rank too short
glossary-fault-adjacent-digits = Empty squares that lie side by side are counted together: 8, not 44.
    .name = Two numbers side by side
glossary-fault-bad-character = Pieces are the letters K Q R B N P for White and k q r b n p for Black, empty squares the numbers 1 to 8.
    .name = Character that is no piece
glossary-fault-no-such-piece = The letter stands for a piece of another kind of chess, or for none. Only boards of other sizes have A and C.
    .name = Piece that this board does not have
glossary-fault-too-few-ranks = The pieces are 8 ranks, from the eighth to the first, with 7 strokes between them. Some are missing.
    .name = Too few ranks
glossary-fault-too-many-ranks = The pieces are 8 ranks, from the eighth to the first, with 7 strokes between them. There are more.
    .name = Too many ranks
glossary-fault-missing-field = A FEN has six fields: pieces, side to move, castling, en passant square, halfmove clock and move number. It ends before the last.
    .name = Missing field
glossary-fault-extra-white-space = One space stands between two fields, and no more.
    .name = Too much white space
glossary-fault-not-a-space = Fields are set apart by an ordinary space. Tabs and no-break spaces come from tables and web pages.
    .name = Other white space
glossary-fault-bad-side = The second field is w for White or b for Black, in small letters.
    .name = Unknown side to move
glossary-fault-bad-castling-letter = The third field is - or some of KQkq: K and Q for White's kingside and queenside, k and q for Black's. Chess960 also has letters of files.
    .name = Unknown castling letter
glossary-fault-castling-order = Castling letters come in the order KQkq, White's first, and each only once.
    .name = Castling letters out of order
glossary-fault-bad-en-passant = The fourth field is - or the square that a pawn has just passed, such as e3.
    .name = Unknown en passant square
glossary-fault-en-passant-rank = With White to move the square lies on rank 6, with Black to move on rank 3: the other side has just made the double step.
    .name = En passant square on the wrong rank
glossary-fault-not-a-digit = The halfmove clock and the move number, the last two fields, are written with digits only.
    .name = Letter in a number
glossary-fault-number-too-large = The halfmove clock and the move number go up to 9999 here. No game is as long as that.
    .name = Number too large
glossary-fault-move-number-zero = The move number starts at 1 and goes up after each move of Black.
    .name = Move number 0
glossary-fault-trailing-white-space = A FEN ends with the move number. Spaces and line ends behind it come along when a text is copied, and are left out.
    .name = White space after the FEN
glossary-fault-trailing-text = A FEN ends with the move number. What stands behind it belongs to a record of EPD or to another text.
    .name = Text after the FEN

# Opcodes of EPD; what they are called stands in `window.ftl`.

glossary-opcode-id = Names the position, mostly by a test suite and a number. It stands in quotation marks.
glossary-opcode-bm = The best move, or several that are equally good. Test suites ask an engine for it.
glossary-opcode-am = A move to avoid: natural, and wrong.
glossary-opcode-dm = The side to move forces mate in so many moves. Fenwright reads it as the stipulation.
glossary-opcode-c0 = A comment in quotation marks. There are ten of them, c0 to c9.
glossary-opcode-pv = The moves that are expected from here, in order. Engines write down the line they found.
glossary-opcode-pm = The move that is expected next, the first of the predicted variation.
glossary-opcode-sm = The move that was played or handed in, to be compared with the best one.
glossary-opcode-ce = What an engine thinks of the position, in hundredths of a pawn, for the side to move. Values near 32767 mean mate.
glossary-opcode-acd = How many half moves deep an engine looked.
glossary-opcode-acn = How many positions, called nodes, an engine looked at.
glossary-opcode-acs = How many seconds an engine took for its analysis.
glossary-opcode-eco = The opening that leads here, as the Encyclopaedia of Chess Openings numbers it: a letter from A to E and two digits.
glossary-opcode-rc = How often the position has been on the board in the game. The third time a draw can be claimed.
glossary-opcode-hmvc = The halfmove clock of FEN, which EPD leaves out: half moves since the last capture or pawn move.
glossary-opcode-fmvn = The move number of FEN, which EPD leaves out.

# Problems of other boards and of variants.
glossary-problem-castling-on-narrow-board = On a board of fewer than eight files no king castles.
    .name = Castling on a narrow board
glossary-problem-king-in-horde = In Horde White has pawns and what they become, and no king.
    .name = King in the horde
glossary-problem-pawn-in-race = In Racing Kings the kings race for the last rank, and there are no pawns.
    .name = Pawns in a race
glossary-problem-check-in-race = In Racing Kings no move may give check.
    .name = Check in a race
glossary-problem-too-many-of-kind = In Crazyhouse captured pieces come back, but never more of a kind than both sides begin with.
    .name = Too many of a kind
glossary-problem-no-castling = By the rules of some variants nobody castles.
    .name = Castling where nobody castles
glossary-problem-was-over = A game ends with the move that wins it, so no move can follow.
    .name = The game was over

# Faults of what only variants have.
glossary-fault-bad-pocket = The pieces in hand of Crazyhouse stand in brackets behind the board: [Qpp].
    .name = Pieces in hand
glossary-fault-bad-checks = The checks that are left in Three-check stand before the clocks: 3+3.
    .name = Checks left
