//! Focus requests of commands, kept until the field is drawn.

use egui::{Context, Id};

#[derive(Clone, Copy, Debug, Hash)]
pub(super) enum FocusRequest {
    Castling,
    EnPassant,
}

impl FocusRequest {
    pub(super) fn request(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(self.id(), true));
        ctx.request_repaint();
    }

    pub(super) fn take(self, ctx: &Context) -> bool {
        ctx.data_mut(|data| data.remove_temp::<bool>(self.id())).is_some()
    }

    fn id(self) -> Id {
        Id::unique(("field of the position that is to have the keyboard", self))
    }
}
