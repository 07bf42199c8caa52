//! Refining the corners of a board whose location is roughly known.

use std::iter;

use super::lattice::{self, Sample};
use super::saddles::Saddles;
use super::squares::{Grey, Level};
use super::{SQUARE_SIDES, corners_of, scaled};
use crate::vision::corners::{Corners, Point};
use crate::vision::picture::Picture;

/// Maximum side of a square for refinement, in pixels.
const LARGEST: f32 = 60.0;
/// Maximum number of refinement steps for corners set by a person.
const SNAPS: usize = 6;
/// Minimum number of the 49 inner corners that must be found.
const MIN_INNER_CORNERS: usize = 25;
/// Minimum number of inner corners that must be found after the last step.
const MIN_EXACT_CORNERS: usize = 30;
/// Maximum distance of corners from their expected places after the last step, in sides of a square.
const MAX_EXACT_DISTANCE: f32 = 0.05;

/// Moves corners that a person has set onto the lines in the picture. Returns `None` if too few
/// crossings of lines are near their expected places.
pub fn snap_to_lines(picture: &Picture, near: &Corners) -> Option<Corners> {
    let mut levels = vec![(Grey::from_picture(picture), 1.0)];
    while let Some((last, scale)) = levels.last()
        && near.square_side() / scale > SQUARE_SIDES.end
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

fn snapped_at(grey: Grey, near: Corners) -> Option<Corners> {
    let level = Level::new(grey);
    let blurred = Level::new(level.grey.blurred(&level.sums));
    // Hatched squares look gray only when blurred.
    [level, blurred].iter().find_map(|level| {
        let saddles = Saddles::find(&level.grey, &level.sums);
        // One step finds only the nearest lines, so it is repeated.
        let board = iter::successors(Some(near), |board| refine_tilted(&saddles, board)).skip(1).take(SNAPS).last()?;
        let is_exact =
            inner_corners(&saddles, &board, MAX_EXACT_DISTANCE * board.square_side()).len() >= MIN_EXACT_CORNERS;
        is_exact.then_some(board)
    })
}

/// Refines a board that was found at a smaller scale.
pub(super) fn refined(saddles: &Saddles, board: &Corners) -> Option<Corners> {
    // Larger squares gain nothing from refinement, and noise would be measured.
    if board.square_side() > LARGEST {
        return None;
    }
    let lattice = lattice::robust(near_corners(saddles, board)?, true)?;
    Some(corners_of(&lattice, 0, 0)).filter(|refined| is_near(refined, board))
}

/// Refines corners set by a person. The lattice is fitted in board coordinates, so that tilt and perspective are kept.
fn refine_tilted(saddles: &Saddles, board: &Corners) -> Option<Corners> {
    let on_board = |(number, place): Sample| {
        let [across, down] = board.fractions_at(place)?;
        Some((number, Point::new(8.0 * across, 8.0 * down)))
    };
    let samples = near_corners(saddles, board)?.into_iter().filter_map(on_board).collect();
    let corners = corners_of(&lattice::robust(samples, false)?, 0, 0);
    let refined = Corners(corners.0.map(|point| board.point_at(point.x / 8.0, point.y / 8.0)));
    Some(refined).filter(|refined| is_near(refined, board))
}

fn is_near(refined: &Corners, board: &Corners) -> bool {
    let moved = refined.0.iter().zip(board.0).map(|(one, other)| one.distance(other));
    moved.fold(0.0, f32::max) < 0.3 * board.square_side()
}

/// Returns the inner corners found close to their expected places; `None` if there are too few.
fn near_corners(saddles: &Saddles, board: &Corners) -> Option<Vec<Sample>> {
    let most = (0.12 * board.square_side()).max(1.5);
    Some(inner_corners(saddles, board, most)).filter(|samples| samples.len() >= MIN_INNER_CORNERS)
}

/// Returns the inner corners found at most `most` pixels from their expected places.
fn inner_corners(saddles: &Saddles, board: &Corners, most: f32) -> Vec<Sample> {
    let seen = |is_light: bool| -> Vec<Sample> {
        let inner = (0..49).map(|number| (number % 7, number / 7));
        let samples = inner.filter_map(|(column, row)| {
            let place = board.point_at((column + 1) as f32 / 8.0, (row + 1) as f32 / 8.0);
            let saddle = saddles.strongest(place, most, is_light == ((column + row) % 2 == 0))?;
            Some(([column as f32, row as f32], saddles.all[saddle].place))
        });
        samples.collect()
    };
    [true, false].map(seen).into_iter().max_by_key(Vec::len).unwrap_or_default()
}
