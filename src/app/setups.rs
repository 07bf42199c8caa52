//! Set-ups and transforms of the position.

use super::App;
use crate::board::Transform;

impl App {
    /// Transforms the position and says what could not be carried along.
    pub(super) fn transform(&mut self, transform: Transform) {
        let _ = (transform, &mut self.state);
    }
}
