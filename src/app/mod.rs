//! The window.
//!
//! A frame goes one way: what came from other threads is taken, keys and pointer become [`Action`]s, views draw the
//! [`State`] and push more of them, and all run once the frame is laid out. After each action what features asked of
//! each other is done, and everything derived follows the document.
//!
//! **A feature is one folder** that can be read alone: `state` (what it knows; it follows the document through `&`),
//! `update` (its own `Action`, and what each does to its state and the shell), `view` (draws from `&`, pushes its own
//! actions), `commands` (a row each). It imports [`shell`], [`ui`] and the rooms below, and never another feature; what
//! it wants of one goes out as an `Effect`.
//!
//! | folder | what it is about |
//! | --- | --- |
//! | [`board`] | the board: tools, pointer, keys typed onto it, arrows and marks |
//! | [`fen_box`] | the FEN box: typing, faults, other readings, how the FEN is written |
//! | [`fields`] | side to move, castling, en passant, clocks |
//! | [`meaning`] | problems and fixes, the verdict |
//! | [`setup`] | known and random positions, transforms |
//! | [`details`] | what a record says of its position: title, author, source, stipulation, comment, solution |
//! | [`operations`] | the operations of an EPD record |
//! | [`paste`] | texts from outside |
//! | [`picture`](mod@picture) | positions out of pictures, their doubts and corrections |
//! | [`file`](mod@file) | opening, saving, reading again, splitting, recovering, and what is asked before a document goes |
//! | [`list`] | the list of positions: selecting, arranging, searching |
//! | [`comparing`] | the position on the board beside another one of the file |
//! | [`trying`] | moves that are tried |
//! | [`solving`], [`puzzles`] | whether a position, and all of the file, are sound problems |
//! | [`exporting`] | diagrams as pictures, pages and text |
//! | [`sending`] | the position on lichess, as a link, as a QR code |
//! | [`help`] | all commands by name, keys and mouse, what problems, faults and opcodes mean, version and licence |
//! | [`welcome`] | the hints of a first start |
//! | [`shell`] | what every feature is handed: document, settings, notices, questions, jobs, the desktop; commands and effects |
//! | [`ui`] | what views share: the look, pieces, parts of dialogs, wording |
//!
//! **The root** joins them: [`action`] and [`state`] hold those of every feature, `dispatch` hands each action to its
//! feature, routes effects and takes what comes from other threads, `keys` turns keys into actions, [`command`] is the
//! table of all commands, `views` lays the panels and dialogs out. What is laid over the window is named in
//! [`shell::dialog`]; what it asks, and what each answer does, stands in the feature that laid it there.
//!
//! Where to look, for example:
//! - a press on the board: `board/view` pushes it, `dispatch` hands it to `board/update`, the document changes, and
//!   `State::follow` brings the FEN box, the list and the meaning up to date;
//! - Ctrl+V: `keys` finds the row in `paste/commands`, `paste` reads the text, sets the position up and says what was
//!   mended;
//! - Save: `file/commands`, then `file/plan`, which decides what is asked before `file/saving` writes.

pub mod action;
mod ahead;
pub mod board;
pub mod command;
pub mod comparing;
pub mod details;
mod dispatch;
pub mod exporting;
pub mod fen_box;
pub mod fields;
pub mod file;
mod focus;
pub mod help;
mod keys;
pub mod list;
pub mod meaning;
pub mod operations;
mod pace;
pub mod paste;
pub mod picture;
pub mod puzzles;
pub mod sending;
pub mod setup;
pub mod shell;
pub mod solving;
pub mod start;
pub mod state;
mod text_clipboard;
pub mod trying;
pub mod ui;
mod views;
pub mod welcome;

use std::path::PathBuf;
use std::time::Duration;

use egui::{Context, Ui, ViewportCommand};

use action::Action;
use ahead::Ahead;
use dispatch::Later;
use focus::ListFocus;
use shell::Shell;
use shell::desktop::Desktop;
use shell::dialog::Next;
use shell::job::OnceRead;
use shell::settings::Settings;
use state::State;
use ui::glyphs::Glyphs;
use ui::scroll_bars::HiddenScrollBars;
use ui::{pictures, theme};

use crate::document::Document;
use crate::tr;

/// The window.
pub struct App {
    state: State,
    cache: views::Cache,
    /// What is done once all of the document is read.
    reading: Option<OnceRead<Later>>,
    /// A text field had the focus at the end of the last frame.
    was_in_text: bool,
    list_focus: ListFocus,
    ahead: Ahead,
    title: String,
    /// The window is to be maximised, as it was left.
    maximises: bool,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("state", &self.state).finish_non_exhaustive()
    }
}

impl App {
    /// A window on a document.
    pub fn new(ctx: &Context, desktop: Box<dyn Desktop>, settings: Settings, document: Document) -> Self {
        theme::install(ctx);
        ctx.add_plugin(HiddenScrollBars);
        ctx.add_plugin(Glyphs);
        ctx.set_theme(settings.theme);
        // Where the system does not say, as on plain X11.
        ctx.options_mut(|options| options.fallback_theme = egui::Theme::Light);
        let maximises = settings.maximized;
        let state = State::new(Shell::new(ctx, desktop, settings, document));
        state.shell.speak();
        Self {
            maximises,
            state,
            cache: views::Cache::default(),
            reading: None,
            was_in_text: false,
            list_focus: ListFocus::default(),
            ahead: Ahead::default(),
            title: String::new(),
        }
    }

    /// Everything the window shows.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Takes the text that was given at the start, as if it were pasted.
    pub fn take_text(&mut self, text: &str) {
        self.state.paste.paste(text.to_owned(), &mut self.state.shell);
        self.settle();
    }

    /// Says of the texts that were given at the start which ones were mended.
    pub fn report_mends(&mut self, mends: Vec<String>) {
        if !mends.is_empty() {
            self.state.shell.notices.listed(tr!("views-texts-mended"), mends);
        }
    }

    /// Says that something could not be done.
    pub fn report(&mut self, sentence: impl Into<String>) {
        self.state.shell.notices.failed(sentence, None);
    }

    /// The textures of pieces and icons.
    pub const fn pictures(&self) -> &pictures::Pictures {
        &self.cache.pictures
    }

    /// Whether all that is unsaved would be found after a crash.
    pub const fn has_kept_everything(&self) -> bool {
        self.state.file.has_kept_everything()
    }

    /// Opens the file that was named at the start.
    pub fn open_first(&mut self, path: PathBuf) {
        self.state.file.open(path, &mut self.state.shell);
        self.settle();
    }

    fn watch_window(&mut self, ctx: &Context, actions: &mut Vec<Action>) {
        let (close, dropped) = ctx.input(|input| (input.viewport().close_requested(), input.raw.dropped_files.clone()));
        let is_asked = close && !self.state.file.is_closing();
        if is_asked {
            self.state.commit_fields();
            self.state.follow();
        }
        if close && self.state.shell.is_working() {
            // What goes on is cancelled in its dialog; the window does not leave it half done.
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.state.shell.notices.noted(tr!("views-work-goes-on"));
        } else if is_asked && (file::has_unsaved(&self.state.shell) || self.state.shell.lost_with_clipboard().is_some())
        {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.ask_then(Next::Close);
            self.settle();
        }
        actions.extend(dropped.first().map(|file| Action::DropFile(file.path().to_owned())));
        let title = self.state.window_title();
        if self.title != title {
            self.title.clone_from(&title);
            ctx.send_viewport_cmd(ViewportCommand::Title(title));
        }
        if let Some(seconds) = self.state.shell.notices.tick(ctx.input(|input| input.time)) {
            ctx.request_repaint_after(Duration::from_secs_f64(seconds.max(0.05)));
        }
    }

    /// On X11 a window manager can be told so only once the window is there, which it is after the first frame.
    fn maximise(&mut self, ctx: &Context) {
        if self.maximises && ctx.cumulative_pass_nr() > 0 {
            self.maximises = false;
            if ctx.input(|input| input.viewport().maximized) == Some(false) {
                ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
            }
        }
    }

    fn remember_window(&mut self, ctx: &Context) {
        ctx.input(|input| {
            let viewport = input.viewport();
            self.state.shell.settings.maximized = viewport.maximized.unwrap_or(false);
            if let (Some(inner), false) = (viewport.inner_rect, self.state.shell.settings.maximized) {
                self.state.shell.settings.window = [inner.width(), inner.height()];
            }
        });
    }

    /// One frame: input, layout, and then what the input asked for.
    pub fn frame(&mut self, ui: &mut Ui) {
        self.state.shell.speak();
        let ctx = ui.ctx().clone();
        let mut actions = Vec::new();
        self.poll();
        self.serve_typed_ahead(&ctx);
        self.cache.text_menu.read(&ctx);
        self.serve_text_fields(&ctx, &mut actions);
        self.watch_window(&ctx, &mut actions);
        let is_covered = self.state.shell.dialog.is_some();
        self.cache.menu_keys.read(&ctx, is_covered);
        self.hold_keys_of_menu();
        self.cache.panes.read(&ctx, is_covered);
        keys::read(&ctx, &self.state, self.was_in_text, &mut self.cache.follower, &mut actions);
        let opens_field = actions.iter().any(Action::opens_field);
        if opens_field || actions.iter().all(Action::is_of_pointer) {
            // Before the layout, so that what was typed behind the shortcut in this frame reaches the field, and what
            // the pointer does is seen in this frame.
            let revision = self.state.shell.document.revision();
            actions.drain(..).for_each(|action| self.act(action));
            if opens_field {
                self.hold_keys_of_dialog(&ctx);
            } else if self.state.shell.document.revision() != revision {
                // The title of the window and the journal follow.
                ctx.request_repaint();
            }
        }
        if actions.iter().any(Action::is_step) {
            // An arrow that moves a square does not move the focus, also while that has just come to the square.
            ctx.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
        }
        views::show(ui, &self.state, &mut self.cache, &mut actions);
        self.take_copied_text(&ctx);
        if !actions.is_empty() {
            // What the actions change is seen at once, not at the next movement of the pointer.
            ctx.request_repaint();
        }
        for action in actions {
            self.act(action);
        }
        if self.state.shell.dialog.is_none() {
            views::leave_dialog_field(&ctx);
        }
        self.was_in_text = ctx.text_edit_focused();
        self.list_focus.follow(&ctx, self.state.shell.dialog.is_some());
        let State { file, shell, .. } = &mut self.state;
        file.ask_about_left(shell);
        file.keep_journal(shell);
        if file.is_closing() {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        self.maximise(&ctx);
        self.remember_window(&ctx);
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.frame(ui);
    }

    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        let State { file, shell, .. } = &mut self.state;
        file.forget_journal(shell);
        self.state.shell.store_settings();
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        theme::palette(visuals).window.to_normalized_gamma_f32()
    }
}
