//! Sends the position elsewhere: to lichess in the browser, as a link, or as a QR code.
//!
//! `update` has lichess addresses, the QR code being shown, and the `Action`s; `code` makes it, `view` is its dialog.

mod code;
mod update;
pub(crate) mod view;

pub use code::QrMatrix;
pub use update::{Action, Sending};
