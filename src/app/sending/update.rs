//! Opens, copies and shows links to the position.

use super::link::{LichessPage, lichess_url};
use super::{QrMatrix, commands};
use crate::app::shell::command::{self, FeatureRow, Reason};
use crate::app::shell::{Dialog, Feature, Interrupts, Shell, has_no};
use crate::notation::fen;
use crate::rules::{self, GameState};
use crate::tr;

#[derive(Debug, Default)]
pub struct Sending {
    code: Option<QrMatrix>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    CopyPicture,
    CopyText,
    Close,
}

/// Fails with a reason if the position has no address on lichess.
pub(super) fn check_link(shell: &Shell) -> Result<(), Reason> {
    command::require(!shell.is_preview(), tr!("sending-no-fen-yet"))?;
    command::require(shell.position().board.size().is_standard(), tr!("sending-no-such-board"))
}

/// Fails with a reason if lichess cannot analyze the position.
pub(super) fn check_analyzable(shell: &Shell) -> Result<(), Reason> {
    check_link(shell)?;
    let is_legal = rules::verdict(shell.position()).state != GameState::Illegal;
    command::require(is_legal, tr!("sending-not-analysed"))
}

/// Opens the position in the browser. If that fails, the address is copied instead.
pub(super) fn open_on_lichess(tool: LichessPage, shell: &mut Shell) {
    let Some(link) = lichess_url(tool, shell.position()) else { return };
    if let Err(why) = shell.desktop.open_link(&link) {
        shell.copy(&link, None);
        let sentence = tr!("sending-no-browser", why = why);
        shell.notices.failed(sentence, None);
    }
}

pub(super) fn copy_link(shell: &mut Shell) {
    if let Some(link) = lichess_url(LichessPage::Editor, shell.position()) {
        shell.copy(&link, Some(tr!("sending-link-copied")));
    }
}

impl Sending {
    pub const fn code(&self) -> Option<&QrMatrix> {
        self.code.as_ref()
    }

    /// Shows a QR code of the address, or of the FEN if there is no address.
    pub(super) fn show_code(&mut self, shell: &mut Shell) {
        let position = shell.position();
        self.code =
            QrMatrix::encode(lichess_url(LichessPage::Editor, position).unwrap_or_else(|| fen::write(position)));
        if self.code.is_some() {
            shell.dialog = Some(Dialog::QrCode);
        }
    }
}

impl Feature for Sending {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = commands::COMMANDS;

    has_no!(end_input, poll, follow, forget);

    fn interrupts(_: &Action) -> Interrupts {
        Interrupts::FIELDS
    }

    fn update(&mut self, action: Action, shell: &mut Shell) {
        let Some(code) = &self.code else { return };
        match action {
            Action::CopyText => shell.copy(&code.text, Some(tr!("sending-text-copied"))),
            Action::CopyPicture => {
                let (side, rgba) = code.to_rgba();
                match shell.desktop.set_clipboard_picture(side, side, &rgba) {
                    Ok(()) => shell.notices.done(tr!("sending-picture-copied", side = side.to_string())),
                    Err(why) => shell.notices.failed(tr!("sending-clipboard-failed", why = why), None),
                }
            }
            Action::Close => {}
        }
        shell.dialog = None;
    }
}
