//! Limits how often the window is repainted.
//!
//! egui requests two more frames after each event, in case the layout still changes. After a mere pointer movement or
//! change of the focused window it does not change: egui handles hovering in the same frame, and a widget that needs
//! another frame requests this frame. With software rendering, as on remote displays, the two additional frames are most
//! of the cost of a movement, so the limiter drops them. It serves all other requests as egui does.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use egui::{Context, Event, Plugin, RawInput, Ui};

/// Number of frames after a request without delay, as in egui: the requested frame, and one in case the layout changes.
const FRAMES_PER_REQUEST: u8 = 2;

/// Installs the limiter. It calls `redraw`, from any thread, to make the window paint a frame.
///
/// # Errors
/// Returns an error if the timer thread cannot be spawned.
pub(super) fn install(ctx: &Context, redraw: impl Fn() + Send + Sync + 'static) -> std::io::Result<()> {
    let redraw: Redraw = Arc::new(redraw);
    let (due, receiver) = channel();
    let woken = Arc::clone(&redraw);
    thread::Builder::new().name("pace".to_owned()).spawn(move || run_timer(&receiver, &woken))?;
    let pace = RepaintLimiter(Arc::new(Mutex::new(LimiterState {
        frames: 0,
        frames_per_request: 1,
        pointer_only_thread: None,
        is_scheduled: false,
        redraw,
        due,
    })));
    let observer = pace.clone();
    ctx.set_repaint_observer(move |request| observer.state().request(request.delay));
    // Every request that would call this callback is also passed to the observer, so the callback does nothing.
    ctx.set_request_repaint_callback(|_| {});
    ctx.add_plugin(pace);
    Ok(())
}

type Redraw = Arc<dyn Fn() + Send + Sync>;

/// A message to the timer thread: the time when the next frame is due; `None` cancels earlier messages.
type Deadline = Option<Instant>;

struct LimiterState {
    frames: u8,
    /// 1 until the second frame, because every request before is one of the first layout.
    frames_per_request: u8,
    /// The thread that begins a frame after a mere pointer movement. Its requests are ignored until the layout starts.
    pointer_only_thread: Option<ThreadId>,
    is_scheduled: bool,
    redraw: Redraw,
    due: Sender<Deadline>,
}

impl LimiterState {
    fn request(&mut self, delay: Duration) {
        if self.pointer_only_thread == Some(thread::current().id()) {
            return;
        }
        if delay.is_zero() {
            self.frames = self.frames_per_request;
            (self.redraw)();
        } else if let Some(at) = Instant::now().checked_add(delay) {
            self.is_scheduled = true;
            self.schedule(Some(at));
        }
    }

    fn schedule(&self, due: Deadline) {
        // Sending cannot fail, because the receiving thread lives as long as this sender.
        let _ = self.due.send(due);
    }

    fn begin(&mut self, input: &RawInput) {
        self.frames = self.frames.saturating_sub(1);
        if self.frames > 0 {
            (self.redraw)();
        }
        if std::mem::take(&mut self.is_scheduled) {
            self.schedule(None);
        }
        let keeps_layout = |event: &Event| {
            matches!(
                event,
                Event::PointerMoved(_) | Event::MouseMoved(_) | Event::PointerGone | Event::WindowFocused(_)
            )
        };
        let has_only_moved = !input.events.is_empty() && input.events.iter().all(keeps_layout);
        let is_empty = input.hovered_files.is_empty() && input.dropped_files.is_empty();
        self.pointer_only_thread = (has_only_moved && is_empty).then(|| thread::current().id());
    }
}

#[derive(Clone)]
struct RepaintLimiter(Arc<Mutex<LimiterState>>);

impl RepaintLimiter {
    fn state(&self) -> MutexGuard<'_, LimiterState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Plugin for RepaintLimiter {
    fn debug_name(&self) -> &'static str {
        "pace"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        self.state().begin(input);
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        // Asked before the state is locked: egui calls the observer with its own lock held.
        let is_first_pass = ui.ctx().cumulative_pass_nr() == 0;
        let mut state = self.state();
        state.pointer_only_thread = None;
        if !is_first_pass {
            state.frames_per_request = FRAMES_PER_REQUEST;
        }
    }
}

/// Calls `redraw` at the earliest scheduled time, until all senders are dropped.
fn run_timer(receiver: &Receiver<Deadline>, redraw: &Redraw) {
    let mut due: Deadline = None;
    loop {
        let message = match due {
            None => receiver.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(at) => receiver.recv_timeout(at.saturating_duration_since(Instant::now())),
        };
        match message {
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

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

    use egui::{Key, Modifiers, pos2};

    use super::*;

    fn paced() -> (Context, Arc<AtomicUsize>) {
        let (ctx, count) = (Context::default(), Arc::new(AtomicUsize::new(0)));
        let counter = Arc::clone(&count);
        install(&ctx, move || _ = counter.fetch_add(1, Ordering::SeqCst)).unwrap();
        // Runs the first frames, which egui requests by itself, so that they are not counted.
        for _ in 0..4 {
            frame(&ctx, Vec::new(), |_| {});
        }
        count.store(0, Ordering::SeqCst);
        (ctx, count)
    }

    fn frame(ctx: &Context, events: Vec<Event>, draw: impl FnMut(&mut Ui)) {
        let mut output = ctx.run_ui(RawInput { events, ..RawInput::default() }, draw);
        output.textures_delta.clear();
    }

    #[test]
    fn what_the_first_layout_asks_for_is_painted_once_more() {
        let (ctx, count) = (Context::default(), Arc::new(AtomicUsize::new(0)));
        let counter = Arc::clone(&count);
        install(&ctx, move || _ = counter.fetch_add(1, Ordering::SeqCst)).unwrap();
        ctx.request_repaint();
        frame(&ctx, Vec::new(), |ui| ui.ctx().request_repaint());
        assert!(count.swap(0, Ordering::SeqCst) > 0);
        frame(&ctx, Vec::new(), |_| {});
        assert_eq!(count.load(Ordering::SeqCst), 0);
    }

    #[test]
    fn a_movement_of_the_pointer_is_painted_once() {
        let (ctx, count) = paced();
        for x in [10.0, 20.0, 30.0] {
            frame(&ctx, vec![Event::PointerMoved(pos2(x, 10.0))], |_| {});
        }
        assert_eq!(count.load(Ordering::SeqCst), 0);
    }

    #[test]
    fn a_key_and_what_asks_for_a_frame_while_the_pointer_moves_are_painted_twice_more() {
        let (ctx, count) = paced();
        let key =
            Event::Key { key: Key::A, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
        let movement = Event::PointerMoved(pos2(10.0, 10.0));
        for (event, asks) in [(key, false), (movement, true)] {
            frame(&ctx, vec![event], |ui| {
                if asks {
                    ui.ctx().request_repaint();
                }
            });
            let mut frames = 0;
            while count.swap(0, Ordering::SeqCst) > 0 {
                frames += 1;
                assert!(frames < 9, "it never rests");
                frame(&ctx, Vec::new(), |_| {});
            }
            assert_eq!(frames, 2);
        }
    }

    #[test]
    fn what_is_asked_for_later_or_by_another_thread_wakes_the_window() {
        let (ctx, count) = paced();
        let woken = || {
            let limit = Instant::now() + Duration::from_mins(1);
            while count.load(Ordering::SeqCst) == 0 && Instant::now() < limit {
                thread::sleep(Duration::from_millis(1));
            }
            count.swap(0, Ordering::SeqCst) > 0
        };
        frame(&ctx, vec![Event::PointerMoved(pos2(10.0, 10.0))], |ui| {
            ui.ctx().request_repaint_after(Duration::from_millis(5));
        });
        assert!(woken(), "the frame that is due later");
        frame(&ctx, vec![Event::PointerMoved(pos2(20.0, 10.0))], |_| {});
        let other = ctx.clone();
        thread::spawn(move || other.request_repaint()).join().unwrap();
        assert!(woken(), "the news of another thread");
    }

    #[test]
    fn requests_of_other_threads_do_not_block_a_frame() {
        let (ctx, count) = paced();
        let other = ctx.clone();
        let is_done = Arc::new(AtomicBool::new(false));
        let ends = Arc::clone(&is_done);
        let requests = thread::spawn(move || {
            while !ends.load(Ordering::SeqCst) {
                other.request_repaint();
            }
        });
        for _ in 0..2000 {
            frame(&ctx, Vec::new(), |_| {});
        }
        is_done.store(true, Ordering::SeqCst);
        requests.join().unwrap();
        assert!(count.load(Ordering::SeqCst) > 0);
    }
}
