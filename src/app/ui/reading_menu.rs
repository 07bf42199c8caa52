//! The menu with the other readings of a text.

use egui::{Popup, PopupCloseBehavior, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use crate::app::ui::text_readings::{ReadingChoice, elide_middle};
use crate::app::ui::theme::{metrics, palette, text};
use crate::app::ui::{accessibility, parts};
use crate::tr;

const WIDTH: f32 = 420.0;
const ROW: f32 = 44.0;

pub(in crate::app) fn label(others: usize) -> Option<String> {
    (others > 0).then(|| tr!("window-other-readings", count = others))
}

pub(in crate::app) fn width(ui: &Ui, label: &str) -> f32 {
    ui.painter().layout_no_wrap(label.to_owned(), text::strong(), palette(ui.visuals()).accent).size().x
}

/// Adds a button that opens the menu; returns the reading that was chosen. `place` tells screen readers where the
/// button is.
pub(in crate::app) fn menu(
    ui: &mut Ui,
    label: &str,
    place: &str,
    choices: &[ReadingChoice],
    chosen: usize,
) -> Option<usize> {
    let button = parts::named_link(ui, label, &format!("{label}, {place}"));
    accessibility::mark_menu_button(&button);
    let popup = Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClick);
    let shown = popup.show(|ui| {
        ui.set_width(WIDTH.min(ui.ctx().content_rect().width() - 32.0));
        ui.spacing_mut().item_spacing.y = 0.0;
        accessibility::name_menu(ui, label, choices.len());
        let mut clicked = None;
        ScrollArea::vertical().max_height(6.5 * ROW).show(ui, |ui| {
            for (index, choice) in choices.iter().enumerate() {
                if row(ui, choice, index, index == chosen) {
                    clicked = Some(index);
                }
            }
        });
        clicked
    });
    shown.and_then(|shown| shown.inner)
}

/// Draws the difference and below it the FEN; returns `true` if the row was clicked.
fn row(ui: &mut Ui, choice: &ReadingChoice, index: usize, is_chosen: bool) -> bool {
    const PADDING: f32 = 10.0;
    let colors = palette(ui.visuals());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let name = || format!("{}: {}", choice.difference, choice.fen);
    response.widget_info(|| WidgetInfo::selected(Role::MenuItemRadio, true, is_chosen, name()));
    accessibility::edit_node(&response, |node| node.set_position_in_set(index));
    parts::item_background(ui, rect, metrics::CORNER_BOARD, is_chosen, response.hovered() || response.has_focus());
    let room = rect.width() - 2.0 * PADDING;
    let about = parts::one_line(ui, &choice.difference, text::body(), colors.text, room);
    let letters = (room / 7.3) as usize;
    let fen = ui.painter().layout_no_wrap(elide_middle(&choice.fen, letters), text::fen_small(), colors.quiet);
    parts::two_lines(ui, rect.left_center() + vec2(PADDING, 0.0), [about, fen]);
    response.on_hover_text(&choice.fen).clicked()
}
