//! The middle of the window: the board with what the features show on it.

use egui::Ui;

use crate::app::action::Action;
use crate::app::board::view::{self as board, Moves, Scene};
use crate::app::meaning;
use crate::app::state::State;
use crate::app::trying::Trial;
use crate::app::trying::view::playing;
use crate::app::ui::theme::palette;
use crate::app::views::{Cache, mapped};

pub(super) fn show(ui: &mut Ui, state: &State, cache: &mut Cache, actions: &mut Vec<Action>) {
    let Cache { pictures, follower, .. } = cache;
    let colors = palette(ui.visuals());
    let scene = Scene {
        shell: &state.shell,
        hands: &state.hands,
        cursor: state.cursor(),
        carried_from: state.carried().and_then(|(_, from)| from),
        caret: state.fen.caret_squares(),
        tints: if state.is_preview() { Vec::new() } else { meaning::tints(&state.meaning, state.pointed, colors) },
        keys: state.keys(),
        moves: state.trial.as_ref().map(moves),
    };
    let over = follower.over(&state.shell);
    let drawn = mapped(actions, Action::Board, |actions| board::show(ui, &scene, pictures, over, actions));
    if let Some(trial) = &*state.trial {
        playing::show(ui, trial, &drawn.grid, drawn.rows);
        mapped(actions, Action::Trial, |actions| {
            playing::promotion(ui.ctx(), trial, &drawn.grid, pictures, actions);
        });
        playing::show_held(ui, trial, &drawn.grid, pictures, over);
    }
    follower.layout = Some(drawn);
}

/// What the board shows of moves that are tried.
fn moves(trial: &Trial) -> Moves<'_> {
    let taken = trial.taken();
    Moves {
        last: trial.last().map(|ply| [ply.legal.from, ply.legal.to]),
        from: taken.map(|taken| taken.from),
        targets: taken.map_or(&[], |taken| &taken.targets),
    }
}
