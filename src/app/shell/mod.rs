//! What every feature is handed: the desktop, settings, messages, questions, and work that lasts.

pub(in crate::app) mod ahead;
pub(in crate::app) mod clipboard;
pub mod desktop;
pub mod dialog;
pub mod notice;
pub(in crate::app) mod notice_view;
pub mod settings;
pub(in crate::app) mod work;

use egui::Context;

use crate::document::Document;
use desktop::{Desktop, Wake};
use dialog::Dialog;
use notice::Notices;
use settings::Settings;

/// What every feature is handed beside its own state. Views only read it.
pub struct Shell {
    /// The file of positions.
    pub document: Document,
    /// What is remembered for the next session.
    pub settings: Settings,
    /// Messages over the board.
    pub notices: Notices,
    /// What is laid over the window.
    pub dialog: Option<Dialog>,
    /// Clipboard, file dialogs, remembered settings.
    pub(in crate::app) desktop: Box<dyn Desktop>,
    /// The window: focus, time, repainting.
    pub(in crate::app) ctx: Context,
}

impl std::fmt::Debug for Shell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { document, settings, notices, dialog, .. } = self;
        let mut shell = f.debug_struct("Shell");
        shell.field("document", document).field("settings", settings).field("notices", notices);
        shell.field("dialog", dialog).finish_non_exhaustive()
    }
}

impl Shell {
    /// The shell of a window that shows this document.
    #[must_use]
    pub fn new(ctx: &Context, desktop: Box<dyn Desktop>, settings: Settings, document: Document) -> Self {
        Self { document, settings, notices: Notices::default(), dialog: None, desktop, ctx: ctx.clone() }
    }

    /// Wakes the window once something is done on another thread.
    pub(in crate::app) fn wake(&self) -> Wake {
        let ctx = self.ctx.clone();
        Box::new(move || ctx.request_repaint())
    }

    /// Keeps the settings for the next start, or says why it cannot.
    pub(in crate::app) fn store_settings(&mut self) {
        if let Err(why) = self.desktop.store_settings(&self.settings) {
            self.notices.failed(format!("The settings cannot be kept: {why}."), None);
        }
    }
}
