//! Handles commands and actions, and follows the board.

use std::iter;
use std::ops::RangeInclusive;
use std::time::Duration;

use egui::Key;

use super::list_options::ListOptions;
use super::search::Repair;
use super::shading::Shadings;
use crate::app::shell::{
    Command, Effect, Feature, FeatureRow, Interrupts, Menu, Polled, Reason, Shell, SideTab, at, ctrl_shift, has_no,
    plain, require,
};
use crate::board::{Position, Square};
use crate::document::Edit;
use crate::rules::LegalMove;
use crate::rules::repair::{Placement, Version};
use crate::tr;
use crate::wording::Sentence;

#[derive(Default)]
pub struct Repairing {
    /// `true` to shade the squares on which a piece may stand.
    pub(super) is_shading: bool,
    pub(super) shadings: Shadings,
    pub(super) repair: Option<Repair>,
    pub(super) options: ListOptions,
    /// The version at the pointer, which the board shows.
    pub(super) pointed: Option<usize>,
    /// The selected version.
    pub(super) selected: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Search {
        edits: u8,
    },
    /// Sets the time for the second change.
    SetSeconds(u32),
    Stop,
    Close,
    List(ListOptions),
    /// Shows this version on the board; `None` to show the puzzle.
    Point(Option<usize>),
    Select(usize),
    /// Takes the selected version.
    Take,
    /// Adds the selected version as a position of its own.
    Add,
    Run(Command),
}

/// A version that the board shows instead of the puzzle.
pub(crate) struct PointedVersion {
    pub(crate) position: Position,
    pub(crate) changed: Vec<Square>,
    pub(crate) key: LegalMove,
}

/// The limits of the time for the second change, in seconds.
pub(super) const SECONDS: RangeInclusive<u32> = 1..=3600;

impl Feature for Repairing {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = &[
        FeatureRow::<Self>::new(Command::ShadeSquares, at(Menu::Solve, 1), |repairing, _| {
            repairing.is_shading = !repairing.is_shading;
        })
        .keys(&[plain(Key::F4)])
        .checked(|repairing, _| repairing.is_shading)
        .needs(|_, shell| can_repair(shell)),
        FeatureRow::<Self>::new(Command::RepairPuzzle, at(Menu::Solve, 1), |repairing, shell| {
            repairing.search(1, shell);
        })
        .keys(&[ctrl_shift(Key::F5)])
        .needs(|_, shell| can_repair(shell)),
    ];

    has_no!(end_input);

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::Search { edits } => self.search(edits, shell),
            Action::SetSeconds(seconds) => {
                shell.settings.repair_seconds = seconds;
                shell.store_settings();
            }
            Action::Stop => {
                if let Some(repair) = &mut self.repair {
                    repair.stop();
                }
            }
            Action::Close => (self.repair, self.pointed) = (None, None),
            Action::List(options) => (self.options, self.pointed, self.selected) = (options, None, 0),
            Action::Point(pointed) => self.pointed = pointed,
            Action::Select(selected) => self.selected = selected,
            Action::Take => self.take(shell),
            Action::Add => self.add(shell),
            Action::Run(command) => shell.effects.push(Effect::Run(command)),
        }
    }

    fn interrupts(action: &Action) -> Interrupts {
        match action {
            Action::Take => Interrupts::TEXT,
            Action::Run(command) => command.interrupts(),
            _ => Interrupts::NOTHING,
        }
    }

    fn poll(&mut self, _: &mut Shell) -> Polled<Action> {
        let has_changed = self.shadings.poll() | self.repair.as_mut().is_some_and(Repair::poll);
        Polled::from_change(has_changed)
    }

    fn forget(&mut self, _: bool, _: &mut Shell) {
        *self = Self { is_shading: self.is_shading, options: self.options, ..Self::default() };
    }

    fn follow(&mut self, shell: &mut Shell) {
        self.shadings.follow(self.is_shading && can_repair(shell).is_ok(), shell);
    }
}

fn is_of(repair: &Repair, shell: &Shell) -> bool {
    let document = &shell.document;
    repair.record == document.record(document.current()).id() && repair.stipulation == shell.query().stipulation
}

/// Returns the squares that differ; none if many do, since nothing stands out then.
pub(super) fn changed_squares(before: &Position, after: &Position) -> Vec<Square> {
    const MANY: usize = 5;
    let is_changed = |square: &Square| before.board.get(*square) != after.board.get(*square);
    let changed: Vec<Square> = before.board.size().squares().filter(is_changed).collect();
    if changed.len() < MANY { changed } else { Vec::new() }
}

pub(super) fn can_repair(shell: &Shell) -> Result<(), Reason> {
    require(!shell.is_preview(), tr!("solving-why-preview"))?;
    let query = shell.query();
    let is_forced = !query.stipulation.goal.is_study() && query.is_searchable();
    require(is_forced, tr!("repairing-why-goal"))
}

impl Repairing {
    /// Returns the judgements on the squares for the piece that is held; none unless squares are shaded.
    pub(crate) fn placements(&self) -> &[(Square, Placement)] {
        self.shadings.placements()
    }

    /// Returns `true` if the board shows a version instead of the puzzle.
    pub fn is_previewing(&self, shell: &Shell) -> bool {
        self.pointed(shell).is_some()
    }

    /// Describes the judgement on the square at the pointer: "g8: sound here with the key Qg4".
    pub(crate) fn hint(&self, shell: &Shell) -> Option<String> {
        let square = shell.pointed_square?;
        let (_, placement) = self.placements().iter().find(|(place, _)| *place == square)?;
        let judged = placement.sentence();
        (!judged.is_empty()).then(|| tr!("repairing-hint", square = square.to_string(), judged = judged))
    }

    /// Returns `true` while squares are judged.
    pub fn is_judging(&self) -> bool {
        self.shadings.is_busy()
    }

    /// Returns the repair of the current record.
    pub(super) fn shown(&self, shell: &Shell) -> Option<&Repair> {
        self.repair.as_ref().filter(|repair| is_of(repair, shell) && !shell.is_preview())
    }

    /// Returns `true` if the versions of the current record are listed.
    pub(crate) fn is_open(&self, shell: &Shell) -> bool {
        self.shown(shell).is_some()
    }

    /// Returns the versions to list, in their order.
    pub(super) fn listed(&self, shell: &Shell) -> Vec<&Version> {
        let versions = self.shown(shell).map(|repair| repair.versions.as_slice()).unwrap_or_default();
        self.options.apply(versions)
    }

    /// Returns the version at the pointer in the list, which the board shows.
    pub(crate) fn pointed(&self, shell: &Shell) -> Option<PointedVersion> {
        // Only the list itself ends the preview, so it must be in sight.
        let is_listed = shell.settings.tab == SideTab::Solve && !shell.is_trying();
        let pointed = self.pointed.filter(|_| is_listed)?;
        let version = *self.listed(shell).get(pointed)?;
        let changed = changed_squares(&self.shown(shell)?.position, &version.position);
        Some(PointedVersion { position: version.position, changed, key: version.key.legal_move })
    }

    fn search(&mut self, edits: u8, shell: &mut Shell) {
        shell.open_tab(SideTab::Solve);
        let seconds = shell.settings.repair_seconds.clamp(*SECONDS.start(), *SECONDS.end());
        let repair = Repair::start(edits, Duration::from_secs(seconds.into()), shell);
        (self.repair, self.pointed, self.selected) = (Some(repair), None, 0);
    }

    fn chosen(&self, shell: &Shell) -> Option<Position> {
        self.listed(shell).get(self.selected).map(|version| version.position)
    }

    fn take(&mut self, shell: &mut Shell) {
        let Some(position) = self.chosen(shell) else { return };
        self.pointed = None;
        shell.effects.push(Effect::ReplacePosition(Edit::Fix(Box::new(position))));
    }

    fn add(&mut self, shell: &mut Shell) {
        let Some(position) = self.chosen(shell) else { return };
        let current = shell.document.current();
        shell.effects.push(Effect::AddPositions { positions: vec![(position, Vec::new())], mended: 0 });
        // The list stays open, so that several versions can be added.
        shell.effects.push(Effect::ShowRecords { records: iter::once(current).collect(), current });
    }
}
