//! Holds back pointer movements that change nothing in the window.
//!
//! eframe paints the whole window after each movement. With software rendering, as on remote displays, painting is nearly
//! all of the cost of a movement, and most movements over the board stay within a square and change nothing. The filter
//! keeps the last of these movements and passes it on before the next event, so that every other event finds the
//! pointer where it is.

use std::cell::Cell;
use std::rc::Rc;

use eframe::{EframeWinitApplication, UserEvent};
use egui::Rect;
use winit::application::ApplicationHandler;
use winit::event::{DeviceEvent, DeviceId, StartCause, WindowEvent};
use winit::event_loop::ActiveEventLoop;
use winit::window::WindowId;

/// The area in physical pixels within which a movement of the pointer changes nothing; `None` if any movement may.
pub(super) type StillArea = Rc<Cell<Option<Rect>>>;

pub(super) struct PointerFilter<'a> {
    app: EframeWinitApplication<'a>,
    still_area: StillArea,
    held: Option<(WindowId, WindowEvent)>,
}

impl<'a> PointerFilter<'a> {
    pub(super) const fn new(app: EframeWinitApplication<'a>, still_area: StillArea) -> Self {
        Self { app, still_area, held: None }
    }

    fn changes_nothing(&self, event: &WindowEvent) -> bool {
        let WindowEvent::CursorMoved { position, .. } = event else { return false };
        let at = egui::pos2(position.x as f32, position.y as f32);
        self.still_area.get().is_some_and(|area| area.contains(at))
    }
}

impl ApplicationHandler<UserEvent> for PointerFilter<'_> {
    fn window_event(&mut self, event_loop: &ActiveEventLoop, window: WindowId, event: WindowEvent) {
        if self.changes_nothing(&event) {
            self.held = Some((window, event));
            return;
        }
        // On X11, one of these events follows each movement. Nothing uses them.
        if matches!(event, WindowEvent::AxisMotion { .. }) {
            return;
        }
        if let Some((window, movement)) = self.held.take() {
            self.app.window_event(event_loop, window, movement);
        }
        self.app.window_event(event_loop, window, event);
    }

    fn device_event(&mut self, event_loop: &ActiveEventLoop, device: DeviceId, event: DeviceEvent) {
        // Movements without a position also paint a frame each. Nothing in the window uses them.
        if !matches!(event, DeviceEvent::MouseMotion { .. }) {
            self.app.device_event(event_loop, device, event);
        }
    }

    fn new_events(&mut self, event_loop: &ActiveEventLoop, cause: StartCause) {
        self.app.new_events(event_loop, cause);
    }

    fn resumed(&mut self, event_loop: &ActiveEventLoop) {
        self.app.resumed(event_loop);
    }

    fn user_event(&mut self, event_loop: &ActiveEventLoop, event: UserEvent) {
        self.app.user_event(event_loop, event);
    }

    fn about_to_wait(&mut self, event_loop: &ActiveEventLoop) {
        self.app.about_to_wait(event_loop);
    }

    fn suspended(&mut self, event_loop: &ActiveEventLoop) {
        self.app.suspended(event_loop);
    }

    fn exiting(&mut self, event_loop: &ActiveEventLoop) {
        self.app.exiting(event_loop);
    }

    fn memory_warning(&mut self, event_loop: &ActiveEventLoop) {
        self.app.memory_warning(event_loop);
    }
}
