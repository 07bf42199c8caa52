//! How pawns can have come to their squares: each change of file is a capture.

use super::home;
use super::look::Look;
use crate::board::{Bitboards, Color, Role, Square};
use crate::rules::problem::{Problem, ProblemKind};

/// The pawns of a colour need more captures than the other side has lost men, or stand so that no captures would
/// do. Boards begin with a pawn on each file. Pawns on back ranks, and more pawns than files, are wrong anyway.
pub(super) fn problem(look: &Look, color: Color) -> Option<Problem> {
    let size = look.position.board.size();
    let pawns = look.find(color, Role::Pawn);
    let shares_file = |pawn: &Square| pawns.iter().filter(|other| other.file == pawn.file).count() > 1;
    let sharing: Vec<Square> = pawns.iter().copied().filter(shares_file).collect();
    if sharing.is_empty() {
        return None; // each can have stayed on its file
    }
    let walked: Vec<Walked> = pawns.iter().filter_map(|pawn| Walked::of(*pawn, color, size.ranks())).collect();
    if walked.len() > usize::from(size.files()) {
        return None;
    }
    let missing = catchable(look, !color);
    let kind = match fewest_captures(walked, size.files()) {
        None => ProblemKind::PawnsOutOfReach,
        Some(needed) if needed > missing => ProblemKind::TooManyPawnCaptures { needed, missing },
        Some(_) => return None,
    };
    Some(Problem::new(kind, Some(color), sharing))
}

/// How many men of a colour pawns of the other can have captured.
fn catchable(look: &Look, color: Color) -> u8 {
    let board = &look.position.board;
    let men = || look.count(|_, piece| piece.color == color);
    let on_any_board = || usize::from(2 * board.size().files()).saturating_sub(men()) as u8;
    Bitboards::of(board).map_or_else(on_any_board, |men| home::catchable(&men, color) as u8)
}

/// A pawn somewhere.
pub(in crate::rules) struct Walked {
    pub(in crate::rules) file: u8,
    /// How many ranks it has gone, and so the most files it can have crossed.
    pub(in crate::rules) reach: u8,
}

impl Walked {
    /// A pawn on this square; `None` behind its home rank.
    fn of(square: Square, color: Color, ranks: u8) -> Option<Self> {
        let from_edge = color.pick(square.rank, ranks - 1 - square.rank);
        Some(Self { file: square.file, reach: from_edge.checked_sub(1)? })
    }
}

/// The fewest captures that bring these pawns, at most one a file, from different files to theirs; `None` if
/// nothing does. A pawn crosses one file with each capture, so this is the cheapest assignment of pawns to files.
///
/// It is built pawn after pawn: the least cost of each set of files from which the pawns so far have come, of
/// which there are at most 1024 on ten files.
pub(in crate::rules) fn fewest_captures(mut pawns: Vec<Walked>, files: u8) -> Option<u8> {
    const UNKNOWN: u8 = u8::MAX;
    // Those with the least choice first: fewer ways are open.
    pawns.sort_unstable_by_key(|pawn| pawn.reach);
    let mut costs = vec![UNKNOWN; 1 << files];
    costs[0] = 0;
    let mut least = None;
    // A set is larger than those it grows from, so none is met before it is complete.
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

#[cfg(test)]
mod tests {
    use super::{Walked, fewest_captures};

    /// The same by trying every file for each pawn.
    fn by_trying(pawns: &[Walked], files: u8, taken: u32) -> Option<u8> {
        let Some((pawn, rest)) = pawns.split_first() else { return Some(0) };
        let open = (0..files).filter(|home| taken & 1 << home == 0 && home.abs_diff(pawn.file) <= pawn.reach);
        open.filter_map(|home| Some(by_trying(rest, files, taken | 1 << home)? + home.abs_diff(pawn.file))).min()
    }

    #[test]
    fn captures_are_the_fewest_of_all_ways() {
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..2_000 {
            let files = random.u8(5..8);
            let pawns: Vec<Walked> = (0..random.u8(0..=files))
                .map(|_| Walked { file: random.u8(0..files), reach: random.u8(0..6) })
                .collect();
            let all: Vec<(u8, u8)> = pawns.iter().map(|pawn| (pawn.file, pawn.reach)).collect();
            let expected = by_trying(&pawns, files, 0);
            assert_eq!(fewest_captures(pawns, files), expected, "{all:?} on {files} files");
        }
    }
}
