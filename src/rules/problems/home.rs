//! Problems that follow from pawns on their home squares, which have never moved, on 8x8.
//!
//! Uses bitboards, so that the quick check can share the conditions.

use super::look::Look;
use super::men::{self, LIGHT};
use crate::board::{BitPosition, Bitboards, Color, Piece, Role, Square};
use crate::rules::problem::{Problem, ProblemKind};

pub(super) fn problems(look: &Look) -> Vec<Problem> {
    let Some(bits) = BitPosition::of(look.position) else { return Vec::new() };
    let is_usual = !is_array_unusual(&bits);
    let mut problems = Vec::new();
    for color in Color::ALL {
        let replaced = if is_usual { replaced_bishops(&bits.men, color) } else { 0 };
        problems.extend(bishops_behind_pawns(look, &bits.men, color, replaced));
        problems.extend(pieces_behind_pawns(look, &bits.men, color, replaced));
    }
    problems.extend(back_ranks_differ(look, &bits.men));
    problems.extend(wrong_side_to_move(&bits));
    problems
}

/// Returns `true` if nothing here is odd; `false` only means that the full check is needed.
#[inline]
pub(super) fn is_plain(position: &BitPosition) -> bool {
    are_cells_open(&position.men) || is_plain_behind_pawns(position)
}

/// Returns `true` if one of the two pawns that lock in each bishop has left, for all bishops. Then no pawn row is
/// complete either.
#[inline]
fn are_cells_open(men: &Bitboards) -> bool {
    /// The b-file and the e-file: the other pawns that lock in bishops are two files further.
    const FIRST_FILES: u64 = 0xFF << 8 | 0xFF << 32;
    let [white, black] = Color::ALL.map(|color| men.of_piece(color, Role::Pawn) & ROWS[color as usize]);
    let at_home = white | black;
    at_home & at_home >> 16 & FIRST_FILES == 0
}

// Called if some bishop is locked in.
#[inline(never)]
fn is_plain_behind_pawns(position: &BitPosition) -> bool {
    let men = &position.men;
    let [white, black] = Color::ALL.map(|color| is_row_whole(men, color));
    let has_replaced_bishops = Color::ALL.into_iter().any(|color| replaced_bishops(men, color) != 0);
    (!has_replaced_bishops || is_array_unusual(position))
        && (!white || strays(men, Color::White) == 0)
        && (!black || strays(men, Color::Black) == 0)
        && (!(white && black) || !is_order_changed(men) && !is_turn_wrong(position))
}

/// Returns the number of missing pieces of a color that opposing pawns can have captured. A bishop that was locked in
/// by its pawns and is gone was captured at home, but not by a pawn, because none can get past these two. It certainly
/// started there, in Chess960 too, if the opposing bishop is opposite and locked in by pawns that have never moved.
#[inline]
pub(super) fn catchable(men: &Bitboards, color: Color) -> u32 {
    let of = |color| (men.of_piece(color, Role::Pawn), men.of_piece(color, Role::Bishop));
    let ((pawns, bishops), (other_pawns, other_bishops)) = (of(color), of(!color));
    let is_lost_at_home = |own: &Cell, opposite: &Cell| {
        own.is_left(pawns, bishops) && opposite.is_closed(other_pawns) && other_bishops & opposite.home != 0
    };
    let ([one, other], [opposite_one, opposite_other]) = (&CELLS[color as usize], &CELLS[!color as usize]);
    let lost_at_home = [is_lost_at_home(one, opposite_one), is_lost_at_home(other, opposite_other)];
    16_u32.saturating_sub(men.of_color(color).count_ones() + lost_at_home.into_iter().map(u32::from).sum::<u32>())
}

static ROWS: [u64; 2] = [0x0202_0202_0202_0202, 0x4040_4040_4040_4040];

/// The home square of a bishop in the standard setup.
struct Cell {
    home: u64,
    /// The home squares of the two pawns that lock it in.
    walls: u64,
    /// All squares of its color.
    shade: u64,
}

impl Cell {
    const fn new(file: u8, rank: u8, pawns: u8) -> Self {
        let home = Bitboards::square(Square::new(file, rank));
        let left = Bitboards::square(Square::new(file - 1, pawns));
        let right = Bitboards::square(Square::new(file + 1, pawns));
        let shade = if home & LIGHT == 0 { !LIGHT } else { LIGHT };
        Self { home, walls: left | right, shade }
    }

    /// Returns `true` if a bishop that started there has never left.
    #[inline]
    const fn is_closed(&self, pawns: u64) -> bool {
        pawns & self.walls == self.walls
    }

    /// Returns `true` if a bishop that started there has never left and is gone.
    #[inline]
    const fn is_left(&self, pawns: u64, bishops: u64) -> bool {
        self.is_closed(pawns) && bishops & self.home == 0
    }
}

static CELLS: [[Cell; 2]; 2] = [[Cell::new(2, 0, 1), Cell::new(5, 0, 1)], [Cell::new(2, 7, 6), Cell::new(5, 7, 6)]];

const CELL_FILES: u8 = 1 << 2 | 1 << 5;

/// Returns the bishops that must be promoted: the original one on their square color never left its home and is gone.
#[inline]
fn replaced_bishops(men: &Bitboards, color: Color) -> u64 {
    let pawns = men.of_piece(color, Role::Pawn);
    let bishops = men.of_piece(color, Role::Bishop);
    let replaced = |cell: &Cell| if cell.is_left(pawns, bishops) { bishops & cell.shade } else { 0 };
    let [one, other] = &CELLS[color as usize];
    replaced(one) | replaced(other)
}

/// A bishop whose two pawns have never moved is at home or was captured there, so one elsewhere must be a promoted
/// pawn. This holds for the standard setup only. In Chess960 a bishop can start anywhere; a position without signs of
/// Chess960 counts as standard.
fn bishops_behind_pawns(look: &Look, men: &Bitboards, color: Color, replaced: u64) -> Option<Problem> {
    // None of these bishops is original, so there is one more promoted piece per square color.
    let shades = [LIGHT, !LIGHT].into_iter().filter(|shade| replaced & shade != 0).count() as u32;
    let promoted = men::promoted(look, color) as u32 + shades;
    let missing = 8_u32.saturating_sub(men.of_piece(color, Role::Pawn).count_ones());
    (shades > 0 && promoted > missing)
        .then(|| Problem::new(ProblemKind::BishopBehindPawns, Some(color), squares(look, replaced)))
}

/// Returns `true` if the position cannot have started from the standard setup: a castling right refers to another file
/// for king or rook, or a locked-in bishop is on another file.
fn is_array_unusual(position: &BitPosition) -> bool {
    const E_FILE: u8 = 1 << 4;
    const CORNERS: u16 = 0x81;
    Color::ALL.into_iter().any(|color| {
        let rights = position.castling.mask(color);
        let king = position.men.on_back_rank(color, Role::King);
        rights != 0 && (rights & !CORNERS != 0 || king & E_FILE == 0) || has_bishop_kept_elsewhere(&position.men, color)
    })
}

/// Returns `true` if a bishop that was always locked in is on neither of its usual home squares.
fn has_bishop_kept_elsewhere(men: &Bitboards, color: Color) -> bool {
    let pawns = men.on_rank(color, Role::Pawn, color.pick(1, 6));
    let kept = (pawns << 1 | 1) & (pawns >> 1 | 1 << 7);
    men.on_back_rank(color, Role::Bishop) & kept & !CELL_FILES != 0
}

#[inline]
fn is_row_whole(men: &Bitboards, color: Color) -> bool {
    men.of_piece(color, Role::Pawn) == ROWS[color as usize]
}

/// Returns the kings, queens, rooks and bishops of a color that are not on its back rank.
#[inline]
fn strays(men: &Bitboards, color: Color) -> u64 {
    let beyond = color.pick(0xFEFE_FEFE_FEFE_FEFE, 0x7F7F_7F7F_7F7F_7F7F);
    (men.of_color(color) & !men.of_piece(color, Role::Knight) & !men.of_piece(color, Role::Pawn)) & beyond
}

/// While all eight pawns of a color are at home, only knights can get past them and nothing is promoted. Bishops of
/// [`bishops_behind_pawns`] are excluded.
fn pieces_behind_pawns(look: &Look, men: &Bitboards, color: Color, replaced: u64) -> Option<Problem> {
    let strays = if is_row_whole(men, color) { strays(men, color) & !replaced } else { 0 };
    (strays != 0).then(|| Problem::new(ProblemKind::PiecesBehindPawns, Some(color), squares(look, strays)))
}

/// Both sides start with the same setup. While all pawns are at home, all pieces but knights stay on their back rank
/// and cannot pass each other, except that king and rook do in castling. So the order of kings or rooks, queens and
/// bishops remains the same for both sides.
fn back_ranks_differ(look: &Look, men: &Bitboards) -> Option<Problem> {
    let are_whole = Color::ALL.into_iter().all(|color| is_row_whole(men, color));
    let is_in_order = |_: Square, piece: Piece| !matches!(piece.role, Role::Knight | Role::Pawn);
    (are_whole && is_order_changed(men))
        .then(|| Problem::new(ProblemKind::BackRanksDiffer, None, look.squares(is_in_order)))
}

/// Returns `true` if both sides have all kings, queens, rooks and bishops on the back rank, but in a different order.
fn is_order_changed(men: &Bitboards) -> bool {
    let [white, black] = Color::ALL.map(|color| order(men, color));
    let [Some(white), Some(black)] = [white, black] else { return false };
    white != black
}

/// Returns the roles of the six pieces other than knights on a back rank, with kings and rooks as one role; `None`
/// unless these are the initial six.
fn order(men: &Bitboards, color: Color) -> Option<[Role; 6]> {
    let on_rank = |role| men.on_back_rank(color, role);
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
    let are_whole = Color::ALL.into_iter().all(|color| is_row_whole(&position.men, color));
    (are_whole && is_turn_wrong(position))
        .then(|| Problem::new(ProblemKind::WrongSideToMove, Some(position.side_to_move), Vec::new()))
}

/// Returns `true` if it must be the other side's turn. All pawns must be at home.
fn is_turn_wrong(position: &BitPosition) -> bool {
    let men = &position.men;
    let is_odd = |color| {
        let movable = men.of_piece(color, Role::Knight) | men.of_piece(color, Role::Rook);
        (movable & LIGHT).count_ones() % 2 == 1
    };
    let has_white_made_one_more = is_odd(Color::White) != is_odd(Color::Black);
    Color::ALL.into_iter().all(|color| have_knights_and_rooks_alone_moved(men, color))
        && has_white_made_one_more != (position.side_to_move == Color::Black)
}

fn have_knights_and_rooks_alone_moved(men: &Bitboards, color: Color) -> bool {
    let on_rank = |role| men.on_back_rank(color, role);
    let has_one_rook = |files: u8| (on_rank(Role::Rook) & files).is_power_of_two();
    on_rank(Role::King) == 1 << 4
        && on_rank(Role::Queen) == 1 << 3
        && on_rank(Role::Bishop) == CELL_FILES
        && has_one_rook(0b0000_0011)
        && has_one_rook(0b1100_0000)
        && men.of_piece(color, Role::Knight).count_ones() == 2
        && men.of_color(color).count_ones() == 16
}

fn squares(look: &Look, set: u64) -> Vec<Square> {
    look.squares(|square, _| set & Bitboards::square(square) != 0)
}
