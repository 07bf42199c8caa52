//! Tracks the pointer over the stage (the board, its tools and the tray), event by event.
//!
//! Positions refer to the stage as it was last drawn, because that is what the user saw. A key pressed between two
//! movements thus acts on the square that was under the pointer then, even if one slow frame delivers all events.

use egui::{Context, Event, MouseWheelUnit, PointerButton, Popup, Pos2, Rect};

use super::layout::StageLayout;
use crate::app::board_editor::{Action, BoardEditor};
use crate::app::shell::Shell;
use crate::app::ui::{BoardButton, PointerEvent, PointerTarget, Tool};
use crate::board::Square;

#[derive(Default)]
pub(crate) struct PointerTracker {
    pub(crate) layout: Option<StageLayout>,
    /// The pixels per point of the last frame; 0 before the first one.
    scale: f32,
    /// The time when the tools came back after try mode, in seconds.
    tools_since: f64,
    at: Option<Pos2>,
    hover: Option<Square>,
    /// How far a touchpad has scrolled since the last whole notch, in notches of a wheel, between -1 and 1.
    turned: f32,
}

impl PointerTracker {
    pub(crate) const fn begin(&mut self, editor: &BoardEditor) {
        self.hover = editor.hover;
    }

    pub(crate) const fn hover(&self) -> Option<Square> {
        self.hover
    }

    /// Notes the layout that was drawn. After a zoom, the pointer is at another point, though it did not move.
    pub(crate) fn set_layout(&mut self, layout: StageLayout, ctx: &Context) {
        let scale = ctx.pixels_per_point();
        if self.scale > 0.0 {
            self.at = self.at.map(|at| (at.to_vec2() * self.scale / scale).to_pos2());
        }
        self.scale = scale;
        if self.layout.as_ref().is_some_and(|before| before.tools.is_empty()) && !layout.tools.is_empty() {
            self.tools_since = ctx.input(|input| input.time);
        }
        self.layout = Some(layout);
    }

    /// Returns `true` if the tools have replaced the buttons of try mode a moment ago. The second click of a double
    /// click on such a button would choose a tool.
    fn are_tools_new(&self, shell: &Shell) -> bool {
        const MOMENT: f64 = 0.4;
        shell.ctx.input(|input| input.time) - self.tools_since < MOMENT && self.tools_since > 0.0
    }

    /// Returns the position of the pointer if it is over the stage, and no dialog or menu is open.
    pub(crate) fn over(&self, shell: &Shell) -> Option<Pos2> {
        let layout = self.layout.as_ref().filter(|_| shell.is_uncovered())?;
        self.at.filter(|at| layout.is_visible_at(&shell.ctx, *at))
    }

    /// Handles an event. A press on the stage takes the focus away from a text field.
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
                } else if matches!(spot, PointerTarget::Tool(_)) && self.are_tools_new(shell) {
                    // Nothing is pressed.
                } else if shell.is_uncovered() {
                    // A press outside the stage is reported as well, because it ends a gesture whose release happened
                    // outside the window.
                    let spot = if layout.is_visible_at(&shell.ctx, *pos) { spot } else { PointerTarget::Elsewhere };
                    // egui takes the focus from a text field after a click elsewhere, but not when a drag starts.
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

    /// Reports the square under the pointer if it has changed, even if the pointer has not moved.
    pub(crate) fn refresh_hover(&mut self, shell: &Shell, actions: &mut Vec<Action>) {
        let hover = self.square(shell);
        if hover != self.hover {
            self.hover = hover;
            actions.push(Action::Hover(hover));
        }
    }

    /// Returns the square under the pointer if nothing covers it, no button is held, and no tool is shown at the pointer.
    pub(crate) fn still_area(&self, editor: &BoardEditor, shell: &Shell) -> Option<Rect> {
        let layout = self.layout.as_ref()?;
        let area = layout.grid.square_rect(self.square(shell)?);
        let corners = [area.left_top(), area.right_top(), area.left_bottom(), area.right_bottom()];
        let is_covered = corners.iter().any(|at| !layout.is_visible_at(&shell.ctx, *at));
        let is_in_use = editor.gesture.is_some() || shell.ctx.input(|input| input.pointer.any_down());
        let is_idle = editor.tool == Tool::Hand && !is_in_use && !Popup::is_any_open(&shell.ctx);
        (is_idle && !is_covered).then_some(area)
    }

    fn square(&self, shell: &Shell) -> Option<Square> {
        self.layout.as_ref()?.grid.square_at(self.over(shell)?)
    }

    /// Reports whole notches of the wheel. The points that a touchpad scrolls are added up until they make a notch.
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

    /// Reports every square between two points as entered, so that a fast movement skips no square.
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
