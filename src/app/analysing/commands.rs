//! The commands of the analysis.

use egui::Key;

use super::Analysing;
use crate::app::shell::{
    Command, Dialog, FeatureRow, Menu, ModalWorker as _, Reason, Shell, at, ctrl, plain, require, shift,
};
use crate::tr;

type Row = FeatureRow<Analysing>;

pub(super) const COMMANDS: &[Row] = &[
    Row::new(Command::RunEngine, at(Menu::Solve, 3), Analysing::toggle)
        .keys(&[plain(Key::F7)])
        .checked(|analysing, _| analysing.is_on()),
    Row::new(Command::ShowThreat, at(Menu::Solve, 3), Analysing::toggle_threat)
        .keys(&[shift(Key::F7)])
        .checked(|analysing, _| analysing.is_threat)
        .needs(|analysing, _| require(analysing.is_on(), tr!("analysing-why-off"))),
    Row::new(Command::PlayEngine, at(Menu::Solve, 3), Analysing::toggle_play)
        .checked(|analysing, _| analysing.plays.is_some())
        .needs(|analysing, shell| {
            require(analysing.is_on(), tr!("analysing-why-off"))?;
            require(!shell.is_preview(), tr!("analysing-preview"))
        }),
    Row::record(Command::AnalyzePositions, at(Menu::Solve, 3), |analysing, shell| {
        analysing.after_loading(shell, Analysing::open_batch);
    })
    .keys(&[ctrl(Key::F7)])
    .opens_field(),
    Row::new(Command::CopyEngineLine, at(Menu::Solve, 3), Analysing::copy_line)
        .needs(|analysing, _| require(analysing.selected_line().is_some(), tr!("analysing-why-no-line"))),
    Row::record(Command::SaveEngineLine, at(Menu::Solve, 3), Analysing::save_line).needs(Analysing::can_save),
    Row::new(Command::FollowOnlyMoves, at(Menu::Solve, 3), Analysing::follow_only_moves)
        .needs(|_, shell| require(!shell.is_preview(), tr!("analysing-preview"))),
    Row::record(Command::SaveOnlyMoves, at(Menu::Solve, 3), Analysing::save_only_moves)
        .needs(Analysing::can_save_only_moves),
    Row::new(Command::ShowEngineOptions, at(Menu::Solve, 3), |_, shell| shell.dialog = Some(Dialog::EngineOptions))
        .needs(|analysing, _| require(analysing.is_on(), tr!("analysing-why-off"))),
];

impl Analysing {
    /// Returns the reason why a command is unavailable.
    pub(super) fn why_disabled(&self, command: Command, shell: &Shell) -> Option<Reason> {
        let needs = COMMANDS.iter().find(|row| row.info.command == command).and_then(|row| row.available);
        needs.and_then(|available| available(self, shell).err())
    }
}
