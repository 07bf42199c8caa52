//! The widths of the panels beside the board.

use serde::{Deserialize, Serialize};

use crate::app::ui::WidthLimits;
use crate::app::ui::theme::metrics::{self};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SizedPanel {
    List,
    Side,
}

/// The chosen widths in points; `None` for the defaults. A narrow window limits the shown width but not the choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ChosenWidths {
    pub list: Option<f32>,
    pub side: Option<f32>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Widths {
    pub list: f32,
    pub side: f32,
    window: f32,
}

impl ChosenWidths {
    pub(super) fn in_window(self, window: f32, has_large_diagrams: bool) -> Widths {
        let (least, WidthLimits { min: list, .. }) = (metrics::MIN_BOARD_WIDTH, metrics::LIST_LIMITS);
        let side = self.side.unwrap_or_else(|| metrics::side_panel(window));
        let side = metrics::SIDE_LIMITS.fit(side, window - least - list);
        let list = self.list.unwrap_or_else(|| metrics::list(window, has_large_diagrams));
        let list = metrics::LIST_LIMITS.fit(list, window - least - side);
        Widths { list, side, window }
    }

    pub(super) fn choose(&mut self, panel: SizedPanel, width: Option<f32>) {
        match panel {
            SizedPanel::List => self.list = width,
            SizedPanel::Side => self.side = width,
        }
    }
}

impl Widths {
    pub const fn width(self, panel: SizedPanel) -> f32 {
        match panel {
            SizedPanel::List => self.list,
            SizedPanel::Side => self.side,
        }
    }

    pub fn limits(self, panel: SizedPanel) -> [f32; 2] {
        let (limits, other) = match panel {
            SizedPanel::List => (metrics::LIST_LIMITS, self.side),
            SizedPanel::Side => (metrics::SIDE_LIMITS, self.list),
        };
        [limits.min, limits.fit(f32::INFINITY, self.window - metrics::MIN_BOARD_WIDTH - other)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_fit_into_every_window_and_leave_the_board_its_room() {
        for window in (800..4000_u16).step_by(40).map(f32::from) {
            for [list, side] in
                [[None; 2], [Some(9000.0), None], [None, Some(f32::INFINITY)], [Some(500.0); 2], [Some(-7.0); 2]]
            {
                for is_large in [false, true] {
                    let widths = ChosenWidths { list, side }.in_window(window, is_large);
                    let board = window - widths.list - widths.side;
                    assert!(board >= metrics::MIN_BOARD_WIDTH, "{board} of {window} for {list:?} and {side:?}");
                    for panel in [SizedPanel::List, SizedPanel::Side] {
                        let [least, most] = widths.limits(panel);
                        assert!((least..=most).contains(&widths.width(panel)), "{panel:?} of {widths:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn without_a_choice_panels_are_as_wide_as_they_usually_are() {
        for window in [800.0, 1000.0, 1280.0, 1920.0, 3840.0] {
            let widths = ChosenWidths::default().in_window(window, false);
            assert_eq!((widths.list, widths.side), (metrics::list(window, false), metrics::side_panel(window)));
        }
    }
}
