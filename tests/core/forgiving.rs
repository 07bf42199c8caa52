//! The forgiving reader: collected and pasted texts, what it says that it mended, and what holds of any text.

mod any;
mod asides;
mod corpora;
mod drawn;
mod fairy;
mod mends;
mod several;
mod slips;
mod texts;
