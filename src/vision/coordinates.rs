//! Letters and figures at the edges of a board, which tell whose side is at the bottom.
//!
//! They stand in the squares of an edge or beside it, above, below, on the left or on the right. A board may have none, and
//! what stands there may be something else: only signs in the order of a board count, letters or figures that go up or down.

use super::corners::Corners;
use super::net::{SIGN_SIDE, signs};
use super::picture::Picture;
use super::rectify::{Area, cut};

/// Pixels of a square in the pictures that are read.
const SQUARE: usize = 64;
/// How far these reach into the board, and over the neighbours along the edge, in squares.
const WITHIN: f32 = 0.425;
const MARGIN: f32 = 0.0625;
const REACH: f32 = SIGN_SIDE as f32 / SQUARE as f32;
/// How often the net saw nothing and each of the signs when it learned.
const SHARE_OF_NOTHING: f32 = 0.3;
const SHARE_OF_A_SIGN: f32 = 0.7 / 16.0;
/// How often a sign lacks at an edge that has signs.
const MISSING: f32 = 0.1;
/// Added to what is seen, so that one sign that is misread does not outweigh the others.
const LEAST: f32 = 0.1;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Top,
    Bottom,
    Left,
    Right,
}

/// How much the coordinates speak for White at the bottom, as the logarithm of how likely it is; below zero for Black. About
/// zero where there are none.
pub(super) fn evidence(picture: &Picture, corners: &Corners) -> f32 {
    [Edge::Top, Edge::Bottom, Edge::Left, Edge::Right].map(|edge| of_edge(picture, corners, edge)).iter().sum()
}

/// An edge shows nothing, or the signs of White's side, or those of Black's: what is seen on it is weighed as a whole, so that
/// a word or a pattern that looks like a sign here and there says nothing.
fn of_edge(picture: &Picture, corners: &Corners, edge: Edge) -> f32 {
    let pictures = std::array::from_fn(|number| sign(picture, corners, edge, number));
    let [mut nothing, mut white, mut black] = [0.0; 3];
    for (number, likely) in signs(&pictures).iter().enumerate() {
        // Letters go up to the right and figures down to the bottom where White is at the bottom.
        let (up, down) = match edge {
            Edge::Top | Edge::Bottom => (1 + number, 8 - number),
            Edge::Left | Edge::Right => (16 - number, 9 + number),
        };
        let empty = likely[0] / SHARE_OF_NOTHING;
        let seen = |sign: usize| (1.0 - MISSING) * likely[sign] / SHARE_OF_A_SIGN + MISSING * empty;
        nothing += (empty + LEAST).ln();
        white += (seen(up) + LEAST).ln();
        black += (seen(down) + LEAST).ln();
    }
    logarithm_of_sum(white, nothing) - logarithm_of_sum(black, nothing)
}

fn logarithm_of_sum(a: f32, b: f32) -> f32 {
    a.max(b) + (-(a - b).abs()).exp().ln_1p()
}

/// The grey picture of the place where the sign of a file or rank may be, counted from the left or the top.
fn sign(picture: &Picture, corners: &Corners, edge: Edge, number: usize) -> Vec<f32> {
    let along = number as f32 - MARGIN;
    let (before, behind) = (WITHIN - REACH, 8.0 - WITHIN);
    let (left, top) = match edge {
        Edge::Top => (along, before),
        Edge::Bottom => (along, behind),
        Edge::Left => (before, along),
        Edge::Right => (behind, along),
    };
    let pixels = cut(picture, corners, Area { left, top, side: SIGN_SIDE, square: SQUARE });
    pixels.into_iter().map(|[red, green, blue]| 0.299 * red + 0.587 * green + 0.114 * blue).collect()
}
