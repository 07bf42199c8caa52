//! Lines: their kinds and line ends.

pub(super) const LINE_ENDS: [&str; 3] = ["\n", "\r\n", "\r"];

/// Number of bytes of a line that are read to classify it.
pub(crate) const LINE_PEEK_LEN: usize = 4096;

/// Counts of lines that end with LF, CRLF and CR.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LineEnds(pub(super) [usize; 3]);

impl std::ops::AddAssign for LineEnds {
    fn add_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
    }
}

impl LineEnds {
    pub(crate) fn count(&mut self, line: &Line) {
        if let Some(end) = line.ending {
            self.0[end as usize] += 1;
        }
    }
}

/// A line end; the order is that of [`LINE_ENDS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineEnd {
    Lf,
    CrLf,
    Cr,
}

/// A line: where it starts, where its text ends and where the next line starts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) next: usize,
    pub(super) ending: Option<LineEnd>,
}

/// The kind of a line in a file of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineKind {
    Blank,
    Comment,
    Record,
}

impl LineKind {
    /// Classifies a line. Comments start with `#`, `;`, `%` or `//` after any white space.
    pub(crate) fn classify(line: &str) -> Self {
        let text = line.trim_start();
        if text.is_empty() {
            Self::Blank
        } else if comment_text(text).is_some() {
            Self::Comment
        } else {
            Self::Record
        }
    }
}

/// Returns the text of a comment without its sign and the white space around; `None` if the line is not a comment.
pub(crate) fn comment_text(line: &str) -> Option<&str> {
    let line = line.trim();
    let sign = ["#", ";", "%", "//"].into_iter().find(|sign| line.starts_with(sign))?;
    Some(line.trim_start_matches(sign).trim())
}
