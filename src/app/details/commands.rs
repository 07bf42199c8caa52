//! The commands that lead to the details of a record.

use egui::Key;

use super::{Detail, Details};
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, FeatureRow, Menu, Place, Scope, at, plain};
use crate::document::Field;

type Row = FeatureRow<Details>;

const DETAILS: Place = at(Menu::Position, 2).within("Details", 0);

/// The commands that lead to the details of a record.
pub(in crate::app) const COMMANDS: &[Row] = &[
    to_field(
        Command::EditTitle,
        "Edit title",
        "Rename the position; Ctrl+Down goes on to the next title",
        |details, shell| {
            details.edit_title(false, shell);
        },
    )
    .keys(&[plain(Key::F2)]),
    to_field(Command::EditAuthor, "Edit author", "Say who composed the position", |details, shell| {
        details.edit(Detail::Record(Field::Author), shell);
    }),
    to_field(Command::EditSource, "Edit source", "Say where and when the position appeared", |details, shell| {
        details.edit(Detail::Record(Field::Source), shell);
    }),
    to_field(
        Command::EditStipulation,
        "Edit stipulation",
        "Say what is asked for: #2, h#3, win, draw or other words",
        |details, shell| details.edit(Detail::Record(Field::Stipulation), shell),
    ),
    to_field(Command::EditComment, "Edit comment", "Say something about the position", |details, shell| {
        details.edit(Detail::Record(Field::Comment), shell);
    }),
    to_field(
        Command::EditSolution,
        "Edit solution",
        "Write down the moves that solve the position",
        |details, shell| {
            details.edit(Detail::Record(Field::Solution), shell);
        },
    ),
    to_field(
        Command::EditFileTitle,
        "Edit title of file",
        "Say what the file is called, and what else there is to say of it, in the comments at its top",
        |details, shell| details.edit(Detail::File, shell),
    ),
];

const fn to_field(command: Command, name: &'static str, tip: &'static str, run: fn(&mut Details, &mut Shell)) -> Row {
    Row::named(command, name, tip).runs(DETAILS, run).scope(Scope::Editing).opens_field()
}
