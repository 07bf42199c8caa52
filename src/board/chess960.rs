//! The start positions of Chess960 by number.
//!
//! The numbering is Reinhard Scharnagl's. The number is divided by 4, the quotient again by 4, and the next quotient by
//! 6. The first remainder selects the square of the light-squared bishop, the second the square of the dark-squared
//! bishop, and the third the square of the queen among the six free squares. The last quotient selects two of the five
//! free squares for the knights.

use super::{Piece, Position, Role, Size, Square};

const COUNT: u16 = 4 * 4 * 6 * 10;

/// The pairs of knight squares by number, as indices among the five free squares.
const KNIGHTS: [[usize; 2]; 10] = [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];

type BackRank = [Option<Role>; 8];

/// Returns the start position with this number, 0 to 959; `None` for other numbers. 518 is standard chess.
///
/// ```
/// use fenwright::board::{Position, chess960};
/// assert_eq!(chess960(518), Some(Position::start()));
/// assert_eq!(chess960(960), None);
/// ```
pub fn chess960(number: u16) -> Option<Position> {
    let roles = || back_rank(number.into()).into_iter().flatten();
    (number < COUNT).then(|| Position::from_back_rank(Size::STANDARD, roles()))
}

/// Returns the number of a Chess960 start position with White to move and all castling rights; `None` for any other
/// position. The clocks are ignored.
pub fn chess960_number(position: &Position) -> Option<u16> {
    let rank = [0, 1, 2, 3, 4, 5, 6, 7].map(|file| Some(position.board.get(Square::new(file, 0))?.role));
    let number = number_of(rank)?;
    let start = chess960(number)?;
    (position.without_clocks() == start.without_clocks()).then_some(number)
}

/// Returns the number of the start position with this back rank, as letters from the a-file in either case.
///
/// ```
/// use fenwright::board::chess960_number_from_letters;
/// assert_eq!(chess960_number_from_letters("RNBQKBNR"), Some(518));
/// assert_eq!(chess960_number_from_letters("bbqnnrkr"), Some(0));
/// assert_eq!(chess960_number_from_letters("RNBQBKNR"), None);
/// ```
pub fn chess960_number_from_letters(text: &str) -> Option<u16> {
    let mut rank: BackRank = [None; 8];
    let mut letters = text.chars();
    for place in &mut rank {
        *place = Some(Piece::from_letter(letters.next()?.to_ascii_uppercase())?.role);
    }
    let number = number_of(rank).filter(|_| letters.next().is_none())?;
    (back_rank(number.into()) == rank).then_some(number)
}

fn back_rank(number: usize) -> BackRank {
    let (light, dark, queen, knights) = (number % 4, number / 4 % 4, number / 16 % 6, number / 96);
    let mut rank: BackRank = [None; 8];
    // White's back rank begins with a dark square.
    rank[2 * light + 1] = Some(Role::Bishop);
    rank[2 * dark] = Some(Role::Bishop);
    put(&mut rank, queen, Role::Queen);
    let [first, second] = KNIGHTS[knights];
    // The second knight is put first, so that the index of the first knight still counts the same free squares.
    put(&mut rank, second, Role::Knight);
    put(&mut rank, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put(&mut rank, 0, role);
    }
    rank
}

/// Puts a piece on the free square of this index, counted from the a-file.
fn put(rank: &mut BackRank, free: usize, role: Role) {
    if let Some(square) = rank.iter_mut().filter(|square| square.is_none()).nth(free) {
        *square = Some(role);
    }
}

/// Returns the number that follows from the bishops, queen and knights of a back rank. Does not check the other pieces.
fn number_of(rank: BackRank) -> Option<u16> {
    let bishop = |first: usize| rank.iter().skip(first).step_by(2).position(|role| *role == Some(Role::Bishop));
    let (light, dark) = (bishop(1)?, bishop(0)?);
    let others: Vec<Role> = rank.iter().flatten().copied().filter(|role| *role != Role::Bishop).collect();
    let queen = others.iter().position(|role| *role == Role::Queen)?;
    let others: Vec<Role> = others.into_iter().filter(|role| *role != Role::Queen).collect();
    let is_knight = |role: &Role| *role == Role::Knight;
    let pair = [others.iter().position(is_knight)?, others.iter().rposition(is_knight)?];
    let knights = KNIGHTS.iter().position(|knights| *knights == pair)?;
    u16::try_from(light + 4 * dark + 16 * queen + 96 * knights).ok()
}
