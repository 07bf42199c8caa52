//! Reading the coordinates at the edges of a board to find the side at the bottom.
//!
//! Coordinates are inside or outside the squares of an edge. A board may have no coordinates, or other text in their
//! place, so only signs in the order of a board count: letters or figures that increase or decrease.

use super::corners::Corners;
use super::net::{SIGN_SIDE, classify_signs};
use super::picture::Picture;
use super::rectify::{Area, cut};

/// Pixels of a square in the cut-out pictures.
const SQUARE: usize = 64;
/// How far a cut-out reaches into the board, in sides of a square.
const WITHIN: f32 = 0.425;
/// How far a cut-out reaches over its neighbors along the edge, in sides of a square.
const MARGIN: f32 = 0.0625;
/// The side of a cut-out, in sides of a square.
const REACH: f32 = SIGN_SIDE as f32 / SQUARE as f32;
/// Prior probability of no sign in the training data.
const SHARE_OF_NOTHING: f32 = 0.3;
/// Prior probability of each sign in the training data.
const SHARE_OF_A_SIGN: f32 = 0.7 / 16.0;
/// Probability of a missing sign at an edge with signs.
const MISSING: f32 = 0.1;
/// Added to each likelihood, so that one misread sign does not outweigh the others.
const MIN_LIKELIHOOD: f32 = 0.1;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Top,
    Bottom,
    Left,
    Right,
}

/// Returns the log-likelihood ratio for White at the bottom; negative for Black, about zero without coordinates.
pub(super) fn evidence(picture: &Picture, corners: &Corners) -> f32 {
    [Edge::Top, Edge::Bottom, Edge::Left, Edge::Right].map(|edge| edge_evidence(picture, corners, edge)).iter().sum()
}

/// Returns the evidence of one edge. The edge as a whole has no signs, White's signs or Black's signs, so a word that
/// resembles a sign does not count.
fn edge_evidence(picture: &Picture, corners: &Corners, edge: Edge) -> f32 {
    let pictures = std::array::from_fn(|number| cut_sign(picture, corners, edge, number));
    let [mut nothing, mut white, mut black] = [0.0; 3];
    for (number, likely) in classify_signs(&pictures).iter().enumerate() {
        // With White at the bottom, letters increase to the right, and figures decrease downwards.
        let (up, down) = match edge {
            Edge::Top | Edge::Bottom => (1 + number, 8 - number),
            Edge::Left | Edge::Right => (16 - number, 9 + number),
        };
        let empty = likely[0] / SHARE_OF_NOTHING;
        let seen = |sign: usize| (1.0 - MISSING) * likely[sign] / SHARE_OF_A_SIGN + MISSING * empty;
        nothing += (empty + MIN_LIKELIHOOD).ln();
        white += (seen(up) + MIN_LIKELIHOOD).ln();
        black += (seen(down) + MIN_LIKELIHOOD).ln();
    }
    logarithm_of_sum(white, nothing) - logarithm_of_sum(black, nothing)
}

fn logarithm_of_sum(a: f32, b: f32) -> f32 {
    a.max(b) + (-(a - b).abs()).exp().ln_1p()
}

/// Returns the gray values of the part of the picture where the sign of a file or rank may be. `number` counts files
/// from the left and ranks from the top.
fn cut_sign(picture: &Picture, corners: &Corners, edge: Edge, number: usize) -> Vec<f32> {
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
