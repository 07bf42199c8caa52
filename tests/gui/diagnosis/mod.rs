//! The verdict, the problems and their fixes.

mod problems;
