//! Notices, in a strip between the board's tools and the FEN box that is free of everything else. A notice that is too
//! long for its line shows the rest while the pointer is on it, or after a click on its link. A second notice is shown
//! if both fit beside each other.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Area, Context, Galley, Id, Order, Rect, Role, Sense, StrokeKind, Ui, UiBuilder, pos2, vec2};

use crate::app::shell::{Notice, Severity};
use crate::app::state::{Action, State};
use crate::app::ui::{Icon, NamedRegion, metrics, palette, parts, text, text_readings};
use crate::app::views::{Cache, mapped};
use crate::app::{paste, window};
use crate::tr;

const PADDING: f32 = 8.0;
const GAP: f32 = 8.0;
const ICON: f32 = 16.0;
const CLOSE: f32 = 18.0;
/// Maximum number of lines of an opened notice.
const MAX_ROWS: usize = 12;
/// Maximum width in points of the slider of a game.
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
pub(crate) fn show(ctx: &Context, state: &State, cache: &mut Cache, strip: Rect, actions: &mut Vec<Action>) {
    let chips = chips(state);
    if chips.is_empty() {
        ctx.data_mut(|data| data.remove_temp::<Opened>(opened_id()));
        return;
    }
    let before: Opened = ctx.data(|data| data.get_temp(opened_id())).unwrap_or_default();
    let mut opened = Opened { pointed: None, ..before };
    let area = Area::new(Id::unique("notices")).order(Order::Foreground).fixed_pos(strip.min).constrain(false);
    area.show(ctx, |ui| {
        let mut measured: Vec<_> =
            chips.into_iter().take(2).map(|chip| measure(ui, state, chip, strip.width(), 1)).collect();
        if measured.iter().map(|chip| chip.width).sum::<f32>() + GAP > strip.width() {
            measured.truncate(1);
        }
        let whole = measured.iter().map(|chip| chip.width + GAP).sum::<f32>() - GAP;
        let mut left = (strip.center().x - whole / 2.0).round();
        for (index, chip) in measured.into_iter().enumerate() {
            let width = chip.width;
            let is_clicked = chip.hash().is_some_and(|hash| before.clicked == Some(hash));
            let is_open = chip.is_long && (is_clicked || before.pointed == Some(index));
            let chip = if is_open { measure(ui, state, chip.chip, strip.width(), MAX_ROWS) } else { chip };
            let place = show_chip(ui, state, cache, (chip, pos2(left, strip.bottom())), &mut opened, actions);
            if ui.ctx().pointer_latest_pos().is_some_and(|at| place.contains(at)) {
                opened.pointed = Some(index);
            }
            left += width + GAP;
        }
    });
    if opened != before {
        ctx.request_repaint();
    }
    ctx.data_mut(|data| data.insert_temp(opened_id(), opened));
}

impl Measured<'_> {
    fn hash(&self) -> Option<u64> {
        self.words.as_ref().map(|words| egui::util::hash(words.text()))
    }
}

/// Returns what there is to show, the most important first: the newest notices come before older ones.
fn chips(state: &State) -> Vec<Chip<'_>> {
    let game = state.paste.plies(&state.shell).filter(|_| state.trial.is_none());
    let waiting = state.waiting_for.as_deref().map(Chip::Waiting);
    let notices = state.shell.notices.list().iter().enumerate().rev();
    let notices = notices.map(|(index, notice)| Chip::Notice(index, notice));
    waiting.into_iter().chain(notices).chain(game.map(Chip::Game)).collect()
}

fn measure<'a>(ui: &Ui, state: &State, chip: Chip<'a>, room: f32, max_rows: usize) -> Measured<'a> {
    let (words, behind) = match &chip {
        Chip::Game(_) => return Measured { chip, words: None, width: room.min(GAME), is_long: false },
        Chip::Waiting(words) => (job(ui, words, tr!("views-stop-waiting")), 0.0),
        Chip::Notice(_, notice) => {
            let links = links(state, notice).into_iter().flatten();
            let links: f32 = links.map(|link| parts::text_width(ui, &link, text::strong()) + GAP).sum();
            (job(ui, &notice.text, &notice.lines.join(" \u{b7} ")), links + CLOSE + GAP)
        }
    };
    let around = 2.0 * PADDING + ICON + GAP + behind;
    let lay_out = |around: f32, max_rows| {
        let wrap =
            TextWrapping { max_width: room - around, max_rows, break_anywhere: max_rows == 1, ..Default::default() };
        ui.painter().layout_job(LayoutJob { wrap, ..words.clone() })
    };
    let line = lay_out(around, 1);
    if !line.elided {
        let width = (line.size().x + around).ceil();
        return Measured { chip, words: Some(line), width, is_long: false };
    }
    let more = parts::text_width(ui, tr!("views-notice-more"), text::strong()) + GAP;
    Measured { chip, words: Some(lay_out(around + more, max_rows)), width: room, is_long: true }
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

/// Draws a chip with its lower left corner at `corner`. Returns its area.
fn show_chip(
    ui: &mut Ui,
    state: &State,
    cache: &mut Cache,
    (measured, corner): (Measured<'_>, egui::Pos2),
    opened: &mut Opened,
    actions: &mut Vec<Action>,
) -> Rect {
    let hash = measured.hash();
    let Measured { chip, words, width, is_long } = measured;
    let height = words.as_ref().map_or(0.0, |words| words.size().y + 8.0).max(metrics::NOTICE);
    let place = Rect::from_min_max(pos2(corner.x, corner.y - height), pos2(corner.x + width, corner.y));
    let colors = palette(ui.visuals());
    ui.painter().add(ui.visuals().popup_shadow.as_shape(place, metrics::CORNER_FIELD));
    ui.painter().rect(place, metrics::CORNER_FIELD, colors.panel, (1.0, colors.line), StrokeKind::Inside);
    // The ground takes the clicks that miss the buttons.
    ui.interact(place, ui.scope_id().with(("notice", corner.x as i32)), Sense::CLICK);
    let inside = place.shrink2(vec2(PADDING, 0.0));
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(inside).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        match chip {
            Chip::Waiting(said) => said_with_icon(ui, cache, (Icon::Info, colors.accent), words, said),
            Chip::Notice(index, notice) => {
                let is_opening = message(ui, state, cache, (index, notice, words, is_long), actions);
                if is_opening {
                    opened.clicked = hash.filter(|_| opened.clicked != hash);
                }
            }
            Chip::Game(game) => {
                mapped(actions, Action::Paste, |actions| paste::view::show(ui, game, &mut cache.pictures, actions));
            }
        }
    });
    place
}

/// Draws a text with its icon before it.
fn said_with_icon(
    ui: &mut Ui,
    cache: &mut Cache,
    (icon, ink): (Icon, egui::Color32),
    words: Option<Arc<Galley>>,
    said: &str,
) {
    let (place, _) = ui.allocate_exact_size(vec2(ICON, ICON), Sense::hover());
    cache.pictures.icon(ui.painter(), icon, place.center(), ICON, ink);
    if let Some(words) = words {
        let (place, response) = ui.allocate_exact_size(words.size(), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, said));
        ui.painter().galley(place.min, words, palette(ui.visuals()).text);
    }
}

/// Draws a notice. Returns `true` if the link was clicked that opens or closes the rest of its text.
fn message(
    ui: &mut Ui,
    state: &State,
    cache: &mut Cache,
    (index, notice, words, is_long): (usize, &Notice, Option<Arc<Galley>>, bool),
    actions: &mut Vec<Action>,
) -> bool {
    let colors = palette(ui.visuals());
    let look = match notice.severity {
        Severity::Failed => (Icon::Warning, colors.fault),
        Severity::Noted | Severity::Corrected => (Icon::Info, colors.accent),
        Severity::Done => (Icon::Check, colors.good),
    };
    let role = if notice.severity == Severity::Failed { Role::Alert } else { Role::Status };
    let said = [&notice.text].into_iter().chain(&notice.lines).cloned().collect::<Vec<_>>().join("\n");
    let region = NamedRegion::new(role, &notice.text).with_rect(ui.max_rect());
    region.show(ui, |ui| {
        ui.set_width(ui.available_width());
        said_with_icon(ui, cache, look, words, &said);
        let is_opening = is_long && parts::link(ui, tr!("views-notice-more")).clicked();
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
