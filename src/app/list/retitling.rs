//! Pasting titles for consecutive positions of the list, one on each line.

use super::state::ListState;
use crate::app::shell::Shell;
use crate::document::{Edit, Field};
use crate::tr;

impl ListState {
    /// Sets the titles of the current position and of those listed below it, one from each line. A blank line keeps a
    /// title.
    pub(in crate::app) fn retitle(&mut self, text: &str, shell: &mut Shell) {
        let lines: Vec<&str> = text.trim_end().lines().map(str::trim).collect();
        let (listed, current) = (self.listed(&shell.document), shell.document.current());
        let below = (listed.row_of(current)..listed.len()).filter_map(|row| listed.index_at(row));
        let places = std::iter::once(current).chain(below.filter(|place| *place > current));
        let places: Vec<usize> = places.take(lines.len()).collect();
        let titles = places.iter().zip(&lines).filter(|(_, line)| !line.is_empty());
        let values: Vec<(usize, String)> = titles.map(|(place, line)| (*place, (*line).to_owned())).collect();
        let (count, left_over) = (values.len(), lines.len() - places.len());
        if !shell.document.apply(Edit::SetField { field: Field::Title, values }) {
            return shell.notices.noted(tr!("list-has-titles"));
        }
        let sentence = if left_over == 0 {
            tr!("list-retitled", count = count)
        } else {
            tr!("list-retitled-left-over", count = count, lines = left_over)
        };
        shell.notices.undoable(sentence, shell.document.revision());
    }
}
