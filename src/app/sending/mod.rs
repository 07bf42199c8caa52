//! Sending the position on: to lichess in the desktop's browser, as a link, as a QR code.
//!
//! - `link`: the addresses; `code`: the QR code of one
//! - `update`: [`Sending`], the code that is shown, and what its `Action`s do; `view`: its dialog; `commands`: a row for
//!   each way

mod code;
pub(in crate::app) mod commands;
mod link;
mod update;
pub(in crate::app) mod view;

pub use code::Code;
pub use update::{Action, Sending};
