//! The table of features. A macro makes from it the state, the actions, and the functions that call all features.

use super::analysing::Analysing;
use super::board_editor::BoardEditor;
use super::columns::ColumnsDialog;
use super::command::{AnyRow, Command, feature_rows};
use super::comparing::ComparisonState;
use super::details::Details;
use super::diagnosis::Diagnosis;
use super::exporting::Exporting;
use super::fen_box::FenBox;
use super::fields::Fields;
use super::games::Games;
use super::help::Help;
use super::list::ListState;
use super::operations::Operations;
use super::proving::Proving;
use super::puzzles::Puzzles;
use super::repairing::Repairing;
use super::sending::Sending;
use super::solving::Solving;
use super::trying::Trying;
use super::welcome::Welcome;
use super::window::Window;
use super::{file, paste, picture, setup};
use crate::app::shell::{Effect, Feature, Interrupts, Polled, Shell};

type Poll = fn(&mut State) -> Polled<Action>;

macro_rules! features {
    ($($name:ident: $feature:ty, $variant:ident;)+) => {
        pub struct State {
            pub shell: Shell,
            $(pub $name: $feature,)+
        }

        #[derive(Clone, Debug, PartialEq)]
        pub enum Action {
            Run(Command),
            $($variant(<$feature as Feature>::Action),)+
        }

        pub(super) const POLLS: &[Poll] = &[$(|state| state.$name.poll(&mut state.shell).map(Action::$variant),)+];

        impl State {
            pub(super) fn from_shell(shell: Shell) -> Self {
                Self { shell, $($name: Default::default(),)+ }
            }

            pub(super) fn update(&mut self, action: Action) {
                match action {
                    Action::Run(command) => self.shell.effects.push(Effect::Run(command)),
                    $(Action::$variant(action) => self.$name.update(action, &mut self.shell),)+
                }
            }

            pub(super) fn end_input_of_features(&mut self, ended: Interrupts) {
                $(self.$name.end_input(ended, &mut self.shell);)+
            }

            pub(super) fn follow_features(&mut self) {
                $(self.$name.follow(&mut self.shell);)+
            }

            pub(super) fn forget_document(&mut self, is_reload: bool) {
                $(self.$name.forget(is_reload, &mut self.shell);)+
            }
        }

        impl Action {
            pub(super) fn interrupts(&self) -> Interrupts {
                match self {
                    Self::Run(command) => command.interrupts(),
                    $(Self::$variant(action) => <$feature>::interrupts(action),)+
                }
            }
        }

        pub(super) fn command_rows() -> Vec<AnyRow> {
            let mut rows = Vec::new();
            $(rows.extend(feature_rows(<$feature>::COMMANDS, |all| &all.$name, |all| (&mut all.$name, &mut all.shell)));)+
            rows
        }
    };
}

// A row has the name of the field in `State`, the feature's type, and its variant of `Action`. All features are called
// in this order. The FEN box and try mode follow the document early, since they decide which position is shown. The
// edited text fields (operations, details) end after all other input.
features! {
    file: file::State, File;
    fen: FenBox, Fen;
    trial: Trying, Trial;
    puzzles: Puzzles, Puzzles;
    list: ListState, List;
    columns: ColumnsDialog, Columns;
    games: Games, Games;
    fields: Fields, Fields;
    board_editor: BoardEditor, Board;
    operations: Operations, Operations;
    details: Details, Details;
    proving: Proving, Proving;
    meaning: Diagnosis, Meaning;
    solving: Solving, Solving;
    repairing: Repairing, Repairing;
    analysing: Analysing, Analysing;
    comparing: ComparisonState, Comparing;
    picture: picture::State, Picture;
    paste: paste::State, Paste;
    exporting: Exporting, Export;
    set_up: setup::State, SetUp;
    sending: Sending, Sending;
    help: Help, Help;
    welcome: Welcome, Welcome;
    window: Window, Window;
}
