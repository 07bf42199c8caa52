//! A man that is taken up in try mode.

use crate::board::Square;
use crate::rules::Target;

/// A man that is taken up.
#[derive(Clone, Debug)]
pub struct Pickup {
    /// Where it stands.
    pub from: Square,
    /// Where it can go.
    pub targets: Vec<Target>,
    /// It hangs on the pointer.
    pub(super) is_held: bool,
    /// It was taken up before it was pressed.
    pub(super) is_again: bool,
}

impl Pickup {
    /// The target that this square is, if the man can go there.
    #[must_use]
    pub fn target(&self, square: Square) -> Option<&Target> {
        self.targets.iter().find(|target| target.square == square)
    }
}
