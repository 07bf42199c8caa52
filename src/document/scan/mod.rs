//! What looks at all records of a document: searching, checking, and finding other orders.

pub mod arrange;
pub mod check;
mod gathering;
pub mod search;
mod sweep;
