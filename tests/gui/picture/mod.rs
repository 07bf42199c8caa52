//! Positions read from pictures.

pub(crate) mod reading;
