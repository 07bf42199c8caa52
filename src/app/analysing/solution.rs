//! The solution by only moves: its search, and its place in the record.

use std::sync::Arc;

use super::Analysing;
use super::batch_update::{BatchDraft, USUAL_NODES};
use super::saving::write_line;
use crate::app::shell::{Effect, ModalWorker as _, Reason, Shell, SideTab, require};
use crate::board::Position;
use crate::document::{Field, Format, Progress, RecordUpdate};
use crate::engine::{Chain, ChainEnd, ChainSearch, EngineFault, Limits, Pool, Program, Settings};
use crate::lang::{self, Language};
use crate::notation::epd::Operation;
use crate::tr;
use crate::wording::{Sentence, numbered_moves};

/// A chain of only moves, and the position in which it begins.
pub(super) struct OnlyMoves {
    pub(super) position: Position,
    pub(super) chain: Chain,
}

impl Analysing {
    /// Returns the only moves from the position on the board, if they were followed.
    pub(super) fn only_moves(&self, shell: &Shell) -> Option<&OnlyMoves> {
        let is_same = |found: &&OnlyMoves| found.position == *shell.position();
        self.only_moves.as_ref().filter(|_| !shell.is_preview()).filter(is_same)
    }

    /// Follows the only moves from the position on the board to their end.
    pub(super) fn follow_only_moves(&mut self, shell: &mut Shell) {
        let Some(program) = self.find_program(shell) else { return };
        let settings = Settings { options: shell.settings.engine.options_of(&program), ..Settings::default() };
        let usual = Limits { nodes: Some(USUAL_NODES), ..Limits::default() };
        let limits = self.last_draft.as_ref().and_then(BatchDraft::limits).unwrap_or(usual);
        let (position, rule) = (*shell.position(), shell.settings.engine.rule);
        let prover = Arc::clone(shell.puzzle_marks.prover());
        let follow = move |progress: &Progress| {
            let pool = Pool::start(Program::new(program), settings)?;
            pool.with(|engine| {
                let search = ChainSearch { engine, prover: &prover, limits, rule };
                search.follow(&position, None, || !progress.is_cancelled())
            })
        };
        self.start_job(tr!("analysing-following"), shell, follow, move |analysing, chain, shell| {
            analysing.take_chain(position, chain, shell);
        });
    }

    fn take_chain(&mut self, position: Position, chain: Result<Chain, EngineFault>, shell: &mut Shell) {
        match chain {
            Err(fault) => shell.notices.failed(fault.sentence(), None),
            Ok(chain) if chain.moves.is_empty() && chain.end == ChainEnd::Stopped => {
                shell.notices.noted(tr!("analysing-following-cancelled"));
            }
            Ok(chain) if chain.moves.is_empty() => shell.notices.noted(tr!("analysing-no-only-move")),
            Ok(chain) => {
                self.only_moves = Some(OnlyMoves { position, chain });
                shell.open_tab(SideTab::Engine);
            }
        }
    }

    /// Shows the only moves in try mode, so that they can be played through.
    pub(super) fn show_only_moves(&self, shell: &mut Shell) {
        let Some(found) = self.only_moves(shell) else { return };
        let moves = found.chain.moves.iter().map(|played| played.legal).collect();
        shell.effects.push(Effect::ShowContinuation { moves, shown: 1 });
    }

    pub(super) fn can_save_only_moves(&self, shell: &Shell) -> Result<(), Reason> {
        require(self.only_moves(shell).is_some(), tr!("analysing-why-not-followed"))?;
        require(!shell.is_after_moves(), tr!("analysing-why-after-moves"))
    }

    /// Writes the only moves into the record, as its solution.
    pub(super) fn save_only_moves(&mut self, shell: &mut Shell) {
        let Some(found) = self.only_moves(shell) else { return };
        let update = found.update(shell.document.format());
        write_line(&update, tr!("analysing-solution-saved"), shell);
    }
}

impl OnlyMoves {
    /// Returns the update that writes the solution: the operations `bm` and `pv` if the format has them.
    fn update(&self, format: Format) -> RecordUpdate {
        let names = || self.chain.moves.iter().map(|played| played.san.clone());
        if format.has_operations() {
            let solution = [Operation::from_words("bm", names().take(1)), Operation::from_words("pv", names())];
            return Vec::from(solution).into();
        }
        let solution = lang::with(Language::ENGLISH, || numbered_moves(&self.position, names()));
        RecordUpdate { operations: Vec::new(), fields: vec![(Field::Solution, solution)] }
    }
}
