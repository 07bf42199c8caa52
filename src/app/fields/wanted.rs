//! The field that a command leads to, kept until it is drawn.

use egui::{Context, Id};

/// A field that a command leads to.
#[derive(Clone, Copy, Debug, Hash)]
pub(super) enum Wanted {
    Castling,
    EnPassant,
}

impl Wanted {
    /// Gives it the keyboard once it is drawn.
    pub(super) fn focus(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(self.id(), true));
        ctx.request_repaint();
    }

    /// Whether it is to have the keyboard now.
    pub(super) fn take(self, ctx: &Context) -> bool {
        ctx.data_mut(|data| data.remove_temp::<bool>(self.id())).is_some()
    }

    fn id(self) -> Id {
        Id::unique(("field of the position that is to have the keyboard", self))
    }
}
