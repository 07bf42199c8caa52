//! Positions read from pictures.

mod doubts;
pub(crate) mod reading;
