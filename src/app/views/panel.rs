//! The side panel: a fixed head with the fields of the position and the verdict, and below it the tabs. Each tab has its
//! own scroll area.

use egui::style::ScrollAnimation;
use egui::{Frame, Margin, Rect, Role, ScrollArea, Ui, vec2};

use crate::app::analysing::view as analysing;
use crate::app::comparing::view as comparing;
use crate::app::details::view as details;
use crate::app::diagnosis::view as meaning;
use crate::app::fields::view as fields;
use crate::app::games::view as games;
use crate::app::operations::view as operations;
use crate::app::picture::view as picture;
use crate::app::repairing::view as repairing;
use crate::app::shell::{Command, SideTab};
use crate::app::solving::view as solving;
use crate::app::state::{Action, State};
use crate::app::trying::Trial;
use crate::app::ui::{NamedRegion, metrics, palette, parts, text};
use crate::app::views::{Cache, mapped, tabs};
use crate::rules::{self, LegalMove};
use crate::tr;

/// Height of the verdict, also of one with two small lines.
const VERDICT: f32 = 32.0;

/// Where the hints of a first start point.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PanelAnchors {
    /// The problems, or their tab if another tab is open.
    pub(crate) meaning: Rect,
    pub(crate) solve: Rect,
    pub(crate) position: Rect,
}

pub(crate) fn show(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) -> PanelAnchors {
    let bottom = ui.max_rect().bottom();
    let padded = Frame::new().inner_margin(Margin { bottom: 2, ..Margin::symmetric(metrics::PADDING as i8, 8) });
    padded.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = metrics::GRID;
        head(ui, state, actions);
        verdict(ui, state, actions);
    });
    ui.spacing_mut().item_spacing.y = 0.0;
    let [position, solve, ..] = tabs::show(ui, state, actions);
    let room = (bottom - ui.cursor().top()).max(metrics::FIELD);
    let in_sight = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), room));
    let problems = content(ui, state, cache, room, actions).map(|place| place.intersect(in_sight));
    PanelAnchors { meaning: problems.unwrap_or(position), solve, position }
}

/// Draws the fields of the position on the board. In try mode they cannot be edited.
fn head(ui: &mut Ui, state: &State, actions: &mut Vec<Action>) {
    mapped(actions, Action::Fields, |actions| {
        let part = NamedRegion::new(Role::Group, tr!("views-part-fields"));
        part.show(ui, |ui| {
            ui.add_enabled_ui(state.trial.is_none(), |ui| {
                fields::show(ui, (state.shown_position(), &state.fields), actions);
            });
        });
    });
}

/// Draws the verdict, with the link to try mode at its end. The link keeps its room while it is missing.
fn verdict(ui: &mut Ui, state: &State, actions: &mut Vec<Action>) {
    let label = tr!("views-link-moves");
    let width = parts::text_width(ui, label, text::strong());
    ui.horizontal(|ui| {
        ui.set_height(VERDICT);
        let room = ui.available_width() - width - ui.spacing().item_spacing.x;
        ui.allocate_ui(vec2(room, VERDICT), |ui| {
            ui.set_width(room);
            meaning::verdict(ui, &state.shell, &state.meaning);
        });
        let can_try = match state.meaning.verdict.moves {
            Some(0) => !rules::retractions(state.shell.shown_position()).is_empty(),
            moves => moves.is_some(),
        };
        if can_try && state.trial.is_none() && !state.is_preview() {
            let link = parts::named_link(ui, label, tr!("views-link-moves.name"));
            if link.on_hover_text(parts::tooltip(ui, Command::TryMoves)).clicked() {
                actions.push(Action::Run(Command::TryMoves));
            }
        }
    });
}

/// Draws the open tab in its scroll area. Returns the area of the problems, if they are drawn.
fn content(ui: &mut Ui, state: &State, cache: &mut Cache, room: f32, actions: &mut Vec<Action>) -> Option<Rect> {
    let tab = state.settings.tab;
    // Otherwise an offset beyond the end of the contents, as they were in the last frame, would spring back.
    ui.spacing_mut().scroll.kinetic.rubber_band = false;
    ui.style_mut().scroll_animation = ScrollAnimation::none();
    let area = ScrollArea::vertical().id_salt(("tab", tab)).max_height(room).auto_shrink(false);
    let area = if tab.take_scroll_request(ui.ctx()) { area.vertical_scroll_offset(0.0) } else { area };
    let shown = area.show(ui, |ui| {
        let drawn = NamedRegion::new(Role::TabPanel, tabs::label(tab)).show(ui, |ui| match tab {
            SideTab::Position => Some(position_tab(ui, state, cache, actions)),
            SideTab::Solve => {
                section(ui, |ui| solve_tab(ui, state, cache, room, actions));
                None
            }
            SideTab::Engine => {
                section(ui, |ui| {
                    mapped(actions, Action::Analysing, |actions| {
                        analysing::show(ui, &state.shell, &state.analysing, actions);
                    });
                });
                None
            }
            SideTab::Details => {
                section(ui, |ui| details_tab(ui, state, cache, actions));
                None
            }
        });
        parts::scroll_to_focus(ui);
        drawn
    });
    shown.inner
}

/// Draws a part of a tab with the padding of the panel. Returns its area.
fn section(ui: &mut Ui, draw: impl FnOnce(&mut Ui)) -> Rect {
    let padded = Frame::new().inner_margin(Margin::symmetric(metrics::PADDING as i8, 10));
    let drawn = padded.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = metrics::GRID;
        draw(ui);
    });
    drawn.response.rect
}

fn position_tab(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) -> Rect {
    if state.picture.open_picture().is_some() {
        let region = NamedRegion::new(Role::Group, tr!("views-section-picture"));
        section(ui, |ui| region.show(ui, |ui| picture(ui, state, cache, actions)));
        line_across(ui);
    }
    if state.comparing.comparison().is_some() {
        let region = NamedRegion::new(Role::Group, tr!("views-section-comparison"));
        section(ui, |ui| region.show(ui, |ui| comparison(ui, state, cache, actions)));
        line_across(ui);
    }
    section(ui, |ui| {
        mapped(actions, Action::Meaning, |actions| {
            meaning::show(ui, &state.shell, &state.meaning, state.meaning.pointed, actions);
        });
    })
}

fn picture(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    let Some(shown) = state.picture.open_picture() else { return };
    let known = (state.picture.designs(), state.board_editor.hover);
    let Cache { canvas, pictures, .. } = cache;
    mapped(actions, Action::Picture, |actions| picture::show(ui, shown, known, (canvas, pictures), actions));
}

fn comparison(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    let Some(comparison) = state.comparing.comparison() else { return };
    mapped(actions, Action::Comparing, |actions| {
        comparing::show(ui, comparison, state.shell.flipped, &mut cache.pictures, actions);
    });
}

fn solve_tab(ui: &mut Ui, state: &State, cache: &mut Cache, room: f32, actions: &mut Vec<Action>) {
    if state.is_preview() && !state.solving.has_fairy_pieces() {
        parts::quiet(ui, tr!("meaning-preview-note"));
        return;
    }
    let (shell, solving, repairing) = (&state.shell, &state.solving, &state.repairing);
    let is_fairy = state.is_preview();
    if repairing.is_open(shell) && !is_fairy {
        mapped(actions, Action::Repairing, |actions| {
            repairing::show(ui, (repairing, shell), room, &mut cache.pictures, actions);
        });
        return;
    }
    let mut heading_room = 0.0;
    if !shell.is_trying() && !is_fairy {
        heading_room = repairing::TOOLS;
        let at = ui.cursor().min + vec2(solving::heading_width(ui), 0.0);
        mapped(actions, Action::Repairing, |actions| {
            repairing::tools(ui, at, (repairing, shell), &mut cache.pictures, actions);
        });
    }
    let is_reached = |moves: &[LegalMove]| state.trial.as_ref().is_some_and(|trial| trial.has_reached(moves));
    let section = solving::Section { shell, solving, is_reached: &is_reached, heading_room, room };
    mapped(actions, Action::Solving, |actions| section.show(ui, actions));
}

/// Draws the details and the operations of EPD or the tags of PGN.
fn details_tab(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    if state.games.has_moves() {
        let played = state.trial.as_ref().map(Trial::moves_played).unwrap_or_default();
        let region = NamedRegion::new(Role::Group, tr!("games-moves"));
        region.show(ui, |ui| {
            mapped(actions, Action::Games, |actions| games::moves(ui, &state.games, &played, actions));
        });
    }
    if state.trial.is_some() {
        parts::quiet(ui, tr!("views-details-while-trying"));
        return;
    }
    let has_operations = state.operations.is_shown;
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.horizontal(|ui| {
        ui.set_height(18.0);
        ui.spacing_mut().item_spacing.x = 14.0;
        mapped(actions, Action::Details, |actions| details::add(ui, &state.details, actions));
        if has_operations {
            mapped(actions, Action::Operations, |actions| operations::add(ui, &state.operations, actions));
        }
    });
    mapped(actions, Action::Details, |actions| details::show(ui, &state.details, actions));
    if has_operations {
        mapped(actions, Action::Operations, |actions| {
            operations::show(ui, &state.operations, &mut cache.pictures, actions);
        });
    }
}

fn line_across(ui: &Ui) {
    let across = ui.max_rect().x_range();
    ui.painter().hline(across, ui.cursor().top(), (1.0, palette(ui.visuals()).line));
}
