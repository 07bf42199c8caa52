//! The pointer over the stage, event after event.
//!
//! It is followed over the stage as it was drawn last, which is what the user saw. So each key that comes between two
//! movements can act on the square under the pointer at its moment, also where a slow frame brings all of them at once.

use egui::{Event, MouseWheelUnit, PointerButton, Pos2};

use super::layout::Layout;
use crate::app::board::{Action, Hands};
use crate::app::shell::Shell;
use crate::app::ui::pointer::{Button, Pointer, Spot};
use crate::board::Square;

/// Follows the pointer over the stage.
#[derive(Debug, Default)]
pub(in crate::app) struct Follower {
    /// The stage as it was drawn last.
    pub(in crate::app) layout: Option<Layout>,
    /// Where the pointer is in the window.
    at: Option<Pos2>,
    /// The square that it is over.
    hover: Option<Square>,
    /// What a touchpad has turned of the next notch.
    turned: f32,
}

impl Follower {
    /// Begins a frame.
    pub(in crate::app) const fn begin(&mut self, hands: &Hands) {
        self.hover = hands.hover;
    }

    /// The square under the pointer as far as it was followed.
    pub(in crate::app) const fn hover(&self) -> Option<Square> {
        self.hover
    }

    /// The pointer, where it is over the panel of the stage and nothing covers that.
    pub(in crate::app) fn over(&self, shell: &Shell) -> Option<Pos2> {
        let layout = self.layout.as_ref().filter(|_| shell.is_uncovered())?;
        self.at.filter(|at| layout.is_seen_at(&shell.ctx, *at))
    }

    /// Follows an event. The keys belong to the board behind a press on it.
    pub(in crate::app) fn follow(&mut self, event: &Event, shell: &Shell, actions: &mut Vec<Action>) {
        match event {
            Event::PointerMoved(at) => {
                self.sweep(self.at.unwrap_or(*at), *at, actions);
                self.at = Some(*at);
                self.hover_anew(shell, actions);
            }
            Event::PointerButton { pos, button, pressed, modifiers } => {
                self.at = Some(*pos);
                self.hover_anew(shell, actions);
                let (Some(button), Some(layout)) = (named(*button), &self.layout) else { return };
                let spot = layout.spot(*pos);
                if !pressed {
                    actions.push(Action::Pointer(Pointer::Release(button, spot, *modifiers)));
                } else if shell.is_uncovered() {
                    // Also a press elsewhere: it ends what a release outside the window has left open.
                    let spot = if layout.is_seen_at(&shell.ctx, *pos) { spot } else { Spot::Elsewhere };
                    // A text field gives its focus up for a click elsewhere, but not for a drag.
                    if spot != Spot::Elsewhere && shell.ctx.text_edit_focused() {
                        shell.ctx.memory_mut(egui::Memory::stop_text_input);
                    }
                    actions.push(Action::Pointer(Pointer::Press(button, spot)));
                }
            }
            Event::MouseWheel { unit, delta, modifiers, .. }
                if !modifiers.command && delta.y != 0.0 && self.square(shell).is_some() =>
            {
                self.wheel(*unit, delta.y, actions);
            }
            Event::PointerGone => {
                self.at = None;
                self.hover_anew(shell, actions);
            }
            _ => {}
        }
    }

    /// Says where the pointer is if that is another square than before, as it also is when something else comes to lie
    /// under it.
    pub(in crate::app) fn hover_anew(&mut self, shell: &Shell, actions: &mut Vec<Action>) {
        let hover = self.square(shell);
        if hover != self.hover {
            self.hover = hover;
            actions.push(Action::Hover(hover));
        }
    }

    fn square(&self, shell: &Shell) -> Option<Square> {
        self.layout.as_ref()?.grid.square_at(self.over(shell)?)
    }

    /// Turns the wheel by whole notches; a touchpad, which counts in points, has to come as far as a notch.
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
            actions.push(Action::Pointer(Pointer::Wheel(-notches as i32)));
        }
    }

    /// Enters every square between two points, so that a quick sweep leaves none out.
    fn sweep(&self, from: Pos2, to: Pos2, actions: &mut Vec<Action>) {
        let Some(layout) = &self.layout else { return };
        let steps = ((to - from).length() / (layout.grid.square * 0.4)).ceil().clamp(1.0, 100.0) as usize;
        for step in 1..=steps {
            let at = from.lerp(to, step as f32 / steps as f32);
            let enter = Action::Pointer(Pointer::Enter(layout.spot(at)));
            if actions.last() != Some(&enter) {
                actions.push(enter);
            }
        }
    }
}

const fn named(button: PointerButton) -> Option<Button> {
    match button {
        PointerButton::Primary => Some(Button::Primary),
        PointerButton::Secondary => Some(Button::Secondary),
        PointerButton::Middle => Some(Button::Middle),
        PointerButton::Extra1 | PointerButton::Extra2 => None,
    }
}
