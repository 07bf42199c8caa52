//! A best-effort reading of a FEN, to draw it while it is being typed.

use super::{castling, lenient, read_trimmed_as};
use crate::board::{Board, Castling, Color, MAX_CLOCK, Position, Rules, Square};

/// A best-effort reading of a text. For display only: unreadable parts are silently dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The position. Broken ranks are clipped or padded, invalid characters are empty squares, and fields that are
    /// missing or unreadable are those of `w - - 0 1`.
    pub position: Position,
    /// `true` for each field that is present and readable, in FEN order. Every placement counts as readable.
    pub readable_fields: [bool; 6],
}

/// Reads as much of a text as possible. Never fails; an empty text is an empty board.
///
/// ```
/// use fenwright::{Color, notation::fen};
/// let preview = fen::preview("4k3/8/8/8/8/8/8/4Kx3 b KQ");
/// assert_eq!(preview.position.board.pieces().count(), 2);
/// assert_eq!(preview.position.side_to_move, Color::Black);
/// assert_eq!(preview.readable_fields, [true, true, true, false, false, false]);
/// ```
pub fn preview(text: &str) -> Preview {
    if let Ok(position) = read_trimmed_as(text, None) {
        return Preview { position, readable_fields: [true; 6] };
    }
    let fields = lenient::fields(text);
    let field = |index: usize| fields[index].clone().map_or("", |bytes| &text[bytes]);
    let board = board(field(0));
    let side = side(field(1));
    let castling = castling(field(2), &board);
    let en_passant = en_passant(field(3), &board, side.unwrap_or(Color::White));
    let (clock, number) = (number(field(4), 0), number(field(5), 1));
    Preview {
        readable_fields: [
            fields[0].is_some(),
            side.is_some(),
            castling.is_some(),
            field(3) == "-" || en_passant.is_some(),
            clock.is_some(),
            number.is_some(),
        ],
        position: Position {
            board,
            side_to_move: side.unwrap_or(Color::White),
            castling: castling.unwrap_or_default(),
            en_passant,
            halfmove_clock: clock.unwrap_or(0),
            fullmove_number: number.unwrap_or(1),
            rules: Rules::Standard,
        },
    }
}

fn board(placement: &str) -> Board {
    let size = lenient::likely_size(placement);
    let mut board = Board::empty(size);
    for part in lenient::parts(placement, 0, size) {
        board.set(part.square, part.piece);
    }
    board
}

fn side(field: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| field.strip_prefix(color.letter()).is_some_and(str::is_empty))
}

fn castling(field: &str, board: &Board) -> Option<Castling> {
    let mut castling = Castling::NONE;
    if field.is_empty() || field.len() > 20 {
        return None;
    }
    if field != "-" {
        for letter in field.chars() {
            let (color, file) = castling::castling_right_on(letter, board)?;
            castling.set(color, file, true);
        }
    }
    Some(castling)
}

fn en_passant(field: &str, board: &Board, to_move: Color) -> Option<Square> {
    let size = board.size();
    let square: Square = field.parse().ok()?;
    (size.contains(square) && square.rank == size.en_passant_rank(to_move)).then_some(square)
}

fn number(field: &str, least: u16) -> Option<u16> {
    let is_decimal = !field.is_empty() && field.bytes().all(|byte| byte.is_ascii_digit());
    field.parse().ok().filter(|number| is_decimal && (least..=MAX_CLOCK).contains(number))
}
