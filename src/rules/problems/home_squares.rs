//! Problems that follow from pawns on their home squares: these pawns have never moved. Only 8x8 boards are checked.
//!
//! Uses bitboards, so that the quick check can share the conditions.

use super::piece_counts::{self, PieceList};
use crate::board::{BitPosition, Bitboards, Color, Piece, Role, Square};
use crate::rules::bit_attacks::LIGHT_SQUARES;
use crate::rules::problem::{Problem, ProblemKind};
use crate::rules::retro;

pub(super) fn problems(look: &PieceList) -> Vec<Problem> {
    let Some(bits) = BitPosition::from_standard(look.position) else { return Vec::new() };
    let is_usual = !is_start_nonstandard(&bits);
    let mut problems = Vec::new();
    for color in Color::ALL {
        let replaced = if is_usual { promoted_bishops(&bits.board, color) } else { 0 };
        problems.extend(bishops_behind_pawns(look, &bits.board, color, replaced));
        problems.extend(pieces_behind_pawns(look, &bits.board, color, replaced));
    }
    problems.extend(back_ranks_differ(look, &bits.board));
    problems.extend(wrong_side_to_move(&bits));
    problems
}

/// Returns `true` if this module finds no problem. `false` only means that the full check is needed.
#[inline]
pub(super) fn is_plain(position: &BitPosition) -> bool {
    are_all_bishops_released(&position.board) || is_plain_behind_pawns(position)
}

/// Returns `true` if, for each bishop, one of the two pawns that lock it in has left. Then neither side has all pawns
/// at home.
#[inline]
fn are_all_bishops_released(men: &Bitboards) -> bool {
    /// The b-file and the e-file. The other pawns that lock in bishops are on the files two further, d and g.
    const FIRST_FILES: u64 = 0xFF << 8 | 0xFF << 32;
    let [white, black] = Color::ALL.map(|color| men.by_piece(color, Role::Pawn) & PAWN_HOMES[color as usize]);
    let at_home = white | black;
    at_home & at_home >> 16 & FIRST_FILES == 0
}

// Called if some bishop is locked in.
#[inline(never)]
fn is_plain_behind_pawns(position: &BitPosition) -> bool {
    let men = &position.board;
    let [white, black] = Color::ALL.map(|color| are_pawns_home(men, color));
    let has_replaced_bishops = Color::ALL.into_iter().any(|color| promoted_bishops(men, color) != 0);
    (!has_replaced_bishops || is_start_nonstandard(position))
        && (!white || pieces_off_back_rank(men, Color::White) == 0)
        && (!black || pieces_off_back_rank(men, Color::Black) == 0)
        && (!(white && black) || !has_different_order(men) && !is_wrong_turn(position))
}

/// Returns the number of missing pieces of a color that opposing pawns can have captured. If the two pawns in front of
/// a bishop's home have never moved and the bishop is gone, it was captured at home, but not by a pawn, because no pawn
/// gets past these two. This counts only if the opposing bishop is still locked in on the opposite square: then the
/// missing bishop certainly started at this home, in Chess960 too.
#[inline]
pub(super) fn capturable_by_pawns(men: &Bitboards, color: Color) -> u32 {
    let of = |color| (men.by_piece(color, Role::Pawn), men.by_piece(color, Role::Bishop));
    let ((pawns, bishops), (other_pawns, other_bishops)) = (of(color), of(!color));
    let is_lost_at_home = |own: &BishopHome, opposite: &BishopHome| {
        own.is_locked_and_empty(pawns, bishops)
            && opposite.is_locked(other_pawns)
            && other_bishops & opposite.square != 0
    };
    let ([one, other], [opposite_one, opposite_other]) =
        (&BISHOP_HOMES[color as usize], &BISHOP_HOMES[!color as usize]);
    let lost_at_home = [is_lost_at_home(one, opposite_one), is_lost_at_home(other, opposite_other)];
    16_u32.saturating_sub(men.by_color(color).count_ones() + lost_at_home.into_iter().map(u32::from).sum::<u32>())
}

static PAWN_HOMES: [u64; 2] = [0x0202_0202_0202_0202, 0x4040_4040_4040_4040];

/// The home square of a bishop in the standard setup.
struct BishopHome {
    square: u64,
    /// The home squares of the two pawns that lock the bishop in.
    pawns: u64,
    color_squares: u64,
}

impl BishopHome {
    const fn new(file: u8, rank: u8, pawns: u8) -> Self {
        let square = Bitboards::square_bit(Square::new(file, rank));
        let left = Bitboards::square_bit(Square::new(file - 1, pawns));
        let right = Bitboards::square_bit(Square::new(file + 1, pawns));
        let color_squares = if square & LIGHT_SQUARES == 0 { !LIGHT_SQUARES } else { LIGHT_SQUARES };
        Self { square, pawns: left | right, color_squares }
    }

    #[inline]
    const fn is_locked(&self, pawns: u64) -> bool {
        pawns & self.pawns == self.pawns
    }

    #[inline]
    const fn is_locked_and_empty(&self, pawns: u64, bishops: u64) -> bool {
        self.is_locked(pawns) && bishops & self.square == 0
    }
}

static BISHOP_HOMES: [[BishopHome; 2]; 2] =
    [[BishopHome::new(2, 0, 1), BishopHome::new(5, 0, 1)], [BishopHome::new(2, 7, 6), BishopHome::new(5, 7, 6)]];

const BISHOP_HOME_FILES: u8 = 1 << 2 | 1 << 5;

/// Returns the bishops that must be promoted: the original bishop on their square color was captured at home.
#[inline]
fn promoted_bishops(men: &Bitboards, color: Color) -> u64 {
    let pawns = men.by_piece(color, Role::Pawn);
    let bishops = men.by_piece(color, Role::Bishop);
    let replaced =
        |cell: &BishopHome| if cell.is_locked_and_empty(pawns, bishops) { bishops & cell.color_squares } else { 0 };
    let [one, other] = &BISHOP_HOMES[color as usize];
    replaced(one) | replaced(other)
}

/// A bishop whose two pawns have never moved is at home or was captured there, so another bishop on its square color
/// must be promoted. This holds for the standard setup, which a position without signs of Chess960 is assumed to have.
fn bishops_behind_pawns(look: &PieceList, men: &Bitboards, color: Color, replaced: u64) -> Option<Problem> {
    // No bishop in `replaced` is original, so each of their square colors has one promoted piece more.
    let shades = [LIGHT_SQUARES, !LIGHT_SQUARES].into_iter().filter(|shade| replaced & shade != 0).count() as u32;
    let promoted = piece_counts::count_promoted(look, color) as u32 + shades;
    let missing = 8_u32.saturating_sub(men.by_piece(color, Role::Pawn).count_ones());
    (shades > 0 && promoted > missing)
        .then(|| Problem::new(ProblemKind::BishopBehindPawns, Some(color), squares(look, replaced)))
}

/// Returns `true` if the position shows that the start was not the standard setup, by a locked-in bishop for example.
pub(super) fn is_start_nonstandard(position: &BitPosition) -> bool {
    retro::has_signs_of_chess960(position)
        || Color::ALL.into_iter().any(|color| has_bishop_locked_elsewhere(&position.board, color))
}

/// Returns `true` if a bishop is locked in by pawns that have never moved, but not on one of its usual home squares.
fn has_bishop_locked_elsewhere(men: &Bitboards, color: Color) -> bool {
    let pawns = men.files_on_rank(color, Role::Pawn, color.pick(1, 6));
    let kept = (pawns << 1 | 1) & (pawns >> 1 | 1 << 7);
    men.files_on_back_rank(color, Role::Bishop) & kept & !BISHOP_HOME_FILES != 0
}

#[inline]
fn are_pawns_home(men: &Bitboards, color: Color) -> bool {
    men.by_piece(color, Role::Pawn) == PAWN_HOMES[color as usize]
}

/// Returns the kings, queens, rooks and bishops of a color that are not on its back rank.
#[inline]
fn pieces_off_back_rank(men: &Bitboards, color: Color) -> u64 {
    let beyond = color.pick(0xFEFE_FEFE_FEFE_FEFE, 0x7F7F_7F7F_7F7F_7F7F);
    (men.by_color(color) & !men.by_piece(color, Role::Knight) & !men.by_piece(color, Role::Pawn)) & beyond
}

/// While all eight pawns are at home, only knights get past them. The bishops of [`bishops_behind_pawns`] are left out.
fn pieces_behind_pawns(look: &PieceList, men: &Bitboards, color: Color, replaced: u64) -> Option<Problem> {
    let strays = if are_pawns_home(men, color) { pieces_off_back_rank(men, color) & !replaced } else { 0 };
    (strays != 0).then(|| Problem::new(ProblemKind::PiecesBehindPawns, Some(color), squares(look, strays)))
}

/// While all pawns are at home, all pieces but knights stay on their back rank and cannot pass each other, except that
/// king and rook do in castling. So the order on the back rank is still that of the start, if knights are left out and
/// kings and rooks are not distinguished.
fn back_ranks_differ(look: &PieceList, men: &Bitboards) -> Option<Problem> {
    let are_whole = Color::ALL.into_iter().all(|color| are_pawns_home(men, color));
    let is_in_order = |_: Square, piece: Piece| !matches!(piece.role, Role::Knight | Role::Pawn);
    (are_whole && has_different_order(men))
        .then(|| Problem::new(ProblemKind::BackRanksDiffer, None, look.squares_where(is_in_order)))
}

/// Returns `true` if both sides have all kings, queens, rooks and bishops on the back rank, but in a different order.
fn has_different_order(men: &Bitboards) -> bool {
    let [white, black] = Color::ALL.map(|color| back_rank_order(men, color));
    let [Some(white), Some(black)] = [white, black] else { return false };
    white != black
}

/// Returns the roles on a back rank in order, without knights, and with rooks as kings. Returns `None` unless these are
/// one king, one queen, two rooks and two bishops.
fn back_rank_order(men: &Bitboards, color: Color) -> Option<[Role; 6]> {
    let on_rank = |role| men.files_on_back_rank(color, role);
    let is = |role, file: u8| on_rank(role) & 1 << file != 0;
    let counts = [(Role::King, 1), (Role::Queen, 1), (Role::Rook, 2), (Role::Bishop, 2)];
    if counts.into_iter().any(|(role, count)| on_rank(role).count_ones() != count) {
        return None;
    }
    let mut order = [Role::King; 6];
    let roles = (0..8_u8).filter_map(|file| {
        let role = [Role::King, Role::Rook, Role::Queen, Role::Bishop].into_iter().find(|role| is(*role, file))?;
        Some(if role == Role::Rook { Role::King } else { role })
    });
    order.iter_mut().zip(roles).for_each(|(place, role)| *place = role);
    Some(order)
}

/// With all pawns at home and nothing captured, kings, queens and bishops of the standard setup have not moved, and
/// rooks only move between a1 and b1 or g1 and h1. So every move was made by a knight or rook and changed the color of
/// its square. A side starts with two of these four pieces on light squares, so an even number of moves leaves an even
/// number there. White is to move if both sides have made the same number of moves.
fn wrong_side_to_move(position: &BitPosition) -> Option<Problem> {
    let are_whole = Color::ALL.into_iter().all(|color| are_pawns_home(&position.board, color));
    (are_whole && is_wrong_turn(position))
        .then(|| Problem::new(ProblemKind::WrongSideToMove, Some(position.side_to_move), Vec::new()))
}

/// Returns `true` if it must be the other side's turn. All pawns must be at home.
fn is_wrong_turn(position: &BitPosition) -> bool {
    let men = &position.board;
    let is_odd = |color| {
        let movable = men.by_piece(color, Role::Knight) | men.by_piece(color, Role::Rook);
        (movable & LIGHT_SQUARES).count_ones() % 2 == 1
    };
    let has_white_made_one_more = is_odd(Color::White) != is_odd(Color::Black);
    Color::ALL.into_iter().all(|color| have_knights_and_rooks_alone_moved(men, color))
        && has_white_made_one_more != (position.side_to_move == Color::Black)
}

fn have_knights_and_rooks_alone_moved(men: &Bitboards, color: Color) -> bool {
    let on_rank = |role| men.files_on_back_rank(color, role);
    let has_one_rook = |files: u8| (on_rank(Role::Rook) & files).is_power_of_two();
    on_rank(Role::King) == 1 << 4
        && on_rank(Role::Queen) == 1 << 3
        && on_rank(Role::Bishop) == BISHOP_HOME_FILES
        && has_one_rook(0b0000_0011)
        && has_one_rook(0b1100_0000)
        && men.by_piece(color, Role::Knight).count_ones() == 2
        && men.by_color(color).count_ones() == 16
}

fn squares(look: &PieceList, set: u64) -> Vec<Square> {
    look.squares_where(|square, _| set & Bitboards::square_bit(square) != 0)
}
