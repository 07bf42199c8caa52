//! What every feature is handed: the desktop, settings, messages, questions, and work that lasts.

pub(in crate::app) mod ahead;
pub(in crate::app) mod clipboard;
pub mod desktop;
pub mod dialog;
pub mod notice;
pub(in crate::app) mod notice_view;
pub mod settings;
pub(in crate::app) mod work;
