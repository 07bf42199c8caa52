//! How many captures a pawn formation takes, counted by trying every way to give the pawns their home squares.

use fenwright::{Board, Color, Piece, Role, Square};

/// The fewest captures that bring a colour's pawns from different home squares to where they stand; `None` if
/// no captures do. A pawn moves one file a capture and one rank at least.
pub(super) fn fewest_captures(board: &Board, color: Color) -> Option<u32> {
    let size = board.size();
    let home = color.pick(1, size.ranks() - 2);
    // The fewest captures for each set of home squares that are given away.
    let mut best = vec![None; 1 << size.files()];
    best[0] = Some(0_u32);
    for pawn in board.find(Piece::new(color, Role::Pawn)) {
        best = given_a_home(&best, pawn, home);
    }
    best.into_iter().flatten().min()
}

fn given_a_home(best: &[Option<u32>], pawn: Square, home: u8) -> Vec<Option<u32>> {
    let mut next = vec![None; best.len()];
    for (taken, captures) in best.iter().enumerate() {
        let Some(captures) = captures else { continue };
        for file in 0..best.len().ilog2() as u8 {
            let distance = file.abs_diff(pawn.file);
            if taken >> file & 1 == 0 && distance <= pawn.rank.abs_diff(home) {
                let total = captures + u32::from(distance);
                let entry: &mut Option<u32> = &mut next[taken | 1 << file];
                *entry = Some(entry.map_or(total, |known| known.min(total)));
            }
        }
    }
    next
}

/// How many men of a colour are missing from the two a file that it began with.
pub(super) fn missing_men(board: &Board, color: Color) -> u32 {
    let men = board.pieces().filter(|(_, piece)| piece.color == color).count() as u32;
    (u32::from(board.size().files()) * 2).saturating_sub(men)
}

/// How many of a colour's bishops are missing from their home squares although the pawns in front have not
/// moved: they were captured there, which no pawn does without promoting.
pub(super) fn bishops_captured_at_home(board: &Board, color: Color) -> u32 {
    let is_at = |file: u8, rank: u8, role: Role| board.get(Square::new(file, rank)) == Some(Piece::new(color, role));
    let (back, front) = color.pick((0, 1), (7, 6));
    let is_locked = |file: u8| is_at(file - 1, front, Role::Pawn) && is_at(file + 1, front, Role::Pawn);
    [2, 5].into_iter().filter(|file| is_locked(*file) && !is_at(*file, back, Role::Bishop)).count() as u32
}
