//! The duties of a feature.
//!
//! None has a default, so that a feature that forgets one does not compile. Those that a feature does not have are
//! listed in `has_no!`.

use crate::app::shell::Shell;
use crate::app::shell::command::FeatureRow;
use crate::app::shell::pending_input::Interrupts;

pub trait Feature: Default + 'static {
    type Action;

    const COMMANDS: &'static [FeatureRow<Self>];

    fn update(&mut self, action: Self::Action, shell: &mut Shell);

    /// Returns the pending input that an action ends before it runs.
    fn interrupts(action: &Self::Action) -> Interrupts;

    /// Takes or drops pending input of these kinds.
    fn end_input(&mut self, ended: Interrupts, shell: &mut Shell);

    /// Takes the next result of background work. It is called in each frame until there is none.
    fn poll(&mut self, shell: &mut Shell) -> Polled<Self::Action>;

    /// Updates everything derived from the document, and what others read in the shell.
    fn follow(&mut self, shell: &mut Shell);

    /// Resets the state for another document. `is_reload`: the same file was read again.
    fn forget(&mut self, is_reload: bool, shell: &mut Shell);
}

#[derive(Clone, Debug, PartialEq)]
pub enum Polled<A> {
    Nothing,
    Changed,
    /// A result to handle like an action of the user.
    Act(A),
}

impl<A> Polled<A> {
    pub(in crate::app) const fn from_change(is_changed: bool) -> Self {
        if is_changed { Self::Changed } else { Self::Nothing }
    }

    pub(in crate::app) fn map<B>(self, wrap: impl FnOnce(A) -> B) -> Polled<B> {
        match self {
            Self::Nothing => Polled::Nothing,
            Self::Changed => Polled::Changed,
            Self::Act(action) => Polled::Act(wrap(action)),
        }
    }
}

/// Declares in `impl Feature` that the feature does not have these duties.
macro_rules! has_no {
    ($($duty:ident),+) => {
        $(has_no!(@$duty);)+
    };
    (@commands) => {
        const COMMANDS: &'static [crate::app::shell::command::FeatureRow<Self>] = &[];
    };
    (@end_input) => {
        fn end_input(&mut self, _: crate::app::shell::pending_input::Interrupts, _: &mut crate::app::shell::Shell) {}
    };
    (@poll) => {
        fn poll(&mut self, _: &mut crate::app::shell::Shell) -> crate::app::shell::feature::Polled<Self::Action> {
            crate::app::shell::feature::Polled::Nothing
        }
    };
    (@follow) => {
        fn follow(&mut self, _: &mut crate::app::shell::Shell) {}
    };
    (@forget) => {
        fn forget(&mut self, _: bool, _: &mut crate::app::shell::Shell) {}
    };
}

pub(in crate::app) use has_no;
