//! Mending the problems of the position.

use super::{Finding, Meaning, Pointed};
use crate::app::shell::Shell;
use crate::app::shell::command::Command;
use crate::app::shell::effect::Effect;
use crate::document::Edit;
use crate::rules;
use crate::tr;

/// What happens in the section that says what the position means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The pointer or the focus is on this problem or fix now, or on none.
    PointAt(Option<Pointed>),
    /// Mend a problem.
    Fix {
        /// Which problem, in the order in which they are shown.
        problem: usize,
        /// Which of its fixes, counted from the likeliest.
        fix: usize,
    },
    /// Explain a problem, counted in the order in which they are shown.
    Explain(usize),
    /// Run a command.
    Run(Command),
}

impl Meaning {
    /// Does what happened in the section. `pointed`: what the pointer or the focus is on.
    pub(in crate::app) fn update(&self, action: Action, pointed: &mut Option<Pointed>, shell: &mut Shell) {
        match action {
            Action::PointAt(now) => *pointed = now,
            Action::Fix { problem, fix } => self.fix(problem, fix, shell),
            Action::Explain(problem) => {
                let finding = self.findings.get(problem);
                shell.effects.extend(finding.map(|finding| Effect::Explain(finding.term())));
            }
            Action::Run(command) => shell.effects.push(Effect::Run(command)),
        }
    }

    /// Applies a fix of a problem, both counted in the order in which they are shown. What is tried is not edited.
    fn fix(&self, problem: usize, fix: usize, shell: &mut Shell) {
        let proposal = self.findings.get(problem).and_then(|finding| finding.fixes.get(fix));
        if let Some(proposal) = proposal.filter(|_| !shell.is_trying() && !shell.is_preview()) {
            shell.document.apply(Edit::Fix(Box::new(proposal.position)));
        }
    }

    /// Mends everything that can be mended in one way only, and says how much that was. A single problem with a
    /// single fix is mended so, too.
    pub(super) fn fix_all(&self, shell: &mut Shell) {
        if let [Finding { fixes, .. }] = &self.findings[..]
            && fixes.len() == 1
        {
            self.fix(0, 0, shell);
            return;
        }
        let Some(position) = self.fix_all else {
            shell.notices.failed(tr!("meaning-no-certain-fix"), None);
            return;
        };
        let left = rules::problems(&position).len();
        let mended = self.findings.len().saturating_sub(left);
        if shell.document.apply(Edit::Fix(Box::new(position))) {
            let sentence = match left {
                0 => tr!("meaning-fixed", count = mended),
                left => tr!("meaning-fixed-some", count = mended, left = left),
            };
            shell.notices.undoable(sentence, shell.document.revision());
        }
    }
}
