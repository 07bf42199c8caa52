//! Known and random positions to begin from.

pub mod library;
pub(in crate::app) mod setups;
pub(in crate::app) mod view;
