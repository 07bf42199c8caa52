//! Pieces can be told apart on small squares.

#![expect(clippy::expect_used, reason = "a helper of a test fails as the test does")]

use fenwright::board::{Board, Role, Size};
use fenwright::diagram::{Coloring, Coordinates, DarkSquares, Diagram, PieceSet, pixels};
use fenwright::{Color, Piece, Position, Square};

/// A difference of one channel that is clearly visible.
const SEEN: u8 = 80;

/// A board with room for all sixteen pieces.
fn size() -> Size {
    Size::new(10, 8).expect("a size")
}

/// The pixels of a square with a piece on it.
fn drawn(pieces: PieceSet, piece: Option<Piece>, is_dark: bool, side: u32) -> Vec<[u8; 4]> {
    let mut board = Board::empty(size());
    // The top rank begins with a light square.
    let square = Square::new(u8::from(is_dark), 7);
    board.set(square, piece);
    let position = Position { board, ..Position::empty(size()) };
    let coordinates = Coordinates::None;
    let picture =
        pixels(&Diagram { pieces, size: 10 * side, coordinates, ..Diagram::new(position) }).expect("a picture");
    let rows = picture.rgba.chunks(4 * picture.width as usize).take(side as usize);
    let first = 4 * side as usize * usize::from(is_dark);
    rows.flat_map(|row| row[first..first + 4 * side as usize].as_chunks().0).copied().collect()
}

/// The number of pixels that differ visibly.
fn difference(one: &[[u8; 4]], two: &[[u8; 4]]) -> usize {
    let is_seen = |(one, two): &(&[u8; 4], &[u8; 4])| one.iter().zip(*two).any(|(one, two)| one.abs_diff(*two) > SEEN);
    one.iter().zip(two).filter(is_seen).count()
}

/// The smallest difference between two pieces, or between a piece and an empty square, on squares of this size.
fn least_difference(pieces: PieceSet, side: u32) -> (usize, String) {
    let men = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| Some(Piece::new(color, role))));
    let men: Vec<Option<Piece>> = men.chain([None]).collect();
    let mut least = (usize::MAX, String::new());
    for is_dark in [false, true] {
        let squares: Vec<_> = men.iter().map(|man| (man, drawn(pieces, *man, is_dark, side))).collect();
        for (index, (man, square)) in squares.iter().enumerate() {
            for (other, beside) in &squares[..index] {
                let pair = || format!("{man:?} and {other:?} on a {} square", if is_dark { "dark" } else { "light" });
                let found = difference(square, beside);
                least = if found < least.0 { (found, pair()) } else { least };
            }
        }
    }
    least
}

#[test]
fn simple_pieces_are_told_apart_where_others_are_not() {
    for (side, least) in [(9, 4), (12, 10), (16, 20), (18, 20)] {
        let (found, pair) = least_difference(PieceSet::FOR_SMALL, side);
        assert!(found >= least, "at {side} pixels {found} tell {pair}");
    }
    for pieces in PieceSet::ALL.into_iter().filter(|set| *set != PieceSet::FOR_SMALL) {
        let [(simple, _), (found, pair)] = [PieceSet::FOR_SMALL, pieces].map(|set| least_difference(set, 16));
        assert!(found < simple, "{found} tell {pair} in {pieces:?}, and {simple} in the simple pieces");
        let (found, pair) = least_difference(pieces, PieceSet::SMALL);
        assert!(found >= 8, "at {} pixels {found} tell {pair} in {pieces:?}", PieceSet::SMALL);
    }
}

#[test]
fn men_stand_out_on_the_squares_of_high_contrast() {
    let colors = Coloring::Contrast.colors();
    let DarkSquares::Plain(dark) = colors.dark else { panic!("no hatching here") };
    let squares = fenwright::diagram::SquareColors { light: colors.light, dark };
    for pieces in PieceSet::ALL {
        let least = squares.least_contrast(pieces);
        assert!(least >= 7.0, "{pieces:?}: {least}");
    }
    assert!(squares.light.contrast(squares.dark) >= 1.8, "the squares are told apart by their brightness too");
    for letters in [colors.on_light.contrast(colors.light), colors.on_dark.contrast(dark)] {
        assert!(letters >= 7.0, "{letters}");
    }
}
