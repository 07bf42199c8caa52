//! The analysis in the window.

pub(crate) mod bar;
mod lines;
pub(crate) mod options;
mod panel;

pub(crate) use panel::show;
