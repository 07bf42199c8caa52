//! What the views of several features share: the look, the pieces, parts of dialogs, wording.

pub(in crate::app) mod answers;
pub(in crate::app) mod choices;
pub(in crate::app) mod dialog_field;
pub(in crate::app) mod file_words;
pub mod mending;
pub(in crate::app) mod parts;
pub mod pictures;
pub(in crate::app) mod rows;
pub mod theme;
pub mod words;
