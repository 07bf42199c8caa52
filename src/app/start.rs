//! Startup: from command line arguments to an open window.

use std::cell::Cell;
use std::ffi::{OsStr, OsString};
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{IconData, ViewportBuilder};
use winit::event_loop::EventLoop;

use super::pointer_filter::{PointerFilter, StillArea};
use super::{App, repaint_limiter};
use crate::app::shell::{Folders, RealDesktop, Settings, desktop};
use crate::app::ui::pictures;
use crate::board::Position;
use crate::document::{self, Document};
use crate::notation::fen;
use crate::notation::forgiving::{self, Reading};
use crate::wording::messages;
use crate::{lang, logging, tr};

/// The initial contents of the window, read from the command line.
#[derive(Debug, Default)]
pub struct StartRequest {
    pub path: Option<PathBuf>,
    pub positions: Vec<Position>,
    pub corrections: Vec<String>,
    /// A text to paste: all arguments together if they form one text that is no FEN. Otherwise, the first argument that
    /// names no file and contains no position.
    pub text: Option<String>,
    /// Number of file names after the first. A window shows a single file, so these files are not opened.
    pub extra_paths: usize,
}

impl StartRequest {
    /// Sorts arguments into a file, positions and a text to paste. Six unquoted arguments can be a single FEN.
    pub fn from_arguments(arguments: &[OsString]) -> Self {
        let texts: Vec<_> = arguments.iter().map(|argument| argument.to_string_lossy()).collect();
        let joined = texts.join(" ");
        if let (Ok(position), _) = fen::read_trimmed(&joined) {
            return Self { positions: vec![position], ..Self::default() };
        }
        let is_path_among = arguments.iter().any(|argument| is_path(Path::new(argument)));
        if !is_path_among && is_one_text(&texts) {
            return Self { text: Some(joined), ..Self::default() };
        }
        let mut beginning = Self::default();
        for (argument, text) in arguments.iter().zip(texts) {
            match fen::read_trimmed(&text).0 {
                Ok(position) => beginning.positions.push(position),
                Err(_) if is_path(Path::new(argument)) && beginning.path.is_none() => {
                    // Absolute, because the current folder may be moved while the window is open.
                    let path = std::path::absolute(argument);
                    beginning.path = Some(path.unwrap_or_else(|_| PathBuf::from(argument)));
                }
                Err(_) if is_path(Path::new(argument)) => beginning.extra_paths += 1,
                Err(_) => beginning.add_text(&text),
            }
        }
        beginning
    }

    fn add_text(&mut self, text: &str) {
        let before = self.positions.len();
        for found in forgiving::read_all(text) {
            self.positions.extend(found.reading.position());
            if let Reading::Corrected(mended) = &found.reading {
                let number = self.positions.len();
                self.corrections.extend(messages(&mended.corrections).iter().map(|mend| format!("{number}. {mend}")));
            }
        }
        if self.positions.len() == before && self.text.is_none() {
            self.text = Some(text.to_owned());
        }
    }
}

/// Returns `true` if the arguments form one text: there is a single argument, or they are words without quotes.
fn is_one_text(arguments: &[impl AsRef<str>]) -> bool {
    let count = |holds: fn(&str) -> bool| arguments.iter().filter(|text| holds(text.as_ref())).count();
    let are_words = count(|text| text.contains(char::is_whitespace)) == 0 && count(|text| text.contains('/')) <= 1;
    arguments.len() == 1 || !arguments.is_empty() && are_words
}

/// Returns `true` if an argument, which is not a FEN, names a file: the file exists or the name has a short extension.
fn is_path(argument: &Path) -> bool {
    let ends_like_one = |ending: &OsStr| ending.len() <= 4 && !argument.as_os_str().to_string_lossy().contains(' ');
    document::exists(argument) || argument.extension().is_some_and(ends_like_one)
}

/// Opens the window and returns when it is closed. Settings are stored in the folder of a portable installation.
/// Without one, they are stored in the user's folders.
///
/// # Errors
/// Returns a message that explains why the window cannot be opened and suggests a remedy.
pub fn run(arguments: &[OsString], portable: Option<&Path>) -> Result<(), String> {
    let is_portable = portable.is_some();
    let folders = match portable {
        Some(folder) => Some(Folders::portable(folder).map_err(|why| format!("fenwright: --portable: {why}"))?),
        None => Folders::for_user(),
    };
    let (settings, messages) = folders.as_ref().map(Folders::load_settings).unwrap_or_default();
    let language = settings.chosen_language().unwrap_or_else(lang::current);
    let beginning = lang::with(language, || StartRequest::from_arguments(arguments));
    let options = eframe::NativeOptions {
        viewport: viewport(&settings),
        // Copy and paste use our own `Desktop`, which can report failures.
        clipboard_shortcuts: false,
        // Flat colors do not need dithering, which costs a tenth of a frame with software rendering.
        dithering: false,
        ..eframe::NativeOptions::default()
    };
    // winit panics if a library that it loads at run time is missing. Until the window is open, the panic hook is
    // silent, because the returned message reports the panic.
    let report = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let is_open = Cell::new(false);
    let portable = portable.and_then(|folder| std::path::absolute(folder).ok());
    let still_area = StillArea::default();
    let shared_area = still_area.clone();
    let create = Box::new(|context: &eframe::CreationContext<'_>| {
        panic::set_hook(report);
        is_open.set(true);
        if let Some(window) = context.winit_window().map(Arc::downgrade) {
            // A weak reference, because the program ends when nothing owns the window any more.
            let redraw = move || window.upgrade().iter().for_each(|window| window.request_redraw());
            repaint_limiter::install(&context.egui_ctx, redraw)?;
        }
        let mut app =
            first_window(&context.egui_ctx, RealDesktop::new(folders.clone(), portable.clone()), settings, beginning);
        // Reported here, because the chosen language is set only once the window exists.
        if let Some(word) = desktop::home_folder_warning(folders.as_ref()).filter(|_| !is_portable) {
            app.report(word);
        }
        for message in messages {
            app.report(message);
        }
        app.still_area = shared_area;
        Ok(Box::new(app) as Box<dyn eframe::App>)
    });
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
        let event_loop = EventLoop::with_user_event().build()?;
        let app = eframe::create_native("fenwright", options, create, &event_loop);
        event_loop.run_app(&mut PointerFilter::new(app, still_area))
    }));
    match outcome {
        Ok(Ok(())) if is_open.get() => Ok(()),
        Ok(Ok(())) => Err(window_error(logging::take_last_error().trim_start_matches("Exiting because of error: "))),
        Ok(Err(error)) => Err(window_error(&error.to_string())),
        Err(fault) if is_open.get() => panic::resume_unwind(fault),
        Err(fault) => Err(window_error(&panic_text(fault.as_ref()))),
    }
}

fn first_window(ctx: &egui::Context, desktop: RealDesktop, settings: Settings, beginning: StartRequest) -> App {
    let is_file = beginning.path.is_some();
    let has_positions = !beginning.positions.is_empty();
    let document = match beginning.positions {
        positions if has_positions && !is_file => Document::with_positions(positions),
        _ => Document::new(),
    };
    let mut app = App::new(ctx, Box::new(desktop), settings, document);
    if let Some(path) = beginning.path {
        app.open_initial(path);
        if has_positions {
            app.report(tr!("views-fen-beside-file"));
        }
    }
    if beginning.extra_paths > 0 {
        app.report(tr!("views-one-file"));
    }
    app.report_corrections(beginning.corrections);
    if let Some(text) = beginning.text {
        app.paste_text(&text);
    }
    app
}

fn viewport(settings: &Settings) -> ViewportBuilder {
    let icon = pictures::rasterise(pictures::APP_ICON, 64);
    let rgba = icon.pixels.iter().flat_map(egui::Color32::to_srgba_unmultiplied).collect();
    ViewportBuilder::default()
        .with_app_id("fenwright")
        .with_title("Fenwright")
        .with_icon(IconData { rgba, width: 64, height: 64 })
        .with_inner_size(settings.window)
        .with_min_inner_size([640.0, 480.0])
        .with_maximized(settings.maximized)
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_default()
}

/// `true` on systems where a program finds its display by a variable of the environment.
const HAS_NAMED_DISPLAYS: bool = cfg!(all(unix, not(target_os = "macos")));

/// Returns a message that the window cannot be opened, with a remedy.
fn window_error(reason: &str) -> String {
    if !HAS_NAMED_DISPLAYS {
        // The variables can be set there too, for programs of X11.
        return system_error(reason);
    }
    let display = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let displays = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"];
    display_error(reason, displays.into_iter().find_map(display).as_deref())
}

fn system_error(reason: &str) -> String {
    tr!("views-window-failed", reason = without_source(reason))
}

fn display_error(reason: &str, display: Option<&str>) -> String {
    // Parts of winit's messages, because winit has no codes for these errors.
    const NO_ANSWER: [&str; 2] = ["Failed to open connection to X server", "Could not find wayland compositor"];
    const PACKAGES: &str = "libgl1 libxkbcommon-x11-0 libxcursor1 libxi6 libx11-xcb1";
    match display {
        None => tr!("views-no-display").to_owned(),
        Some(display) if NO_ANSWER.iter().any(|words| reason.contains(words)) => {
            tr!("views-no-answer", display = document::escape_invisible(display).into_owned())
        }
        Some(_) => tr!("views-no-window", reason = without_source(reason), packages = PACKAGES),
    }
}

/// Removes the position in winit's source from its message: a path on the machine that built the program.
fn without_source(reason: &str) -> String {
    let is_path = |at: &str| at.starts_with('/') || at.get(1..3) == Some(":\\");
    let split = reason.split_once(" at ").filter(|(_, at)| is_path(at));
    let parts = split.and_then(|(before, at)| Some((before, at.split_once(": ")?.1)));
    parts.map_or_else(|| reason.to_owned(), |(before, why)| format!("{before}: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_display_is_reported_only_where_it_is_the_reason() {
        let refused = "Failed to open connection to X server";
        for (reason, display, words) in [
            ("neither is set", None, "neither DISPLAY nor WAYLAND_DISPLAY is set"),
            (refused, Some(":7"), "the display :7 does not answer"),
            ("OpenGL 2.0 is missing", Some(":0"), "(OpenGL 2.0 is missing). If a library is missing"),
        ] {
            let message = display_error(reason, display);
            assert!(message.contains(words), "{message}");
        }
        let message = system_error("OpenGL 2.0 is missing");
        assert!(message.contains("(OpenGL 2.0 is missing). A newer graphics driver may help."), "{message}");
        assert!(!message.contains("DISPLAY"), "{message}");
    }

    #[test]
    fn a_message_has_no_paths_of_the_machine_that_built_the_program() {
        for (reason, expected) in [
            ("os error at /home/b/winit/src/x11.rs:12: no screen", "os error: no screen"),
            (r"os error at C:\b\winit\src\windows.rs:12: no screen", "os error: no screen"),
            ("stopped at once", "stopped at once"),
            ("os error at /home/b/winit", "os error at /home/b/winit"),
        ] {
            assert_eq!(without_source(reason), expected);
        }
    }
}
