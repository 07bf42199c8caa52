//! The views of try mode.

pub(in crate::app) mod panel;
pub(in crate::app) mod playing;
