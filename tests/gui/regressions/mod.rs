//! Faults that were fixed once, here or in other editors.

mod editing;
