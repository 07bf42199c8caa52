//! Games with rare positions: every position is reached by legal moves, so it must not have a problem of any kind.

use fenwright::Position;
use fenwright::notation::fen;
use fenwright::rules::{self, Play, Problem};

/// The rare feature of a game, and its moves.
const GAMES: &[(&str, &str)] = &[
    (
        "a rook and a bishop check at once (Reti - Tartakower, 1910)",
        "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Qd3 e5 dxe5 Qa5+ Bd2 Qxe5 O-O-O Nxe4 Qd8+ Kxd8 Bg5+ Kc7 Bd8#",
    ),
    (
        "a pawn captures en passant and opens two lines (Gundersen - Faul, 1928)",
        "e4 e6 d4 d5 e5 c5 c3 cxd4 cxd4 Bb4+ Nc3 Nc6 Nf3 Nge7 Bd3 O-O Bxh7+ Kxh7 Ng5+ Kg6 h4 Nxd4 Qg4 f5 h5+ Kh6 \
         Nxe6+ g5 hxg6#",
    ),
    (
        "castling mates (after Ed. Lasker - Thomas, 1912)",
        "d4 e6 Nf3 f5 Nc3 Nf6 Bg5 Be7 Bxf6 Bxf6 e4 fxe4 Nxe4 b6 Ne5 O-O Bd3 Bb7 Qh5 Qe7 Qxh7+ Kxh7 Nxf6+ Kh6 Neg4+ \
         Kg5 h4+ Kf4 g3+ Kf3 Be2+ Kg2 Rh2+ Kg1 O-O-O#",
    ),
    (
        "knights and rooks alone, a move lost by neither",
        "Nc3 Nc6 Rb1 Rb8 Na4 Na5 Ra1 Nc6 Rb1 Nb4 Nc3 Nc6 Ra1 Ra8 Nb1 Nb8",
    ),
    (
        "castling long checks",
        "e4 g6 Qe2 Nh6 Nc3 g5 Nd5 g4 Nf6+ exf6 c3 Na6 Qb5 Bc5 Qxd7+ Bxd7 Ke2 Nb4 f3 Bb5+ Ke1 Qxd2+ Kxd2 O-O-O+",
    ),
    (
        "castling short checks",
        "Nh3 f5 d3 c6 Kd2 Qa5+ b4 Qxb4+ Ke3 f4+ Kf3 Qd2 Bxd2 Nf6 Nc3 b6 Be3 d5 d4 Bg4+ Kxf4 e5+ Kg5 Ne4+ Kh4 Be7+ \
         Kxg4 Nxf2+ Bxf2 h5+ Kf5 O-O+",
    ),
    ("a pawn that captured en passant checks", "e3 f5 e4 fxe4 b3 Kf7 Ke2 Na6 d4 exd3+"),
    (
        "a capture en passant opens a check",
        "f4 c6 b4 c5 bxc5 f6 d4 Qa5+ Kf2 Qe1+ Ke3 Qg3+ Ke4 Qd3+ Qxd3 Kf7 Qc4+ d5+ cxd6+",
    ),
    (
        "a pawn becomes a bishop and checks",
        "h4 d6 g3 f5 b4 b6 a3 e5 f4 g6 b5 a5 Kf2 a4 Kf3 h6 e3 exf4 c4 fxg3 d4 h5 e4 c5 bxc6 d5 c7 Bd6 exf5 g2 Bh6 \
         gxh1=B+",
    ),
    (
        "a pawn becomes a knight and checks",
        "f4 c5 Na3 Nh6 f5 Qb6 e3 Qd6 Nh3 Qg3+ hxg3 Kd8 Bb5 g5 f6 a5 fxe7+ Kc7 e8=N+",
    ),
    ("a king opens a check", "e3 h6 Ke2 d5 Kf3 Kd7 Kg4 Ke8+"),
    ("a bishop and a knight check at once", "b4 b5 h3 f5 Ba3 Kf7 Nc3 Nc6 Bb2 Kf6 Nd5+"),
    (
        "a bishop and a queen check at once",
        "Nh3 Na6 g3 c5 e3 h6 Bb5 f6 Nc3 f5 Bxd7+ Kf7 Kf1 f4 Ke2 h5 Rg1 Nc7 Bf5 Be6 exf4 Nf6 Rg2 Bd5 f3 Rb8 Kd3 Be4+",
    ),
    (
        "a bishop and a rook check at once",
        "Nh3 f5 d3 c6 Kd2 Qa5+ b4 Qxb4+ Ke3 f4+ Kf3 Qd2 Bxd2 Nf6 Nc3 b6 Be3 d5 d4 Bg4+ Kxf4 e5+ Kg5 Ne4+ Kh4 Be7+ \
         Kxg4 Nxf2+ Bxf2 h5+ Kf5 O-O+ Kxe5 Kh8 Ng1 g6 Be1 Bf6+ Kf4 Be5+",
    ),
    (
        "a knight and a queen check at once",
        "b3 b6 f3 a5 e4 e6 Be2 Nc6 Kf1 d6 Bb2 Nge7 a4 Qd7 b4 Rb8 Kf2 axb4 Ke3 Nf5+ Kf4 e5+ Bxe5 g5+ Kxg5 Be7+ Kg4 \
         Ne3+",
    ),
    (
        "a knight and a rook check at once",
        "d4 e6 h4 a6 Nd2 e5 e3 g5 Nc4 Nf6 e4 b6 b4 Bd6 f3 O-O Na3 Ne8 Nc4 f5 Be3 fxe4 c3 g4 fxg4 Nc6 Bf4 Na7 Kf2 \
         Kh8 Nb2 c6 Ne2 Nf6 Na4 Bb7 Bg5 Nxg4+",
    ),
    (
        "a queen and a rook check at once",
        "b4 e5 Nh3 Qe7 d4 d6 Bb2 g5 e3 exd4 Nxg5 Bg7 Ke2 Qd8 b5 Ke7 Qxd4 Bh3 Qxa7 Qd7 f4 Qxb5+ Kd2 Qf5 Bb5 f6 Qa3 \
         Rxa3 Re1 Qe5 g4 Qxg5 Be8 Qxf4 Rg1 Rxe3 c4 Rd3+",
    ),
    (
        "a pawn checks and opens a check by capturing",
        "e3 e6 Qe2 f5 Qh5+ Ke7 Qh4+ Kf7 Qe7+ Kg6 Qg5+ Kxg5 h4+ Kh6 Na3 Qg5 hxg5+",
    ),
    (
        "a capture en passant checks twice",
        "d4 Na6 d5 e6 e4 Bb4+ Nd2 Bxd2+ Bxd2 e5 Rb1 Nb8 g4 h6 Bf4 Nc6 c3 f5 Qd2 Nge7 Bb5 Ng8 Kf1 fxg4 a4 Nb8 Bxd7+ \
         Kxd7 Nh3 c5 dxc6+",
    ),
    (
        "a promotion checks twice",
        "h3 f5 Na3 e5 c4 g6 e3 h6 h4 e4 Qh5 a5 g3 b6 d3 Bb7 b4 f4 exf4 Ba6 d4 e3 bxa5 exf2+ Kd2 fxg1=R d5 c5 Nb5 d6 \
         g4 gxh5 Bg2 hxg4 a4 h5 axb6 Nc6 f5 g3 f6 Bxb5 cxb5 c4 bxc6 c3+ Kc2 Qe7 c7 Qe1 c8=N Qf2+ Bd2 cxd2 f7+ Kxf7 \
         b7 d1=B+",
    ),
    (
        "a capturing promotion checks twice",
        "d4 h6 e4 a6 a4 f6 h3 g6 Qd2 b5 Qe3 b4 h4 g5 b3 h5 e5 c6 exf6 gxh4 a5 h3 Nc3 h2 fxe7 bxc3 exd8=R+",
    ),
    (
        "two pawns become knights",
        "f3 e5 h4 d6 f4 h6 d3 f6 g4 b6 a4 c6 f5 d5 g5 b5 Nd2 Ba3 e4 b4 g6 h5 exd5 e4 dxc6 Qa5 c7 Rh7 c3 b3 Be2 a6 \
         cxb8=N exd3 bxa3 b2 gxh7 bxa1=R hxg8=N",
    ),
    (
        "four pawns on a file",
        "c4 a5 h3 Nh6 Na3 Ng4 hxg4 Na6 Rh4 Nc5 Qa4 Rg8 Rh6 gxh6 g5 hxg5 f4 gxf4 Qc2 Nd3+ exd3 a4 Qb3 axb3 Nb1 c6 \
         axb3 Rg6 Ra6 bxa6 Na3 Rg3 Nb1 h6 Kd1 Qa5 b4 Qb6 Nf3 f5 Be2 c5 bxc5 Rg5 cxb6 d5 cxd5 Rg4 Ke1 Rg8 g3 h5 gxf4 \
         Kf7 Ne5+ Kf6 Nd7+ Bxd7 Kf2 a5 Bxh5 Ra6 Bg4 fxg4 f5 Rg7 Nc3 e6 fxe6 Ba3 bxa3 Rf7 exd7",
    ),
    ("the shortest mate", "g4 e6 f4 Qh4#"),
    (
        "no move is left",
        "d3 e6 d4 Be7 Nd2 h6 Ngf3 Nc6 Nc4 Nb4 Nfe5 c6 a4 Bd6 Ng6 fxg6 Na5 Be5 dxe5 Qc7 Bg5 hxg5 g3 Nd5 Qc1 b5 axb5 \
         cxb5 Qxg5 Nge7 Qe3 Qd6 Qb3 Nb6 exd6 Na4 dxe7 Nc3 bxc3 Ba6 Rc1 Rh5 Qb2 d6 Bg2 Rh4 Ra1 Rg4 Rd1 Re4 Nb3 Rxe2+ \
         Kxe2 g5 Bh3 Bb7 Na1 Bg2 Qb4 e5 Bxg2 a5 Qg4 g6 Qxg5 Kd7 Rhe1 e4 Qd5 a4 Qd4 Ra5 Qxd6+ Kc8 h4 b4 Qc6+ Kb8 \
         cxb4 a3 bxa5 e3 fxe3 a2 Rd7 g5 hxg5",
    ),
    ("three pawns on a file", "Nh3 h5 b4 f6 g4 hxg4 Ng5 fxg5"),
    ("a pawn becomes a bishop of the other bishop's colour", "c4 h6 c5 e5 c6 Qe7 h3 e4 cxb7 d5 bxc8=B"),
];

/// Asserts that no position of the game has a problem. Returns the last position.
pub(super) fn played(about: &str, moves: &str) -> Position {
    let mut play = Play::from_position(&Position::start()).expect("the start position");
    for san in moves.split(' ') {
        assert!(play.play_san(san).is_ok(), "{about}: {san} in {}", fen::write(&play.position()));
        let position = play.position();
        let found: Vec<&str> = rules::problems(&position).iter().map(Problem::id).collect();
        assert!(found.is_empty(), "{about}, after {san}: {found:?} in {}", fen::write(&position));
    }
    play.position()
}

#[test]
fn rare_positions_have_no_problems() {
    for (about, moves) in GAMES {
        played(about, moves);
    }
}
