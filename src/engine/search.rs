//! The searches that a user asks for.

use std::time::Duration;

use super::message::Go;
use crate::board::Position;

/// The limits of a search; without any, it ends only with [`Engine::stop`](super::Engine::stop) or another search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The depth in half moves.
    pub depth: Option<u32>,
    /// The number of positions.
    pub nodes: Option<u64>,
    /// The time.
    pub time: Option<Duration>,
}

impl From<Limits> for Go {
    fn from(limits: Limits) -> Self {
        Self {
            depth: limits.depth,
            nodes: limits.nodes,
            movetime: limits.time.map(|time| time.as_millis().try_into().unwrap_or(u64::MAX)),
            infinite: limits == Limits::default(),
            ..Self::default()
        }
    }
}

/// A search that the user asks for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Search {
    pub(super) position: Position,
    pub(super) limits: Limits,
    pub(super) lines: usize,
}
