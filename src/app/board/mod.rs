//! The board: tools, what the pointer and the keys do on it, arrows and marks, how it looks.

pub mod annotating;
pub(in crate::app) mod commands;
pub(in crate::app) mod key_actions;
pub mod pointer;
pub mod style;
pub mod tool;
pub mod typing;
pub(in crate::app) mod view;
