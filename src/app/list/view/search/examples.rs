//! Examples of queries, below the search field while it is empty.

use egui::text::LayoutJob;
use egui::{Align2, Area, Frame, Id, Key, Order, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::list::focus;
use crate::app::list::search::ListSearch;
use crate::app::list::update::{ListAction, SearchAction};
use crate::app::ui::{metrics, palette, parts, text};
use crate::board::{self, Size};
use crate::document::search::EXAMPLES;
use crate::wording::Label;
use crate::{lang, tr};

const WIDTH: f32 = 440.0;
const WORDS: f32 = 116.0;

/// Shows the examples while the field is empty and has the focus. The examples also stay while the pointer is on them,
/// since a press takes the focus from the field before the click is over, and while one of the examples has the focus.
/// `below`: the distance of the examples from the field, in points.
pub(super) fn show(ui: &Ui, search: &ListSearch, (field, below): (&Response, f32), actions: &mut Vec<ListAction>) {
    let (place, reached) = (Id::unique("place of the examples"), Id::unique("an example has the keyboard"));
    let before: Option<Rect> = ui.data(|data| data.get_temp(place));
    // In the frame of the Tab key, the field has already lost the focus, and an example does not have it yet.
    let is_tabbed = before.is_some_and(|rect| rect.is_positive()) && ui.input(|input| input.key_pressed(Key::Tab));
    let is_among_them = is_tabbed || ui.data(|data| data.get_temp(reached)).unwrap_or(false);
    let pointer = ui.input(|input| input.pointer.interact_pos());
    let is_on_them = before.is_some_and(|rect| pointer.is_some_and(|at| rect.contains(at)));
    let is_left = ui.input(|input| input.key_pressed(Key::Escape));
    if !search.text().is_empty() || is_left || !(field.has_focus() || is_on_them || is_among_them) {
        ui.data_mut(|data| {
            data.insert_temp(place, Rect::NOTHING);
            data.insert_temp(reached, false);
        });
        return;
    }
    // Stays within a narrow window.
    let width = WIDTH.min(ui.ctx().content_rect().right() - field.rect.left() - 32.0);
    let area = Area::new(Id::unique("examples")).order(Order::Foreground).fade_in(false);
    let shown = area.fixed_pos(field.rect.left_bottom() + vec2(0.0, below)).show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing.y = 0.0;
            let mut is_reached = false;
            for (query, key) in EXAMPLES {
                let response = row(ui, query, lang::text(key).unwrap_or(key));
                is_reached |= response.has_focus();
                if response.clicked() {
                    actions.push(ListAction::Search(SearchAction::Typed((*query).to_owned())));
                    focus::focus_search_end(ui.ctx());
                }
            }
            ui.data_mut(|data| data.insert_temp(reached, is_reached));
        });
    });
    ui.data_mut(|data| data.insert_temp(place, shown.response.rect));
}

/// Explains how to search for pieces to a user who typed their names. In a narrow list the meanings are in tooltips.
pub(super) fn of_pieces(ui: &mut Ui, typed: &str, (indent, is_wide): (f32, bool), actions: &mut Vec<ListAction>) {
    // Of the examples, only queries for pieces begin with a capital letter.
    let of_pieces = EXAMPLES.iter().filter(|(query, _)| query.starts_with(|first: char| first.is_ascii_uppercase()));
    ui.horizontal(|ui| {
        ui.add_space(indent);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            parts::quiet(ui, tr!("list-pieces-by-letters"));
            let meant = guess_piece_query(typed);
            let meant = meant.iter().map(|(query, meaning)| (query.as_str(), meaning.as_str()));
            let of_pieces = of_pieces.map(|(query, key)| (*query, lang::text(key).unwrap_or(key)));
            for (query, meaning) in meant.chain(of_pieces) {
                ui.add_space(6.0);
                if parts::named_link(ui, query, &name(query, meaning)).on_hover_text(meaning).clicked() {
                    actions.push(ListAction::Search(SearchAction::Typed((*query).to_owned())));
                }
                if is_wide {
                    parts::quiet(ui, meaning);
                }
            }
        });
    });
}

fn guess_piece_query(typed: &str) -> Option<(String, String)> {
    let typed = typed.trim();
    let is_meant = |role: &&board::Role| typed.eq_ignore_ascii_case(role.label()) || typed == role.letter().to_string();
    let role = Size::STANDARD.roles().iter().find(is_meant)?;
    Some((format!("{}>=1", role.letter()), tr!("list-example-of-piece", piece = role.letter())))
}

fn row(ui: &mut Ui, query: &str, meaning: &str) -> Response {
    let colors = palette(ui.visuals());
    let width = ui.available_width();
    let mut job = LayoutJob::simple(meaning.to_owned(), text::small(), colors.quiet, width - WORDS - 16.0);
    job.wrap.max_rows = 2;
    let meaning_shown = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(vec2(width, meaning_shown.size().y + 8.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name(query, meaning)));
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, metrics::CORNER_BOARD, colors.hovered);
    }
    let corner = rect.left_top() + vec2(8.0, 4.0);
    ui.painter().text(corner, Align2::LEFT_TOP, query, text::fen_small(), colors.accent);
    ui.painter().galley(corner + vec2(WORDS, 0.0), meaning_shown, colors.quiet);
    response
}

fn name(query: &str, meaning: &str) -> String {
    tr!("list-example", query = query, meaning = meaning)
}
