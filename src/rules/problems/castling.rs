//! Problems of castling rights, which need a king and a rook that have never moved. The second half of this file is for
//! the quick check.

use crate::board::{BitPosition, Castling, Color, Piece, Position, Role, Side, Square};
use crate::rules::problem::{Problem, ProblemKind};

pub(super) fn problems(position: &Position, color: Color) -> Vec<Problem> {
    let board = &position.board;
    let rank = board.size().back_rank(color);
    let (backed, unbacked) = rooks(position, color);
    if !board.size().has_castling() {
        let rooks: Vec<Square> = backed.into_iter().chain(unbacked).collect();
        let is_any = !rooks.is_empty();
        return Vec::from_iter(is_any.then(|| Problem::new(ProblemKind::CastlingOnNarrowBoard, Some(color), rooks)));
    }
    let mut problems = Vec::new();
    if position.castling.mask(color) != 0 && board.castling_king(color).is_none() {
        let home = Square::new(board.size().king_file(), rank);
        problems.push(Problem::new(ProblemKind::CastlingWithoutKing, Some(color), vec![home]));
    }
    let without_rook = |square| Problem::new(ProblemKind::CastlingWithoutRook, Some(color), vec![square]);
    problems.extend(unbacked.into_iter().map(without_rook));
    for side in Side::ALL {
        let on_side = |square: &Square| Castling::side(board, color, square.file) == side;
        let rooks: Vec<Square> = backed.iter().copied().filter(on_side).collect();
        if rooks.len() > 1 {
            problems.push(Problem::new(ProblemKind::CastlingTwiceOnOneSide, Some(color), rooks));
        }
    }
    problems
}

/// Returns the rook squares of a color's rights as two lists: the squares with such a rook, and those without.
fn rooks(position: &Position, color: Color) -> (Vec<Square>, Vec<Square>) {
    let rank = position.board.size().back_rank(color);
    let rook = Some(Piece::new(color, Role::Rook));
    position.castling.files(color).map(|file| Square::new(file, rank)).partition(|at| position.board.get(*at) == rook)
}

/// Returns the problems of rights whose king and rook are present but cannot have started there. Chess960, and
/// Capablanca Random Chess on larger boards, start with the king between its rooks and the same setup for both sides.
pub(super) fn odd_problems(position: &Position) -> Vec<Problem> {
    if !position.board.size().has_castling() {
        return Vec::new();
    }
    let mut problems: Vec<Problem> = Color::ALL.into_iter().filter_map(|color| king_on_edge(position, color)).collect();
    problems.extend(setups_differ(position));
    problems
}

// An unmoved king has at least one file on either side for a rook.
fn king_on_edge(position: &Position, color: Color) -> Option<Problem> {
    let king =
        unmoved_king(position, color).filter(|king| [0, position.board.size().files() - 1].contains(&king.file))?;
    let squares = [king].into_iter().chain(rooks(position, color).0).collect();
    Some(Problem::new(ProblemKind::CastlingAfterMove, Some(color), squares))
}

// Unmoved kings are on the same file, and so are the unmoved rooks of each side.
fn setups_differ(position: &Position) -> Vec<Problem> {
    let [Some(white), Some(black)] = Color::ALL.map(|color| unmoved_king(position, color)) else { return Vec::new() };
    let odd = |squares| Problem::new(ProblemKind::CastlingAfterMove, None, squares);
    if white.file != black.file {
        return vec![odd(vec![black, white])];
    }
    let on_side = |color, side| {
        let (backed, _) = rooks(position, color);
        backed.into_iter().find(|rook| Castling::side(&position.board, color, rook.file) == side)
    };
    let differ = |side| {
        let (white, black) = (on_side(Color::White, side)?, on_side(Color::Black, side)?);
        (white.file != black.file).then(|| odd(vec![black, white]))
    };
    Side::ALL.into_iter().filter_map(differ).collect()
}

/// Returns the king of a color if the color has a right whose rook is present.
fn unmoved_king(position: &Position, color: Color) -> Option<Square> {
    let (backed, _) = rooks(position, color);
    if backed.is_empty() { None } else { position.board.castling_king(color) }
}

/// Returns `true` if every right has a king and a rook that can be unmoved, with at most one right on each side of a
/// king. The position must have one king of each color.
#[inline]
pub(super) fn are_rights_sound(position: &BitPosition) -> bool {
    position.castling.is_empty() || are_backed(position)
}

#[inline(never)]
fn are_backed(position: &BitPosition) -> bool {
    let sides = Color::ALL.map(|color| RightsBits::new(position, color));
    sides.iter().all(RightsBits::is_sound) && can_both_be_unmoved(&sides)
}

struct RightsBits {
    king: u16,
    rooks: u16,
    /// The rights on the queenside of the king, and those on its kingside.
    rights: [u16; 2],
}

impl RightsBits {
    fn new(position: &BitPosition, color: Color) -> Self {
        let on_back_rank = |role| u16::from(position.board.files_on_back_rank(color, role));
        let (king, rooks) = (on_back_rank(Role::King), on_back_rank(Role::Rook));
        let rights = position.castling.mask(color);
        let queen_side = rights & king.wrapping_sub(1);
        Self { king, rooks, rights: [queen_side, rights & !queen_side] }
    }

    const fn is_any(&self) -> bool {
        self.rights[0] | self.rights[1] != 0
    }

    /// Returns `true` if there are no rights, or if each has its rook, the king is not on an edge file, and there is at
    /// most one right on each side of the king.
    fn is_sound(&self) -> bool {
        const EDGES: u16 = 0x81;
        let is_one_at_most = |rights: &u16| rights & rights.wrapping_sub(1) == 0;
        let is_backed = self.king & !EDGES != 0 && (self.rights[0] | self.rights[1]) & !self.rooks == 0;
        !self.is_any() || is_backed && self.rights.iter().all(is_one_at_most)
    }
}

/// Returns `true` if the kings and rooks that have rights are on the same files for both colors.
fn can_both_be_unmoved([white, black]: &[RightsBits; 2]) -> bool {
    let agrees = |white: u16, black: u16| white == 0 || black == 0 || white == black;
    !white.is_any()
        || !black.is_any()
        || white.king == black.king && (0..2).all(|side| agrees(white.rights[side], black.rights[side]))
}
