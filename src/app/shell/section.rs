//! The scrollable sections of the side panel.

use egui::{Context, Id};
use strum::EnumIter;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter)]
pub(in crate::app) enum Section {
    Picture,
    Comparison,
    #[default]
    Position,
    Solve,
    Details,
}

impl Section {
    /// Requests that the section is scrolled into view in the next frame.
    pub(in crate::app) fn show(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(request_id(), self));
        ctx.request_repaint();
    }

    pub(in crate::app) fn take_request(self, ctx: &Context) -> bool {
        let is_asked_for = ctx.data(|data| data.get_temp(request_id())) == Some(self);
        if is_asked_for {
            ctx.data_mut(|data| data.remove_temp::<Self>(request_id()));
        }
        is_asked_for
    }
}

fn request_id() -> Id {
    Id::unique("section that was asked for")
}
