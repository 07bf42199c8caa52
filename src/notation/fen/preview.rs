//! What can be read of a text, for a picture of it while it is being typed.

use super::{castling, read_trimmed_as, sketch};
use crate::board::{Board, Castling, Color, MAX_CLOCK, Position, Rules, Square};

/// What can be read of a text. Meant to be looked at, never to take the place of a position: what cannot
/// be read is left out without a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The position: strict FEN as it is; else each rank clipped or padded, every character that cannot be
    /// read as an empty square, and `w - - 0 1` for the fields that are missing or cannot be read.
    pub position: Position,
    /// Whether each field, the placement first, was there and could be read; a placement always can be.
    pub stated: [bool; 6],
}

/// Reads as much of a text as can be read. Never fails; an empty text is an empty board.
///
/// ```
/// use fenwright::{Color, notation::fen};
/// let preview = fen::preview("4k3/8/8/8/8/8/8/4Kx3 b KQ");
/// assert_eq!(preview.position.board.pieces().count(), 2);
/// assert_eq!(preview.position.side_to_move, Color::Black);
/// assert_eq!(preview.stated, [true, true, true, false, false, false]);
/// ```
pub fn preview(text: &str) -> Preview {
    if let Ok(position) = read_trimmed_as(text, None) {
        return Preview { position, stated: [true; 6] };
    }
    let fields = sketch::fields(text);
    let field = |index: usize| fields[index].clone().map_or("", |bytes| &text[bytes]);
    let board = board(field(0));
    let side = side(field(1));
    let castling = castling(field(2), &board);
    let en_passant = en_passant(field(3), &board, side.unwrap_or(Color::White));
    let (clock, number) = (number(field(4), 0), number(field(5), 1));
    Preview {
        stated: [
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
    let size = sketch::likely_size(placement);
    let mut board = Board::empty(size);
    for part in sketch::parts(placement, 0, size) {
        board.set(part.square, part.piece);
    }
    board
}

fn side(field: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| field.strip_prefix(color.letter()).is_some_and(str::is_empty))
}

/// The rights of a field made of castling letters, in whatever order.
fn castling(field: &str, board: &Board) -> Option<Castling> {
    let mut castling = Castling::NONE;
    if field.is_empty() || field.len() > 20 {
        return None;
    }
    if field != "-" {
        for letter in field.chars() {
            let (color, file) = castling::right_on(letter, board)?;
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
