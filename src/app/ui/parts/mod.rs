//! Small widgets that several views share: buttons, switches, and what they and others are made of.

mod buttons;
mod switches;

use std::fmt::Display;
use std::sync::Arc;

use egui::style::ScrollStyle;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Color32, Context, CornerRadius, Event, EventFilter, FontId, Galley, Id, Key, Layout, Margin, Mesh,
    Modifiers, Pos2, Rect, Response, RichText, Sense, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};

use crate::app::shell::Command;
use crate::app::ui::{keys, metrics, palette, text};
use crate::tr;
pub(crate) use buttons::{
    HELP_BUTTON_SIZE, button, button_width, filled_button, flat_button, flat_width, help_button, icon_button,
    icon_tool, link, named_button, named_filled_button, named_link,
};
pub(crate) use switches::{segments, switch, tick_box};

pub(crate) fn heading(ui: &mut Ui, title: &str) -> Response {
    let quiet = palette(ui.visuals()).quiet;
    ui.label(RichText::new(title).font(text::heading()).color(quiet))
}

pub(crate) fn text_width(ui: &Ui, words: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER).size().x
}

/// Paints a text in as many lines as it needs. A widget around it has the text for screen readers.
pub(crate) fn painted(ui: &mut Ui, mut job: LayoutJob, width: f32) {
    job.wrap.max_width = width;
    let galley = ui.painter().layout_job(job);
    let (rect, _) = ui.allocate_exact_size(vec2(width, galley.size().y), Sense::HOVER);
    ui.painter().galley(rect.min, galley, palette(ui.visuals()).text);
}

pub(crate) fn quiet(ui: &mut Ui, remark: &str) -> Response {
    let quiet = palette(ui.visuals()).quiet;
    ui.label(RichText::new(remark).font(text::small()).color(quiet))
}

pub(crate) const FOCUS_RING: f32 = 4.0;

pub(crate) fn focus_ring(ui: &Ui, response: &Response, corner: u8) {
    if response.has_focus() {
        let stroke = Stroke::new(2.0, palette(ui.visuals()).text);
        let (rect, corner) = (response.rect.expand(FOCUS_RING), CornerRadius::same(corner + 4));
        ui.painter().rect_stroke(rect, corner, stroke, StrokeKind::Inside);
    }
}

pub(crate) fn item_background(ui: &Ui, rect: Rect, corner: impl Into<CornerRadius>, is_chosen: bool, is_hovered: bool) {
    if is_chosen || is_hovered {
        let colors = palette(ui.visuals());
        ui.painter().rect_filled(rect, corner, if is_chosen { colors.chosen } else { colors.hovered });
    }
}

/// Lays out a text on one line, truncated to a width of `room` points.
pub(crate) fn one_line(ui: &Ui, line: &str, font: FontId, ink: Color32, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(line.to_owned(), font, ink);
    job.wrap = TextWrapping::truncate_at_width(room.max(0.0));
    ui.painter().layout_job(job)
}

pub(crate) fn field_name(ui: &Ui, place: Rect, name: &str, font: FontId) {
    let quiet = palette(ui.visuals()).quiet;
    let name = one_line(ui, name, font, quiet, place.width());
    let corner = place.left_center() - vec2(0.0, name.size().y / 2.0);
    ui.painter().galley(corner, name, quiet);
}

/// Draws two lines of text, the second in the quiet color. `left` is the middle of the left edge of this block.
pub(crate) fn two_lines(ui: &Ui, left: Pos2, [first, second]: [Arc<Galley>; 2]) {
    let colors = palette(ui.visuals());
    let (high, gap) = (first.size().y, 2.0);
    let corner = left - vec2(0.0, (high + gap + second.size().y) / 2.0);
    ui.painter().galley(corner, first, colors.text);
    ui.painter().galley(corner + vec2(0.0, high + gap), second, colors.quiet);
}

/// Makes the focused widget receive Left and Right, and with `vertical_arrows` also Up and Down. Otherwise, these keys
/// would move the focus.
pub(crate) fn keep_arrows(ui: &Ui, id: Id, vertical_arrows: bool) {
    let keys = EventFilter { horizontal_arrows: true, vertical_arrows, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, keys));
    if ui.memory(|memory| memory.has_focus(id)) {
        ui.data_mut(|data| data.insert_temp(keeper_id(), (id, vertical_arrows)));
    }
}

fn keeper_id() -> Id {
    Id::unique("control that keeps the arrow keys")
}

/// Returns `true` if the focused control uses this key: an arrow key that it keeps, Home or End.
pub(crate) fn is_kept_arrow(ctx: &Context, event: &Event) -> bool {
    let focused = ctx.memory(egui::Memory::focused);
    let kept: Option<(Id, bool)> = ctx.data(|data| data.get_temp(keeper_id())).filter(|(id, _)| Some(*id) == focused);
    let is_kept = |key| match key {
        Key::ArrowLeft | Key::ArrowRight | Key::Home | Key::End => kept.is_some(),
        Key::ArrowUp | Key::ArrowDown => kept.is_some_and(|(_, vertical_arrows)| vertical_arrows),
        _ => false,
    };
    matches!(event, Event::Key { key, modifiers, .. } if modifiers.is_none() && is_kept(*key))
}

pub(crate) fn name_field(response: &Response, name: &str, text: &str, hint: &str) {
    response.widget_info(|| {
        let mut info = WidgetInfo::text_edit(response.enabled(), text, text, hint);
        info.label = Some(name.to_owned());
        info
    });
}

/// Fades out the ends of a text that extends beyond its field, to show that it goes on.
pub(crate) fn fade_cut_ends(ui: &Ui, field: Rect, text: Rect, ground: Color32) {
    const WIDTH: f32 = 20.0;
    let fade = |edge: f32, inner: f32| {
        let mut mesh = Mesh::default();
        for (x, color) in [(edge, ground), (inner, ground.gamma_multiply(0.0))] {
            mesh.colored_vertex(pos2(x, field.top()), color);
            mesh.colored_vertex(pos2(x, field.bottom()), color);
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(1, 2, 3);
        ui.painter().add(mesh);
    };
    if text.left() < field.left() - 1.0 {
        fade(field.left() - 1.0, field.left() + WIDTH);
    }
    if text.right() > field.right() + 1.0 {
        fade(field.right() + 1.0, field.right() - WIDTH);
    }
}

/// Gives a text field the height and the margin of all fields in dialogs.
pub(crate) fn dialog_field(field: TextEdit<'_>) -> TextEdit<'_> {
    field.margin(Margin::symmetric(10, 7)).min_size(vec2(0.0, metrics::DIALOG_FIELD))
}

/// Lays out widgets from left to right at the right end of a row. `width` is their total width in points.
pub(crate) fn at_right_end(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    let room = ui.available_rect_before_wrap();
    let place = room.with_min_x(room.right() - width);
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), add);
}

/// Scrolls to a widget that has just received the focus, even if it is laid out only in a later frame.
pub(crate) fn scroll_to_focus(ui: &Ui) {
    let followed = ui.scope_id().with("followed focus");
    let focused = ui.memory(egui::Memory::focused);
    if ui.data(|data| data.get_temp(followed)) == Some(focused) {
        return;
    }
    // Called only after the focus has changed: during a click elsewhere, `read_response` would unfocus a text field.
    let response = focused.and_then(|id| ui.ctx().read_response(id));
    if focused.is_some() && response.is_none() {
        return;
    }
    ui.data_mut(|data| data.insert_temp(followed, focused));
    // A dialog above this area is in another layer.
    let is_inside =
        |response: &Response| response.layer_id == ui.layer_id() && ui.min_rect().contains_rect(response.rect);
    if let Some(response) = response.filter(is_inside) {
        ui.scroll_to_rect(response.rect.expand(metrics::PADDING), None);
    }
}

pub(crate) fn slim_scroll_bars(ui: &mut Ui) {
    ui.spacing_mut().scroll = ScrollStyle {
        bar_width: 8.0,
        floating_width: 5.0,
        floating_allocated_width: 8.0,
        dormant_handle_opacity: 0.3,
        active_handle_opacity: 0.4,
        interact_handle_opacity: 0.6,
        active_background_opacity: 0.0,
        interact_background_opacity: 0.3,
        ..ScrollStyle::floating()
    };
}

/// Adds a tooltip. `words` computes its text only when the tooltip is shown.
pub(crate) fn on_hover(response: Response, words: impl FnOnce() -> String) {
    response.on_hover_ui(|ui| {
        ui.set_max_width(ui.spacing().tooltip_width);
        ui.label(words());
    });
}

pub(crate) fn tooltip(ui: &Ui, command: Command) -> String {
    let in_list = || {
        Some({
            let keys = keys::shortcut_label(ui.ctx(), command.facts().list_key?);
            tr!("window-shortcut-in-list", keys = keys)
        })
    };
    match shortcut(ui, command).or_else(in_list) {
        Some(keys) => format!("{} ({keys})", command.tooltip()),
        None => command.tooltip().to_owned(),
    }
}

/// Appends the reason why a command is disabled to its tooltip.
pub(crate) fn with_reason(tip: String, why: Option<impl Display>) -> String {
    match why {
        Some(why) => format!("{tip}\n{why}"),
        None => tip,
    }
}

pub(crate) fn shortcut(ui: &Ui, command: Command) -> Option<String> {
    command.shortcuts().first().map(|shortcut| keys::shortcut_label(ui.ctx(), *shortcut))
}

/// Appends the command's first shortcut to `words`, in parentheses, if the command has one.
pub(crate) fn with_shortcut(ui: &Ui, words: &str, command: Command) -> String {
    shortcut(ui, command).map_or_else(|| words.to_owned(), |keys| format!("{words} ({keys})"))
}

pub(crate) fn take_enter(ui: &Ui) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
}

/// Maximum number of characters in a text field, more than any position needs.
pub(crate) const MAX_TEXT: usize = 4096;

/// The text buffer of a single-line field. It copies the text only when the user edits it.
pub(crate) struct LineBuffer<'a> {
    text: std::borrow::Cow<'a, str>,
}

impl<'a> LineBuffer<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text: std::borrow::Cow::Borrowed(text) }
    }

    pub(crate) fn edited(self) -> Option<String> {
        match self.text {
            std::borrow::Cow::Owned(text) => Some(text),
            std::borrow::Cow::Borrowed(_) => None,
        }
    }
}

impl egui::TextBuffer for LineBuffer<'_> {
    fn is_mutable(&self) -> bool {
        true
    }

    fn as_str(&self) -> &str {
        &self.text
    }

    fn insert_text(&mut self, text: &str, at: egui::text::CharIndex) -> usize {
        // Line breaks inside a pasted text become spaces.
        let line = text.trim_end_matches(['\r', '\n']).replace(['\r', '\n'], " ");
        self.text.to_mut().insert_text(&line, at)
    }

    fn delete_char_range(&mut self, range: std::ops::Range<egui::text::CharIndex>) {
        if range.start < range.end {
            self.text.to_mut().delete_char_range(range);
        }
    }

    fn type_id(&self) -> std::any::TypeId {
        std::any::TypeId::of::<LineBuffer<'static>>()
    }
}
