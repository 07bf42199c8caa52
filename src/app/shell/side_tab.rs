//! The tabs of the side panel.

use egui::{Context, Id};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SideTab {
    /// The problems of the position with their fixes. An open picture and a comparison are above them.
    #[default]
    Position,
    Solve,
    /// The analysis of an engine.
    Engine,
    /// The details of the record, and its operations or tags.
    Details,
}

impl SideTab {
    /// Scrolls the tab to its top the next time it is drawn.
    pub(crate) fn scroll_to_top(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(self.request_id(), true));
        ctx.request_repaint();
    }

    pub(crate) fn take_scroll_request(self, ctx: &Context) -> bool {
        ctx.data_mut(|data| data.remove_temp::<bool>(self.request_id())).is_some()
    }

    fn request_id(self) -> Id {
        Id::unique(("scroll request of a tab", self))
    }
}
