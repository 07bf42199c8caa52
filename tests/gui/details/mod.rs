//! Titles and the section "Details".

mod editing;
