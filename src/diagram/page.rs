//! A page as scenes with their positions, before it is written or drawn.

use super::PieceSet;
use super::scene::{Point, Scene};

/// A page; all lengths are in points.
#[derive(Clone, Debug)]
pub(super) struct Page {
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) parts: Vec<PlacedScene>,
}

#[derive(Clone, Debug)]
pub(super) struct PlacedScene {
    pub(super) scene: Scene,
    pub(super) set: PieceSet,
    pub(super) at: Point,
    /// Points per unit of the scene.
    pub(super) scale: f32,
}
