//! Captures that the pawns of both sides together need, to reach their squares, to pass each other and to promote.
//!
//! A pawn changes its file only by a capture, so two opposing pawns that have stayed on one file still face each other.
//! The files are examined from left to right. On each file, the pawns that started there, entered or left by a capture
//! must be those that are still there, promoted there, or were captured there. A pawn that captures to enter a file
//! captured a pawn of that file or another piece; all captured pieces together must be missing.
//!
//! The order in time and the ranks of captures are not examined, except that a pawn at home has never moved. A
//! promotion by capture counts as one on the file that the pawn comes from.

use std::collections::HashMap;

use crate::board::{Bitboards, Color, Role};
use crate::rules::promoted::promoted_bits;

/// The number of pieces of each color that can take part, by the color's index.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct CaptureCounts {
    /// The minimum number of promoted pieces.
    pub(in crate::rules) promoted: [u32; 2],
    /// The missing pieces that opposing pawns can have captured.
    pub(in crate::rules) capturable: [u32; 2],
}

/// If more pieces are missing than this, pawns nearly always had enough to capture, and the search would take long.
const MOST_CAPTURES: u32 = 10;

/// Maximum number of steps of the search. If there are more, the pawns are taken to be possible.
const MAX_STEPS: u32 = 400_000;

impl CaptureCounts {
    /// Counts the pieces of a board. Every missing piece can have been captured by a pawn.
    pub(in crate::rules) fn from_board(men: &Bitboards) -> Self {
        Self {
            promoted: Color::ALL.map(|color| promoted_bits(men, color).count_ones()),
            capturable: Color::ALL.map(|color| 16_u32.saturating_sub(men.by_color(color).count_ones())),
        }
    }
}

/// Returns `true` if the pawns can have come to their squares and the promoted pieces to theirs, or if that is not
/// certain. Each color must have material of a game, and at most eight pawns and promoted pieces.
pub(in crate::rules) fn are_possible(men: &Bitboards, counts: CaptureCounts) -> bool {
    if counts.capturable.into_iter().sum::<u32>() > MOST_CAPTURES {
        return true;
    }
    let capturable_pawns = Color::ALL.map(|color| {
        let kept = men.by_piece(color, Role::Pawn).count_ones() + counts.promoted[color as usize];
        8_u32.saturating_sub(kept) as u8
    });
    let limits = Limits { pawns: capturable_pawns, all: counts.capturable.map(|count| count as u8) };
    let mut search = Search { limits, steps_left: MAX_STEPS };
    let start = HashMap::from([(Crossings::default(), vec![Captured::default()])]);
    let reached = (0..8).try_fold(start, |reached, file| search.add_file(&reached, &File::new(men, file), file == 7));
    reached.is_none_or(|reached| !reached.is_empty())
}

/// The pawns of both colors on a file, by the color's index.
struct File {
    count: [u8; 2],
    /// `true` if a pawn is at home. It has never moved.
    is_home: [bool; 2],
    /// `true` if a white pawn is below a black pawn.
    is_facing: bool,
}

impl File {
    fn new(men: &Bitboards, file: u8) -> Self {
        let [white, black] = Color::ALL.map(|color| men.by_piece(color, Role::Pawn) >> (8 * file) & 0xFF);
        Self {
            count: [white, black].map(|pawns| pawns.count_ones() as u8),
            is_home: [white & 1 << 1 != 0, black & 1 << 6 != 0],
            is_facing: white.trailing_zeros() < black.checked_ilog2().unwrap_or(0),
        }
    }
}

/// The pawns of each color that cross from a file to the next one on its right, and those that cross to the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Crossings {
    to_right: [u8; 2],
    to_left: [u8; 2],
}

/// The captured pieces of each color on the files so far: pawns on these files, and other pieces that pawns captured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Captured {
    pawns: [u8; 2],
    others: [u8; 2],
}

impl Captured {
    fn is_at_most(&self, other: &Self) -> bool {
        let fits = |own: [u8; 2], other: [u8; 2]| own[0] <= other[0] && own[1] <= other[1];
        fits(self.pawns, other.pawns) && fits(self.others, other.others)
    }
}

/// The maximum number of captured pieces of each color.
struct Limits {
    pawns: [u8; 2],
    all: [u8; 2],
}

impl Limits {
    fn allow(&self, captured: &Captured) -> bool {
        let fits = |color: usize| {
            captured.pawns[color] <= self.pawns[color]
                && captured.pawns[color] + captured.others[color] <= self.all[color]
        };
        fits(0) && fits(1)
    }
}

/// For each way of crossing to the next file, the fewest captures, none of which is better than another in all counts.
type Reached = HashMap<Crossings, Vec<Captured>>;

struct Search {
    limits: Limits,
    steps_left: u32,
}

impl Search {
    /// Returns the ways to continue after one more file; `None` if the search takes too long.
    fn add_file(&mut self, reached: &Reached, file: &File, is_last: bool) -> Option<Reached> {
        let mut next = Reached::new();
        for (left, captured) in reached {
            for right in self.crossings(is_last) {
                for on_file in FilePawns::possible(file, *left, right) {
                    for before in captured {
                        self.steps_left = self.steps_left.checked_sub(1)?;
                        let after = on_file.add_to(before);
                        if self.limits.allow(&after) {
                            insert(next.entry(right).or_default(), after);
                        }
                    }
                }
            }
        }
        Some(next)
    }

    /// Returns the numbers of pawns that can cross a boundary, each with a capture.
    fn crossings(&self, is_last: bool) -> Vec<Crossings> {
        let [of_white, of_black] = if is_last { [0, 0] } else { [self.limits.all[1], self.limits.all[0]] };
        let pairs = |most: u8| (0..=most).flat_map(move |right| (0..=most - right).map(move |left| (right, left)));
        pairs(of_white)
            .flat_map(|white| pairs(of_black).map(move |black| (white, black)))
            .map(|(white, black)| Crossings { to_right: [white.0, black.0], to_left: [white.1, black.1] })
            .collect()
    }
}

/// Adds a count unless another is at most as high, and removes those that are at least as high.
fn insert(counts: &mut Vec<Captured>, new: Captured) {
    if !counts.iter().any(|old| old.is_at_most(&new)) {
        counts.retain(|old| !new.is_at_most(old));
        counts.push(new);
    }
}

/// What happened to the pawns on a file, by the color's index.
struct FilePawns {
    entered: [u8; 2],
    left: [u8; 2],
    captured: [u8; 2],
    promoted: [u8; 2],
}

impl FilePawns {
    /// Returns the possible numbers of captured pawns, with those that cross the boundaries on the left and right.
    fn possible(file: &File, left: Crossings, right: Crossings) -> impl Iterator<Item = Self> {
        let entered = [0, 1].map(|color| left.to_right[color] + right.to_left[color]);
        let gone = [0, 1].map(|color| left.to_left[color] + right.to_right[color]);
        // The pawns that neither stayed nor left were captured or promoted.
        let others = [0, 1].map(|color: usize| (1 + entered[color]).checked_sub(gone[color] + file.count[color]));
        let most = others.map(|count| count.map_or(0, |count| count + 1));
        let captured = (0..most[0]).flat_map(move |white| (0..most[1]).map(move |black| [white, black]));
        let pawns = move |captured: [u8; 2]| {
            let promoted = [0, 1].map(|color| others[color].unwrap_or(0) - captured[color]);
            Self { entered, left: gone, captured, promoted }
        };
        captured.map(pawns).filter(|pawns| pawns.is_possible(file))
    }

    fn is_possible(&self, file: &File) -> bool {
        self.is_settled(file) && (0..2).all(|color| self.can_stay_at_home(file, color) && self.can_promote(file, color))
    }

    /// The two pawns that started on a file face each other until one of them leaves it or is captured.
    fn is_settled(&self, file: &File) -> bool {
        let gone = |color: usize| self.left[color] + self.captured[color];
        gone(0) + gone(1) > 0 || file.is_facing
    }

    /// A pawn at home is the one that started there, so all others entered the file.
    fn can_stay_at_home(&self, file: &File, color: usize) -> bool {
        !file.is_home[color] || self.left[color] + self.captured[color] + self.promoted[color] <= self.entered[color]
    }

    /// Where the opposing pawn has stayed, only pawns that entered the file beyond it promote, and none if it is still
    /// at home.
    fn can_promote(&self, file: &File, color: usize) -> bool {
        let other = 1 - color;
        let has_stayed = self.left[other] + self.captured[other] + self.promoted[other] == 0;
        self.promoted[color] == 0
            || !file.is_home[other] && (!has_stayed || self.promoted[color] <= self.entered[color])
    }

    /// Returns the captures including those of this file. A pawn that entered it captured a pawn of it or another piece.
    fn add_to(&self, before: &Captured) -> Captured {
        let mut after = *before;
        for color in 0..2 {
            after.pawns[color] += self.captured[color];
            after.others[color] += self.entered[1 - color].saturating_sub(self.captured[color]);
        }
        after
    }
}
