//! Mending the problems of the position.

use crate::app::App;
use crate::app::meaning::Finding;
use crate::app::ui::words;
use crate::document::Edit;
use crate::rules;

impl App {
    /// Applies a fix of a problem, both counted in the order in which they are shown. What is tried is not edited.
    pub(in crate::app) fn fix(&mut self, problem: usize, fix: usize) {
        let state = &mut self.state;
        if state.trial.is_some() || state.is_preview() {
            return;
        }
        state.hands.give_up(&mut state.shell.document);
        let proposal = state.meaning.findings.get(problem).and_then(|finding| finding.fixes.get(fix));
        if let Some(proposal) = proposal {
            state.shell.document.apply(Edit::Fix(Box::new(proposal.position)));
        }
    }

    /// Mends everything that can be mended in one way only, and says how much that was. A single problem with a
    /// single fix is mended so, too.
    pub(in crate::app) fn fix_all(&mut self) {
        if let [Finding { fixes, .. }] = &self.state.meaning.findings[..]
            && fixes.len() == 1
        {
            self.fix(0, 0);
            return;
        }
        let state = &mut self.state;
        let Some(position) = state.meaning.fix_all else {
            state.shell.notices.failed("No fix is beyond doubt; choose one beside its problem", None);
            return;
        };
        let left = rules::problems(&position).len();
        let mended = state.meaning.findings.len().saturating_sub(left);
        if state.shell.document.apply(Edit::Fix(Box::new(position))) {
            let mut sentence = words::counted(mended, "problem was fixed", "problems were fixed");
            if left > 0 {
                sentence = format!("{sentence}, {left} left");
            }
            state.shell.notices.undoable(sentence, state.shell.document.revision());
        }
    }
}
