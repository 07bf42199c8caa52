# Explanations of problems, FEN errors and opcodes, in one or two sentences, and their names. The examples are in
# `src/app/ui/glossary`.

glossary-problems = Problems
glossary-faults = FEN errors
glossary-opcodes = EPD opcodes
glossary-example = Example
glossary-load = Load the example: { $what }
glossary-why = Explain: { $what }

# Problems of a position.

glossary-problem-empty-board = There are no pieces on the board. Setting up a position starts here, and its FEN can be copied too.
    .name = Empty board
glossary-problem-missing-king = Each side has exactly one king throughout the game. Without it there is neither check nor mate.
    .name = Missing king
glossary-problem-too-many-kings = Each side has exactly one king, and no pawn can promote to a second one.
    .name = Too many kings
glossary-problem-too-many-pieces = A side starts with 16 pieces, pawns and king included, and never gets more. A promotion only replaces a pawn.
    .name = Too many pieces
glossary-problem-too-many-pawns = A side starts with 8 pawns, one on each file, and cannot get a ninth.
    .name = Too many pawns
glossary-problem-too-much-promotion = A second queen, a third rook or two bishops on squares of the same colour must be promoted pawns. There are more of them than missing pawns.
    .name = More promoted pieces than missing pawns
glossary-problem-pawn-on-back-rank = Pawns start on the second rank and never move backwards. A pawn that reaches the last rank promotes at once.
    .name = Pawn on the first or last rank
glossary-problem-opponent-in-check = The side that is not to move is in check, so its king could be captured now. Often only the side to move is wrong.
    .name = King can be captured
glossary-problem-impossible-check = A move gives check with one piece, or with two if it opens a line for the second. No move can have given this check.
    .name = Impossible check
glossary-problem-castling-without-king = A castling right means that the king has not moved. Here it is not on its back rank.
    .name = Castling right without the king
glossary-problem-castling-without-rook = A castling right belongs to a rook that has not moved. Here there is no such rook in its place.
    .name = Castling right without the rook
glossary-problem-bad-en-passant = The en passant square is the square that a pawn has just passed with a double step. The pawn is in front of it, and both squares behind the pawn are empty.
    .name = En passant square that no pawn passed
glossary-problem-too-many-pawn-captures = A pawn changes its file only by capturing. For this position the pawns would have captured more often than pieces are missing.
    .name = More pawn captures than missing pieces
glossary-problem-bishop-behind-pawns = A bishop can leave its square only past one of the two pawns in front of it. Both are still on their starting squares.
    .name = Bishop out past unmoved pawns
glossary-problem-pieces-behind-pawns = Until a pawn has moved, only knights can leave the back rank. Here another piece has left it.
    .name = Piece out past unmoved pawns
glossary-problem-back-ranks-differ = Both sides start in the same order, in Chess960 too. While no pawn has moved, the order cannot have changed like this.
    .name = Back ranks that differ
glossary-problem-check-without-move = The last move must have given this check. But the checking piece cannot have come from anywhere, and no other piece can have opened its line.
    .name = Check without a last move
glossary-problem-no-last-move = All moves of the side that has just moved were taken back: each would leave the other king in check before it, needs an occupied square, or leads back to a position that no move leads to.
    .name = No last move
glossary-problem-stuck-pieces = Every square from which these pieces can have come is occupied by others of them or by pieces that have never moved. So none of them can have moved, but they do not start there either.
    .name = Pieces that block each other
glossary-problem-stuck-away-from-home = The pieces in front of it have never moved, so this piece has not moved either. In Chess960 it can start there, in standard chess it cannot.
    .name = Stuck away from home
glossary-problem-too-few-captures = Opposing pawns on one file get past each other only if one of them captures or is captured. More captures are needed here than pieces are missing.
    .name = Too few captures for the pawns
glossary-problem-no-promotion-square = The extra piece is a promoted pawn. On the way to a last square of the right color it needs more captures than pieces are missing, or unmoved pieces are in its way.
    .name = No square of promotion
glossary-problem-confined-pieces = The original pieces of this kind cannot have left their home, because the pieces around it have never moved. So these pieces are promoted pawns, for which pawns or captures are missing.
    .name = Pieces that cannot have left home
glossary-problem-captured-at-home = The missing pieces cannot have left their home, where no pawn can have captured them. Without them, too few pieces are missing for the captures of the pawns.
    .name = Captured at home
glossary-problem-en-passant-with-clock = An en passant square means that a pawn has just moved. A pawn move sets the halfmove clock to 0.
    .name = En passant square with a halfmove clock
glossary-problem-clock-above-moves = The halfmove clock counts the moves of both sides since the last capture or pawn move. Here it is higher than the number of moves played.
    .name = Halfmove clock above the number of moves
glossary-problem-clock-above-100 = After 50 moves of both sides without a capture or pawn move, either player can claim a draw. Nobody did, and the game went on.
    .name = Beyond the 50-move rule
glossary-problem-clock-above-150 = After 75 moves of both sides without a capture or pawn move, the game is drawn automatically.
    .name = Beyond the 75-move rule
glossary-problem-castling-after-move = Kings that can castle are between their rooks, and both sides start alike. One of these kings or rooks must have moved.
    .name = Castling right after a move
glossary-problem-wrong-side-to-move = While nothing was captured and no pawn has moved, the squares of the knights and rooks show whose turn it is. Here it is the other side's.
    .name = Wrong side to move

# Errors in a FEN.

glossary-fault-leading-text = A FEN starts with the pieces of rank 8. Text before them is ignored.
    .name = Text before the FEN
glossary-fault-leading-white-space = A FEN starts with the pieces. Spaces before them are often copied along and are ignored.
    .name = Spaces before the FEN
glossary-fault-rank-too-long = Each rank, between slashes, must add up to 8 squares: pieces and numbers of empty squares. This one has more.
    .name = Rank too long
glossary-fault-rank-too-short = Each rank, between slashes, must add up to 8 squares: pieces and numbers of empty squares. This one has fewer.
    .name = Rank too short
glossary-fault-adjacent-digits = Adjacent empty squares are written as one number: 8, not 44.
    .name = Two numbers side by side
glossary-fault-bad-character = The pieces are the letters K Q R B N P for White and k q r b n p for Black; empty squares are the numbers 1 to 8.
    .name = Invalid piece letter
glossary-fault-no-such-piece = The letter belongs to a piece of another kind of chess, or to none. Only boards of other sizes have A and C.
    .name = Piece not on this board
glossary-fault-too-few-ranks = The board has 8 ranks, from the eighth to the first, separated by 7 slashes. Some are missing.
    .name = Too few ranks
glossary-fault-too-many-ranks = The board has 8 ranks, from the eighth to the first, separated by 7 slashes. Here there are more.
    .name = Too many ranks
glossary-fault-missing-field = A FEN has six fields: pieces, side to move, castling, en passant square, halfmove clock and move number. Here at least the last is missing.
    .name = Missing field
glossary-fault-extra-white-space = Fields are separated by exactly one space.
    .name = Too many spaces
glossary-fault-not-a-space = Fields are separated by an ordinary space. Tabs and no-break spaces come from tables and web pages.
    .name = Not an ordinary space
glossary-fault-bad-side = The second field is w for White or b for Black, in lowercase.
    .name = Unknown side to move
glossary-fault-bad-castling-letter = The third field is - or some of KQkq: K and Q for White's kingside and queenside, k and q for Black's. Chess960 also uses the letters of files.
    .name = Unknown castling letter
glossary-fault-castling-order = Castling letters are in the order KQkq, White's first, each only once.
    .name = Castling letters out of order
glossary-fault-bad-en-passant = The fourth field is - or the square that a pawn has just passed, such as e3.
    .name = Unknown en passant square
glossary-fault-en-passant-rank = With White to move the square is on rank 6, with Black to move on rank 3: the other side has just made the double step.
    .name = En passant square on the wrong rank
glossary-fault-not-a-digit = The halfmove clock and the move number, the last two fields, are written with digits only.
    .name = Letter in a number
glossary-fault-number-too-large = The maximum for the halfmove clock and the move number is 9999. No game is that long.
    .name = Number too large
glossary-fault-move-number-zero = The move number starts at 1 and increases after each move of Black.
    .name = Move number 0
glossary-fault-trailing-white-space = A FEN ends with the move number. Spaces and line ends after it are often copied along and are ignored.
    .name = Spaces after the FEN
glossary-fault-trailing-text = A FEN ends with the move number. Text after it belongs to an EPD record or to another text.
    .name = Text after the FEN

# EPD opcodes; their names are in `window.ftl`.

glossary-opcode-id = Identifies the position, mostly by a test suite and a number. Written in quotation marks.
glossary-opcode-bm = The best move, or several that are equally good. Test suites ask an engine for it.
glossary-opcode-am = A move to avoid: natural but wrong.
glossary-opcode-dm = The side to move forces mate in this number of moves. Fenwright reads it as the stipulation.
glossary-opcode-c0 = A comment in quotation marks. There are ten comments, c0 to c9.
glossary-opcode-pv = The expected moves from here, in order. Engines write the line they found here.
glossary-opcode-pm = The expected next move, the first of the predicted variation.
glossary-opcode-sm = The move that was played or submitted, to compare with the best one.
glossary-opcode-ce = An engine's evaluation of the position in hundredths of a pawn, for the side to move. Values near 32767 mean mate.
glossary-opcode-acd = The search depth of an engine, in halfmoves.
glossary-opcode-acn = The number of positions (nodes) that an engine searched.
glossary-opcode-acs = The number of seconds that an engine analysed.
glossary-opcode-eco = The opening that leads here, numbered as in the Encyclopaedia of Chess Openings: a letter from A to E and two digits.
glossary-opcode-rc = How often the position has occurred in the game. The third time, a draw can be claimed.
glossary-opcode-hmvc = The halfmove clock of FEN, which EPD leaves out: halfmoves since the last capture or pawn move.
glossary-opcode-fmvn = The move number of FEN, which EPD leaves out.

# Problems of other boards and of variants.
glossary-problem-castling-on-narrow-board = There is no castling on a board with fewer than eight files.
    .name = Castling on a narrow board
glossary-problem-king-in-horde = In Horde, White has pawns and promoted pieces but no king.
    .name = King in Horde
glossary-problem-pawn-in-race = In Racing Kings, the kings race to the last rank, and there are no pawns.
    .name = Pawns in Racing Kings
glossary-problem-check-in-race = In Racing Kings, no move may give check.
    .name = Check in Racing Kings
glossary-problem-too-many-of-kind = In Crazyhouse, captured pieces come back, but there are never more of a kind than both sides start with.
    .name = Too many of a kind
glossary-problem-no-castling = The rules of some variants have no castling.
    .name = Castling in a variant without it
glossary-problem-was-over = A game ends with the move that wins it, so no move can follow.
    .name = The game was over

# Errors in the FEN of variants.
glossary-fault-bad-pocket = In Crazyhouse, the pieces in hand are in brackets after the board: [Qpp].
    .name = Pieces in hand
glossary-fault-bad-checks = In Three-check, the checks left are before the clocks: 3+3.
    .name = Checks left
