//! Solving all positions of a file.

mod solving_files;
