//! How the rows of the list are laid out.

use crate::app::ui::theme::metrics;

/// How the rows of the list are laid out.
///
/// In a wide list the words stand beside the diagram. In a narrow one they stand below it, in one line below a small
/// diagram and in two below a large one, and beside it is room for the marks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app) struct Shape {
    /// The side of the diagram.
    pub(super) side: f32,
    /// Words stand beside the diagram.
    pub(super) is_beside: bool,
    pub(super) is_large: bool,
}

/// A line below the diagram.
pub(super) const LINE: f32 = 18.0;
/// Left and right of a row.
const MARGIN: f32 = 8.0;
/// The marks beside a diagram, with the room around it.
const MARKS: f32 = 32.0;
/// The least width of words beside a large diagram, with the room around it.
const WORDS: f32 = 142.0;

impl Shape {
    /// The rows of a list of this width.
    pub(in crate::app) fn of(list: f32, is_large: bool) -> Self {
        let row = list - 2.0 * MARGIN;
        if !is_large {
            return Self { side: metrics::THUMBNAIL, is_beside: list >= metrics::WIDE_LIST, is_large };
        }
        let [most, least] = metrics::LARGE_THUMBNAIL;
        let is_beside = row >= most + WORDS;
        // In steps of whole points a square, so that few sizes of pieces are ever drawn.
        let side = (((row - MARKS).min(most) / 8.0).floor() * 8.0).max(least);
        Self { side, is_beside, is_large }
    }

    /// How many lines of words there are, that of the number apart.
    pub(super) fn lines(self) -> usize {
        match (self.is_beside, self.is_large) {
            (true, _) => ((self.side - LINE) / LINE) as usize,
            (false, true) => 2,
            (false, false) => 1,
        }
    }

    /// How many of them the name may take. `has_extract`: something else was found in the record.
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

    /// Whether a title can be edited in its row.
    pub(in crate::app) const fn has_title_field(self) -> bool {
        self.is_beside || self.is_large
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
            let shape = Shape::of(list, true);
            assert_eq!((shape.side, shape.is_beside), (side, is_beside), "in a list of {list}");
        }
        for (list, is_beside) in [(128.0, false), (207.0, false), (208.0, true)] {
            let shape = Shape::of(list, false);
            assert_eq!((shape.side, shape.is_beside), (metrics::THUMBNAIL, is_beside), "in a list of {list}");
        }
    }
}
