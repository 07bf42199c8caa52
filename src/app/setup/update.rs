//! Handles the set-up dialog, and transforms the position.

use super::size::{Fill, parse_size};
use super::state::{parse_start, random_number};
use super::{SetUpDraft, State, commands};
use crate::app::shell::library;
use crate::app::shell::{Command, Dialog, Effect, Feature, FeatureRow, Interrupts, Shell, has_no};
use crate::app::ui::FieldEvent;
use crate::board::{Color, DroppedPart, Position, Size, Transform, chess960};
use crate::document::Edit;
use crate::wording::{Sentence, describe_dropped};
use crate::{rules, tr};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Type(String),
    Row(usize),
    Fill(Fill),
    Draw,
    Confirm,
    Cancel,
}

impl From<FieldEvent> for Action {
    fn from(event: FieldEvent) -> Self {
        match event {
            FieldEvent::Typed(text) => Self::Type(text),
            FieldEvent::Entered => Self::Confirm,
            FieldEvent::Row(row) => Self::Row(row),
        }
    }
}

impl State {
    pub(super) fn open_dialog(&mut self, command: Command, shell: &mut Shell) {
        self.draft = Some(SetUpDraft::for_command(command, shell));
        shell.dialog = Some(Dialog::SetUp);
    }
}

impl Feature for State {
    type Action = Action;

    const COMMANDS: &'static [FeatureRow<Self>] = commands::COMMANDS;

    has_no!(end_input, poll, follow, forget);

    fn interrupts(_: &Action) -> Interrupts {
        Interrupts::TYPING
    }

    /// Handles an action of the dialog. The dialog stays open if the position cannot be set up.
    fn update(&mut self, action: Action, shell: &mut Shell) {
        let Some(draft) = self.draft.as_mut().filter(|_| shell.dialog == Some(Dialog::SetUp)) else { return };
        match (action, draft) {
            (Action::Type(text), draft) => draft.type_text(text),
            (Action::Row(chosen), SetUpDraft::Library { row, .. }) => *row = chosen,
            (Action::Draw, SetUpDraft::Chess960 { text }) => *text = random_number().to_string(),
            (Action::Fill(chosen), SetUpDraft::Board { fill, .. }) => *fill = chosen,
            (Action::Confirm, SetUpDraft::Board { size, fill }) => {
                let (size, fill) = (parse_size(size), *fill);
                set_up_board(size.and_then(|size| fill.resize(shell.document.working_position(), size)), shell);
            }
            (Action::Confirm, SetUpDraft::Chess960 { text }) => set_up(parse_start(text), shell),
            (Action::Confirm, SetUpDraft::Library { filter, row }) => {
                set_up(library::search(filter).get(*row).map(|named| named.position), shell);
            }
            (Action::Confirm, SetUpDraft::Random { size, material, why }) => {
                match rules::random(*size, material, fastrand::u64(..)) {
                    Ok(position) => {
                        shell.settings.random_material = std::mem::take(material);
                        shell.store_settings();
                        set_up(Some(position), shell);
                    }
                    Err(error) => *why = Some(error.sentence()),
                }
            }
            (Action::Cancel, _) => shell.dialog = None,
            (Action::Row(_) | Action::Draw | Action::Fill(_), _) => {}
        }
    }
}

fn set_up(position: Option<Position>, shell: &mut Shell) {
    if let Some(position) = position {
        shell.dialog = None;
        replace_position(Edit::SetUp(Box::new(position)), shell);
    }
}

/// Sets up a board of another size and reports the pieces that did not fit.
fn set_up_board(board: Option<(Position, Vec<DroppedPart>)>, shell: &mut Shell) {
    let Some((position, dropped)) = board else { return };
    shell.dialog = None;
    if shell.document.apply(Edit::SetUp(Box::new(position)))
        && let Some(sentence) = describe_dropped(&dropped)
    {
        shell.notices.lost(sentence, shell.document.revision());
    }
}

pub(super) fn set_up_start(files: u8, ranks: u8, shell: &mut Shell) {
    set_up(Size::new(files, ranks).and_then(Position::start_for_size), shell);
}

pub(super) fn replace_position(edit: Edit, shell: &mut Shell) {
    shell.effects.push(Effect::ReplacePosition(edit));
}

pub(super) fn random_chess960(shell: &mut Shell) {
    if let Some(position) = chess960(random_number()) {
        replace_position(Edit::SetUp(Box::new(position)), shell);
    }
}

pub(super) fn transform(transform: Transform, shell: &mut Shell) {
    let before = *shell.document.working_position();
    let Some((after, dropped)) = transform.apply(&before) else { return };
    if !shell.document.apply(Edit::Transform(transform)) {
        return;
    }
    let revision = shell.document.revision();
    if let Some(sentence) = describe_dropped(&dropped) {
        shell.notices.lost(sentence, revision);
    } else if after.is_chess960() && !before.is_chess960() {
        shell.notices.undoable(why_chess960(&after), revision);
    }
}

/// Explains why castling needs Chess960 rules after a transform.
fn why_chess960(position: &Position) -> String {
    let castlers = Color::ALL.into_iter().filter(|color| position.castling.files(*color).next().is_some());
    let mut kings = castlers.filter_map(|color| position.board.castling_king(color));
    let first = kings.next().filter(|king| king.file != position.board.size().king_file());
    match (first, kings.next()) {
        (Some(king), Some(other)) if king.file == other.file => tr!("setup-chess960-kings", file = king.file_letter()),
        (Some(king), None) => tr!("setup-chess960-king", square = king.to_string()),
        _ => tr!("setup-chess960-rooks").to_owned(),
    }
}
