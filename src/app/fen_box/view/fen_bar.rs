//! The FEN box with its buttons, and the note below it, for which space is always reserved.

use egui::accesskit::Invalid;
use egui::text::{CCursor, CharIndex, LayoutJob, TextFormat};
use egui::{
    Color32, Context, EventFilter, FontSelection, Frame, Galley, Id, Key, Pos2, Rect, Stroke, StrokeKind, TextEdit, Ui,
    pos2, vec2,
};
use std::ops::Range;
use std::sync::Arc;

use crate::app::fen_box::view::fen_note;
use crate::app::fen_box::{Action, FenBox};
use crate::app::shell::Command;
use crate::app::ui::{
    LineBuffer, MAX_TEXT, Palette, accessibility, edit_field, metrics, palette, parts, text, wording,
};
use crate::board::{Size, Square};
use crate::notation::fen::FenLayout;
use crate::tr;

fn field_id() -> Id {
    Id::unique("fen box")
}

pub(crate) fn focus(ctx: &Context) {
    edit_field::focus(ctx, field_id(), true);
}

pub(crate) fn has_focus(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.has_focus(field_id()))
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct FenBar<'a> {
    pub(crate) fen: &'a FenBox,
    /// In try mode, the FEN after the moves that were played, and its layout. This FEN is not part of the file.
    pub(crate) tried: Option<(&'a str, &'a FenLayout)>,
    pub(crate) hovered: Option<Square>,
    /// The help line for the board, which is shown below the box if there is no error.
    pub(crate) hint: Option<&'a str>,
    pub(crate) refused: Option<&'a str>,
    pub(crate) size: Size,
}

impl<'a> FenBar<'a> {
    fn shown_fen(&self) -> (&'a str, &'a FenLayout) {
        self.tried.unwrap_or_else(|| (&self.fen.text, &self.fen.layout))
    }
}

/// Draws the box with its buttons, and the note below. Returns the area of the box and the buttons.
pub(crate) fn show(ui: &mut Ui, bar: FenBar<'_>, actions: &mut Vec<Action>) -> Rect {
    ui.spacing_mut().item_spacing.y = 4.0;
    let row = ui.horizontal(|ui| {
        ui.set_height(metrics::FEN_FIELD);
        parts::heading(ui, tr!("fen-box-name"));
        let indent = ui.cursor().left() - ui.max_rect().left();
        let gap = ui.spacing().item_spacing.x;
        let (copy, paste) = (tr!("fen-box-copy"), tr!("fen-box-paste"));
        let buttons = parts::button_width(ui, copy) + parts::button_width(ui, paste) + 2.0 * gap;
        field(ui, bar, ui.available_width() - buttons, actions);
        button(ui, Command::CopyFen, copy, parts::filled_button, actions);
        button(ui, Command::Paste, paste, parts::button, actions);
        indent
    });
    ui.horizontal(|ui| {
        ui.set_height(metrics::FEN_NOTE);
        ui.add_space(row.inner);
        fen_note::show(ui, bar, actions);
    });
    row.response.rect
}

fn button(
    ui: &mut Ui,
    command: Command,
    label: &str,
    look: fn(&mut Ui, &str, f32) -> egui::Response,
    actions: &mut Vec<Action>,
) {
    let tip = parts::tooltip(ui, command);
    if look(ui, label, metrics::FEN_FIELD).on_hover_text(tip).clicked() {
        actions.push(Action::Run(command));
    }
}

fn field(ui: &mut Ui, bar: FenBar<'_>, width: f32, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    let fen = bar.fen;
    let fault = fen.fault.as_ref().filter(|_| fen.unavailable.is_none()).map(|fault| fault.span.clone());
    let (written, places) = bar.shown_fen();
    let hovered = bar.hovered.and_then(|square| places.span_of(square));
    let mut draft = LineBuffer::new(written);
    let is_fixed = bar.tried.is_some();
    let mut layouter = |ui: &Ui, buffer: &dyn egui::TextBuffer, _: f32| {
        let text = buffer.as_str();
        // If a key has changed the text in this frame, the spans of the error and of the hovered square are outdated.
        let same = text == written;
        layout(ui, text, fault.as_ref().filter(|_| same), hovered.as_ref().filter(|_| same), colors)
    };
    let frame = Frame::new()
        .fill(colors.field)
        .corner_radius(metrics::CORNER_FIELD)
        .inner_margin(egui::Margin::symmetric(12, 8));
    let output = TextEdit::singleline(&mut draft)
        .id(field_id())
        .font(FontSelection::FontId(text::fen()))
        .frame(frame)
        .desired_width(width)
        .min_size(vec2(width, metrics::FEN_FIELD))
        .align(egui::Align2::LEFT_CENTER)
        .char_limit(MAX_TEXT)
        .interactive(!is_fixed)
        .event_filter(EventFilter { escape: false, horizontal_arrows: true, ..EventFilter::default() })
        .layouter(&mut layouter)
        .show(ui);
    let response = &output.response.response;
    response.widget_info(|| {
        let mut info = egui::WidgetInfo::text_edit(!is_fixed, written, written, "");
        info.label = Some(tr!("fen-box-name").to_owned());
        info
    });
    if let Some(why) = fen.error_message().filter(|_| !is_fixed) {
        accessibility::edit_node(response, |node| {
            node.set_description(why);
            node.set_invalid(Invalid::True);
        });
    }
    let line = match (fen.fault.is_some() || fen.unavailable.is_some(), response.has_focus()) {
        (_, true) => Stroke::new(1.5, colors.accent),
        (true, false) => Stroke::new(1.0, colors.fault),
        (false, false) => Stroke::new(1.0, colors.edge),
    };
    ui.painter().rect_stroke(response.rect, metrics::CORNER_FIELD, line, StrokeKind::Inside);
    if let Some(fault) = &fault {
        let clip = ui.painter().with_clip_rect(response.rect.shrink(1.0));
        squiggle(&clip, &output.galley, output.galley_pos, written, fault, colors.fault);
    }
    let text = Rect::from_min_size(output.galley_pos, output.galley.size());
    parts::fade_cut_ends(ui, output.text_clip_rect, text, colors.field);
    let (lost, focused) = (response.lost_focus(), response.has_focus());
    field_tooltip(bar, response, &output.galley, output.galley_pos);
    let caret = output
        .cursor_range
        .filter(|_| focused)
        .map(|range| byte_at(egui::TextBuffer::as_str(&draft), range.primary.index.0));
    if caret != fen.caret && !is_fixed {
        actions.push(Action::Caret(caret));
    }
    if let Some(text) = draft.edited() {
        actions.push(Action::Typed(text));
    }
    actions.extend(lost.then(|| left(ui, fen.offer.is_some())));
}

/// Returns the action after the field has lost the focus.
fn left(ui: &Ui, has_offer: bool) -> Action {
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    match () {
        () if pressed(Key::Escape) => Action::Reverted,
        () if has_offer && pressed(Key::Enter) => Action::ApplyReading(0),
        () => Action::Left,
    }
}

fn layout(
    ui: &Ui,
    text: &str,
    fault: Option<&Range<usize>>,
    hovered: Option<&Range<usize>>,
    colors: &Palette,
) -> Arc<Galley> {
    let mut job = LayoutJob { break_on_newline: false, ..LayoutJob::default() };
    job.wrap.max_width = f32::INFINITY;
    let format =
        |color: Color32, background: Color32| TextFormat { background, ..TextFormat::simple(text::fen(), color) };
    let mut cuts: Vec<usize> =
        [fault, hovered].into_iter().flatten().flat_map(|range| [range.start, range.end]).collect();
    cuts.extend([0, text.len()]);
    cuts.sort_unstable();
    cuts.dedup();
    for pair in cuts.windows(2) {
        let Some(part) = text.get(pair[0]..pair[1]) else { continue };
        let inside = |range: Option<&Range<usize>>| range.is_some_and(|range| range.contains(&pair[0]));
        let format = match (inside(fault), inside(hovered)) {
            (true, _) => format(colors.fault, colors.fault_ground),
            (false, true) => format(colors.accent, colors.chosen),
            (false, false) => format(colors.text, Color32::TRANSPARENT),
        };
        job.append(part, 0.0, format);
    }
    if text.is_empty() {
        job.append("", 0.0, format(colors.text, Color32::TRANSPARENT));
    }
    ui.ctx().fonts_mut(|fonts| fonts.layout_job(job))
}

fn squiggle(painter: &egui::Painter, galley: &Galley, origin: Pos2, text: &str, bytes: &Range<usize>, color: Color32) {
    let place = |byte: usize| {
        let characters = text.get(..byte).unwrap_or(text).chars().count();
        galley.pos_from_cursor(CCursor::new(CharIndex(characters))).translate(origin.to_vec2())
    };
    let (start, end) = (place(bytes.start), place(bytes.end));
    let right = end.left().max(start.left() + 8.0);
    let bottom = start.bottom() - 1.0;
    let steps = ((right - start.left()) / 2.0) as usize;
    let points: Vec<Pos2> = (0..=steps)
        .map(|step| pos2(start.left() + 2.0 * step as f32, bottom + if step % 2 == 0 { 0.0 } else { 2.0 }))
        .collect();
    painter.line(points, Stroke::new(1.5, color));
}

fn byte_at(text: &str, character: usize) -> usize {
    text.char_indices().nth(character).map_or(text.len(), |(byte, _)| byte)
}

fn field_tooltip(bar: FenBar<'_>, response: &egui::Response, galley: &Galley, origin: Pos2) {
    let Some(at) = response.hover_pos() else { return };
    let over_text = Rect::from_min_size(origin, galley.size()).contains(at);
    let character = galley.cursor_from_pos(at - origin).index.0;
    let (written, places) = bar.shown_fen();
    let number = places.field_at(byte_at(written, character)).filter(|_| over_text);
    let tip = number.and_then(|number| wording::fen_fields().get(usize::from(number).wrapping_sub(1)).copied());
    if let Some(tip) = tip {
        response.clone().on_hover_text_at_pointer(tip);
    }
}
