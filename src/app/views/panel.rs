//! The side panel. The fields of the position (in try mode the moves), the verdict and a row of links to sections are
//! always visible. Below them, the sections scroll: picture, comparison, problems, solution and details.

use egui::style::ScrollAnimation;
use egui::{Align, Frame, Id, Layout, Margin, Rect, Role, ScrollArea, Ui, vec2};
use strum::IntoEnumIterator;

use crate::app::comparing::view as comparing;
use crate::app::details::view as details;
use crate::app::diagnosis::view as meaning;
use crate::app::fields::view as fields;
use crate::app::operations::view as operations;
use crate::app::picture::view as picture;
use crate::app::shell::{Command, Section};
use crate::app::solving::view as solving;
use crate::app::state::{Action, State};
use crate::app::trying::view::panel as trying;
use crate::app::ui::{NamedRegion, metrics, palette, parts, text};
use crate::app::views::{Cache, mapped, notices};
use crate::rules::LegalMove;
use crate::tr;

/// Returns the command that leads to a section, the label of the link, and the name of the link for screen readers.
fn section_link(section: Section) -> (Command, &'static str, &'static str) {
    match section {
        Section::Picture => (Command::ReadPicture, tr!("views-section-picture"), tr!("views-section-picture.name")),
        Section::Comparison => {
            (Command::ComparePositions, tr!("views-section-comparison"), tr!("views-section-comparison.name"))
        }
        Section::Position => (Command::ShowPosition, tr!("views-section-position"), tr!("views-section-position.name")),
        Section::Solve => (Command::ShowSolve, tr!("views-section-solve"), tr!("views-section-solve.name")),
        Section::Details => (Command::ShowDetails, tr!("views-section-details"), tr!("views-section-details.name")),
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct PanelAnchors {
    /// The visible part of the section with the remarks on the verdict and the problems.
    pub(crate) meaning: Rect,
    /// The area of the link to the solution. If there is no such link, the area of all links.
    pub(crate) solve: Rect,
}

pub(crate) fn show(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) -> PanelAnchors {
    let bottom = ui.max_rect().bottom() - notices::height(ui.ctx());
    let padded = Frame::new().inner_margin(Margin::symmetric(metrics::PADDING as i8, 8));
    let fixed = padded.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = metrics::GRID;
        fixed_part(ui, state, |ui| match &*state.trial {
            Some(trial) => mapped(actions, Action::Trial, |actions| {
                let part = NamedRegion::new(Role::Group, tr!("views-part-moves"));
                part.show(ui, |ui| trying::show(ui, trial, &mut cache.pictures, actions));
            }),
            None => mapped(actions, Action::Fields, |actions| {
                let part = NamedRegion::new(Role::Group, tr!("views-part-fields"));
                part.show(ui, |ui| {
                    fields::show(ui, (state.shown_position(), &state.fields), &mut cache.pictures, actions);
                });
            }),
        });
        meaning::verdict(ui, &state.shell, &state.meaning);
        links(ui, state, actions)
    });
    line_across(ui);
    notices::set_available_top(ui.ctx(), ui.cursor().top());
    let room = (bottom - ui.cursor().top()).max(metrics::FIELD);
    let in_sight = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), room));
    let meaning = scrolling(ui, room, state.trial.is_some(), |ui| sections(ui, state, cache, room, actions));
    PanelAnchors { meaning: meaning.intersect(in_sight), solve: fixed.inner }
}

/// Draws the sections in a scroll area. The sections do not move on the screen when the fixed part above them changes
/// its height, or when a section above them shrinks. Try mode has another fixed part and its own scroll offset.
fn scrolling<R>(ui: &mut Ui, room: f32, is_trying: bool, content: impl FnOnce(&mut Ui) -> R) -> R {
    let memory = Id::unique(("place of the sections", is_trying));
    let before: Option<(f32, f32)> = ui.data(|data| data.get_temp(memory));
    let top = ui.cursor().top();
    // Otherwise an offset beyond the end of the contents, as they were in the last frame, would spring back.
    ui.spacing_mut().scroll.kinetic.rubber_band = false;
    ui.style_mut().scroll_animation = ScrollAnimation::none();
    let area = ScrollArea::vertical().id_salt("sections").max_height(room).auto_shrink(false);
    let moved = before.filter(|(before, _)| (top - before).abs() > 0.1);
    let moved = moved.map(|(before, offset)| (offset + top - before).max(0.0));
    let area = match moved {
        Some(offset) => area.vertical_scroll_offset(offset),
        None => area,
    };
    let offset = before.map_or(0.0, |(_, offset)| moved.unwrap_or(offset));
    let shown = area.show(ui, |ui| {
        ui.set_min_height(offset + room);
        let drawn = content(ui);
        parts::scroll_to_focus(ui);
        drawn
    });
    ui.data_mut(|data| data.insert_temp(memory, (top, shown.state.clamped_offset().y)));
    shown.inner
}

fn sections(ui: &mut Ui, state: &State, cache: &mut Cache, room: f32, actions: &mut Vec<Action>) -> Rect {
    let padded = Frame::new().inner_margin(Margin::symmetric(metrics::PADDING as i8, 8));
    let (mut is_first, mut meaning_place) = (true, Rect::NOTHING);
    for section in Section::iter().filter(|section| is_shown(*section, state)) {
        if !is_first {
            line_across(ui);
        }
        is_first = false;
        let (_, name, _) = section_link(section);
        let place = padded.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = metrics::GRID;
            NamedRegion::new(Role::Group, name).show(ui, |ui| match section {
                Section::Picture => picture(ui, state, cache, actions),
                Section::Comparison => comparison(ui, state, cache, actions),
                Section::Position => {
                    mapped(actions, Action::Meaning, |actions| {
                        meaning::show(ui, &state.shell, &state.meaning, state.meaning.pointed, actions);
                    });
                }
                Section::Solve => solve(ui, state, room, actions),
                Section::Details => details_section(ui, state, cache, actions),
            });
        });
        if section == Section::Position {
            meaning_place = place.response.rect;
        }
        scroll_if_requested(ui, section, place.response.rect, room);
    }
    meaning_place
}

fn is_shown(section: Section, state: &State) -> bool {
    match section {
        Section::Picture => state.picture.open_picture().is_some(),
        Section::Comparison => state.comparing.comparison().is_some(),
        Section::Position => true,
        Section::Solve => !state.is_preview(),
        Section::Details => state.trial.is_none(),
    }
}

fn scroll_if_requested(ui: &Ui, section: Section, place: Rect, room: f32) {
    if section.take_request(ui.ctx()) {
        solving::cancel_scroll(ui.ctx());
        let place = place.with_max_y(place.top() + room);
        ui.scroll_to_rect(place, Some(Align::Min));
    }
}

/// Draws the links to the sections and to try mode. Returns the area of the link to the solution, or of all links.
fn links(ui: &mut Ui, state: &State, actions: &mut Vec<Action>) -> Rect {
    let mut solve = None;
    let row = ui.horizontal_wrapped(|ui| {
        ui.set_min_height(18.0);
        ui.spacing_mut().item_spacing = vec2(12.0, 2.0);
        let has_moves = state.meaning.verdict.moves.is_some_and(|moves| moves > 0);
        let can_try = has_moves && state.trial.is_none() && !state.is_preview();
        // Picture and comparison have no links, since they come first and have their own commands.
        let is_linked = |section: &Section| !matches!(section, Section::Picture | Section::Comparison);
        let sections = Section::iter().filter(|section| is_linked(section) && is_shown(*section, state));
        let mut links: Vec<_> = sections.map(section_link).collect();
        if can_try {
            links.insert(1, (Command::TryMoves, tr!("views-link-moves"), tr!("views-link-moves.name")));
        }
        for (command, label, name) in links {
            let link = parts::named_link(ui, label, name).on_hover_text(parts::tooltip(ui, command));
            if command == Command::ShowSolve {
                solve = Some(link.rect);
            }
            if link.clicked() {
                actions.push(Action::Run(command));
            }
        }
    });
    solve.unwrap_or(row.response.rect)
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

fn solve(ui: &mut Ui, state: &State, room: f32, actions: &mut Vec<Action>) {
    let (shell, solving) = (&state.shell, &state.solving);
    let is_last = !state.operations.is_shown && !state.details.has_rows();
    let is_reached = |moves: &[LegalMove]| state.trial.as_ref().is_some_and(|trial| trial.has_reached(moves));
    let section = solving::Section { shell, solving, is_reached: &is_reached, room, is_last };
    mapped(actions, Action::Solving, |actions| section.show(ui, actions));
}

/// Draws the details and the operations of EPD or the tags of PGN.
fn details_section(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    let has_operations = state.operations.is_shown;
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.horizontal(|ui| {
        ui.set_height(metrics::FIELD);
        parts::heading(ui, tr!("views-details"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if has_operations {
                mapped(actions, Action::Operations, |actions| operations::add(ui, &state.operations, actions));
            }
            let label = if has_operations { tr!("views-add-detail") } else { tr!("views-add") };
            mapped(actions, Action::Details, |actions| details::add(ui, &state.details, label, actions));
            let add = tr!("views-add");
            if has_operations && parts::text_width(ui, add, text::small()) <= ui.available_width() {
                parts::quiet(ui, add);
            }
        });
    });
    mapped(actions, Action::Details, |actions| details::show(ui, &state.details, actions));
    if has_operations {
        mapped(actions, Action::Operations, |actions| {
            operations::show(ui, &state.operations, &mut cache.pictures, actions);
        });
    }
}

/// Draws the part that does not scroll. In try mode its height never decreases, so that the solution does not move up.
fn fixed_part(ui: &mut Ui, state: &State, section: impl FnOnce(&mut Ui)) {
    let memory = Id::unique("height of the fields");
    let least = ui.data(|data| data.get_temp::<f32>(memory)).filter(|_| state.trial.is_some()).unwrap_or(0.0);
    let shown = ui.scope(|ui| {
        ui.set_min_height(least);
        section(ui);
    });
    ui.data_mut(|data| data.insert_temp(memory, shown.response.rect.height()));
}

fn line_across(ui: &Ui) {
    let across = ui.max_rect().x_range();
    ui.painter().hline(across, ui.cursor().top(), (1.0, palette(ui.visuals()).line));
}
