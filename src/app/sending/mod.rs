//! Sends the position elsewhere: to lichess in the browser, as a link, or as a QR code.
//!
//! `update` has lichess addresses, the shown QR code and the `Action`s; `code` makes QR codes; `view` draws the dialog.

mod code;
mod update;
pub(crate) mod view;

pub use code::QrMatrix;
pub use update::{Action, Sending};
