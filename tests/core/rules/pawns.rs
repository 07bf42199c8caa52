//! The minimum number of captures of a pawn formation, by trying every assignment of home squares.

use fenwright::{Board, Color, Piece, Role, Square};

/// The minimum number of captures that bring the pawns of a colour from different home squares to their squares, or
/// `None` if it is impossible. With each capture a pawn moves one file and at least one rank.
pub(super) fn fewest_captures(board: &Board, color: Color) -> Option<u32> {
    let size = board.size();
    let home = color.pick(1, size.ranks() - 2);
    // The minimum number of captures for each set of used home squares.
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

/// The number of missing pieces of a colour, of two per file at the start.
pub(super) fn missing_men(board: &Board, color: Color) -> u32 {
    let men = board.pieces().filter(|(_, piece)| piece.color == color).count() as u32;
    (u32::from(board.size().files()) * 2).saturating_sub(men)
}

/// The number of bishops of a colour that are missing although the pawns in front of their home squares have not moved.
/// They were captured there, which a pawn can only do when it promotes.
pub(super) fn bishops_captured_at_home(board: &Board, color: Color) -> u32 {
    let is_at = |file: u8, rank: u8, role: Role| board.get(Square::new(file, rank)) == Some(Piece::new(color, role));
    let (back, front) = color.pick((0, 1), (7, 6));
    let is_locked = |file: u8| is_at(file - 1, front, Role::Pawn) && is_at(file + 1, front, Role::Pawn);
    [2, 5].into_iter().filter(|file| is_locked(*file) && !is_at(*file, back, Role::Bishop)).count() as u32
}
