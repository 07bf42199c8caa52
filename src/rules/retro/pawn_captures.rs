//! Captures that the pawns of both sides together need, to reach their squares, to pass each other and to promote.
//!
//! A pawn changes its file only by a capture, so two opposing pawns that have stayed on one file still face each other.
//! The files are examined from left to right. On each file, the pawns that started there, entered or left by a capture
//! must be those that are still there, promoted there, or were captured there. A pawn that captures to enter a file
//! captured a pawn of that file or another piece; all captured pieces together must be missing.
//!
//! The order in time and the ranks of captures are not examined, except that a pawn at home has never moved. A
//! promotion by capture counts as one on the file that the pawn comes from.

use std::collections::HashSet;
use std::sync::LazyLock;

use crate::board::{Bitboards, Color, Role};
use crate::rules::promoted::promoted_bits;

/// The number of pieces of each color that can take part, by the color's index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct CaptureCounts {
    /// The minimum number of promoted pieces.
    pub(in crate::rules) promoted: [u32; 2],
    /// The missing pieces that opposing pawns can have captured.
    pub(in crate::rules) capturable: [u32; 2],
}

/// If more pieces are missing than this, pawns nearly always had enough to capture, and the search would take long.
const MOST_CAPTURES: u32 = 10;

/// Maximum number of steps of the search. If there are more, the pawns are taken to be possible.
const MAX_STEPS: u32 = 100_000;

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
    let files = [0, 1, 2, 3, 4, 5, 6, 7].map(|file| File::new(men, file));
    let mut search = Search { files, limits, steps_left: MAX_STEPS, failed: HashSet::new() };
    search.can_finish(State::default())
}

/// The pawns of both colors on a file, by the color's index.
#[derive(Clone, Copy)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Captured {
    pawns: [u8; 2],
    others: [u8; 2],
}

/// The maximum number of captured pieces of each color.
struct Limits {
    pawns: [u8; 2],
    all: [u8; 2],
}

impl Limits {
    /// Returns the number of pieces of each color that can still be captured.
    fn left(&self, captured: Captured) -> [u8; 2] {
        [0, 1].map(|color| self.all[color].saturating_sub(captured.pawns[color] + captured.others[color]))
    }

    fn allow(&self, captured: Captured) -> bool {
        let fits = |color: usize| {
            captured.pawns[color] <= self.pawns[color]
                && captured.pawns[color] + captured.others[color] <= self.all[color]
        };
        fits(0) && fits(1)
    }
}

/// The ways to cross a boundary, those of few pawns first.
static CROSSINGS: LazyLock<Vec<Crossings>> = LazyLock::new(|| {
    let most = MOST_CAPTURES as u8;
    let up_to = |most: u8| 0..=most;
    let mut all = Vec::new();
    for white_right in up_to(most) {
        for white_left in up_to(most - white_right) {
            for black_right in up_to(most - white_right - white_left) {
                let black_left = up_to(most - white_right - white_left - black_right);
                all.extend(black_left.map(|black_left| Crossings {
                    to_right: [white_right, black_right],
                    to_left: [white_left, black_left],
                }));
            }
        }
    }
    all.sort_by_key(|crossings| crossings.total());
    all
});

impl Crossings {
    const fn of(self, color: usize) -> u8 {
        self.to_right[color] + self.to_left[color]
    }

    const fn total(self) -> u8 {
        self.of(0) + self.of(1)
    }
}

/// The files examined so far, with the pawns that cross to the next one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct State {
    file: usize,
    crossings: Crossings,
    captured: Captured,
}

struct Search {
    files: [File; 8],
    limits: Limits,
    steps_left: u32,
    failed: HashSet<State>,
}

impl Search {
    /// Returns `true` if the files from this one on can be explained, or if the search takes too long.
    fn can_finish(&mut self, state: State) -> bool {
        if state.file == self.files.len() {
            return true;
        }
        if self.failed.contains(&state) {
            return false;
        }
        let file = self.files[state.file];
        // Each pawn that crosses captures a piece of the other color.
        let left = self.limits.left(state.captured);
        let is_last = state.file + 1 == self.files.len();
        let fits = |crossings: &&Crossings| crossings.of(0) <= left[1] && crossings.of(1) <= left[0];
        let most = if is_last { 0 } else { left[0] + left[1] };
        for crossings in CROSSINGS.iter().take_while(|crossings| crossings.total() <= most).filter(fits) {
            for pawns in FilePawns::possible(file, state.crossings, *crossings) {
                let Some(steps_left) = self.steps_left.checked_sub(1) else { return true };
                self.steps_left = steps_left;
                let captured = pawns.add_to(state.captured);
                let next = State { file: state.file + 1, crossings: *crossings, captured };
                if self.limits.allow(captured) && self.can_finish(next) {
                    return true;
                }
            }
        }
        self.failed.insert(state);
        false
    }
}

/// The numbers of pawns that entered a file, left it, or were captured or promoted on it, by the color's index.
struct FilePawns {
    entered: [u8; 2],
    left: [u8; 2],
    captured: [u8; 2],
    promoted: [u8; 2],
}

impl FilePawns {
    /// Returns the possible numbers of captured pawns, with those that cross the boundaries on the left and right.
    fn possible(file: File, left: Crossings, right: Crossings) -> impl Iterator<Item = Self> {
        let entered = [0, 1].map(|color| left.to_right[color] + right.to_left[color]);
        let gone = [0, 1].map(|color| left.to_left[color] + right.to_right[color]);
        // The pawns that neither stayed nor left were captured or promoted.
        let others = [0, 1].map(|color: usize| (1 + entered[color]).checked_sub(gone[color] + file.count[color]));
        let most = others.map(|count| count.map_or(0, |count| count + 1));
        // Most pawns that are gone were captured.
        let captured = (0..most[0]).rev().flat_map(move |white| (0..most[1]).rev().map(move |black| [white, black]));
        let pawns = move |captured: [u8; 2]| {
            let promoted = [0, 1].map(|color| others[color].unwrap_or(0) - captured[color]);
            Self { entered, left: gone, captured, promoted }
        };
        captured.map(pawns).filter(move |pawns| pawns.is_possible(file))
    }

    fn is_possible(&self, file: File) -> bool {
        self.is_settled(file) && (0..2).all(|color| self.can_stay_at_home(file, color) && self.can_promote(file, color))
    }

    /// The two pawns that started on a file face each other until one of them leaves it or is captured.
    fn is_settled(&self, file: File) -> bool {
        let gone = |color: usize| self.left[color] + self.captured[color];
        gone(0) + gone(1) > 0 || file.is_facing
    }

    /// A pawn at home is the one that started there, so all others entered the file.
    fn can_stay_at_home(&self, file: File, color: usize) -> bool {
        !file.is_home[color] || self.left[color] + self.captured[color] + self.promoted[color] <= self.entered[color]
    }

    /// Where the opposing pawn has stayed, only pawns that entered the file beyond it promote, and none if it is still
    /// at home.
    fn can_promote(&self, file: File, color: usize) -> bool {
        let other = 1 - color;
        let has_stayed = self.left[other] + self.captured[other] + self.promoted[other] == 0;
        self.promoted[color] == 0
            || !file.is_home[other] && (!has_stayed || self.promoted[color] <= self.entered[color])
    }

    /// Returns the captures including those of this file. A pawn that entered it captured a pawn of it or another piece.
    fn add_to(&self, before: Captured) -> Captured {
        let mut after = before;
        for color in 0..2 {
            after.pawns[color] += self.captured[color];
            after.others[color] += self.entered[1 - color].saturating_sub(self.captured[color]);
        }
        after
    }
}
