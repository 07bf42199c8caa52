//! The set-up dialog.

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Color32, Key, Layout, Modifiers, Rect, Response, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2,
};

use crate::app::setup::size::{in_words, parse_size};
use crate::app::setup::state::{neighbor, parse_number, parse_start};
use crate::app::setup::{Action, Fill, SetUpDraft};
use crate::app::shell::library::{self, LibraryPosition};
use crate::app::ui::{
    DialogField, NamedRegion, Pictures, accessibility, announce_row, answers_if, explanation, filter_field, grid,
    is_in_dialog_field, metrics, palette, parts, step_row, text, title,
};
use crate::board::{Piece, Position, Size, Square};
use crate::{rules, tr};

const SQUARE: f32 = 45.0;
const THUMBNAIL: f32 = 64.0;
const ROW: f32 = THUMBNAIL + 12.0;
const EXAMPLES: [&str; 4] = ["KRP vs KR", "KQ vs KP", "KBN vs K", "KPPP vs KNP"];

pub(crate) fn show(
    ui: &mut Ui,
    set_up: &SetUpDraft,
    position: &Position,
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    match set_up {
        SetUpDraft::Chess960 { text } => start_of_chess960(ui, text, pictures, actions),
        SetUpDraft::Board { size, fill } => board(ui, position, (size, *fill), pictures, actions),
        SetUpDraft::Library { filter, row } => named_positions(ui, filter, *row, pictures, actions),
        SetUpDraft::Random { size, material, why } => random(ui, *size, (material, why.as_deref()), actions),
    }
}

fn choices() -> [(&'static str, Action); 2] {
    [(tr!("setup-do"), Action::Confirm), (tr!("setup-cancel"), Action::Cancel)]
}

fn start_of_chess960(ui: &mut Ui, typed: &str, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    ui.set_width(8.0 * SQUARE);
    title(ui, tr!("setup-chess960-title"));
    let start = parse_start(typed);
    if is_in_dialog_field(ui.ctx()) {
        for (key, up) in [(Key::ArrowUp, true), (Key::ArrowDown, false)] {
            if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                actions.push(Action::Type(neighbor(typed, up).to_string()));
            }
        }
    }
    ui.horizontal(|ui| {
        let (name, hint) = (tr!("setup-number"), tr!("setup-number-hint"));
        DialogField { name, hint, typed, width: 108.0, is_ready: true }.show(ui, actions);
        let (remark, ink) = match parse_number(typed) {
            Some(number) if typed.trim() != number.to_string() => {
                (tr!("setup-number-of-rank", number = number.to_string()), colors.quiet)
            }
            Some(_) => (tr!("setup-number-keys").to_owned(), colors.quiet),
            None => (tr!("setup-number-fault").to_owned(), colors.fault),
        };
        ui.add(egui::Label::new(RichText::new(remark).font(text::small()).color(ink)).truncate());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if parts::button(ui, tr!("setup-draw"), 34.0).on_hover_text(tr!("setup-draw.tip")).clicked() {
                actions.push(Action::Draw);
            }
        });
    });
    back_rank(ui, start.as_ref(), pictures);
    answers_if(ui, start.is_some(), &choices(), actions);
}

const SIZES: [&str; 5] = ["8x8", "10x8", "10x10", "6x6", "5x5"];

fn board(
    ui: &mut Ui,
    position: &Position,
    (typed, fill): (&str, Fill),
    pictures: &mut Pictures,
    actions: &mut Vec<Action>,
) {
    let colors = palette(ui.visuals());
    ui.set_width(400.0);
    title(ui, tr!("setup-board-title"));
    let size = parse_size(typed);
    let filled = size.and_then(|size| fill.resize(position, size));
    ui.horizontal(|ui| {
        let is_ready = filled.is_some();
        DialogField { name: tr!("setup-size"), hint: "10x8", typed, width: 84.0, is_ready }.show(ui, actions);
        ui.spacing_mut().item_spacing.x = 12.0;
        for size in SIZES {
            if parts::link(ui, size).clicked() {
                actions.push(Action::Type(size.to_owned()));
            }
        }
    });
    let fills = [
        (tr!("setup-fill-pieces"), tr!("setup-fill-pieces")),
        (tr!("setup-fill-start"), tr!("setup-fill-start")),
        (tr!("setup-fill-nothing"), tr!("setup-fill-nothing.tip")),
    ];
    let chosen = Fill::ALL.iter().position(|other| *other == fill).unwrap_or(0);
    if let Some(clicked) = parts::segments(ui, tr!("setup-fill"), &fills, chosen) {
        actions.extend(Fill::ALL.get(clicked).map(|fill| Action::Fill(*fill)));
    }
    let (words, ink) = match (size, &filled) {
        (None, _) => (tr!("setup-size-fault"), colors.fault),
        (Some(_), None) => (tr!("setup-size-without-start"), colors.fault),
        (Some(size), _) if size.is_standard() => (tr!("setup-size-ordinary"), colors.quiet),
        (Some(_), _) => (tr!("setup-size-other"), colors.quiet),
    };
    ui.label(RichText::new(words).font(text::small()).color(ink));
    if let Some(size) = size.filter(|size| !size.is_standard()) {
        parts::quiet(ui, &in_words(size));
    }
    preview(ui, filled.as_ref().map_or(position, |(position, _)| position), filled.is_some(), pictures);
    answers_if(ui, filled.is_some(), &choices(), actions);
}

/// Draws a diagram of the result. While the input is invalid, the diagram is faded.
fn preview(ui: &mut Ui, position: &Position, is_ready: bool, pictures: &mut Pictures) {
    const SIDE: f32 = 168.0;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), SIDE), Sense::HOVER);
    let mut painter = ui.painter().clone();
    painter.multiply_opacity(if is_ready { 1.0 } else { 0.4 });
    let place = Rect::from_center_size(rect.center(), vec2(SIDE, SIDE));
    grid::diagram(&painter, position, place, pictures);
}

/// Draws White's back rank, or empty squares if the input is invalid.
fn back_rank(ui: &mut Ui, start: Option<&Position>, pictures: &mut Pictures) {
    let (rect, response) = ui.allocate_exact_size(vec2(8.0 * SQUARE, SQUARE), Sense::HOVER);
    let man = |file: u8| start.and_then(|position| position.board.get(Square::new(file, 0)));
    let letters: String = (0..8).filter_map(man).map(Piece::letter).collect();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, tr!("setup-back-rank", letters = &letters)));
    let mut painter = ui.painter().clone();
    painter.multiply_opacity(if start.is_some() { 1.0 } else { 0.4 });
    for file in 0..8 {
        let corner = rect.min + vec2(f32::from(file) * SQUARE, 0.0);
        let place = Rect::from_min_size(corner, vec2(SQUARE, SQUARE));
        pictures.square(&painter, place, file % 2 == 0, 0.into());
        if let Some(piece) = man(file) {
            pictures.piece(&painter, piece, place.center(), SQUARE, Color32::WHITE);
        }
    }
    pictures.edge(&painter, rect);
}

fn named_positions(ui: &mut Ui, filter: &str, row: usize, pictures: &mut Pictures, actions: &mut Vec<Action>) {
    ui.set_width(520.0_f32.min(ui.ctx().content_rect().width() - 80.0));
    let found = library::search(filter);
    let stepped = step_row(ui, row, found.len(), actions);
    let entered = parts::take_enter(ui);
    title(ui, tr!("setup-library-title"));
    filter_field(ui, tr!("setup-library"), tr!("setup-library-hint"), filter, actions);
    ui.spacing_mut().item_spacing.y = 0.0;
    let most = (ui.ctx().content_rect().height() - 200.0).clamp(160.0, 520.0);
    ui.allocate_ui(vec2(ui.available_width(), most), |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            if found.is_empty() {
                parts::quiet(ui, tr!("setup-library-nothing"));
            }
            let chosen = stepped.unwrap_or(row);
            let list = NamedRegion::new(Role::ListBox, tr!("setup-library-list")).with_size(found.len());
            let clicked = list.show(ui, |ui| library_rows(ui, &found, chosen, stepped.is_some(), pictures));
            actions.extend(clicked.map(Action::Row));
            if clicked.is_some() || (entered && chosen < found.len()) {
                actions.push(Action::Confirm);
            }
        });
    });
}

fn library_rows(
    ui: &mut Ui,
    found: &[&LibraryPosition],
    chosen: usize,
    scrolls: bool,
    pictures: &mut Pictures,
) -> Option<usize> {
    let (mut group, mut clicked) = ("", None);
    for (index, named) in found.iter().enumerate() {
        if group != named.group() {
            group = named.group();
            ui.add_space(8.0);
            parts::heading(ui, group);
            ui.add_space(4.0);
        }
        let response = library_row(ui, named, index == chosen, pictures);
        accessibility::mark_option(&response, index == chosen, index);
        if index == chosen {
            announce_row(&response, index);
        }
        if scrolls && index == chosen {
            response.scroll_to_me(None);
        }
        if response.clicked() {
            clicked = Some(index);
        }
    }
    clicked
}

fn library_row(ui: &mut Ui, named: &LibraryPosition, is_chosen: bool, pictures: &mut Pictures) -> Response {
    let colors = palette(ui.visuals());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::CLICK);
    let name = || tr!("setup-library-row", name = named.name());
    response.widget_info(|| WidgetInfo::labeled(Role::ListBoxOption, true, name()));
    accessibility::describe(&response, || named.note().into_owned());
    if !ui.is_rect_visible(rect) {
        return response;
    }
    parts::item_background(ui, rect, metrics::CORNER_BOARD, is_chosen, response.hovered());
    let margin = (ROW - THUMBNAIL) / 2.0;
    let place = Rect::from_min_size(rect.min + vec2(margin, margin), vec2(THUMBNAIL, THUMBNAIL));
    grid::diagram(ui.painter(), &named.position, place, pictures);
    let room = rect.right() - place.right() - 24.0;
    let name = ui.painter().layout_no_wrap(named.name().to_owned(), text::strong(), colors.text);
    let mut note = LayoutJob::simple(named.note().into_owned(), text::small(), colors.quiet, room);
    note.wrap = TextWrapping { max_width: room, max_rows: 2, ..TextWrapping::default() };
    let note = ui.painter().layout_job(note);
    parts::two_lines(ui, egui::pos2(place.right() + 12.0, rect.center().y), [name, note]);
    response
}

fn random(ui: &mut Ui, size: Size, (material, why): (&str, Option<&str>), actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    ui.set_width(400.0);
    title(ui, tr!("setup-random-title"));
    explanation(
        ui,
        &if size.is_standard() {
            tr!("setup-random-explained").to_owned()
        } else {
            tr!("setup-random-explained-on", size = size.to_string())
        },
    );
    let is_ready = rules::check_material(size, material).is_ok();
    let (name, hint) = (tr!("setup-material"), "KRP vs KR");
    DialogField { name, hint, typed: material, width: f32::INFINITY, is_ready }.show(ui, actions);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 14.0;
        parts::quiet(ui, tr!("setup-examples"));
        for example in EXAMPLES {
            if parts::link(ui, example).clicked() {
                actions.push(Action::Type(example.to_owned()));
            }
        }
    });
    // A line is laid out even without a message, so that the dialog does not change its height.
    let (words, ink) = why.map_or((" ", colors.quiet), |why| (why, colors.fault));
    ui.add(egui::Label::new(RichText::new(words).font(text::small()).color(ink)).wrap());
    answers_if(ui, is_ready, &choices(), actions);
}
