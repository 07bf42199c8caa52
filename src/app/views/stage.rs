//! The middle of the window: the board and everything that features draw on it.

use egui::{Context, FocusDirection, Id, Key, Modifiers, Popup, Rect, Ui, UiBuilder, vec2};

use crate::app::analysing::view as analysing;
use crate::app::board_editor::view::{self as board, MoveMarks, Scene};
use crate::app::details::view as details;
use crate::app::fields::{self, en_passant};
use crate::app::state::{Action, State};
use crate::app::trying::view::{bar, playing};
use crate::app::trying::{Origin, Trial};
use crate::app::ui::{Palette, Tint, metrics, palette};
use crate::app::views::{Cache, mapped};
use crate::app::{comparing, diagnosis, picture};
use crate::board::Square;
use crate::document::Field;

/// Height of the title line in points, with the space above it.
const TITLE: f32 = 34.0;
const MAX_TITLE_WIDTH: f32 = 520.0;

pub(super) fn show(ui: &mut Ui, state: &State, cache: &mut Cache, is_title_in_list: bool, actions: &mut Vec<Action>) {
    let below = title(ui, state, is_title_in_list, actions);
    let Cache { pictures, pointer_tracker: follower, .. } = cache;
    let colors = palette(ui.visuals());
    let of_picture = state.picture.open_picture().map(picture::Tints::from_picture).unwrap_or_default();
    let engine_moves = state.analysing.first_moves();
    let pointed = state.repairing.pointed(&state.shell);
    let mut tints = tints(state, &of_picture, colors);
    if let Some(pointed) = &pointed {
        tints.push(Tint {
            squares: &pointed.changed,
            fill: colors.accent.gamma_multiply(0.35),
            frame: Some(colors.accent),
        });
    }
    let taken = state.trial.as_ref().and_then(Trial::pickup);
    let targets: Vec<Square> = taken.into_iter().flat_map(|taken| &taken.targets).map(|target| target.square).collect();
    let scene = Scene {
        shell: &state.shell,
        editor: &state.board_editor,
        cursor: state.cursor(),
        dragged_from: state.dragged_piece().and_then(|(_, from)| from),
        caret: state.fen.caret_squares(),
        tints,
        keys: pointed.as_ref().map_or_else(|| state.key_moves(), |pointed| std::slice::from_ref(&pointed.key)),
        engine_moves: &engine_moves,
        placements: state.repairing.placements(),
        preview: pointed.as_ref().map(|pointed| &pointed.position),
        moves: state.trial.as_ref().map(|trial| moves(trial, &targets)),
    };
    let over = follower.over(&state.shell);
    let drawn = ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
        mapped(actions, Action::Board, |actions| board::show(ui, &scene, pictures, over, actions))
    });
    let drawn = drawn.inner;
    analysing::bar::show(ui, &state.analysing, &drawn.grid, board::are_coordinates_outside(drawn.grid.square));
    if state.trial.is_none() && en_passant::is_open(ui.ctx()) && ui.input(|input| input.pointer.primary_clicked()) {
        let at = ui.input(|input| input.pointer.interact_pos()).filter(|at| drawn.is_visible_at(ui.ctx(), *at));
        let square = at.and_then(|at| drawn.grid.square_at(at));
        actions.extend(square.map(|square| Action::Fields(fields::Action::ClickEnPassant(square))));
    }
    if let Some(trial) = &*state.trial {
        playing::show(ui, &drawn.grid);
        mapped(actions, Action::Trial, |actions| bar::show(ui, trial, drawn.rows, pictures, actions));
        mapped(actions, Action::Trial, |actions| playing::choice(ui.ctx(), trial, &drawn.grid, pictures, actions));
        playing::show_held(ui, trial, &drawn.grid, pictures, over);
    }
    follower.set_layout(drawn, ui.ctx());
}

/// Draws title and author above the board, if one of them is set or being edited, or if the file has several positions.
/// Returns the area below the title line, which is reserved even if nothing is drawn in it.
fn title(ui: &mut Ui, state: &State, is_in_list: bool, actions: &mut Vec<Action>) -> Rect {
    let (whole, said) = (ui.max_rect(), &state.details);
    let is_edited = said.is_title_edited() && !is_in_list;
    let room = Rect::from_min_size(whole.min, vec2(whole.width(), TITLE)).shrink2(vec2(metrics::PADDING, 0.0));
    let below = whole.with_min_y(room.bottom());
    let is_silent = [Field::Title, Field::Author].iter().all(|field| said.metadata.get(*field).is_empty());
    if !is_edited && is_silent && state.shell.document.len() < 2 {
        return below;
    }
    let size = vec2(room.width().min(MAX_TITLE_WIDTH), metrics::FIELD);
    let place = Rect::from_min_size(room.center_bottom() - vec2(size.x / 2.0, size.y), size);
    mapped(actions, Action::Details, |actions| {
        if is_edited {
            details::title_field(ui, said, place, false, actions);
        } else {
            details::title_line(ui, said, state.trial.is_none(), place, actions);
        }
    });
    below
}

/// Returns the tinted squares. Differences from the compared position come first and so are painted below other tints.
fn tints<'a>(state: &'a State, of_picture: &'a picture::Tints, colors: &Palette) -> Vec<Tint<'a>> {
    let mut tints: Vec<_> =
        state.comparing.comparison().map(|comparison| comparing::tints(comparison, colors)).into_iter().collect();
    tints.extend(picture::tints(of_picture, colors));
    if !state.is_preview() {
        tints.extend(diagnosis::tints(&state.meaning, state.meaning.pointed, colors));
    }
    tints
}

fn moves<'a>(trial: &Trial, targets: &'a [Square]) -> MoveMarks<'a> {
    let taken = trial.pickup();
    MoveMarks {
        last: trial.last().map(|ply| [ply.legal.from, ply.legal.to]),
        selected: taken.and_then(|taken| match taken.origin {
            Origin::Square(from) => Some(from),
            Origin::Hand(_) => None,
        }),
        in_hand: taken.and_then(|taken| match taken.origin {
            Origin::Hand(piece) => Some(piece),
            Origin::Square(_) => None,
        }),
        targets,
        en_passant: taken
            .and_then(|taken| taken.targets.iter().find(|target| target.is_en_passant))
            .map(|target| target.square),
        is_retracting: trial.is_retracting(),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Pane {
    Menus,
    List,
    Board,
    Fen,
    Side,
}

#[derive(Debug, Default)]
pub(crate) struct Panes {
    places: Vec<(Pane, Rect)>,
    requested: Option<Pane>,
}

impl Panes {
    /// Takes F6 and Shift+F6 out of the input and moves the focus between panes, unless a dialog covers the window.
    pub(crate) fn read(&mut self, ctx: &Context, is_covered: bool) {
        if is_covered {
            return;
        }
        let pressed = |modifiers| ctx.input_mut(|input| input.count_and_consume_key(modifiers, Key::F6));
        let (back, forward) = (pressed(Modifiers::SHIFT), pressed(Modifiers::NONE));
        if back + forward > 0 {
            self.places.sort_by_key(|(pane, _)| *pane);
            // A step back leads to the same pane as a full round forward without its last step.
            let steps = forward + back * self.places.len().saturating_sub(1);
            let at = self.current(ctx) + steps;
            self.requested = self.places.get(at % self.places.len().max(1)).map(|(pane, _)| *pane);
            Popup::close_all(ctx);
        }
        self.places.clear();
    }

    /// Returns the index of the pane with the focus. If there is none, returns the board's index, since keys act there.
    fn current(&self, ctx: &Context) -> usize {
        let focused = ctx.memory(egui::Memory::focused).and_then(|id| ctx.read_response(id));
        let holds = |place: &Rect| focused.as_ref().is_some_and(|focused| place.contains(focused.rect.center()));
        let found = self.places.iter().position(|(_, place)| holds(place));
        found.or_else(|| self.places.iter().position(|(pane, _)| *pane == Pane::Board)).unwrap_or(0)
    }

    /// Registers a pane at the start of its layout. Returns `true` if the pane must take the focus now.
    pub(super) fn begin_pane(&mut self, ui: &Ui, pane: Pane) -> bool {
        self.places.push((pane, ui.max_rect()));
        self.requested.take_if(|wanted| *wanted == pane).is_some()
    }
}

/// Gives the focus to the first focusable widget that is drawn after this call.
pub(super) fn focus_next(ui: &Ui) {
    let before = Id::unique("before a part of the window");
    ui.memory_mut(|memory| {
        memory.request_focus(before);
        memory.move_focus(FocusDirection::Next);
        memory.interested_in_focus(before, ui.layer_id());
    });
}
