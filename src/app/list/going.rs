//! Going to a position by its number.

use super::ListState;
use crate::app::shell::Shell;
use crate::app::shell::dialog::Dialog;
use crate::app::ui::dialog_field::FieldEvent;
use crate::app::ui::numbers::typed_number;

/// The place of the position that a number names, counted from 0: "7,654,321", "7 654 321" or "50%" of so many.
/// `None` if it is no number or there is no such position.
#[must_use]
pub fn place_of(typed: &str, positions: usize) -> Option<usize> {
    let typed = typed.trim();
    if let Some(share) = typed.strip_suffix('%') {
        let share: f64 = share.trim().replace(',', ".").parse().ok()?;
        let last = positions.checked_sub(1)?;
        return (0.0..=100.0).contains(&share).then(|| (share / 100.0 * last as f64).round() as usize);
    }
    let number = typed_number(typed.strip_prefix('#').unwrap_or(typed))?;
    number.checked_sub(1).filter(|place| *place < positions)
}

/// What happens in the dialog in which the number is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GoToAction {
    /// The text changed.
    Typed(String),
    /// Go there.
    Confirm,
    /// Stay.
    Cancel,
}

impl From<FieldEvent> for GoToAction {
    fn from(event: FieldEvent) -> Self {
        match event {
            FieldEvent::Typed(text) => Self::Typed(text),
            FieldEvent::Entered | FieldEvent::Row(_) => Self::Confirm,
        }
    }
}

impl ListState {
    /// Asks for the number of a position.
    pub(super) fn ask_where_to_go(&mut self, shell: &mut Shell) {
        self.go_to.clear();
        shell.dialog = Some(Dialog::GoTo);
    }

    /// Does what happened in the dialog.
    pub(super) fn go_to(&mut self, action: GoToAction, shell: &mut Shell) {
        match action {
            GoToAction::Typed(text) => self.go_to = text,
            GoToAction::Cancel => shell.dialog = None,
            GoToAction::Confirm => {
                shell.dialog = None;
                if let Some(index) = place_of(&self.go_to, shell.document.len()) {
                    self.select_alone(index, shell);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_shares_name_positions() {
        for (typed, positions, expected) in [
            ("1", 64, Some(0)),
            (" 64 ", 64, Some(63)),
            ("65", 64, None),
            ("0", 64, None),
            ("7,654,321", 10_000_000, Some(7_654_320)),
            ("7 654 321", 10_000_000, Some(7_654_320)),
            ("7.654.321", 10_000_000, Some(7_654_320)),
            ("7'654'321", 10_000_000, Some(7_654_320)),
            ("#12", 64, Some(11)),
            ("0%", 64, Some(0)),
            ("50%", 101, Some(50)),
            ("12.5 %", 81, Some(10)),
            ("12,5%", 81, Some(10)),
            ("100%", 64, Some(63)),
            ("101%", 64, None),
            ("-1%", 64, None),
            ("-3", 64, None),
            ("+3", 64, None),
            ("inf%", 64, None),
            ("NaN%", 64, None),
            ("%", 64, None),
            ("", 64, None),
            (",", 64, None),
            ("12.5", 1000, None),
            ("e4", 64, None),
            ("99999999999999999999999", 64, None),
        ] {
            assert_eq!(place_of(typed, positions), expected, "{typed:?} of {positions}");
        }
    }
}
