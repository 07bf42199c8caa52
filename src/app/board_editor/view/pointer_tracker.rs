//! Tracks the pointer over the stage, event by event.
//!
//! The stage as last drawn is used, because that is what the user saw. Each key between two movements can thus act on
//! the square under the pointer at that moment, even if a slow frame delivers all events at once.

use egui::{Event, MouseWheelUnit, PointerButton, Pos2};

use super::layout::StageLayout;
use crate::app::board_editor::{Action, BoardEditor};
use crate::app::shell::Shell;
use crate::app::ui::{BoardButton, PointerEvent, PointerTarget};
use crate::board::Square;

#[derive(Default)]
pub(crate) struct PointerTracker {
    pub(crate) layout: Option<StageLayout>,
    at: Option<Pos2>,
    hover: Option<Square>,
    /// The part of a wheel notch that a touchpad has accumulated.
    turned: f32,
}

impl PointerTracker {
    pub(crate) const fn begin(&mut self, editor: &BoardEditor) {
        self.hover = editor.hover;
    }

    pub(crate) const fn hover(&self) -> Option<Square> {
        self.hover
    }

    /// Returns the pointer position if it is over the uncovered stage.
    pub(crate) fn over(&self, shell: &Shell) -> Option<Pos2> {
        let layout = self.layout.as_ref().filter(|_| shell.is_uncovered())?;
        self.at.filter(|at| layout.is_visible_at(&shell.ctx, *at))
    }

    /// Handles an event. A press on the board moves the keyboard there.
    pub(crate) fn handle(&mut self, event: &Event, shell: &Shell, actions: &mut Vec<Action>) {
        match event {
            Event::PointerMoved(at) => {
                self.sweep(self.at.unwrap_or(*at), *at, actions);
                self.at = Some(*at);
                self.refresh_hover(shell, actions);
            }
            Event::PointerButton { pos, button, pressed, modifiers } => {
                self.at = Some(*pos);
                self.refresh_hover(shell, actions);
                let (Some(button), Some(layout)) = (named(*button), &self.layout) else { return };
                let spot = layout.spot(*pos);
                if !pressed {
                    actions.push(Action::Pointer(PointerEvent::Release(button, spot, *modifiers)));
                } else if shell.is_uncovered() {
                    // A press elsewhere is reported as well: it ends a gesture whose release happened outside the
                    // window.
                    let spot = if layout.is_visible_at(&shell.ctx, *pos) { spot } else { PointerTarget::Elsewhere };
                    // egui's text fields lose focus on a click elsewhere, but not on a drag.
                    if spot != PointerTarget::Elsewhere && shell.ctx.text_edit_focused() {
                        shell.ctx.memory_mut(egui::Memory::stop_text_input);
                    }
                    actions.push(Action::Pointer(PointerEvent::Press(button, spot)));
                }
            }
            Event::MouseWheel { unit, delta, modifiers, .. }
                if !modifiers.command && delta.y != 0.0 && self.square(shell).is_some() =>
            {
                self.wheel(*unit, delta.y, actions);
            }
            Event::PointerGone => {
                self.at = None;
                self.refresh_hover(shell, actions);
            }
            _ => {}
        }
    }

    /// Reports the hovered square if it has changed, even without a pointer movement.
    pub(crate) fn refresh_hover(&mut self, shell: &Shell, actions: &mut Vec<Action>) {
        let hover = self.square(shell);
        if hover != self.hover {
            self.hover = hover;
            actions.push(Action::Hover(hover));
        }
    }

    fn square(&self, shell: &Shell) -> Option<Square> {
        self.layout.as_ref()?.grid.square_at(self.over(shell)?)
    }

    /// Turns whole notches of the wheel; touchpad points are accumulated up to a notch.
    fn wheel(&mut self, unit: MouseWheelUnit, delta: f32, actions: &mut Vec<Action>) {
        const NOTCH: f32 = 50.0;
        let notches = if unit == MouseWheelUnit::Point {
            self.turned += delta / NOTCH;
            let notches = self.turned.trunc();
            self.turned -= notches;
            notches
        } else {
            delta.signum()
        };
        if notches != 0.0 {
            actions.push(Action::Pointer(PointerEvent::Wheel(-notches as i32)));
        }
    }

    /// Enters every square between two points, so that a quick sweep skips none.
    fn sweep(&self, from: Pos2, to: Pos2, actions: &mut Vec<Action>) {
        let Some(layout) = &self.layout else { return };
        let steps = ((to - from).length() / (layout.grid.square * 0.4)).ceil().clamp(1.0, 100.0) as usize;
        for step in 1..=steps {
            let at = from.lerp(to, step as f32 / steps as f32);
            let enter = Action::Pointer(PointerEvent::Enter(layout.spot(at)));
            if actions.last() != Some(&enter) {
                actions.push(enter);
            }
        }
    }
}

const fn named(button: PointerButton) -> Option<BoardButton> {
    match button {
        PointerButton::Primary => Some(BoardButton::Primary),
        PointerButton::Secondary => Some(BoardButton::Secondary),
        PointerButton::Middle => Some(BoardButton::Middle),
        PointerButton::Extra1 | PointerButton::Extra2 => None,
    }
}
