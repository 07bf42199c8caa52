//! The list of positions: rows, selection, search, sorting and the clipboard.

mod clipboard;
mod editing_filtered;
mod filter_stability;
mod multiple_selection;
mod records;
mod rows;
mod searching;
mod sorting;
