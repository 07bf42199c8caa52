//! The commands that open, copy or show the position elsewhere.

use super::Sending;
use super::link::LichessPage;
use super::update::{check_analyzable, check_link, copy_link, open_on_lichess};
use crate::app::shell::command::{Command, FeatureRow, Menu, MenuPlace, at, require};
use crate::tr;

type Row = FeatureRow<Sending>;

const SEND: MenuPlace = at(Menu::File, 3).within("menu-send-position", 0);

pub(in crate::app) const COMMANDS: &[Row] = &[
    Row::new(Command::OpenInEditor, SEND, |_, shell| open_on_lichess(LichessPage::Editor, shell))
        .needs(|_, shell| check_link(shell)),
    Row::new(Command::OpenInAnalysis, SEND, |_, shell| open_on_lichess(LichessPage::Analysis, shell))
        .needs(|_, shell| check_analyzable(shell)),
    Row::new(Command::CopyLink, SEND, |_, shell| copy_link(shell)).needs(|_, shell| check_link(shell)),
    Row::new(Command::ShowCode, SEND, Sending::show_code)
        .needs(|_, shell| require(!shell.is_preview(), tr!("sending-no-fen-yet"))),
];
