//! The forgiving reader: collected and pasted texts, what it says that it mended, and what holds of any text.

mod corpora;
mod corrections;
mod drawn_boards;
mod fairy;
mod properties;
mod several_positions;
mod surrounding_text;
mod texts;
mod typing_errors;
