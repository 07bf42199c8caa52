//! How often the window is painted.
//!
//! egui asks for two more frames after each event, in case something settles later. Where all that happened is that the
//! pointer moved, nothing does: what it is over is known in the frame itself, and whoever wants another one asks for
//! it. Where the processor paints, as on remote displays, these two frames are most of the work of a movement. So they
//! are left out here, and every other request is served as egui means it.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use egui::{Context, Event, Plugin, RawInput, Ui};

/// Frames that follow a request without a delay, as in egui: what was asked for, and one in which things settle.
const FRAMES: u8 = 2;

/// Lets the window be painted as often as this says, by `redraw`, which may be called from any thread.
///
/// # Errors
/// That no thread can be started, which waits until a frame is due.
pub(super) fn install(ctx: &Context, redraw: impl Fn() + Send + Sync + 'static) -> std::io::Result<()> {
    let redraw: Redraw = Arc::new(redraw);
    let (due, receiver) = channel();
    let woken = Arc::clone(&redraw);
    thread::Builder::new().name("pace".to_owned()).spawn(move || wake_when_due(&receiver, &woken))?;
    let pace = Pace(Arc::new(Mutex::new(State { frames: 0, begins: None, is_timed: false, redraw, due })));
    let observer = pace.clone();
    ctx.set_repaint_observer(move |request| observer.state().ask(request.delay));
    // The observer sees all that this would be told, and more.
    ctx.set_request_repaint_callback(|_| {});
    ctx.add_plugin(pace);
    Ok(())
}

type Redraw = Arc<dyn Fn() + Send + Sync>;

/// When a frame is due that nothing else brings; `None` where one has begun that makes this void.
type Due = Option<Instant>;

struct State {
    /// So many frames are to follow.
    frames: u8,
    /// The thread that hands egui movements of the pointer and nothing else just now.
    begins: Option<ThreadId>,
    /// A frame is due later.
    is_timed: bool,
    redraw: Redraw,
    due: Sender<Due>,
}

impl State {
    fn ask(&mut self, delay: Duration) {
        if self.begins == Some(thread::current().id()) {
            return;
        }
        if delay.is_zero() {
            self.frames = FRAMES;
            (self.redraw)();
        } else if let Some(at) = Instant::now().checked_add(delay) {
            self.is_timed = true;
            self.tell(Some(at));
        }
    }

    fn tell(&self, due: Due) {
        // The other thread lives as long as this.
        let _ = self.due.send(due);
    }

    fn begin(&mut self, input: &RawInput) {
        self.frames = self.frames.saturating_sub(1);
        if self.frames > 0 {
            (self.redraw)();
        }
        if std::mem::take(&mut self.is_timed) {
            self.tell(None);
        }
        let is_movement = |event: &Event| matches!(event, Event::PointerMoved(_) | Event::MouseMoved(_));
        let has_only_moved = !input.events.is_empty() && input.events.iter().all(is_movement);
        let is_empty = input.hovered_files.is_empty() && input.dropped_files.is_empty();
        self.begins = (has_only_moved && is_empty).then(|| thread::current().id());
    }
}

#[derive(Clone)]
struct Pace(Arc<Mutex<State>>);

impl Pace {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Plugin for Pace {
    fn debug_name(&self) -> &'static str {
        "pace"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        self.state().begin(input);
    }

    fn on_begin_pass(&mut self, _: &mut Ui) {
        self.state().begins = None;
    }
}

/// Wakes the window at the earliest moment that it was told, until nobody can tell it any more.
fn wake_when_due(receiver: &Receiver<Due>, redraw: &Redraw) {
    let mut due: Due = None;
    loop {
        let told = match due {
            None => receiver.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(at) => receiver.recv_timeout(at.saturating_duration_since(Instant::now())),
        };
        match told {
            Ok(None) => due = None,
            Ok(Some(at)) => due = Some(due.map_or(at, |before| before.min(at))),
            Err(RecvTimeoutError::Timeout) => {
                due = None;
                redraw();
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}
