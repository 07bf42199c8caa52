//! The forgiving reader: collected and pasted texts, reported corrections, and random texts.

mod corpora;
mod corrections;
mod drawn_boards;
mod fairy;
mod mutations;
mod popeye;
mod properties;
mod several_positions;
mod surrounding_text;
mod texts;
mod typing_errors;
mod words_beside;
