//! The commands that edit the details of a record.

use egui::Key;

use super::{Detail, Details};
use crate::app::shell::Shell;
use crate::app::shell::command::{Command, CommandScope, FeatureRow, Menu, MenuPlace, at, plain};
use crate::document::Field;

type Row = FeatureRow<Details>;

const DETAILS: MenuPlace = at(Menu::Position, 2).within("menu-details", 0);

pub(in crate::app) const COMMANDS: &[Row] = &[
    to_field(Command::EditTitle, |details, shell| {
        details.edit_title(false, shell);
    })
    .keys(&[plain(Key::F2)]),
    to_field(Command::EditAuthor, |details, shell| {
        details.edit(Detail::Record(Field::Author), shell);
    }),
    to_field(Command::EditSource, |details, shell| {
        details.edit(Detail::Record(Field::Source), shell);
    }),
    to_field(Command::EditStipulation, |details, shell| details.edit(Detail::Record(Field::Stipulation), shell)),
    to_field(Command::EditComment, |details, shell| {
        details.edit(Detail::Record(Field::Comment), shell);
    }),
    to_field(Command::EditSolution, |details, shell| {
        details.edit(Detail::Record(Field::Solution), shell);
    }),
    to_field(Command::EditFileTitle, |details, shell| details.edit(Detail::File, shell)),
];

const fn to_field(command: Command, run: fn(&mut Details, &mut Shell)) -> Row {
    Row::new(command, DETAILS, run).scope(CommandScope::BeginEdit).opens_field()
}
