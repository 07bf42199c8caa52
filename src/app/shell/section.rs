//! The sections of the side panel, each of which can be asked for.

use egui::{Context, Id};
use strum::EnumIter;

/// A part of the side panel that scrolls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter)]
pub(in crate::app) enum Section {
    /// The picture that was read, while it is shown.
    Picture,
    /// In what it differs from another position, while they are compared.
    Comparison,
    /// What the position means.
    #[default]
    Position,
    /// What is asked of it, and the answer.
    Solve,
    /// What the record says of it.
    Details,
}

impl Section {
    /// Asks for it: it is brought into sight in the next frame.
    pub(in crate::app) fn show(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(asked_for(), self));
        ctx.request_repaint();
    }

    /// Whether it was asked for since the last time.
    pub(in crate::app) fn take(self, ctx: &Context) -> bool {
        let is_asked_for = ctx.data(|data| data.get_temp(asked_for())) == Some(self);
        if is_asked_for {
            ctx.data_mut(|data| data.remove_temp::<Self>(asked_for()));
        }
        is_asked_for
    }
}

fn asked_for() -> Id {
    Id::unique("section that was asked for")
}
