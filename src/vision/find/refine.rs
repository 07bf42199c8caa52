//! The corners of a board whose place is nearly known, as exactly as a picture shows its lines.

use std::iter;

use super::grey::Grey;
use super::lattice::{self, Sample};
use super::saddles::Saddles;
use super::squares::Level;
use super::{STEPS, corners_of, scaled};
use crate::vision::corners::{Corners, Point};
use crate::vision::picture::Picture;

/// Up to how many pixels of a square a board is measured more exactly.
const LARGEST: f32 = 60.0;
/// How often corners that a person has set are moved nearer to the lines.
const SNAPS: usize = 6;
/// The fewest of the 49 inner corners that have to be seen.
const ENOUGH: usize = 25;
/// The same where corners of a person end, and how near they have to be then, in sides of a square: on the way there
/// a part of the lines may be those of a board that stands otherwise.
const ENOUGH_EXACT: usize = 30;
const EXACT: f32 = 0.05;

/// The corners of the board that lies nearly between these, as exactly as the picture shows its lines: for corners that a
/// person has set. `None` if the lines of a board are not seen there, within a third of a square.
pub fn snapped(picture: &Picture, near: &Corners) -> Option<Corners> {
    let mut levels = vec![(Grey::of(picture), 1.0)];
    while let Some((last, scale)) = levels.last()
        && near.square_side() / scale > STEPS.end
    {
        let smaller = (last.halved(), 2.0 * scale);
        levels.push(smaller);
    }
    let mut exact = None;
    for (grey, scale) in levels.into_iter().rev() {
        let from = scaled(&exact.unwrap_or(*near), 1.0 / scale);
        if from.square_side() <= LARGEST {
            exact = snapped_at(grey, from).map(|board| scaled(&board, scale)).or(exact);
        }
    }
    exact.filter(Corners::is_board)
}

/// The same at one size of the picture.
fn snapped_at(grey: Grey, near: Corners) -> Option<Corners> {
    let level = Level::of(grey);
    let blurred = Level::of(level.grey.blurred(&level.sums));
    // Hatched squares are grey only from afar.
    [level, blurred].iter().find_map(|level| {
        let saddles = Saddles::of(&level.grey, &level.sums);
        // The first time only the lines that are nearest are found.
        let board = iter::successors(Some(near), |board| tilted(&saddles, board)).skip(1).take(SNAPS).last()?;
        let is_exact = inner_corners(&saddles, &board, EXACT * board.square_side()).len() >= ENOUGH_EXACT;
        is_exact.then_some(board)
    })
}

/// A board that was found in a smaller picture, as exactly as a larger one shows it.
pub(super) fn refined(saddles: &Saddles, board: &Corners) -> Option<Corners> {
    // More is not to be gained, and there would be noise.
    if board.square_side() > LARGEST {
        return None;
    }
    let lattice = lattice::robust(near_corners(saddles, board)?, true)?;
    Some(corners_of(&lattice, 0, 0)).filter(|refined| is_near(refined, board))
}

/// The same of a board whose corners a person has set. The lattice is fitted to the corners of squares as they lie between
/// these, so that tilt and perspective stay.
fn tilted(saddles: &Saddles, board: &Corners) -> Option<Corners> {
    let on_board = |(number, place): Sample| {
        let [across, down] = board.parts(place)?;
        Some((number, Point::new(8.0 * across, 8.0 * down)))
    };
    let samples = near_corners(saddles, board)?.into_iter().filter_map(on_board).collect();
    let corners = corners_of(&lattice::robust(samples, false)?, 0, 0);
    let refined = Corners(corners.0.map(|point| board.place(point.x / 8.0, point.y / 8.0)));
    Some(refined).filter(|refined| is_near(refined, board))
}

/// Whether no corner moved by a third of a square.
fn is_near(refined: &Corners, board: &Corners) -> bool {
    let moved = refined.0.iter().zip(board.0).map(|(one, other)| one.distance(other));
    moved.fold(0.0, f32::max) < 0.3 * board.square_side()
}

/// The inner corners of a board that are seen near where they should be, if they are enough.
fn near_corners(saddles: &Saddles, board: &Corners) -> Option<Vec<Sample>> {
    let most = (0.12 * board.square_side()).max(1.5);
    Some(inner_corners(saddles, board, most)).filter(|samples| samples.len() >= ENOUGH)
}

/// The inner corners of a board that are seen at most this far from where they should be.
fn inner_corners(saddles: &Saddles, board: &Corners, most: f32) -> Vec<Sample> {
    let seen = |is_light: bool| -> Vec<Sample> {
        let inner = (0..49).map(|number| (number % 7, number / 7));
        let samples = inner.filter_map(|(column, row)| {
            let place = board.place((column + 1) as f32 / 8.0, (row + 1) as f32 / 8.0);
            let saddle = saddles.strongest(place, most, is_light == ((column + row) % 2 == 0))?;
            Some(([column as f32, row as f32], saddles.all[saddle].place))
        });
        samples.collect()
    };
    [true, false].map(seen).into_iter().max_by_key(Vec::len).unwrap_or_default()
}
