//! Ready-made filters, in a menu beside the search field.

use egui::{Popup, PopupCloseBehavior, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::list::update::{ListAction, SearchAction};
use crate::app::list::view::layout::ListView;
use crate::app::ui::{Icon, Pictures, accessibility, metrics, palette, parts, text};
use crate::{lang, tr};

pub(super) const BUTTON: f32 = 28.0;
pub(super) const PROBLEMS: &str = "problem";

/// The label keys and the query words of the filters, in groups. At most one filter of a group is active.
const GROUPS: [&[(&str, &str)]; 5] = [
    &[
        ("list-filter-problems", PROBLEMS),
        ("list-filter-illegal", "is:illegal"),
        ("list-filter-unreadable", "is:unreadable"),
        ("list-filter-checkmate", "is:checkmate"),
    ],
    &[("list-filter-sound", "puzzle:sound"), ("list-filter-cooked", "puzzle:cooked")],
    &[("list-filter-white-to-move", "move:white"), ("list-filter-black-to-move", "move:black")],
    &[("list-filter-done", "is:done"), ("list-filter-not-done", "-is:done")],
    &[("list-filter-edited", "is:edited")],
];

const WIDTH: f32 = 200.0;

/// Draws the button with its menu. Choosing a filter adds it to the query, or removes it.
pub(super) fn button(ui: &mut Ui, view: &mut ListView<'_>) {
    let words = view.list.search.text();
    let button = parts::icon_button(ui, view.pictures, Icon::Filter, tr!("list-filter"), BUTTON);
    accessibility::mark_menu_button(&button);
    let button = button.on_hover_text(tr!("list-filter.tip"));
    Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClick).show(|ui| {
        ui.set_width(WIDTH);
        accessibility::name_menu(ui, tr!("list-filter-menu"), GROUPS.iter().map(|group| group.len()).sum());
        ui.spacing_mut().item_spacing.y = 0.0;
        for (index, group) in GROUPS.iter().enumerate() {
            if index > 0 {
                let (line, _) = ui.allocate_exact_size(vec2(WIDTH, 9.0), Sense::hover());
                ui.painter().hline(line.x_range(), line.center().y, (1.0, palette(ui.visuals()).line));
            }
            for (key, word) in *group {
                let is_chosen = words.split_whitespace().any(|typed| typed == *word);
                if row(ui, view.pictures, lang::text(key).unwrap_or(key), is_chosen) {
                    let text = toggled(words, group, word);
                    view.actions.push(ListAction::Search(SearchAction::Typed(text)));
                }
            }
        }
    });
}

/// Returns the query with this word in place of the other words of its group. If the query has the word already,
/// returns the query without it.
fn toggled(words: &str, group: &[(&str, &str)], word: &str) -> String {
    let is_chosen = words.split_whitespace().any(|typed| typed == word);
    let others = words.split_whitespace().filter(|typed| group.iter().all(|(_, word)| word != typed));
    others.chain((!is_chosen).then_some(word)).collect::<Vec<_>>().join(" ")
}

fn row(ui: &mut Ui, pictures: &mut Pictures, name: &str, is_chosen: bool) -> bool {
    let colors = palette(ui.visuals());
    let (rect, response) = ui.allocate_exact_size(vec2(WIDTH, 28.0), Sense::click());
    response.widget_info(|| {
        WidgetInfo::selected(Role::MenuItemCheckBox, true, is_chosen, tr!("list-filter-show", name = name))
    });
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, metrics::CORNER_BOARD, colors.chosen);
    }
    if is_chosen {
        pictures.icon(ui.painter(), Icon::Check, rect.left_center() + vec2(15.0, 0.0), 14.0, colors.accent);
    }
    let left = rect.left_center() + vec2(28.0, 0.0);
    ui.painter().text(left, egui::Align2::LEFT_CENTER, name, text::body(), colors.text);
    response.clicked()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_put_to_the_words_or_taken_away() {
        let cases = [
            ("", 0, PROBLEMS, "problem"),
            ("Ke1", 0, "is:illegal", "Ke1 is:illegal"),
            ("problem  Ke1", 0, "is:illegal", "Ke1 is:illegal"),
            ("Ke1 is:illegal", 0, "is:illegal", "Ke1"),
            ("is:done", 3, "-is:done", "-is:done"),
            ("is:done move:white", 2, "move:black", "is:done move:black"),
            ("puzzle:sound", 1, "puzzle:cooked", "puzzle:cooked"),
        ];
        for (words, group, word, expected) in cases {
            assert_eq!(toggled(words, GROUPS[group], word), expected, "{words:?} and {word}");
        }
    }
}
