//! The heading of the list: the number of positions, the number of selected ones, and the progress of reading a file.

use egui::{Align, Layout, Rect, Sense, Ui, vec2};

use super::layout::ListView;
use crate::app::list::update::ListAction;
use crate::app::shell::Command;
use crate::app::ui::{Icon, palette, parts, text};
use crate::{lang, tr};

pub(super) const HEIGHT: f32 = 40.0;
pub(super) const BUTTON: f32 = 28.0;

pub(super) fn show(ui: &mut Ui, view: &mut ListView<'_>) {
    let size = vec2(ui.available_width(), HEIGHT);
    let (left, right) = if view.is_wide { (20.0, 8.0) } else { (12.0, 4.0) };
    let buttons = 2.0 * BUTTON + right;
    let place = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(HEIGHT);
        ui.add_space(left);
        summary(ui, view, size.x - left - buttons - 4.0);
        parts::at_right_end(ui, buttons, |ui| {
            for (icon, command) in [(Icon::Add, Command::AddPosition), (Icon::Remove, Command::RemovePosition)] {
                let why_disabled = (view.why_disabled)(command);
                let is_enabled = why_disabled.is_none();
                let tip = parts::with_reason(parts::tooltip(ui, command), why_disabled);
                ui.add_enabled_ui(is_enabled, |ui| {
                    let button = parts::icon_button(ui, view.pictures, icon, command.name(), BUTTON);
                    if button.on_hover_text(&tip).on_disabled_hover_text(&tip).clicked() {
                        view.actions.push(ListAction::Run(command));
                    }
                });
            }
        });
    });
    if let Some(share) = view.shell.document.reading_progress() {
        progress_line(ui, place.response.rect, share);
    }
}

fn progress_line(ui: &Ui, header: Rect, share: f32) {
    let colors = palette(ui.visuals());
    let line = Rect::from_min_max(header.left_bottom() - vec2(0.0, 2.0), header.right_bottom());
    ui.painter().rect_filled(line, 0, colors.line);
    ui.painter().rect_filled(line.with_max_x(line.left() + line.width() * share), 0, colors.accent);
}

/// Shows the longest summary that fits. If this is not the longest of all, its tooltip shows the longest.
fn summary(ui: &mut Ui, view: &ListView<'_>, room: f32) {
    let ways = summaries(view);
    let width = |words: &str, font| parts::text_width(ui, words, font);
    let heading = width(tr!("list-heading"), text::heading()) + 8.0;
    let says_heading = ways.len() == 1 && heading + width(&ways[0], text::small()) <= room;
    let fits = |way: &&String| width(way, text::small()) <= room;
    let shown = ways.iter().find(fits).or(ways.last()).cloned().unwrap_or_default();
    if says_heading {
        parts::heading(ui, tr!("list-heading"));
        ui.add_space(8.0);
    }
    let response = parts::quiet(ui, &shown);
    if ways.first() != Some(&shown) {
        let whole = ways.into_iter().next().unwrap_or_default();
        response.interact(Sense::hover()).on_hover_text(whole);
    }
}

/// Returns the summaries, from the longest to the shortest. If there is only one, it may be shown beside the heading.
fn summaries(view: &ListView<'_>) -> Vec<String> {
    let (count, selected) = (view.shell.document.len(), view.list.selected_count(&view.shell.document));
    let number = lang::number(count);
    if selected > 1 {
        vec![
            tr!("list-selected-of", selected = selected, count = count),
            tr!("list-selected", selected = selected),
            tr!("list-part", selected = selected, count = count),
            lang::number(selected),
        ]
    } else if view.shell.document.reading_progress().is_some() {
        vec![tr!("list-so-far", count = count), format!("{number}..."), short(count)]
    } else if number.len() > 6 {
        vec![tr!("list-positions", count = count), number, short(count)]
    } else {
        vec![number]
    }
}

fn short(count: usize) -> String {
    match count {
        1_000_000.. => tr!("list-millions", whole = count / 1_000_000, tenth = count / 100_000 % 10),
        10_000.. => tr!("list-thousands", count = count / 1000),
        _ => lang::number(count),
    }
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn large_numbers_are_short() {
        for (count, expected) in
            [(999, "999"), (9_999, "9,999"), (12_345, "12 k"), (1_000_000, "1.0 M"), (12_345_678, "12.3 M")]
        {
            assert_eq!(short(count), expected);
        }
    }
}
