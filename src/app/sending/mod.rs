//! Sends the position elsewhere: to lichess in the browser, as a link, or as a QR code.
//!
//! - `link`: lichess addresses; `code`: QR codes
//! - `update`: [`Sending`], the QR code being shown, and its `Action`s; `view`: its dialog

mod code;
mod commands;
mod link;
mod update;
pub(in crate::app) mod view;

pub use code::QrMatrix;
pub use update::{Action, Sending};
