"""The positions that are loaded into other programs, and positions at random for the generator."""

import random

import chess

# A starting position, openings, middlegames, endings, problems, men that a promotion added.
# All of them are legal, so that programs which check a position take them.
WINDOWS = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqk2r/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQkq - 2 8",
    "r2q1rk1/1b1nbppp/p2p1n2/1p2p3/4P3/1BN1BN1P/PPPQ1PP1/R4RK1 b - - 3 12",
    "8/5pk1/4p1p1/3pP2p/1r1P3P/5KP1/R4P2/8 b - - 5 41",
    "8/8/1k6/2p5/2P1n3/1K2B3/8/8 w - - 0 1",
    "8/1K6/8/2qk4/8/1N1R4/2p2n2/B4Q1b b - - 0 1",
    "2b1nr2/1P2Pp1K/1P1p1b1R/2p2p2/3kn3/1P4B1/B2r2Qp/3R4 w - - 0 1",
    "4k3/PPP5/8/8/8/8/5ppp/4K3 w - - 0 1",
    "Q1Q5/1Q2N1k1/8/4N3/3N1N2/8/5q2/K1n3bb b - - 0 60",
    "r4rk1/pp1qppbp/2np1np1/8/2PNP3/2N1B2P/PP1QBPP1/R4RK1 w - - 1 12",
]


def placement(fen):
    return fen.split()[0]


def game(rng):
    """A position out of a game of random moves, checked by nothing but the rules."""
    board = chess.Board()
    for _ in range(rng.randrange(0, 130)):
        moves = list(board.legal_moves)
        if not moves:
            break
        takes = [m for m in moves if board.is_capture(m)]
        board.push(rng.choice(takes if takes and rng.random() < 0.35 else moves))
    return board.board_fen()


def scattered(rng):
    """Men anywhere, one king each: problems look like this."""
    board = chess.Board(None)
    squares = list(chess.SQUARES)
    rng.shuffle(squares)
    board.set_piece_at(squares.pop(), chess.Piece(chess.KING, True))
    board.set_piece_at(squares.pop(), chess.Piece(chess.KING, False))
    for _ in range(rng.choice([1, 2, 4, 6, 8, 10, 12, 14, 18, 24])):
        kind = rng.choice([1, 1, 1, 2, 3, 4, 5])
        square = squares.pop()
        if kind == chess.PAWN and chess.square_rank(square) in (0, 7):
            kind = chess.KNIGHT
        board.set_piece_at(square, chess.Piece(kind, rng.random() < 0.5))
    return board.board_fen()


def some(rng):
    return game(rng) if rng.random() < 0.55 else scattered(rng)


if __name__ == "__main__":
    for fen in WINDOWS:
        board = chess.Board(fen)
        print(fen, board.status())
    rng = random.Random(1)
    for _ in range(5):
        print(some(rng))
