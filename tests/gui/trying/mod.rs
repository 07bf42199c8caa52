//! Try mode: playing legal moves without editing the position.

mod keys;
mod leaving;
mod line;
mod mouse;
mod retracting;
mod separation_from_editing;
mod solution_moves;
mod unsaved_moves;

use egui::Key;

use crate::support::window::Window;

const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
const PROMOTES: &str = "2n4k/3P4/8/8/8/8/8/4K3 w - - 9 20";
const TWO: &str =
    "# one\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n# two\n7k/8/8/8/8/8/8/K7 w - - 0 1\n";

impl Window {
    /// A window in try mode.
    fn trying(content: &str) -> Self {
        let mut window = Self::showing(content);
        window.ctrl(Key::M);
        assert!(window.is_trying(), "{}", window.notices());
        window
    }

    fn is_trying(&self) -> bool {
        self.state().trial.is_some()
    }

    /// The moves of the line. A bar follows the moves that were played.
    fn line(&self) -> String {
        let trial = self.state().trial.as_ref().expect("moves are tried");
        let mut names: Vec<&str> = trial.plies().iter().map(|ply| ply.san.as_str()).collect();
        names.insert(trial.at(), "|");
        names.join(" ")
    }

    /// The squares that the selected piece can move to.
    fn targets(&self) -> String {
        let taken = self.state().trial.as_ref().and_then(|trial| trial.pickup());
        let targets = taken.into_iter().flat_map(|taken| &taken.targets);
        targets.map(|target| target.square.to_string()).collect::<Vec<_>>().join(" ")
    }

    fn box_says(&self) -> String {
        self.node("FEN").value
    }

    /// Checks that the file has not changed.
    fn assert_unchanged(&self, content: &str) {
        assert_eq!(self.content(), content);
        assert!(!self.document().is_modified() && !self.document().can_undo());
    }
}
