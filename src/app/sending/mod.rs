//! Sends the position elsewhere: to lichess in the browser, as a link, or as a QR code.
//!
//! `update` has lichess addresses, the QR code being shown, and the `Action`s; `view` is its dialog.

mod update;
pub(crate) mod view;

pub use update::{Action, Sending};
pub use view::QrMatrix;
