//! The file: opening, saving, reading again, splitting, recovering, and what has to be asked before it goes.

pub(in crate::app) mod asking;
pub(in crate::app) mod commands;
pub(in crate::app) mod cut;
pub(in crate::app) mod opening;
pub(in crate::app) mod recovery;
pub(in crate::app) mod reloading;
pub(in crate::app) mod saving;
pub mod splitting;
pub(in crate::app) mod view;
