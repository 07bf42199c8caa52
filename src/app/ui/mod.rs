//! Widgets, theme and texts that the views of several features share.

pub(crate) mod accessibility;
pub(crate) mod answers;
pub(crate) mod brief;
pub(crate) mod dialog_field;
pub(crate) mod drop_down;
pub mod edit_field;
pub(crate) mod file_wording;
pub(crate) mod focus_row;
pub(crate) mod glossary;
pub(crate) mod glyphs;
pub(crate) mod grid;
pub(crate) mod keys;
pub(crate) mod menu;
pub(crate) mod numbers;
pub(crate) mod parts;
pub(crate) mod pictures;
pub(crate) mod placement_mark;
pub mod pointer;
pub(crate) mod result_mark;
pub(crate) mod rows;
pub(crate) mod text_readings;
pub mod theme;
pub(crate) mod wording;

pub(crate) use accessibility::NamedRegion;
pub(crate) use answers::{answers, answers_if, explanation, show_question, title};
pub(crate) use brief::ListMark;
pub use brief::Tone;
pub(crate) use dialog_field::{
    DialogField, FieldEvent, announce_row, filter_field, is_in_dialog_field, search_field, step_row,
};
pub(crate) use drop_down::DropDownChoice;
pub(crate) use edit_field::{EditField, EditFieldOutput, FieldEnd};
pub(crate) use file_wording::{file_name, safe_name};
pub(crate) use focus_row::FocusRow;
pub(crate) use glossary::GlossaryEntry;
pub(crate) use grid::{Grid, Tint, draw_squares, is_dark, is_focus_on_board, marked_diagram, square_id};
pub(crate) use numbers::{parse_number, parse_seconds};
pub(crate) use parts::{LineBuffer, MAX_TEXT};
pub use pictures::BoardStyle;
pub(crate) use pictures::{Icon, Pictures};
pub(crate) use pointer::{BoardButton, CursorStep, PointerEvent, PointerTarget, Tool, step_square};
pub(crate) use rows::{choice, labelled, pairs_of_ticks, segments, text_field, tick};
pub(crate) use text_readings::{ReadingChoice, TextReadings, elide_middle};
pub(crate) use theme::metrics::WidthLimits;
pub(crate) use theme::{BoardColors, Palette, QR_COLORS, board_colors, dimmed_squares, metrics, palette, text};
pub(crate) use wording::{piece_set, scope_label};
