//! One line: what kind it is, and how it ends.

/// The three ways to end a line.
pub(super) const LINE_ENDS: [&str; 3] = ["\n", "\r\n", "\r"];

/// As much of a line is looked at to tell what kind it is.
pub(crate) const LONGEST_LOOK: usize = 4096;

/// How often lines end with LF, CRLF and CR.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LineEnds(pub(super) [usize; 3]);

impl std::ops::AddAssign for LineEnds {
    fn add_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
    }
}

impl LineEnds {
    /// Counts the end of a line.
    pub(crate) fn count(&mut self, line: &Line) {
        if let Some(end) = line.ending {
            self.0[end as usize] += 1;
        }
    }
}

/// How a line ends, in the order of [`LINE_ENDS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineEnd {
    Lf,
    CrLf,
    Cr,
}

/// One line: where it starts, where its text ends and where the next line starts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) next: usize,
    pub(super) ending: Option<LineEnd>,
}

/// What a line is to a file of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineKind {
    Blank,
    Comment,
    Record,
}

impl LineKind {
    /// What kind of line this is. Comments start with `#`, `;`, `%` or `//` after any white space.
    pub(crate) fn of(line: &str) -> Self {
        let text = line.trim_start();
        if text.is_empty() {
            Self::Blank
        } else if comment(text).is_some() {
            Self::Comment
        } else {
            Self::Record
        }
    }
}

/// What a comment says, without its sign and the white space around; `None` if the line is no comment.
pub(crate) fn comment(line: &str) -> Option<&str> {
    let line = line.trim();
    let sign = ["#", ";", "%", "//"].into_iter().find(|sign| line.starts_with(sign))?;
    Some(line.trim_start_matches(sign).trim())
}
