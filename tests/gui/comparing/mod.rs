//! Comparing two positions of a file.

mod two_positions;
