//! Opens the dialog of the columns, and changes their roles.

use crate::app::shell::{Command, Dialog, Feature, FeatureRow, Interrupts, Menu, Shell, at, has_no, require};
use crate::document::{ColumnRole, Edit};
use crate::tr;

/// The dialog has no state of its own: it shows the columns of the document.
#[derive(Debug, Default)]
pub struct ColumnsDialog;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    SetRole(usize, ColumnRole),
    Close,
}

impl Feature for ColumnsDialog {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] =
        &[FeatureRow::new(Command::EditColumns, at(Menu::List, 3), |_, shell| shell.dialog = Some(Dialog::Columns))
            .needs(|_, shell| require(shell.document.columns().is_some(), tr!("columns-no-table")))];

    has_no!(end_input, poll, follow, forget);

    fn interrupts(_: &Action) -> Interrupts {
        Interrupts::FIELDS
    }

    fn update(&mut self, action: Action, shell: &mut Shell) {
        match action {
            Action::SetRole(column, role) => _ = shell.document.apply(Edit::SetColumnRole { column, role }),
            Action::Close => shell.dialog = None,
        }
    }
}
