//! A page before it is written or drawn: scenes, each in its place.

use super::PieceSet;
use super::scene::{Point, Scene};

/// A sheet of paper, in points.
#[derive(Clone, Debug)]
pub(super) struct Page {
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) parts: Vec<Part>,
}

/// A scene on a sheet of paper.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) scene: Scene,
    pub(super) set: PieceSet,
    /// Its upper left corner.
    pub(super) at: Point,
    /// Points a unit.
    pub(super) scale: f32,
}
