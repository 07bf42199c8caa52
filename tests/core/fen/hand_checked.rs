//! Positions that can be checked by hand.

use fenwright::notation::fen;
use fenwright::wording::Message;
use fenwright::{Color, Piece, Position, Role, Square};

fn read(text: &str) -> Position {
    let position = fen::read(text).unwrap_or_else(|fault| panic!("{}: {text}", fault.message(text)));
    assert_eq!(fen::write(&position), text, "the round trip");
    position
}

fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|_| panic!("no square: {name}"))
}

/// Asserts the pieces on squares, written `"e4 P"`; `.` is an empty square.
fn assert_pieces(position: &Position, facts: &[&str]) {
    for fact in facts {
        let (name, letter) = fact.split_once(' ').expect(fact);
        let piece = letter.chars().next().and_then(Piece::from_letter);
        assert_eq!(position.board.get(square(name)), piece, "{fact} in {}", fen::write(position));
    }
}

fn count(position: &Position, color: Color, role: Role) -> usize {
    position.board.find(Piece::new(color, role)).count()
}

fn rights(position: &Position) -> Vec<(Color, u8)> {
    position.castling.rights().collect()
}

const ALL_CORNERS: [(Color, u8); 4] = [(Color::White, 7), (Color::White, 0), (Color::Black, 7), (Color::Black, 0)];

#[test]
fn start_position() {
    let position = read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(position, Position::start());
    assert_pieces(&position, &["a1 R", "d1 Q", "e1 K", "h1 R", "a8 r", "d8 q", "e8 k", "b7 p", "e4 ."]);
    assert_eq!(rights(&position), ALL_CORNERS);
    assert_eq!((position.side_to_move, position.en_passant), (Color::White, None));
    assert_eq!((position.halfmove_clock, position.fullmove_number), (0, 1));
}

#[test]
fn after_the_kings_pawn() {
    let position = read("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    assert_pieces(&position, &["e4 P", "e2 .", "e3 .", "e7 p", "d2 P", "f2 P"]);
    assert_eq!(position.side_to_move, Color::Black);
    assert_eq!(position.en_passant, Some(square("e3")));
    assert_eq!(rights(&position), ALL_CORNERS);
}

#[test]
fn sicilian_with_the_knight_out() {
    let position = read("rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    assert_pieces(&position, &["f3 N", "g1 .", "c5 p", "c7 .", "e4 P", "f1 B"]);
    assert_eq!(position.en_passant, None);
    assert_eq!((position.halfmove_clock, position.fullmove_number), (1, 2));
}

#[test]
fn haring_before_the_key() {
    let position = read("4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1");
    assert_pieces(&position, &["d2 P", "a4 K", "f6 k", "a1 B", "b1 n", "f1 Q", "c3 r", "g7 R", "a6 R", "d4 ."]);
    assert_eq!(position.side_to_move, Color::White);
    assert!(position.castling.is_empty());
    assert_eq!(position.board.pieces().count(), 18);
}

#[test]
fn haring_after_the_key() {
    let position = read("4r3/2P3R1/R1N2k1P/5Np1/K1pPp3/1pr5/8/Bn3Q2 b - d3 0 1");
    assert_pieces(&position, &["d4 P", "d2 .", "d3 .", "c4 p", "e4 p"]);
    assert_eq!((position.side_to_move, position.en_passant), (Color::Black, Some(square("d3"))));
    assert_eq!(position.en_passant_capturers(square("d3")).count(), 2);
}

#[test]
fn endgame_with_clocks() {
    let position = read("6r1/6pp/7r/1B5K/1P3k2/N7/3R4/8 w - - 30 79");
    assert_pieces(&position, &["g8 r", "h6 r", "b5 B", "h5 K", "f4 k", "a3 N", "d2 R", "a1 ."]);
    assert_eq!((position.halfmove_clock, position.fullmove_number), (30, 79));
    assert_eq!(position.board.pieces().count(), 10);
}

#[test]
fn fools_mate() {
    let position = read("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 0 3");
    assert_pieces(&position, &["h4 q", "d8 .", "g4 P", "f3 P", "e5 p", "e1 K"]);
    assert_eq!((position.side_to_move, position.fullmove_number), (Color::White, 3));
    assert_eq!(rights(&position), ALL_CORNERS);
}

#[test]
fn eight_queens() {
    let position = read("3Q4/6Q1/2Q5/7Q/1Q6/4Q3/Q7/5Q2 w - - 0 1");
    assert_pieces(&position, &["d8 Q", "g7 Q", "c6 Q", "h5 Q", "b4 Q", "e3 Q", "a2 Q", "f1 Q", "a1 ."]);
    assert_eq!(count(&position, Color::White, Role::Queen), 8);
    assert_eq!(count(&position, Color::White, Role::King), 0);
}

#[test]
fn pawns_on_both_back_ranks() {
    let position = read("PPPPpppp/8/8/8/8/8/8/ppppPPPP b - - 0 1");
    assert_pieces(&position, &["a8 P", "h8 p", "a1 p", "h1 P"]);
    assert_eq!(count(&position, Color::White, Role::Pawn), 8);
    assert_eq!(count(&position, Color::Black, Role::Pawn), 8);
}

#[test]
fn ten_kings() {
    let position = read("kkkkk3/8/8/8/8/8/8/3KKKKK w - - 9999 9999");
    assert_pieces(&position, &["a8 k", "e8 k", "f8 .", "d1 K", "h1 K"]);
    assert_eq!(count(&position, Color::White, Role::King), 5);
    assert_eq!(count(&position, Color::Black, Role::King), 5);
    assert_eq!((position.halfmove_clock, position.fullmove_number), (9999, 9999));
}

#[test]
fn a1_is_a_square() {
    let position = read("8/8/8/8/8/8/8/K7 w - - 0 1");
    assert_pieces(&position, &["a1 K"]);
    let position = read("4k3/8/8/8/P7/8/8/4K3 b - a3 0 1");
    assert_eq!(position.en_passant, Some(square("a3")));
    let position = read("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert_eq!(rights(&position), [(Color::White, 0)]);
}

#[test]
fn standard_positions_get_no_file_letters() {
    let position = fen::read("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1").expect("Shredder-FEN");
    assert_eq!(fen::write(&position), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
}

#[test]
fn inner_rooks_get_file_letters() {
    let position = read("rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11");
    assert_eq!(rights(&position), [(Color::White, 6), (Color::Black, 6), (Color::Black, 0)]);
}

#[test]
fn several_rights_on_one_side_are_kept() {
    let position = read("4k3/8/8/8/8/8/8/RR2K1RR w KGBQ - 0 1");
    assert_eq!(position.castling.files(Color::White).collect::<Vec<_>>(), [7, 6, 1, 0]);
}

#[test]
fn rights_without_king_or_rook_are_kept() {
    let position = read("8/8/8/8/8/8/8/8 w KQkq - 0 1");
    assert_eq!(rights(&position), ALL_CORNERS);
    let position = read("4k3/8/8/8/8/8/8/4K3 w Dk - 0 1");
    assert_eq!(rights(&position), [(Color::White, 3), (Color::Black, 7)]);
}

#[test]
fn no_rights_stay_none_with_king_and_rook_at_home() {
    let position = read("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1");
    assert!(position.castling.is_empty());
}

#[test]
fn en_passant_stays_as_stated() {
    for text in ["4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/8/8/8/4K3 b - h3 0 1"] {
        let position = read(text);
        assert!(position.en_passant.is_some(), "{text}");
        let style = fen::Style { en_passant: fen::EnPassantStyle::Capturable, ..fen::Style::default() };
        assert!(fen::write_as(&position, style).contains(" - - "), "{text}");
    }
}

#[test]
fn leading_zeros_are_fine() {
    let position = fen::read("4k3/8/8/8/8/8/8/4K3 w - - 007 00000000012").expect("leading zeros");
    assert_eq!((position.halfmove_clock, position.fullmove_number), (7, 12));
}

#[test]
fn large_boards() {
    let position = read("rnabqkbcnr/ppppp1pppp/10/5pP3/10/10/PPPPPP1PPP/RNABQKBCNR w KQkq f6 0 3");
    assert_pieces(&position, &["c1 A", "h1 C", "j1 R", "f5 p", "g5 P", "j8 r"]);
    assert_eq!(position.castling.files(Color::White).collect::<Vec<_>>(), [9, 0]);
    let position = read("k4/5/5/5/4K b - a3 0 1");
    assert_pieces(&position, &["a5 k", "e1 K"]);
    let position = read("k8a/10/10/10/10/10/10/10/10/C8K w K c8 0 1");
    assert_pieces(&position, &["j10 a", "a10 k", "a1 C", "j1 K"]);
}

#[test]
fn white_space_around_is_reported() {
    let text = "\u{A0} 4k3/8/8/8/8/8/8/4K3 w - - 0 1\r\n";
    let (position, trimmed) = fen::read_trimmed(text);
    assert!(position.is_ok() && trimmed, "{position:?}");
    let (position, trimmed) = fen::read_trimmed(text.trim());
    assert!(position.is_ok() && !trimmed, "{position:?}");
    let (fault, _) = fen::read_trimmed("\n\t4k3/8/8/8/8/8/8/4K3 w - -\n");
    let fault = fault.expect_err("fields are missing");
    assert_eq!((fault.field, fault.span), (5, 27..27));
}
