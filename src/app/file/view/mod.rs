//! Questions about the file on the screen.

pub(in crate::app) mod recovering;
pub(in crate::app) mod splitting;
