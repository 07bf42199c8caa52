//! The hints of a first start.

mod hints;
