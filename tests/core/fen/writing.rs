//! Writing ranks, numbers and buffers of any kind.

use fenwright::notation::fen::{self, CastlingStyle, Style};
use fenwright::{Castling, Color, Piece, Position, Role, Size, Square};

/// A rank, written square by square.
fn plain_rank(letters: &[Option<char>]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for letter in letters.iter().copied().chain([Some('/')]) {
        let Some(letter) = letter else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        empty = 0;
        text.push(letter);
    }
    text
}

#[test]
fn ranks_of_eight_with_every_pattern_of_empty_squares() {
    let roles = &Role::ALL[..6];
    for occupied in 0..256_usize {
        let mut position = Position::empty(Size::STANDARD);
        let mut letters = Vec::new();
        for file in 0..8_u8 {
            let color = if file % 3 == 0 { Color::White } else { Color::Black };
            let piece = Piece::new(color, roles[(occupied + usize::from(file)) % roles.len()]);
            let piece = Some(piece).filter(|_| occupied >> file & 1 == 1);
            position.board.set(Square::new(file, 7), piece);
            position.board.set(Square::new(file, 0), piece);
            letters.push(piece.map(Piece::letter));
        }
        let rank = plain_rank(&letters);
        let expected = format!("{rank}8/8/8/8/8/8/{} w - - 0 1", rank.trim_end_matches('/'));
        assert_eq!(fen::write(&position), expected, "occupied {occupied:08b}");
    }
}

#[test]
fn numbers_of_every_length() {
    for number in [0, 1, 9, 10, 99, 100, 101, 999, 1000, 9999, 10_000, u16::MAX] {
        let position = Position { halfmove_clock: number, fullmove_number: number, ..Position::empty(Size::STANDARD) };
        assert_eq!(fen::write(&position), format!("8/8/8/8/8/8/8/8 w - - {number} {number}"));
    }
}

#[test]
fn the_longest_fen_is_written_whole() {
    let size = Size::new(10, 10).expect("a size");
    let mut position = Position { halfmove_clock: 9999, fullmove_number: 9999, ..Position::empty(size) };
    let mut castling = Castling::NONE;
    for square in size.squares() {
        position.board.set(square, Some(Piece::new(Color::Black, Role::Chancellor)));
        castling.set(Color::White, square.file, true);
        castling.set(Color::Black, square.file, true);
    }
    position.castling = castling;
    position.en_passant = Some(Square::new(9, size.en_passant_rank(Color::White)));
    let text = fen::write_as(&position, Style { castling: CastlingStyle::Shredder, ..Style::default() });
    assert!(text.ends_with(" w JIHGFEDCBAjihgfedcba j8 9999 9999"), "{text}");
    assert_eq!(fen::read(&text), Ok(position), "{text}");
}

#[test]
fn appending_keeps_what_is_there() {
    let mut lines = b"before\n".to_vec();
    fen::append(&mut lines, &Position::start(), Style::default());
    fen::append(&mut lines, &Position::empty(Size::STANDARD), Style::default());
    let expected = "before\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 18/8/8/8/8/8/8/8 w - - 0 1";
    assert_eq!(lines, expected.as_bytes());
}
