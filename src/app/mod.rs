//! The application window.
//!
//! The steps of a frame have a fixed order: results from other threads are fetched, keys and pointer input become
//! [`Action`]s, views draw the [`State`] and push more actions, and the actions run after the layout. After each
//! action, the effects that features request from each other run, and everything derived from the document is updated.
//!
//! **A feature is one folder** that can be read on its own: `state` (its data), `update` (its `Action`, and how it
//! implements [`Feature`](shell::Feature)), `view` (draws from `&`, pushes its own actions), `commands` (one row for
//! each command; a single row may be in `update` instead). A feature imports [`shell`], [`ui`] and the modules outside
//! `app`, and never another feature. It reads what another feature has put into the shell, and pushes an `Effect` to
//! make another feature act.
//!
//! | folder | contents |
//! | --- | --- |
//! | [`board_editor`] | the board: tools, pointer, keys typed onto it, arrows and marks |
//! | [`fen_box`] | the FEN box: typing, errors, alternative readings, FEN layout |
//! | [`fields`] | side to move, castling, en passant, clocks |
//! | [`diagnosis`] | problems and fixes, the verdict |
//! | [`setup`] | known and random positions, transforms |
//! | [`details`] | the details of a record: title, author, source, stipulation, comment, solution |
//! | [`operations`] | the operations of an EPD record |
//! | [`paste`] | pasted and dropped texts |
//! | [`picture`](mod@picture) | recognition of positions in pictures, with doubts and corrections |
//! | [`file`](mod@file) | opening, saving, reloading, splitting, recovery, and questions before a document is left |
//! | [`list`] | the list of positions: selection, order, search |
//! | [`columns`] | what each column of a table holds |
//! | [`comparing`] | comparison of the position on the board with another position of the file |
//! | [`trying`] | try mode: playing moves on the board |
//! | [`proving`] | the proven result of the position on the board |
//! | [`analysing`] | a chess engine that analyzes the position on the board |
//! | [`repairing`] | squares on which a piece may stand, and sound versions of a puzzle |
//! | [`solving`], [`puzzles`] | checking whether one position, or every position of the file, is a sound problem |
//! | [`exporting`] | diagrams as pictures, documents and text |
//! | [`sending`] | the position on lichess, as a link or as a QR code |
//! | [`games`] | the moves of a game, and positions out of games |
//! | [`help`] | the command palette, keys and mouse, the glossary, version and license |
//! | [`welcome`] | the hints at the first start of the program |
//! | [`window`] | panel widths, theme, language, notices |
//! | [`shell`] | shared services: document, settings, notices, questions, jobs, desktop, commands and effects |
//! | [`ui`] | shared view code: theme, piece images, dialog parts, wording |
//!
//! **The root** joins the features: `registry` is the table of features, and a macro makes from it the [`state`], the
//! actions, and the functions that call all features. `dispatch` runs actions and passes on effects, `keys` turns keys
//! into actions, [`command`] is the table of commands, `views` lays out panels and dialogs. Dialogs are listed in
//! [`shell::dialog`]; the feature that opens a dialog draws its contents and handles its answers. [`start`] opens the
//! window; `repaint_limiter` and `pointer_filter` avoid frames that would show nothing new.
//!
//! Examples:
//! - a press on the board: `board_editor/view` pushes the action, `dispatch` passes it to `board_editor/update`, which
//!   changes the document, and `State::follow` updates the FEN box, the list and the diagnosis;
//! - Ctrl+V: `keys` finds the command, whose row is in `paste/update`; the feature `paste` reads the text, sets up the
//!   position and reports corrections;
//! - Save: the command is in `file/commands`; `file/plan` decides what to ask before `file/saving` writes.

pub mod analysing;
pub mod board_editor;
pub mod columns;
pub mod command;
pub mod comparing;
pub mod details;
pub mod diagnosis;
mod dispatch;
pub mod exporting;
pub mod fen_box;
pub mod fields;
pub mod file;
mod focus;
pub mod games;
pub mod help;
mod keys;
pub mod list;
pub mod operations;
pub mod paste;
pub mod picture;
mod pointer_filter;
pub mod proving;
pub mod puzzles;
mod registry;
mod repaint_limiter;
pub mod repairing;
pub mod sending;
pub mod setup;
pub mod shell;
pub mod solving;
pub mod start;
pub mod state;
mod text_clipboard;
pub mod trying;
mod typing_keys;
pub mod ui;
mod views;
pub mod welcome;
pub mod window;

use std::path::PathBuf;
use std::time::Duration;

use egui::{Context, Popup, Rect, Ui, ViewportCommand};

use focus::{ListFocus, TypeAhead};
use pointer_filter::StillArea;
use shell::desktop::Desktop;
use shell::dialog::LeaveTarget;
use shell::settings::Settings;
use shell::{Effect, Interrupts, PasteTarget, Shell};
use state::{Action, State};
use ui::glyphs::{Glyphs, HiddenScrollBars};
use ui::{pictures, theme};

use crate::document::Document;
use crate::tr;

pub struct App {
    state: State,
    cache: views::Cache,
    last_focus: keys::LastFocus,
    list_focus: ListFocus,
    type_ahead: TypeAhead,
    title: String,
    still_area: StillArea,
    /// `true` until the window's maximized state from the last session is restored.
    should_maximize: bool,
}

impl App {
    pub fn new(ctx: &Context, desktop: Box<dyn Desktop>, settings: Settings, document: Document) -> Self {
        theme::install(ctx);
        ctx.add_plugin(HiddenScrollBars);
        ctx.add_plugin(Glyphs);
        ctx.set_theme(settings.theme);
        ctx.options_mut(|options| {
            // The commands for the zoom have its keys.
            options.zoom_with_keyboard = false;
            // `Context::set_zoom_factor` would scale the size of a window that is not known before the first frame.
            options.zoom_factor = settings.zoom;
        });
        // Used if the system reports no theme, as on plain X11.
        ctx.options_mut(|options| options.fallback_theme = egui::Theme::Light);
        let should_maximize = settings.maximized;
        let state = State::new(Shell::new(ctx, desktop, settings, document));
        state.shell.apply_language();
        Self {
            should_maximize,
            state,
            cache: views::Cache::default(),
            last_focus: keys::LastFocus::default(),
            list_focus: ListFocus::default(),
            type_ahead: TypeAhead::default(),
            title: String::new(),
            still_area: StillArea::default(),
        }
    }

    pub const fn state(&self) -> &State {
        &self.state
    }

    pub fn paste_text(&mut self, text: &str) {
        self.state.paste.paste(text.to_owned(), &mut self.state.shell);
        self.settle();
    }

    /// Reports the corrections made to texts given on the command line.
    pub fn report_corrections(&mut self, corrections: Vec<String>) {
        if !corrections.is_empty() {
            self.state.shell.notices.listed(tr!("views-texts-mended"), corrections);
        }
    }

    pub fn report(&mut self, sentence: impl Into<String>) {
        self.state.shell.notices.failed(sentence, None);
    }

    pub const fn pictures(&self) -> &pictures::Pictures {
        &self.cache.pictures
    }

    pub const fn is_journal_complete(&self) -> bool {
        self.state.file.is_journal_complete()
    }

    pub fn open_initial(&mut self, path: PathBuf) {
        self.state.file.open(path, &mut self.state.shell);
        self.settle();
    }

    fn watch_window(&mut self, ctx: &Context, actions: &mut Vec<Action>) {
        let (close, dropped) = ctx.input(|input| (input.viewport().close_requested(), input.raw.dropped_files.clone()));
        let is_asked = close && !self.state.file.is_closing();
        if is_asked {
            self.state.end_input(Interrupts::ALL);
        }
        if close && self.state.shell.is_working() {
            // Running work can be cancelled only in its dialog, so the window stays open.
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.state.shell.notices.noted(tr!("views-work-goes-on"));
        } else if is_asked && (file::has_unsaved(&self.state.shell) || self.state.shell.lost_with_clipboard().is_some())
        {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.state.shell.effects.push(Effect::Leave(LeaveTarget::Close));
            self.settle();
        }
        if !dropped.is_empty() {
            let paths = dropped.iter().map(|file| file.path().to_owned()).collect();
            actions.push(Action::File(file::Action::Drop(paths)));
        }
        let title = self.state.window_title();
        if self.title != title {
            self.title.clone_from(&title);
            ctx.send_viewport_cmd(ViewportCommand::Title(title));
        }
        let is_held = views::notices::are_pointed_at(ctx);
        if let Some(seconds) = self.state.shell.notices.tick(ctx.input(|input| input.time), is_held) {
            ctx.request_repaint_after(Duration::from_secs_f64(seconds.max(0.05)));
        }
    }

    /// Restores the maximized window. On X11 the request works only once the window exists, after the first frame.
    fn restore_maximized(&mut self, ctx: &Context) {
        if self.should_maximize && ctx.cumulative_pass_nr() > 0 {
            self.should_maximize = false;
            if ctx.input(|input| input.viewport().maximized) == Some(false) {
                ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
            }
        }
    }

    fn remember_window(&mut self, ctx: &Context) {
        // The window is created at the size without zoom.
        let zoom = ctx.zoom_factor();
        ctx.input(|input| {
            let viewport = input.viewport();
            self.state.shell.settings.maximized = viewport.maximized.unwrap_or(false);
            if let (Some(inner), false) = (viewport.inner_rect, self.state.shell.settings.maximized) {
                self.state.shell.settings.window = [inner.width(), inner.height()].map(|side| (side * zoom).round());
            }
        });
    }

    /// Returns the area in points within which a movement of the pointer changes nothing that is shown; `None` if any
    /// movement may.
    pub fn still_area(&self) -> Option<Rect> {
        self.cache.pointer_tracker.still_area(&self.state.board_editor, &self.state.shell)
    }

    /// Runs one frame: handles input, lays out and draws the window, then runs the actions that views have pushed.
    pub fn frame(&mut self, ui: &mut Ui) {
        self.state.shell.apply_language();
        let ctx = ui.ctx().clone();
        let mut actions = Vec::new();
        self.poll();
        typing_keys::remove(&ctx);
        self.hold_keys_while_pasting(&ctx);
        self.release_typed_keys(&ctx);
        self.cache.text_menu.read(&ctx);
        self.handle_clipboard_keys(&ctx);
        self.deliver_paste(&ctx, &mut actions);
        self.watch_window(&ctx, &mut actions);
        let is_covered = self.state.shell.dialog.is_some();
        self.cache.menu_keys.read(&ctx, is_covered);
        self.type_ahead.keys.extend(self.cache.menu_keys.take_held());
        self.cache.panes.read(&ctx, is_covered);
        keys::read(&ctx, &self.state, self.last_focus, &mut self.cache.pointer_tracker, &mut actions);
        if actions.iter().any(|action| matches!(action, Action::Run(_))) {
            // An open menu would stay open behind a dialog, and take its letters.
            Popup::close_all(&ctx);
        }
        let opens_field = actions.iter().any(Action::opens_field);
        if opens_field || actions.iter().all(Action::is_pointer_input) {
            // These actions run before the layout, so that text typed after a shortcut already reaches the opened
            // field, and the effect of pointer input is already drawn in this frame.
            let revision = self.state.shell.document.revision();
            actions.drain(..).for_each(|action| self.act(action));
            if opens_field {
                if self.state.shell.dialog.is_some() {
                    // The keys wait until the field of the dialog has the focus.
                    self.queue_keys(&ctx);
                }
            } else if self.state.shell.document.revision() != revision {
                // The next frame updates the window title.
                ctx.request_repaint();
            }
        }
        if actions.iter().any(Action::is_step) {
            // An arrow key that moves the selected square or the current position must not also move the focus.
            ctx.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
        }
        views::show(ui, &self.state, &mut self.cache, &mut actions);
        self.forward_copied_text(&ctx);
        if !actions.is_empty() {
            // Another frame shows the effect of the actions at once, not only when the pointer moves again.
            ctx.request_repaint();
        }
        for action in std::mem::take(&mut actions) {
            self.act(action);
        }
        if self.state.shell.pending_paste.as_ref().is_some_and(|pending| pending.target != PasteTarget::Field) {
            self.deliver_paste(&ctx, &mut actions);
        }
        if self.state.shell.dialog.is_none() {
            views::leave_dialog_field(&ctx);
        }
        self.last_focus = keys::LastFocus::read(&ctx, &self.state);
        self.list_focus.restore(&ctx, self.state.shell.dialog.is_some());
        let State { file, shell, .. } = &mut self.state;
        file.ask_about_abandoned(shell);
        file.update_journal(shell);
        if file.is_closing() {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        self.restore_maximized(&ctx);
        self.remember_window(&ctx);
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.frame(ui);
        let scale = ui.ctx().pixels_per_point();
        self.still_area.set(self.still_area().map(|area| area * scale));
    }

    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        let State { file, shell, .. } = &mut self.state;
        file.remove_journal(shell);
        self.state.shell.store_settings();
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        theme::palette(visuals).window.to_normalized_gamma_f32()
    }
}
