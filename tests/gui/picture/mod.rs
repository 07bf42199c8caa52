//! Positions read from pictures.

mod reading;
