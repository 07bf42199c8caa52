//! The comments directly above a line.

use std::collections::VecDeque;

use crate::board::Annotations;
use crate::document;

/// So many comments above a line can say something of it.
pub(super) const MOST: usize = 17;

/// The comments that stand directly above the next line.
#[derive(Default)]
pub(super) struct Above {
    lines: VecDeque<String>,
}

impl Above {
    /// Takes a further comment.
    pub(super) fn add(&mut self, line: &str) {
        if self.lines.len() == MOST {
            self.lines.pop_front();
        }
        self.lines.push_back(line.to_owned());
    }

    /// Something else stands between them and the next line.
    pub(super) fn clear(&mut self) {
        self.lines.clear();
    }

    /// The arrows and marked squares that they state for the line that follows; none for the next one.
    pub(super) fn take(&mut self) -> Annotations {
        let drawn = document::annotations_of_lines(self.lines.iter().rev().map(String::as_str));
        self.lines.clear();
        drawn
    }
}

/// Whether a line is a comment: it begins with `#`, `;`, `%` or `//`.
pub(super) fn is_comment(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    line.starts_with(b"//") || matches!(line.first(), Some(b'#' | b';' | b'%'))
}
