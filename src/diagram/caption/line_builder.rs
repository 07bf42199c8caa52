//! Fills in one line of a caption and drops the separators next to empty values.

/// The values of a line and the text between them. An empty value is dropped with a separator next to it and with the
/// brackets around it.
pub(super) struct CaptionLineBuilder {
    /// The line up to its last value that is not empty.
    said: String,
    /// The text between that value and the last value.
    between: String,
    /// The text after the last value.
    behind: String,
    has_placeholder: bool,
    says_something: bool,
    /// `true` if the last value is empty.
    is_open: bool,
}

impl CaptionLineBuilder {
    pub(super) fn new(first: &str) -> Self {
        let (said, between) = (String::new(), String::new());
        Self { said, between, behind: first.to_owned(), has_placeholder: false, says_something: false, is_open: false }
    }

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

    pub(super) fn add(&mut self, text: &str) {
        self.behind.push_str(text);
    }

    /// Moves the text after the last value into `between`; if the value is empty, the texts on both sides of it are
    /// merged.
    fn close(&mut self) {
        let behind = std::mem::take(&mut self.behind);
        if !self.is_open {
            self.between.push_str(&behind);
            return;
        }
        let (before, behind) = without_brackets(&self.between, &behind);
        // Brackets that belong to the values around it stay.
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

    /// Returns the line; `None` if it has placeholders and all are empty.
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

fn is_separator(text: &str) -> bool {
    !text.contains(char::is_alphanumeric)
}

fn closing(text: &str) -> usize {
    text.len() - text.trim_start_matches([')', ']']).len()
}

/// The texts before and after an empty value, without a pair of brackets around it.
fn without_brackets<'t>(before: &'t str, behind: &'t str) -> (&'t str, &'t str) {
    let pairs = ["()", "[]"].map(|pair| pair.split_at(1));
    let bare = pairs.iter().find_map(|(open, close)| {
        Some((before.trim_end().strip_suffix(*open)?, behind.trim_start().strip_prefix(*close)?))
    });
    bare.unwrap_or((before, behind))
}
