//! The error of all formats.

use std::error::Error;

/// The reason why pages cannot be written.
pub type WorksheetError = Box<dyn Error + Send + Sync>;
