//! The FEN of the position that is shown in try mode.

use crate::app::shell::settings::EnPassantChoice;
use crate::app::shell::settings::write_fen;
use crate::board::Position;
use crate::notation::fen::Layout;

/// The FEN of the position that is shown.
#[derive(Clone, Debug)]
pub struct ShownFen {
    /// The FEN.
    pub text: String,
    /// Where its squares are in it.
    pub layout: Layout,
    of: (Position, EnPassantChoice),
}

impl ShownFen {
    pub(super) fn of(position: &Position, choice: EnPassantChoice) -> Self {
        let text = write_fen(position, choice);
        Self { layout: Layout::of(&text), text, of: (*position, choice) }
    }

    /// Whether it is that of this position, written in this way.
    pub(super) fn is_of(&self, position: &Position, choice: EnPassantChoice) -> bool {
        self.of == (*position, choice)
    }
}
