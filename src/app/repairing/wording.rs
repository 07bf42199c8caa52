//! Versions of a puzzle in words.

use crate::rules::repair::{Saving, Version};
use crate::wording;
use crate::{lang, tr};

/// Returns what changed, the key with the number of pieces, and the merits.
pub(super) fn lines(version: &Version) -> Vec<String> {
    let edits: Vec<String> = version.edits.iter().map(wording::edit).collect();
    let key = lang::localize_moves(&version.key.san);
    vec![
        edits.join(", "),
        tr!("repairing-key", key = key.as_ref(), count = version.pieces),
        wording::merits(&version.merits).join(" \u{b7} "),
    ]
}

pub(super) fn saving(saving: &Saving) -> String {
    wording::saving(saving)
}
