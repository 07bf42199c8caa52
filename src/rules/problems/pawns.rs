//! Problems of pawn structures: a pawn changes its file only by a capture. The second half of this file is for the
//! quick check.

use super::home_squares;
use super::piece_counts::PieceList;
use crate::board::{Bitboards, Color, Role, Square};
use crate::rules::bit_attacks::{EIGHTH_RANK, FIRST_RANK};
use crate::rules::problem::{Problem, ProblemKind};

/// Returns the problem if a color's pawns need more captures than the other side has lost pieces, or cannot have
/// reached their squares at all.
pub(super) fn problem(look: &PieceList, color: Color) -> Option<Problem> {
    let size = look.position.board.size();
    let pawns = look.find(color, Role::Pawn);
    let shares_file = |pawn: &Square| pawns.iter().filter(|other| other.file == pawn.file).count() > 1;
    let sharing: Vec<Square> = pawns.iter().copied().filter(shares_file).collect();
    if sharing.is_empty() {
        return None; // each can have stayed on its file
    }
    let walked: Vec<AdvancedPawn> =
        pawns.iter().filter_map(|pawn| AdvancedPawn::from_square(*pawn, color, size.ranks())).collect();
    if walked.len() > usize::from(size.files()) {
        return None;
    }
    let missing = capturable_by_pawns(look, !color);
    let kind = match min_captures(walked, size.files()) {
        None => ProblemKind::PawnsOutOfReach,
        Some(needed) if needed > missing => ProblemKind::TooManyPawnCaptures { needed, missing },
        Some(_) => return None,
    };
    Some(Problem::new(kind, Some(color), sharing))
}

fn capturable_by_pawns(look: &PieceList, color: Color) -> u8 {
    let board = &look.position.board;
    let men = || look.count_where(|_, piece| piece.color == color);
    let on_any_board = || usize::from(2 * board.size().files()).saturating_sub(men()) as u8;
    Bitboards::from_board(board).map_or_else(on_any_board, |men| home_squares::capturable_by_pawns(&men, color) as u8)
}

struct AdvancedPawn {
    file: u8,
    /// The number of ranks that the pawn has advanced, which is also the maximum number of files it can have crossed.
    reach: u8,
}

impl AdvancedPawn {
    /// Returns `None` for a pawn behind its home rank.
    fn from_square(square: Square, color: Color, ranks: u8) -> Option<Self> {
        let from_edge = color.pick(square.rank, ranks - 1 - square.rank);
        Some(Self { file: square.file, reach: from_edge.checked_sub(1)? })
    }
}

/// Returns the minimum number of captures that bring these pawns from different home files to their squares; `None` if
/// that is impossible. There may not be more pawns than files. A capture changes the file by one, so this is a
/// minimum-cost assignment of pawns to files.
///
/// Dynamic programming: the minimum cost is stored for each set of home files used so far, 1024 sets on ten files.
fn min_captures(mut pawns: Vec<AdvancedPawn>, files: u8) -> Option<u8> {
    const UNKNOWN: u8 = u8::MAX;
    // The pawns with the fewest choices come first, which keeps the number of sets low.
    pawns.sort_unstable_by_key(|pawn| pawn.reach);
    let mut costs = vec![UNKNOWN; 1 << files];
    costs[0] = 0;
    let mut least = None;
    // Adding a file makes the number of a set larger, so the cost of a set is final when the loop reaches the set.
    for taken in 0..costs.len() {
        let cost = costs[taken];
        if cost == UNKNOWN {
            continue;
        }
        let Some(pawn) = pawns.get(taken.count_ones() as usize) else {
            least = Some(least.map_or(cost, |least: u8| least.min(cost)));
            continue;
        };
        let up_to = (pawn.file + pawn.reach).min(files - 1);
        for home in (pawn.file.saturating_sub(pawn.reach)..=up_to).filter(|home| taken & 1 << home == 0) {
            let with = &mut costs[taken | 1 << home];
            *with = (*with).min(cost + home.abs_diff(pawn.file));
        }
    }
    least
}

/// Returns `true` if up to eight pawns per color can all have come to their squares with the captures available.
#[inline]
pub(super) fn are_captures_enough(men: &Bitboards) -> bool {
    // Both colors are tested unconditionally, because doubled pawns are hard to predict for a processor.
    let white = fits_adjacent_files(men, Color::White);
    let black = fits_adjacent_files(men, Color::Black);
    white & black
        || (white || has_enough_captures(men, Color::White)) && (black || has_enough_captures(men, Color::Black))
}

/// Returns the minimum number of captures by the pawns of a color; `None` if they cannot have come to their squares.
pub(super) fn fewest_captures(men: &Bitboards, color: Color) -> Option<u32> {
    let pawns = men.by_piece(color, Role::Pawn);
    min_captures_of_bits(color.pick(pawns, pawns.reverse_bits())).map(u32::from)
}

/// Returns `true` if the nearest pawns to home on each file have not passed each other, and all other pawns can have
/// captured a piece, not a pawn, to come from an adjacent file. No piece may be promoted.
#[inline]
pub(super) fn face_each_other(men: &Bitboards) -> bool {
    let [white, black] = Color::ALL.map(|color| men.by_piece(color, Role::Pawn));
    let on_files = |pawns: u64| (pawns + (EIGHTH_RANK - FIRST_RANK)) & EIGHTH_RANK;
    let marked = white | EIGHTH_RANK;
    let up_to_lowest = marked ^ (marked - FIRST_RANK);
    let passed = on_files(white) & on_files(black) & !on_files(black & !up_to_lowest);
    passed == 0 && Color::ALL.into_iter().all(|color| have_captured_pieces(men, color))
}

/// Returns `true` if all but the nearest pawn on each file can have captured a piece to come from an adjacent file.
#[inline]
fn have_captured_pieces(men: &Bitboards, color: Color) -> bool {
    let pawns = men.by_piece(color, Role::Pawn);
    let (others, _) = others_and_free_files(pawns);
    if others == 0 {
        return true;
    }
    let pieces = (men.by_color(!color) & !men.by_piece(!color, Role::Pawn)).count_ones();
    let catchable = home_squares::capturable_by_pawns(men, !color).min(8_u32.saturating_sub(pieces));
    come_from_adjacent_files(pawns) && others.count_ones() <= catchable
}

/// Returns `true` if two pawns of a color share a file. Works for any set of pieces.
pub(super) fn has_doubled_pawns(men: &Bitboards) -> bool {
    let has_two = |file: &u8| !file.is_power_of_two() && *file != 0;
    Color::ALL.into_iter().any(|color| men.by_piece(color, Role::Pawn).to_le_bytes().iter().any(has_two))
}

/// Returns `true` if the captures available suffice. Tries the nearest home files first, then all home files.
#[inline(never)]
fn has_enough_captures(men: &Bitboards, color: Color) -> bool {
    let pawns = men.by_piece(color, Role::Pawn);
    // Black's pawns are rotated by half a turn, so that the home rank is the same for both colors.
    let pawns = color.pick(pawns, pawns.reverse_bits());
    let catchable = home_squares::capturable_by_pawns(men, !color);
    captures_from_nearest_files(pawns).is_some_and(|captures| captures <= catchable)
        || min_captures_of_bits(pawns).is_some_and(|captures| u32::from(captures) <= catchable)
}

/// Returns `true` if the other pawns on each file can have come from adjacent files, and enough pieces are missing for
/// these captures.
#[inline]
fn fits_adjacent_files(men: &Bitboards, color: Color) -> bool {
    let pawns = men.by_piece(color, Role::Pawn);
    let (others, _) = others_and_free_files(pawns);
    // Up to two missing bishops may not have been captured by pawns, so captures and opposing pieces are at most 14.
    let are_enough = (others | men.by_color(!color)).count_ones() <= 14;
    (others == 0) | come_from_adjacent_files(pawns) & are_enough
}

/// Returns `true` if no file has more than two pawns, and one pawn of each doubled file can have come from an adjacent
/// file without pawns.
#[inline]
const fn come_from_adjacent_files(pawns: u64) -> bool {
    let (others, free) = others_and_free_files(pawns);
    let doubled = (others + (EIGHTH_RANK - FIRST_RANK)) & EIGHTH_RANK;
    let from_left = doubled & free << 8;
    let from_right = doubled & (free & !(from_left >> 8)) >> 8;
    let (tripled, _) = others_and_free_files(others);
    tripled == 0 && from_left | from_right == doubled
}

/// Returns all pawns but the lowest on each file, and the highest square of each file without pawns.
#[inline]
const fn others_and_free_files(pawns: u64) -> (u64, u64) {
    // On each file, this removes the lowest pawn. On a file without pawns, it removes the highest square.
    let less_lowest = (pawns | EIGHTH_RANK) - FIRST_RANK;
    (pawns & less_lowest, !less_lowest & EIGHTH_RANK)
}

/// Returns the number of captures if, on each file, the pawn nearest to home has stayed on its file and the other pawns
/// come from the nearest free file. Returns `None` if a pawn has not advanced far enough for that.
fn captures_from_nearest_files(pawns: u64) -> Option<u32> {
    /// Moves the lowest bit of every byte into the highest byte.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let (mut others, free) = others_and_free_files(pawns);
    let mut free = ((free >> 7).wrapping_mul(GATHER) >> 56) as u32;
    let (mut captures, mut is_possible) = (0, true);
    while others != 0 {
        let (file, rank) = (others.trailing_zeros() / 8, others.trailing_zeros() % 8);
        // If no file is free, `steps` is 32, which is more than any rank allows.
        let before = (free << (31 - file)).leading_zeros();
        let after = (free >> file).trailing_zeros();
        let steps = before.min(after);
        let home = if before <= after { file.wrapping_sub(steps) } else { file + steps };
        free &= !(1_u32.wrapping_shl(home));
        captures += steps;
        is_possible &= steps < rank;
        others &= others - 1;
    }
    is_possible.then_some(captures)
}

/// Returns the minimum number of captures over all choices of home files, if any is possible. Home is the second rank.
fn min_captures_of_bits(mut pawns: u64) -> Option<u8> {
    let mut walked = Vec::with_capacity(8);
    while pawns != 0 {
        let (file, rank) = (pawns.trailing_zeros() / 8, pawns.trailing_zeros() % 8);
        walked.push(AdvancedPawn { file: file as u8, reach: rank as u8 - 1 });
        pawns &= pawns - 1;
    }
    min_captures(walked, 8)
}

#[cfg(test)]
mod tests {
    use super::{AdvancedPawn, min_captures};

    /// Finds the minimum by trying every file for each pawn.
    fn by_trying(pawns: &[AdvancedPawn], files: u8, taken: u32) -> Option<u8> {
        let Some((pawn, rest)) = pawns.split_first() else { return Some(0) };
        let open = (0..files).filter(|home| taken & 1 << home == 0 && home.abs_diff(pawn.file) <= pawn.reach);
        open.filter_map(|home| Some(by_trying(rest, files, taken | 1 << home)? + home.abs_diff(pawn.file))).min()
    }

    #[test]
    fn captures_are_the_fewest_of_all_ways() {
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..2_000 {
            let files = random.u8(5..8);
            let pawns: Vec<AdvancedPawn> = (0..random.u8(0..=files))
                .map(|_| AdvancedPawn { file: random.u8(0..files), reach: random.u8(0..6) })
                .collect();
            let all: Vec<(u8, u8)> = pawns.iter().map(|pawn| (pawn.file, pawn.reach)).collect();
            let expected = by_trying(&pawns, files, 0);
            assert_eq!(min_captures(pawns, files), expected, "{all:?} on {files} files");
        }
    }
}
