//! Texts that are pasted, dropped or given on the command line.

mod annotations;
mod games;
mod over_details;
mod texts;
