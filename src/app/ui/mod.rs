//! Widgets, theme and texts that the views of several features share.

pub(in crate::app) mod accessibility;
pub(in crate::app) mod answers;
pub mod board_style;
pub(in crate::app) mod brief;
pub(in crate::app) mod context_menu;
pub(in crate::app) mod dialog_field;
pub(in crate::app) mod drop_down;
pub mod edit_field;
pub(in crate::app) mod file_wording;
pub(in crate::app) mod glossary;
pub(in crate::app) mod glyphs;
pub(in crate::app) mod grid;
pub(in crate::app) mod keys;
pub(in crate::app) mod menu;
pub(in crate::app) mod numbers;
pub(in crate::app) mod parts;
pub(in crate::app) mod pictures;
pub mod pointer;
pub(in crate::app) mod question;
pub(in crate::app) mod reading_menu;
pub(in crate::app) mod rows;
pub(in crate::app) mod scroll_bars;
pub(in crate::app) mod step;
pub(in crate::app) mod text_readings;
pub mod theme;
pub(in crate::app) mod tone;
pub mod tool;
pub(in crate::app) mod wording;

pub(in crate::app) use grid::Grid;
pub(in crate::app) use pictures::Pictures;
pub(in crate::app) use tone::Tone;
pub(in crate::app) use tool::Tool;
