//! Arrows and marked squares in pasted text.

use crate::board::{Annotations, Position};
use crate::document::Document;
use crate::notation::forgiving::{self, CorrectedPosition};
use crate::notation::{annotations, epd};

/// Returns the annotations that a text draws on this position when read as a file; empty if none of its records has the
/// position.
pub(super) fn find_annotations(text: &str, position: &Position) -> Annotations {
    if !annotations::has_annotations(text) {
        return Annotations::default();
    }
    let document = Document::from_bytes(text.as_bytes().to_vec());
    let is_meant = |index: &usize| match document.record(*index).position() {
        Ok(read) => read == *position,
        Err(unreadable) => forgiving::read(&unreadable.text).position() == Some(position),
    };
    let record = (0..document.len()).find(is_meant);
    record.map(|index| document.record(index).annotations()).unwrap_or_default()
}

/// Removes drawn annotations from the list of left-out text: they are taken over.
pub(super) fn drop_drawn_corrections(mended: &mut CorrectedPosition) {
    let CorrectedPosition { corrections: mends, operations, .. } = mended;
    let left_out: Vec<String> =
        operations.iter().filter(|operation| !epd::is_annotation(operation)).map(epd::write_operation).collect();
    mends.retain_mut(|mend| {
        if !mend.after.is_empty() || !annotations::has_annotations(&mend.before) {
            return true;
        }
        if mend.field == 7 && !operations.is_empty() {
            mend.before = left_out.join(" ");
        }
        let words = annotations::words(&mend.before);
        !words.trim_matches(|char: char| char.is_whitespace() || "#;%/".contains(char)).is_empty()
    });
}
