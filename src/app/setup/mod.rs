//! Known and random positions to begin from.

pub(in crate::app) mod commands;
pub mod library;
pub(in crate::app) mod setups;
pub(in crate::app) mod view;
