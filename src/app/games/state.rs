//! The moves of the current record.

use super::Action;
use super::ExtractionDraft;
use super::parts::{self, Part};
use crate::app::shell::{ModalWork, ModalWorker, Shell};
use crate::document::{self, RecordId};
use crate::lang::Language;
use crate::notation::pgn::TreeMove;
use crate::rules::LegalMove;
use crate::{lang, tr};

#[derive(Default)]
pub struct Games {
    pub(super) moves: Vec<TreeMove>,
    /// The moves as they are written in the language.
    pub(super) parts: Vec<Part>,
    /// The record and the revision of the document from which the moves were read, and the language.
    followed: Option<(RecordId, u64, Language)>,
    pub(super) draft: Option<ExtractionDraft>,
    work: ModalWork<Self>,
}

impl ModalWorker for Games {
    fn work(&mut self) -> &mut ModalWork<Self> {
        &mut self.work
    }

    fn failure() -> &'static str {
        tr!("games-failed")
    }
}

impl Games {
    pub(crate) fn has_moves(&self) -> bool {
        !self.moves.is_empty()
    }

    pub(crate) fn draft(&self) -> Option<&ExtractionDraft> {
        self.draft.as_ref()
    }

    pub(super) fn read_moves(&mut self, shell: &Shell) {
        let document = &shell.document;
        let record = document.record(document.current());
        let now = (record.id(), document.revision(), lang::current());
        if self.followed != Some(now) {
            self.followed = Some(now);
            self.moves = document::record_moves(&record);
            self.parts = parts::parts_of(&self.moves);
        }
    }

    /// Returns the line of a move: the moves to it and, as far as they are known, those after it; also returns the
    /// number of moves to it.
    pub(super) fn line(&self, index: usize) -> (Vec<LegalMove>, usize) {
        let before = |index: &usize| self.moves[*index].before;
        let mut line: Vec<usize> = std::iter::successors(Some(index), before).collect();
        line.reverse();
        let count = line.len();
        let next = |last: &usize| self.moves.iter().position(|each| each.before == Some(*last));
        line.extend(std::iter::successors(next(&index), next));
        (line.into_iter().map(|index| self.moves[index].ply.legal_move).collect(), count)
    }

    /// Returns the move after which the position of the tried moves is; `None` if they leave the known moves.
    pub(super) fn reached(&self, played: &[LegalMove]) -> Option<usize> {
        let mut last = None;
        for legal in played {
            let is_next = |each: &TreeMove| each.before == last && each.ply.legal_move == *legal;
            last = Some(self.moves.iter().position(is_next)?);
        }
        last
    }
}

impl From<ExtractionDraft> for Action {
    fn from(draft: ExtractionDraft) -> Self {
        Self::Choose(Box::new(draft))
    }
}
