//! The search field of the list.

mod examples;
mod filters;

use egui::text::LayoutJob;
use egui::{
    Align, EventFilter, Frame, Key, KeyboardShortcut, Label, Layout, Margin, Modifiers, Rect, Response, RichText, Role,
    Sense, Stroke, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::layout::ListView;
use crate::app::list::focus::{self, MAX_QUERY_CHARS, is_in_search, search_id};
use crate::app::list::search::ListSearch;
use crate::app::list::update::{ListAction, SearchAction};
use crate::app::shell::{Command, POLL_INTERVAL};
use crate::app::ui::{Icon, LineBuffer, Pictures, keys, metrics, palette, parts, text};
use crate::{lang, tr};
use filters::BUTTON;

const INDENT: f32 = 12.0;

/// Draws the search field with filters and results. In a narrow list, draws only a button until the field is opened.
pub(super) fn show(ui: &mut Ui, view: &mut ListView<'_>) {
    let (search, wide) = (&view.list.search, view.is_wide);
    let margin = if wide { 8 } else { 6 };
    Frame::new().inner_margin(Margin { left: margin, right: margin, top: 0, bottom: 6 }).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        if wide {
            ui.horizontal(|ui| {
                let field = field(ui, view, ui.available_width() - BUTTON - 4.0);
                // The examples come before the filter button, so that Tab reaches them first.
                examples::show(ui, search, (&field, 4.0), view.actions);
                filters::button(ui, view);
            });
            ui.spacing_mut().interact_size.y = 0.0;
            status(ui, view);
            nothing_found(ui, view);
        } else if search.is_open() {
            // In a narrow list, the field gets the full width.
            let field = field(ui, view, ui.available_width());
            examples::show(ui, search, (&field, BUTTON + 8.0), view.actions);
            ui.horizontal(|ui| {
                ui.set_height(BUTTON);
                filters::button(ui, view);
                status(ui, view);
            });
            nothing_found(ui, view);
        } else {
            ui.horizontal(|ui| {
                let tip = parts::tooltip(ui, Command::Find);
                let name = Command::Find.name();
                let button = parts::icon_button(ui, view.pictures, Icon::Search, name, BUTTON);
                if button.on_hover_text(tip).clicked() {
                    view.actions.push(ListAction::Run(Command::Find));
                }
                problems(ui, view);
            });
        }
    });
}

/// Draws the field, with a search icon in a wide list and, if there is text, a button that clears it.
fn field(ui: &mut Ui, view: &mut ListView<'_>, width: f32) -> Response {
    let search = &view.list.search;
    let colors = palette(ui.visuals());
    if is_in_search(ui.ctx()) {
        let enters = |key| ui.input_mut(|input| input.modifiers.is_none() && input.consume_key(Modifiers::NONE, key));
        if [Key::Enter, Key::ArrowDown].into_iter().any(enters) {
            // Without results, the field keeps the focus.
            if search.results().is_none_or(|found| !found.is_empty()) {
                ui.memory_mut(|memory| memory.surrender_focus(search_id()));
            }
            view.actions.push(ListAction::Search(SearchAction::Enter));
        }
    }
    let has_text = !search.text().is_empty();
    // A narrow list has no room for the icon.
    let has_glass = view.is_wide;
    let left = if has_glass { 27 } else { 8 };
    let right = if has_text { 26 } else { 8 };
    let mut draft = LineBuffer::new(search.text());
    let frame = Frame::new().fill(colors.field).corner_radius(metrics::CORNER_FIELD);
    let response = TextEdit::singleline(&mut draft)
        .id(search_id())
        .font(text::body())
        .hint_text(RichText::new(tr!("list-search")).color(colors.quiet))
        .frame(frame.inner_margin(Margin { left, right, top: 5, bottom: 5 }))
        .desired_width(width)
        .min_size(vec2(width, BUTTON))
        .align(egui::Align2::LEFT_CENTER)
        .char_limit(MAX_QUERY_CHARS)
        .event_filter(EventFilter { escape: false, horizontal_arrows: true, ..EventFilter::default() })
        .show(ui)
        .response
        .response;
    parts::name_field(&response, tr!("list-search"), search.text(), tr!("list-search"));
    let line = if response.has_focus() { Stroke::new(1.5, colors.accent) } else { Stroke::new(1.0, colors.edge) };
    ui.painter().rect_stroke(response.rect, metrics::CORNER_FIELD, line, StrokeKind::Inside);
    if has_glass {
        let middle = pos2(response.rect.left() + 14.0, response.rect.center().y);
        view.pictures.icon(ui.painter(), Icon::Search, middle, 16.0, colors.quiet);
    }
    progress(ui, search, response.rect);
    let response = response.on_hover_text(parts::tooltip(ui, Command::Find));
    if has_text && cross(ui, view.pictures, response.rect) {
        // The field stays open for another query.
        view.actions.push(ListAction::Search(SearchAction::Typed(String::new())));
        focus::focus_search_end(ui.ctx());
    }
    if let Some(text) = draft.edited() {
        view.actions.push(ListAction::Search(SearchAction::Typed(text)));
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
        view.actions.push(ListAction::Search(SearchAction::Clear));
    }
    response
}

fn cross(ui: &mut Ui, pictures: &mut Pictures, field: Rect) -> bool {
    let place = Rect::from_center_size(pos2(field.right() - 14.0, field.center().y), Vec2::splat(20.0));
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(place));
    let keys = keys::shortcut_label(ui.ctx(), KeyboardShortcut::new(Modifiers::NONE, Key::Escape));
    let button = parts::icon_button(&mut inner, pictures, Icon::Close, tr!("list-search-clear"), 20.0);
    button.on_hover_text(tr!("list-search-clear.tip", keys = keys)).clicked()
}

fn progress(ui: &Ui, search: &ListSearch, field: Rect) {
    let Some(share) = search.progress() else { return };
    let left = field.left() + f32::from(metrics::CORNER_FIELD);
    let width = field.width() - 2.0 * f32::from(metrics::CORNER_FIELD);
    let line = Rect::from_min_size(pos2(left, field.bottom() - 2.5), vec2(width * share, 2.0));
    ui.painter().rect_filled(line, 1, palette(ui.visuals()).accent);
    ui.ctx().request_repaint_after(POLL_INTERVAL);
}

/// Shows the number of results and the meaning of the query; without a query, the number of positions with problems.
fn status(ui: &mut Ui, view: &mut ListView<'_>) {
    let search = &view.list.search;
    match search.count() {
        Some(count) => found(ui, view, count),
        None => problems(ui, view),
    }
}

fn found(ui: &mut Ui, view: &ListView<'_>, count: usize) {
    let (search, wide) = (&view.list.search, view.is_wide);
    let all = view.shell.document.len();
    let explanation = search.explanation().join(" \u{b7} ");
    let response = ui
        .horizontal(|ui| {
            ui.add_space(if wide { INDENT } else { 0.0 });
            let found =
                if wide { tr!("list-found-of", count = count, all = all) } else { tr!("list-found", count = count) };
            parts::quiet(ui, &found)
        })
        .inner;
    if !wide {
        response.on_hover_text(tr!("list-found-explained", count = count, all = all, explanation = explanation));
        return;
    }
    // The tooltip also shows the lines that are cut off.
    ui.horizontal(|ui| {
        ui.add_space(INDENT);
        let width = ui.available_width();
        let ink = palette(ui.visuals()).quiet;
        let mut job = LayoutJob::simple(explanation.clone(), text::small(), ink, width);
        job.wrap.max_rows = 3;
        let galley = ui.painter().layout_job(job);
        ui.add(Label::new(galley)).on_hover_text(explanation);
    });
}

fn nothing_found(ui: &mut Ui, view: &mut ListView<'_>) {
    let search = &view.list.search;
    if search.count() != Some(0) || search.progress().is_some() {
        return;
    }
    ui.add_space(24.0);
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        let sentence = if view.is_wide { tr!("list-none-matches") } else { tr!("list-none-found-narrow") };
        ui.label(RichText::new(sentence).font(text::body()).color(palette(ui.visuals()).quiet));
        ui.add_space(4.0);
        if parts::button(ui, tr!("list-show-all"), BUTTON).on_hover_text(tr!("list-show-all.tip")).clicked() {
            view.actions.push(ListAction::Search(SearchAction::Clear));
        }
    });
    if view.list.search.effective_query().has_words() {
        ui.add_space(16.0);
        let indent = if view.is_wide { INDENT } else { 6.0 };
        examples::of_pieces(ui, view.list.search.text(), (indent, view.is_wide), view.actions);
    }
}

/// Shows the number of positions with problems in the whole file, as a link that searches for these positions.
fn problems(ui: &mut Ui, view: &mut ListView<'_>) {
    let (checking, wide) = (&view.list.search.problem_check, view.is_wide);
    let count = checking.problem_count();
    if count == 0 {
        return;
    }
    let is_under_way = checking.progress().is_some();
    let label = match (wide, count) {
        (true, _) if is_under_way => tr!("list-with-problems-so-far", count = count),
        (true, _) => tr!("list-with-problems", count = count),
        (false, ..1000) => tr!("list-problems", count = count),
        (false, _) => lang::number(count),
    };
    let has_icon = !wide && count >= 1000;
    let name = if has_icon { tr!("list-with-problems", count = count) } else { label.clone() };
    let tip = if is_under_way {
        tr!("list-with-problems-so-far.tip", count = count)
    } else {
        tr!("list-with-problems.tip", count = count)
    };
    ui.horizontal(|ui| {
        ui.add_space(if wide { INDENT } else { 0.0 });
        if has_icon {
            // The icon replaces the word "problems", for which there is no room.
            let (place, _) = ui.allocate_exact_size(Vec2::splat(14.0), Sense::hover());
            view.pictures.icon(ui.painter(), Icon::Warning, place.center(), 14.0, palette(ui.visuals()).quiet);
        }
        if quiet_link(ui, &label, &name).on_hover_text(tip).clicked() {
            view.actions.push(ListAction::Search(SearchAction::Typed(filters::PROBLEMS.to_owned())));
        }
    });
}

fn quiet_link(ui: &mut Ui, label: &str, name: &str) -> Response {
    let quiet = palette(ui.visuals()).quiet;
    let galley = ui.painter().layout_no_wrap(label.to_owned(), text::small(), quiet);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    parts::focus_ring(ui, &response, 3);
    if response.hovered() {
        ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, quiet));
    }
    ui.painter().galley(rect.min, galley, quiet);
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}
