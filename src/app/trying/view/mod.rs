//! The views of try mode.

pub(crate) mod bar;
pub(crate) mod playing;
mod retracting;
