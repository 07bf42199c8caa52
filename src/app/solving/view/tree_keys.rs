//! The keys of the tree: arrows move, open and close, and the board follows; Enter shows a row again.

use egui::{Event, Key, Modifiers, Ui};

use crate::app::solving::tree::Tree;
use crate::app::solving::{Action, Branches, NodeId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TreeKeyAction {
    MoveTo(usize),
    Run(Action),
}

const KEYS: [Key; 8] =
    [Key::ArrowUp, Key::ArrowDown, Key::ArrowRight, Key::ArrowLeft, Key::Home, Key::End, Key::Enter, Key::Space];

/// Takes the keys of this frame in order, so that no widget gets them as well.
pub(super) fn read(ui: &Ui) -> Vec<Key> {
    let mut keys = Vec::new();
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Key { key, pressed: true, modifiers: Modifiers::NONE, .. } if KEYS.contains(key) => {
                keys.push(*key);
                false
            }
            _ => true,
        });
    });
    keys
}

pub(super) fn key_action(tree: &Tree, lines: &[(usize, NodeId)], row: usize, key: Key) -> Option<TreeKeyAction> {
    let (depth, id) = *lines.get(row)?;
    let node = tree.node(id)?;
    let last = lines.len().checked_sub(1)?;
    let toggle = || Some(TreeKeyAction::Run(Action::Toggle(id)));
    match key {
        Key::ArrowUp => row.checked_sub(1).map(TreeKeyAction::MoveTo),
        Key::ArrowDown => (row < last).then_some(TreeKeyAction::MoveTo(row + 1)),
        Key::Home => Some(TreeKeyAction::MoveTo(0)),
        Key::End => Some(TreeKeyAction::MoveTo(last)),
        // Opens, or moves to the first child.
        Key::ArrowRight => match &node.branches {
            Branches::Unexpanded | Branches::Collapsed(_) => toggle(),
            Branches::Open(below) => (!below.is_empty()).then_some(TreeKeyAction::MoveTo(row + 1)),
            Branches::None | Branches::Expanding => None,
        },
        // Closes, or moves to the parent.
        Key::ArrowLeft if matches!(node.branches, Branches::Open(_)) => toggle(),
        Key::ArrowLeft => lines.get(..row)?.iter().rposition(|(above, _)| *above < depth).map(TreeKeyAction::MoveTo),
        _ if node.moves.is_some() => Some(TreeKeyAction::Run(Action::Show(id))),
        _ if node.branches == Branches::None => None,
        _ => toggle(),
    }
}
