//! The commands that send the position on.

use super::Sending;
use super::link::Tool;
use super::update::{can_be_analysed, copy_link, has_link, open};
use crate::app::shell::command::{Command, FeatureRow, Menu, Place, at, unless};

type Row = FeatureRow<Sending>;

const SEND: Place = at(Menu::File, 3).within("Send position", 0);

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::named(
        Command::OpenInEditor,
        "Open in lichess editor",
        "Show this position in the board editor of lichess.org",
    )
    .runs(SEND, |_, shell| open(Tool::Editor, shell))
    .needs(|_, shell| has_link(shell)),
    Row::named(Command::OpenInAnalysis, "Open in lichess analysis", "Analyse this position on lichess.org")
        .runs(SEND, |_, shell| open(Tool::Analysis, shell))
        .needs(|_, shell| can_be_analysed(shell)),
    Row::named(Command::CopyLink, "Copy link", "Put a link to this position on lichess.org on the clipboard")
        .runs(SEND, |_, shell| copy_link(shell))
        .needs(|_, shell| has_link(shell)),
    Row::named(Command::ShowCode, "QR code...", "Show this position as a code for a phone's camera")
        .runs(SEND, Sending::show_code)
        .needs(|_, shell| unless(!shell.is_preview(), "The text in the FEN box is not a FEN yet")),
];
