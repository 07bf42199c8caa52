//! Finding boards in a picture.
//!
//! Where four squares meet, opposite quarters are alike. Such corners are searched for in the picture at several
//! scales, so that at one of them squares are [`SQUARE_SIDES`] pixels wide. Two neighboring corners start a lattice,
//! which grows while more corners match. A frame of 8x8 lattice squares is a board if its squares alternate and the
//! surroundings do not.

mod lattice;
mod refine;
mod saddles;
mod squares;
mod turned;

pub use self::refine::snap_to_lines;

use std::ops::Range;

use self::lattice::{GrownLattice, Lattice, Sample};
use self::refine::refined;
use self::saddles::Saddles;
use self::squares::{BoardFrame, FoundCorners, Grey, Level};
use self::turned::Turned;
use super::corners::{Corners, Point};
use super::picture::Picture;

/// Sides of squares that are searched for, in pixels.
const SQUARE_SIDES: Range<f32> = 13.0..27.0;
/// Minimum side of a square in the picture at full size, in pixels.
const SMALLEST: f32 = 10.5;
/// Minimum number of the 49 inner corners that must be found.
const MIN_CORNERS: usize = 22;
/// Number of the 49 inner corners that make up for squares which are hidden by pieces.
const MOST_CORNERS: usize = 30;
/// The pattern is finer than the frame if at least this many of 84 points, at thirds of squares, are corners. Not all
/// are required, because in crowded pictures some corners are not found.
const MIN_FINER_CORNERS: usize = 28;
/// A frame may have at most this many corners fewer than the best frame of its lattice.
const MAX_FEWER_CORNERS: usize = 3;

/// The angle in radians by which a picture is turned both ways to look for tilted boards. Boards tilted by up to about
/// 15 degrees are then found.
const TURN: f32 = 0.17;
/// Only pictures whose sides differ at most by this factor are turned, since a thin one takes far more room when turned.
const MAX_RATIO: usize = 4;
/// If a board is tilted more than this, as in photographs, there may be others that are tilted too much to be found
/// without turning the picture.
const TILTED: f32 = 0.05;

/// Finds all whole boards of 8x8 squares, tilted by at most about 15 degrees, and returns them in reading order.
pub fn find(picture: &Picture) -> Vec<Corners> {
    let grey = Grey::from_picture(picture);
    let upright = find_upright(grey.clone());
    let is_thin = grey.width.max(grey.height) > MAX_RATIO * grey.width.min(grey.height);
    if is_thin || !upright.is_empty() && upright.iter().all(|board| board.tilt() < TILTED) {
        return upright;
    }
    let turned = [-TURN, TURN].map(|angle| find_turned(picture, &Turned::new(&grey, angle)));
    turned.into_iter().fold(upright, |most, other| if other.len() > most.len() { other } else { most })
}

fn find_turned(picture: &Picture, turned: &Turned) -> Vec<Corners> {
    let boards = find_upright(turned.grey.clone()).into_iter().map(|board| turned.original_corners(&board));
    boards.filter_map(|board| snap_to_lines(picture, &board)).collect()
}

fn find_upright(grey: Grey) -> Vec<Corners> {
    let mut levels = vec![grey];
    while let Some(last) = levels.last()
        && last.width.min(last.height) as f32 >= 16.0 * SMALLEST
    {
        levels.push(last.halved());
    }
    let mut boards: Vec<Corners> = Vec::new();
    let mut scale = (1_u32 << (levels.len() - 1)) as f32;
    while let Some(grey) = levels.pop() {
        let known = boards.iter().map(|board| scaled(board, 1.0 / scale)).collect();
        let steps = if levels.is_empty() { SMALLEST } else { SQUARE_SIDES.start }..SQUARE_SIDES.end;
        boards = boards_of_level(grey, steps, known).iter().map(|board| scaled(board, scale)).collect();
        scale /= 2.0;
    }
    in_reading_order(&mut boards);
    boards
}

fn scaled(corners: &Corners, scale: f32) -> Corners {
    Corners(corners.0.map(|point| Point::new(point.x * scale, point.y * scale)))
}

fn boards_of_level(grey: Grey, steps: Range<f32>, mut known: Vec<Corners>) -> Vec<Corners> {
    let level = Level::new(grey);
    let saddles = Saddles::find(&level.grey, &level.sums);
    for board in &mut known {
        *board = refined(&saddles, board).unwrap_or(*board);
    }
    search(&level, &saddles, &steps, &mut known);
    // Hatched squares look gray only when blurred.
    let level = Level::new(level.grey.blurred(&level.sums));
    let saddles = Saddles::find(&level.grey, &level.sums);
    search(&level, &saddles, &steps, &mut known);
    known
}

fn search(level: &Level, saddles: &Saddles, steps: &Range<f32>, known: &mut Vec<Corners>) {
    // How often a saddle was part of a lattice that is not a board.
    let mut failures = vec![0_u8; saddles.all.len()];
    for first in 0..saddles.all.len() {
        let from = saddles.all[first];
        if failures[first] >= 3 || known.iter().any(|board| is_inside(board, from.place)) {
            continue;
        }
        let (upper, lower) = (from.place.y - 3.0, from.place.y + 3.0);
        let beside =
            saddles.within(Point::new(from.place.x + steps.start, upper), Point::new(from.place.x + steps.end, lower));
        for second in beside {
            let to = saddles.all[second];
            let (right, down) = (to.place.x - from.place.x, to.place.y - from.place.y);
            let is_neighbour = steps.contains(&right)
                && down.abs() < 0.08 * right + 0.7
                && (-4.0..-0.25).contains(&(to.strength / from.strength));
            if !is_neighbour {
                continue;
            }
            let Some(grown) = GrownLattice::grow(saddles, first, second) else { continue };
            if let Some(board) = board_in_lattice(level, saddles, &grown) {
                known.push(board);
                break;
            }
            for (_, _, number) in grown.hits() {
                failures[number] = failures[number].saturating_add(1);
            }
        }
    }
}

/// Returns the board in a lattice, if any: the frame with the best score.
fn board_in_lattice(level: &Level, saddles: &Saddles, grown: &GrownLattice) -> Option<Corners> {
    let frames = (-6..=0).flat_map(|row| (-6..=0).map(move |column| (column, row)));
    let frames: Vec<_> = frames
        .map(|(column, row)| {
            let is_within = |x: i32, y: i32| (column..column + 7).contains(&x) && (row..row + 7).contains(&y);
            (column, row, grown.samples(saddles, is_within))
        })
        .collect();
    let most = frames.iter().map(|(_, _, samples)| samples.len()).max()?;
    let mut best: Option<(usize, Corners)> = None;
    for (column, row, samples) in frames {
        let count = samples.len();
        if count < MIN_CORNERS.max(most.saturating_sub(MAX_FEWER_CORNERS)) {
            continue;
        }
        let corners = found_corners(&samples, column, row);
        let Some(lattice) = lattice::robust(samples, true) else { continue };
        let Some(frame) = BoardFrame::measure(level, &lattice, (column, row)) else { continue };
        let score = count + frame.alternating;
        let is_best = best.as_ref().is_none_or(|(most, _)| score > *most);
        if frame.is_board(corners) && is_best && !is_finer(saddles, &lattice, (column, row)) {
            best = Some((score, corners_of(&lattice, column, row)));
        }
    }
    best.map(|(_, corners)| corners)
}

/// Returns `true` if the pattern is three times as fine as the frame. Every third corner of such a pattern alternates
/// like the corners of a board.
fn is_finer(saddles: &Saddles, lattice: &Lattice, (column, row): (i32, i32)) -> bool {
    let most = 0.08 * lattice.step();
    let is_seen = |number: i32, part: f32| {
        let place = lattice.place((column + number % 6) as f32 + part, (row + number / 6) as f32);
        [true, false].into_iter().any(|sign| saddles.nearest(place, most, sign).is_some())
    };
    let thirds = (0..42).flat_map(|number| [(number, 1.0 / 3.0), (number, 2.0 / 3.0)]);
    thirds.filter(|(number, part)| is_seen(*number, *part)).count() >= MIN_FINER_CORNERS
}

fn found_corners(samples: &[Sample], column: i32, row: i32) -> FoundCorners {
    let outer = [(0, column), (0, column + 6), (1, row), (1, row + 6)];
    let on_line = |(axis, line): (usize, i32)| samples.iter().filter(|(place, _)| place[axis] as i32 == line).count();
    if samples.len() >= 42 && outer.into_iter().all(|line| on_line(line) >= 5) {
        FoundCorners::NearlyAll
    } else if samples.len() >= MOST_CORNERS {
        FoundCorners::Most
    } else {
        FoundCorners::Some
    }
}

/// Returns the corners of the board whose first inner corner is at this column and row.
fn corners_of(lattice: &Lattice, column: i32, row: i32) -> Corners {
    let (left, top) = (column as f32 - 1.0, row as f32 - 1.0);
    let corners = [(0.0, 0.0), (8.0, 0.0), (8.0, 8.0), (0.0, 8.0)];
    Corners(corners.map(|(x, y)| lattice.place(left + x, top + y)))
}

fn is_inside(board: &Corners, place: Point) -> bool {
    let [a, _, c, _] = board.0;
    let slack = board.square_side() * 0.4;
    (a.x - slack..c.x + slack).contains(&place.x) && (a.y - slack..c.y + slack).contains(&place.y)
}

/// Sorts boards in reading order. Boards are in one row if their centers are less than half a board apart vertically.
fn in_reading_order(boards: &mut Vec<Corners>) {
    let middle = |board: &Corners| board.point_at(0.5, 0.5);
    boards.sort_by(|one, other| middle(one).y.total_cmp(&middle(other).y));
    let mut ordered: Vec<Corners> = Vec::with_capacity(boards.len());
    while !boards.is_empty() {
        let first = middle(&boards[0]).y;
        let reach = boards[0].square_side() * 4.0;
        let in_row = boards.iter().take_while(|board| middle(board).y - first < reach).count();
        let mut row: Vec<Corners> = boards.drain(..in_row).collect();
        row.sort_by(|one, other| middle(one).x.total_cmp(&middle(other).x));
        ordered.append(&mut row);
    }
    *boards = ordered;
}
