//! The layout of the rows of the list, and the data from which the list is drawn.

use crate::app::list::listed::ListedRecords;
use crate::app::list::state::ListState;
use crate::app::list::update::ListAction;
use crate::app::shell::{Command, Reason, Shell};
use crate::app::ui::{Pictures, metrics};

/// The layout of the rows. In a wide list the texts are beside the diagram. In a narrow list the texts are below the
/// diagram, in one line for a small diagram and two for a large one, and the marks are beside the diagram.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct RowLayout {
    pub(super) side: f32,
    pub(super) is_beside: bool,
    pub(super) is_large: bool,
}

pub(super) const LINE: f32 = 18.0;
const MARGIN: f32 = 8.0;
/// Width of the marks beside a diagram, with the space around them, in points.
const MARKS: f32 = 32.0;
/// Minimum width of the texts beside a large diagram, with the space around them, in points.
const WORDS: f32 = 142.0;

impl RowLayout {
    pub(crate) fn new(list: f32, is_large: bool) -> Self {
        let row = list - 2.0 * MARGIN;
        if !is_large {
            return Self { side: metrics::THUMBNAIL, is_beside: list >= metrics::WIDE_LIST, is_large };
        }
        let [most, least] = metrics::LARGE_THUMBNAIL;
        let is_beside = row >= most + WORDS;
        // The sides of squares are whole points, so that pieces are drawn in few sizes.
        let side = (((row - MARKS).min(most) / 8.0).floor() * 8.0).max(least);
        Self { side, is_beside, is_large }
    }

    pub(super) fn lines(self) -> usize {
        match (self.is_beside, self.is_large) {
            (true, _) => ((self.side - LINE) / LINE) as usize,
            (false, true) => 2,
            (false, false) => 1,
        }
    }

    /// Returns the maximum number of lines for the name. `has_extract`: there is a search hit outside the name.
    pub(super) const fn lines_of_name(self, has_extract: bool) -> usize {
        match (self.is_beside, self.is_large) {
            (true, _) if has_extract => 1,
            (true, false) => 2,
            (true, true) => 3,
            (false, _) => 1,
        }
    }

    pub(super) fn height(self) -> f32 {
        self.side + 2.0 * MARGIN + if self.is_beside { 0.0 } else { LINE * self.lines() as f32 }
    }

    pub(crate) const fn has_title_field(self) -> bool {
        self.is_beside || self.is_large
    }
}

pub(crate) struct ListView<'a> {
    pub(crate) shell: &'a Shell,
    pub(crate) list: &'a ListState,
    pub(crate) why_disabled: &'a dyn Fn(Command) -> Option<Reason>,
    pub(crate) is_wide: bool,
    pub(crate) layout: RowLayout,
    /// `true` while the title of the current position is edited in its row, if there is room for a field.
    pub(crate) is_title_edited: bool,
    pub(crate) pictures: &'a mut Pictures,
    pub(crate) actions: &'a mut Vec<ListAction>,
}

impl<'a> ListView<'a> {
    pub(super) fn listed(&self) -> ListedRecords<'a> {
        self.list.listed(&self.shell.document)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_diagrams_fill_the_list_up_to_their_size_and_squares_are_whole_points() {
        for (list, side, is_beside) in [
            (128.0, 80.0, false),
            (184.0, 136.0, false),
            (232.0, 160.0, false),
            (317.0, 160.0, false),
            (318.0, 160.0, true),
            (560.0, 160.0, true),
        ] {
            let shape = RowLayout::new(list, true);
            assert_eq!((shape.side, shape.is_beside), (side, is_beside), "in a list of {list}");
        }
        for (list, is_beside) in [(128.0, false), (207.0, false), (208.0, true)] {
            let shape = RowLayout::new(list, false);
            assert_eq!((shape.side, shape.is_beside), (metrics::THUMBNAIL, is_beside), "in a list of {list}");
        }
    }
}
