//! Lists of words as constants, separated by spaces.

/// Returns `true` if a list contains a word.
pub(crate) fn is_among(list: &str, word: &str) -> bool {
    list.split(' ').any(|other| other == word)
}
