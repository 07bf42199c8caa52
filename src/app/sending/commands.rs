//! The commands that open, copy or show the position elsewhere.

use super::Sending;
use super::link::Tool;
use super::update::{can_be_analysed, copy_link, has_link, open};
use crate::app::shell::command::{Command, FeatureRow, Menu, Place, at, unless};
use crate::tr;

type Row = FeatureRow<Sending>;

const SEND: Place = at(Menu::File, 3).within("menu-send-position", 0);

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(Command::OpenInEditor, SEND, |_, shell| open(Tool::Editor, shell)).needs(|_, shell| has_link(shell)),
    Row::new(Command::OpenInAnalysis, SEND, |_, shell| open(Tool::Analysis, shell))
        .needs(|_, shell| can_be_analysed(shell)),
    Row::new(Command::CopyLink, SEND, |_, shell| copy_link(shell)).needs(|_, shell| has_link(shell)),
    Row::new(Command::ShowCode, SEND, Sending::show_code)
        .needs(|_, shell| unless(!shell.is_preview(), tr!("sending-no-fen-yet"))),
];
