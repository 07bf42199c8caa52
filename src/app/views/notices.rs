//! Notices at the lower end of the side panel. The other contents of the panel end above them, so notices cover
//! nothing. If they would take too much of the panel, they scroll.

use egui::{Align2, Area, Context, Frame, Id, Label, Order, RichText, Role, ScrollArea, Sense, Ui, vec2};

use crate::app::shell::{Notice, Severity};
use crate::app::state::{Action, State};
use crate::app::ui::{Icon, NamedRegion, metrics, palette, parts, text, text_readings};
use crate::app::views::{Cache, mapped};
use crate::app::{paste, window};
use crate::tr;

fn height_id() -> Id {
    Id::unique("height of notices")
}

pub(crate) fn height(ctx: &Context) -> f32 {
    ctx.data(|data| data.get_temp(height_id())).map_or(0.0, |height: f32| height + metrics::GRID)
}

/// Distance in points of the notices from the lower edge of the window, where the FEN box is.
const BELOW: f32 = metrics::FEN_FIELD + metrics::FEN_NOTE + 32.0;

fn top_id() -> Id {
    Id::unique("top of the room of notices")
}

/// Stores the y coordinate of the top of the panel's scroll area. Notices leave the upper half of that area free.
pub(super) fn set_available_top(ctx: &Context, top: f32) {
    ctx.data_mut(|data| data.insert_temp(top_id(), top));
}

fn max_height(ctx: &Context) -> f32 {
    let top: f32 = ctx.data(|data| data.get_temp(top_id())).unwrap_or(0.0);
    ((ctx.content_rect().bottom() - BELOW - metrics::GRID - top) / 2.0).max(metrics::FIELD)
}

/// Returns how many of the newest notices are shown, few enough to keep most of the panel free.
fn max_shown(ctx: &Context) -> usize {
    if ctx.content_rect().height() < metrics::LOW_WINDOW { 1 } else { 2 }
}

pub(crate) fn show(ctx: &Context, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    let game = state.paste.plies(&state.shell).filter(|_| state.trial.is_none());
    if state.shell.notices.list().is_empty() && state.waiting_for.is_none() && game.is_none() {
        // The panel was laid out before, so it uses the freed space only in the next frame.
        if ctx.data_mut(|data| data.remove_temp::<f32>(height_id())).is_some() {
            ctx.request_repaint();
        }
        return;
    }
    let panel = state.settings.widths(ctx.content_rect().width()).side;
    let corner = vec2(-metrics::GRID, -BELOW);
    let area = Area::new(Id::unique("notices")).order(Order::Foreground).anchor(Align2::RIGHT_BOTTOM, corner);
    let shown = area.show(ctx, |ui| {
        ui.set_width(panel - 2.0 * metrics::GRID);
        limited(ui, |ui| cards(ui, state, cache, game, actions));
    });
    ctx.data_mut(|data| data.insert_temp(height_id(), shown.response.rect.height()));
}

/// Draws the cards, in a scroll area if they are too high. If they fit, a scroll area would only clip their shadows.
fn limited(ui: &mut Ui, cards: impl FnOnce(&mut Ui)) {
    let (whole, most) = (Id::unique("whole height of notices"), max_height(ui.ctx()));
    let before: f32 = ui.data(|data| data.get_temp(whole)).unwrap_or(0.0);
    let height = if before > most {
        parts::slim_scroll_bars(ui);
        ScrollArea::vertical().max_height(most).show(ui, cards).content_size.y
    } else {
        ui.scope(cards).response.rect.height()
    };
    ui.data_mut(|data| data.insert_temp(whole, height));
    if (height > most) != (before > most) {
        ui.ctx().request_repaint();
    }
}

fn cards(ui: &mut Ui, state: &State, cache: &mut Cache, game: Option<&paste::GameCursor>, actions: &mut Vec<Action>) {
    if let Some(waiting) = &state.waiting_for {
        card(ui, |ui| {
            // No spinner, because it would repaint the window for as long as a system dialog is open.
            let (place, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
            let ink = palette(ui.visuals()).accent;
            cache.pictures.icon(ui.painter(), Icon::Info, place.center(), 16.0, ink);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.add(Label::new(waiting).wrap());
                parts::quiet(ui, tr!("views-stop-waiting"));
            });
        });
    }
    if let Some(game) = game {
        card(ui, |ui| {
            mapped(actions, Action::Paste, |actions| paste::view::show(ui, game, &mut cache.pictures, actions));
        });
    }
    let hidden = state.shell.notices.list().len().saturating_sub(max_shown(ui.ctx()));
    for (index, notice) in state.shell.notices.list().iter().enumerate().skip(hidden) {
        let role = if notice.severity == Severity::Failed { Role::Alert } else { Role::Status };
        NamedRegion::new(role, &notice.text)
            .show(ui, |ui| card(ui, |ui| message(ui, state, cache, index, notice, actions)));
    }
}

fn message(ui: &mut Ui, state: &State, cache: &mut Cache, index: usize, notice: &Notice, actions: &mut Vec<Action>) {
    let colors = palette(ui.visuals());
    let (icon, ink) = match notice.severity {
        Severity::Failed => (Icon::Warning, colors.fault),
        Severity::Noted | Severity::Corrected => (Icon::Info, colors.accent),
        Severity::Done => (Icon::Check, colors.good),
    };
    let (place, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
    cache.pictures.icon(ui.painter(), icon, place.center(), 16.0, ink);
    let width = ui.available_width() - CLOSE - ui.spacing().item_spacing.x;
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.add(Label::new(RichText::new(&notice.text)).wrap());
        for line in &notice.lines {
            let quiet = RichText::new(line).font(text::small()).color(colors.quiet);
            ui.add(Label::new(quiet).wrap());
        }
        // Commands and choices offered after an edit are for the edited position, so try mode does not offer them.
        let is_usable = state.trial.is_none() || notice.revision.is_none();
        if let Some(command) = notice.command.filter(|command| is_usable && state.is_enabled(*command))
            && parts::link(ui, command.name()).clicked()
        {
            actions.push(Action::Window(window::Action::CloseNotice(index)));
            actions.push(Action::Run(command));
        }
        if let Some(others) = notice.choices.as_ref().filter(|_| is_usable)
            && let Some(label) = text_readings::label(others.list.len() - 1)
            && let Some(choice) = text_readings::menu(ui, &label, "notice", &others.list, others.chosen)
        {
            actions.push(Action::Paste(paste::Action::ChooseReading { notice: index, choice }));
        }
    });
    if parts::icon_button(ui, &mut cache.pictures, Icon::Close, tr!("views-close-message"), CLOSE).clicked() {
        actions.push(Action::Window(window::Action::CloseNotice(index)));
    }
}

const CLOSE: f32 = 20.0;

fn card(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let colors = palette(ui.visuals());
    let frame = Frame::new()
        .fill(colors.panel)
        .stroke((1.0, colors.line))
        .corner_radius(metrics::CORNER_FIELD)
        .shadow(ui.visuals().popup_shadow)
        .inner_margin(10);
    frame.show(ui, |ui| ui.horizontal_top(add));
}
