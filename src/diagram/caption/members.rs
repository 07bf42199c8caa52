//! What one line of a caption says, without the separators beside what it does not say.

/// The values in a part with what stands between them. A value that says nothing goes with a separator beside it, and
/// with the brackets around it.
pub(super) struct Members {
    /// Up to the last value that says something.
    said: String,
    /// What stands between that and the last value.
    between: String,
    /// What stands behind the last value.
    behind: String,
    has_placeholder: bool,
    says_something: bool,
    /// The last value says nothing.
    is_open: bool,
}

impl Members {
    /// Nothing but what stands before the first value.
    pub(super) fn new(first: &str) -> Self {
        let (said, between) = (String::new(), String::new());
        Self { said, between, behind: first.to_owned(), has_placeholder: false, says_something: false, is_open: false }
    }

    /// Adds a value, and what stands behind it.
    pub(super) fn push(&mut self, value: &str, behind: &str) {
        self.close();
        self.has_placeholder = true;
        self.is_open = value.is_empty();
        if !self.is_open {
            self.says_something = true;
            self.said.extend([&*std::mem::take(&mut self.between), value]);
        }
        self.behind.push_str(behind);
    }

    /// Adds what stands behind the last value.
    pub(super) fn add(&mut self, text: &str) {
        self.behind.push_str(text);
    }

    /// Puts together what stands before and behind the last value, if that says nothing.
    fn close(&mut self) {
        let behind = std::mem::take(&mut self.behind);
        if !self.is_open {
            self.between.push_str(&behind);
            return;
        }
        let (before, behind) = without_brackets(&self.between, &behind);
        // Brackets of the values around it stay.
        let (closing, before) = before.split_at(closing(before));
        let (behind, opening) = behind.split_at(behind.trim_end_matches(['(', '[']).len());
        let is_first = !self.says_something;
        let middle = match (is_separator(before), is_separator(behind)) {
            (_, true) if is_first || opening.is_empty() && !before.trim().is_empty() => before,
            (true, _) if !is_first => behind,
            _ => &format!("{before}{behind}"),
        };
        self.between = format!("{closing}{middle}{opening}");
    }

    /// All of it; `None` where there are placeholders and none says anything.
    pub(super) fn end(mut self) -> Option<String> {
        if self.is_open && self.says_something {
            let (before, behind) = without_brackets(&self.between, &self.behind);
            let before = if is_separator(before) { before.split_at(closing(before)).0 } else { before };
            self.said.extend([before, behind]);
        } else {
            self.said.extend([self.between, self.behind]);
        }
        (self.says_something || !self.has_placeholder).then_some(self.said)
    }
}

/// Nothing that is read, but what stands between things that are.
fn is_separator(text: &str) -> bool {
    !text.contains(char::is_alphanumeric)
}

/// How long the closing brackets are that a text begins with.
fn closing(text: &str) -> usize {
    text.len() - text.trim_start_matches([')', ']']).len()
}

/// What stands before and behind nothing, without the brackets that would be around it.
fn without_brackets<'t>(before: &'t str, behind: &'t str) -> (&'t str, &'t str) {
    let pairs = ["()", "[]"].map(|pair| pair.split_at(1));
    let bare = pairs.iter().find_map(|(open, close)| {
        Some((before.trim_end().strip_suffix(*open)?, behind.trim_start().strip_prefix(*close)?))
    });
    bare.unwrap_or((before, behind))
}
