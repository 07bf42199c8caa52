//! The views of try mode.

pub(crate) mod panel;
pub(crate) mod playing;
