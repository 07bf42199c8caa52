//! Notices, in a strip between the board's tools and the FEN box that is free of everything else. A notice that is too
//! long for its line shows the rest while the pointer is on it, or after a click on its link. A second notice is shown
//! if both fit beside each other.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Area, Context, Galley, Id, Order, Rect, Role, Sense, StrokeKind, Ui, UiBuilder, pos2, vec2};

use crate::app::shell::{Notice, Severity};
use crate::app::state::{Action, State};
use crate::app::ui::{Icon, NamedRegion, accessibility, metrics, palette, parts, text, text_readings};
use crate::app::views::{Cache, mapped};
use crate::app::{paste, window};
use crate::tr;

const PADDING: f32 = 8.0;
/// Space in points above and below the text.
const MARGIN: f32 = 3.0;
const GAP: f32 = 8.0;
const ICON: f32 = 16.0;
const CLOSE: f32 = 18.0;
/// Width in points of the padding and the icon.
const AROUND: f32 = 2.0 * PADDING + ICON + GAP;
/// Height in points of the buttons below the text of an open notice.
const BUTTONS: f32 = 20.0;
/// Maximum number of lines of an opened notice.
const MAX_ROWS: usize = 12;
/// Minimum width in points of the text.
const MIN_TEXT: f32 = 40.0;
/// Minimum and maximum width in points of the slider of a game.
const MIN_GAME: f32 = 220.0;
const GAME: f32 = 460.0;

enum Chip<'a> {
    Waiting(&'a str),
    Notice(usize, &'a Notice),
    Game(&'a paste::GameCursor),
}

/// A chip with the layout of its text.
struct Measured<'a> {
    chip: Chip<'a>,
    words: Option<Arc<Galley>>,
    width: f32,
    /// Width in points of the text of a closed notice. An open one keeps this space beside its buttons, so that they do
    /// not move.
    text_width: f32,
    /// `true` if the whole text is shown, above the buttons.
    is_open: bool,
    /// `true` if the text is too long for the line.
    is_long: bool,
}

/// The notices that the pointer or the user has opened.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Opened {
    /// The place under the pointer in the last frame, counted from the left.
    pointed: Option<usize>,
    /// A hash of the text that a click has opened.
    clicked: Option<u64>,
}

fn opened_id() -> Id {
    Id::unique("opened notices")
}

/// Returns `true` if the pointer was on a notice in the last frame. Notices do not disappear then.
pub(crate) fn are_pointed_at(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp::<Opened>(opened_id())).is_some_and(|opened| opened.pointed.is_some())
}

/// Draws the newest notices at the bottom of `strip`.
pub(crate) fn show(ui: &Ui, state: &State, cache: &mut Cache, strip: Rect, actions: &mut Vec<Action>) {
    let ctx = ui.ctx();
    let before: Opened = ctx.data(|data| data.get_temp(opened_id())).unwrap_or_default();
    let chips = lay_out(ui, state, strip, before);
    let Some(whole) = chips.iter().map(|(_, place)| *place).reduce(Rect::union) else {
        ctx.data_mut(|data| data.remove_temp::<Opened>(opened_id()));
        return;
    };
    let at = ctx.pointer_latest_pos();
    let pointed = chips.iter().position(|(_, place)| at.is_some_and(|at| place.contains(at)));
    let is_shown = |hash: &u64| chips.iter().any(|(chip, _)| chip.hash() == Some(*hash));
    let mut opened = Opened { pointed, clicked: before.clicked.filter(is_shown) };
    let area =
        Area::new(Id::unique("notices")).order(Order::Foreground).fade_in(false).fixed_pos(whole.min).constrain(false);
    area.show(ctx, |ui| {
        for chip in chips {
            show_chip(ui, state, cache, chip, &mut opened, actions);
        }
        ui.expand_to_include_rect(whole);
    });
    if opened != before {
        ctx.request_repaint();
    }
    ctx.data_mut(|data| data.insert_temp(opened_id(), opened));
}

/// Returns the notices to show with their places: at most two that fit beside each other, and the slider of a game,
/// which takes the width that they leave.
fn lay_out<'a>(ui: &Ui, state: &'a State, strip: Rect, opened: Opened) -> Vec<(Measured<'a>, Rect)> {
    let game = state.paste.plies(&state.shell).filter(|_| state.trial.is_none());
    let room = strip.width() - if game.is_some() { MIN_GAME + GAP } else { 0.0 };
    let mut measured: Vec<_> = chips(state).into_iter().take(2).map(|chip| measure(ui, state, chip, room)).collect();
    let width_of = |measured: &[Measured<'_>]| measured.iter().map(|chip| chip.width + GAP).sum::<f32>();
    if width_of(&measured) - GAP > room {
        measured.truncate(1);
    }
    if let Some(game) = game {
        let width = (strip.width() - width_of(&measured)).clamp(MIN_GAME, GAME);
        measured.push(Measured {
            chip: Chip::Game(game),
            words: None,
            width,
            text_width: 0.0,
            is_open: false,
            is_long: false,
        });
    }
    let mut left = (strip.center().x - (width_of(&measured) - GAP) / 2.0).round();
    let place = |(index, chip): (usize, Measured<'a>)| {
        let is_clicked = chip.hash().is_some_and(|hash| opened.clicked == Some(hash));
        let is_open = chip.is_long && (is_clicked || opened.pointed == Some(index));
        let chip = if is_open { open(ui, chip) } else { chip };
        let buttons = if is_open { BUTTONS } else { 0.0 };
        let height = chip.words.as_ref().map_or(0.0, |words| words.size().y + buttons + 2.0 * MARGIN);
        let height = height.max(metrics::NOTICE);
        let place = Rect::from_min_max(pos2(left, strip.bottom() - height), pos2(left + chip.width, strip.bottom()));
        left += chip.width + GAP;
        (chip, place)
    };
    measured.into_iter().enumerate().map(place).collect()
}

impl Measured<'_> {
    fn hash(&self) -> Option<u64> {
        self.words.as_ref().map(|words| egui::util::hash(words.text()))
    }
}

/// Returns the waiting notice, if there is one, and then the others, the newest first.
fn chips(state: &State) -> Vec<Chip<'_>> {
    let waiting = state.waiting_for.as_deref().map(Chip::Waiting);
    let notices = state.shell.notices.list().iter().enumerate().rev();
    let notices = notices.map(|(index, notice)| Chip::Notice(index, notice));
    waiting.into_iter().chain(notices).collect()
}

fn measure<'a>(ui: &Ui, state: &State, chip: Chip<'a>, room: f32) -> Measured<'a> {
    let buttons = match &chip {
        Chip::Game(_) | Chip::Waiting(_) => 0.0,
        Chip::Notice(_, notice) => {
            let links = links(state, notice).into_iter().flatten();
            let links: f32 = links.map(|link| parts::text_width(ui, &link, text::strong()) + GAP).sum();
            links + CLOSE + GAP
        }
    };
    let around = AROUND + buttons;
    let line = lay_out_words(ui, &chip, (room - around).max(MIN_TEXT), 1);
    if !line.elided {
        let text_width = line.size().x.ceil();
        let width = text_width + around;
        return Measured { chip, words: Some(line), width, text_width, is_open: false, is_long: false };
    }
    // A waiting notice has no link; it opens only under the pointer.
    let is_waiting = matches!(chip, Chip::Waiting(_));
    let more = if is_waiting { 0.0 } else { parts::text_width(ui, tr!("views-notice-more"), text::strong()) + GAP };
    let text_width = (room - around - more).max(MIN_TEXT);
    let width = text_width + around + more;
    let words = lay_out_words(ui, &chip, text_width, 1);
    Measured { chip, words: Some(words), width, text_width, is_open: false, is_long: true }
}

/// Lays out the whole text of a long notice, in the width of the notice.
fn open<'a>(ui: &Ui, closed: Measured<'a>) -> Measured<'a> {
    let words = lay_out_words(ui, &closed.chip, closed.width - AROUND, MAX_ROWS);
    Measured { words: Some(words), is_open: true, ..closed }
}

fn lay_out_words(ui: &Ui, chip: &Chip<'_>, max_width: f32, max_rows: usize) -> Arc<Galley> {
    let words = match chip {
        Chip::Game(_) => LayoutJob::default(),
        Chip::Waiting(words) => job(ui, words, tr!("views-stop-waiting")),
        Chip::Notice(_, notice) => job(ui, &notice.text, &notice.lines.join(" \u{b7} ")),
    };
    let wrap = TextWrapping { max_width, max_rows, break_anywhere: max_rows == 1, ..Default::default() };
    ui.painter().layout_job(LayoutJob { wrap, ..words })
}

/// Returns a text followed by more in the quiet color.
fn job(ui: &Ui, words: &str, more: &str) -> LayoutJob {
    let colors = palette(ui.visuals());
    let mut job = LayoutJob::default();
    job.append(words, 0.0, TextFormat::simple(text::body(), colors.text));
    if !more.is_empty() {
        job.append(more, GAP, TextFormat::simple(text::small(), colors.quiet));
    }
    job
}

/// Returns the labels of the command and of the choices that a notice offers. In try mode, those for an edit are left
/// out, since they apply to the edited position.
fn links(state: &State, notice: &Notice) -> [Option<String>; 2] {
    let is_usable = state.trial.is_none() || notice.revision.is_none();
    let command = notice.command.filter(|command| is_usable && state.is_enabled(*command));
    let choices = notice.choices.as_ref().filter(|_| is_usable);
    [
        command.map(|command| command.name().to_owned()),
        choices.and_then(|choices| text_readings::label(choices.list.len() - 1)),
    ]
}

fn show_chip(
    ui: &mut Ui,
    state: &State,
    cache: &mut Cache,
    (measured, place): (Measured<'_>, Rect),
    opened: &mut Opened,
    actions: &mut Vec<Action>,
) {
    let hash = measured.hash();
    let colors = palette(ui.visuals());
    ui.painter().add(ui.visuals().popup_shadow.as_shape(place, metrics::CORNER_FIELD));
    ui.painter().rect(place, metrics::CORNER_FIELD, colors.panel, (1.0, colors.line), StrokeKind::Inside);
    // The ground takes the clicks that miss the buttons.
    ui.interact(place, Id::unique(("ground of a notice", hash)), Sense::CLICK);
    // The buttons are at the bottom, so that they stay under the pointer when the notice opens.
    let inside = place.shrink2(vec2(PADDING, MARGIN));
    let layout = egui::Layout::left_to_right(egui::Align::Max);
    ui.scope_builder(UiBuilder::new().scope_id(Id::unique(("notice", hash))).max_rect(inside).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        match &measured.chip {
            Chip::Waiting(said) => {
                let said = format!("{said}\n{}", tr!("views-stop-waiting"));
                text_with_icon(ui, cache, (Icon::Info, colors.accent), &measured, &said);
            }
            Chip::Notice(index, notice) => {
                let is_opening = message(ui, state, cache, (*index, notice, &measured), actions);
                if is_opening {
                    opened.clicked = hash.filter(|_| opened.clicked != hash);
                }
            }
            Chip::Game(game) => {
                mapped(actions, Action::Paste, |actions| paste::view::show(ui, game, &mut cache.pictures, actions));
            }
        }
    });
}

/// Draws a text with its icon before it.
fn text_with_icon(
    ui: &mut Ui,
    cache: &mut Cache,
    (icon, ink): (Icon, egui::Color32),
    measured: &Measured<'_>,
    said: &str,
) {
    let Some(words) = &measured.words else { return };
    let top = ui.max_rect().min;
    let height = if measured.is_open { BUTTONS } else { words.size().y };
    let (place, response) = ui.allocate_exact_size(vec2(ICON + GAP + measured.text_width, height), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, said));
    let corner = if measured.is_open { top } else { place.left_center() - vec2(0.0, ICON / 2.0) };
    cache.pictures.icon(ui.painter(), icon, corner + vec2(ICON, ICON) / 2.0, ICON, ink);
    let corner = if measured.is_open { top } else { place.min };
    ui.painter().galley(corner + vec2(ICON + GAP, 0.0), Arc::clone(words), palette(ui.visuals()).text);
}

/// Draws a notice. Returns `true` if the link was clicked that opens or closes the rest of its text.
fn message(
    ui: &mut Ui,
    state: &State,
    cache: &mut Cache,
    (index, notice, measured): (usize, &Notice, &Measured<'_>),
    actions: &mut Vec<Action>,
) -> bool {
    let colors = palette(ui.visuals());
    let icon = match notice.severity {
        Severity::Failed => (Icon::Warning, colors.fault),
        Severity::Noted | Severity::Corrected => (Icon::Info, colors.accent),
        Severity::Done => (Icon::Check, colors.good),
    };
    let role = if notice.severity == Severity::Failed { Role::Alert } else { Role::Status };
    let said = [&notice.text].into_iter().chain(&notice.lines).cloned().collect::<Vec<_>>().join("\n");
    let region = NamedRegion::new(role, &notice.text).with_rect(ui.max_rect());
    region.show(ui, |ui| {
        ui.set_width(ui.available_width());
        text_with_icon(ui, cache, icon, measured, &said);
        let is_opening = measured.is_long && {
            let more = parts::link(ui, tr!("views-notice-more"));
            accessibility::edit_node(&more, |node| node.set_expanded(measured.is_open));
            more.clicked()
        };
        let [command, choices] = links(state, notice);
        if let Some((label, command)) = command.zip(notice.command)
            && parts::link(ui, &label).clicked()
        {
            actions.push(Action::Window(window::Action::CloseNotice(index)));
            actions.push(Action::Run(command));
        }
        if let Some((label, others)) = choices.zip(notice.choices.as_ref())
            && let Some(choice) = text_readings::menu(ui, &label, "notice", &others.list, others.chosen)
        {
            actions.push(Action::Paste(paste::Action::ChooseReading { notice: index, choice }));
        }
        if parts::icon_button(ui, &mut cache.pictures, Icon::Close, tr!("views-close-message"), CLOSE).clicked() {
            actions.push(Action::Window(window::Action::CloseNotice(index)));
        }
        is_opening
    })
}
