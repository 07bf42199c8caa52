//! The keys of the tree: arrows walk, open and close, and the board goes along; Enter shows a row again.

use egui::{Key, Modifiers, Ui};

use crate::app::solving::{Action, Branches, NodeId, Tree};

/// A key that means something in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TreeKey {
    Up,
    Down,
    /// Opens, or goes to the first branch.
    Right,
    /// Closes, or goes to what it belongs to.
    Left,
    Home,
    End,
    Enter,
}

/// What a key leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// To another row.
    To(usize),
    /// Something is to be done.
    Do(Action),
}

/// The keys of this frame, in their order; no widget gets them as well.
pub(super) fn read(ui: &Ui) -> Vec<TreeKey> {
    let mut keys = Vec::new();
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let egui::Event::Key { key, pressed: true, modifiers: Modifiers::NONE, .. } = event else { return true };
            let key = named(*key);
            keys.extend(key);
            key.is_none()
        });
    });
    keys
}

const fn named(key: Key) -> Option<TreeKey> {
    Some(match key {
        Key::ArrowUp => TreeKey::Up,
        Key::ArrowDown => TreeKey::Down,
        Key::ArrowRight => TreeKey::Right,
        Key::ArrowLeft => TreeKey::Left,
        Key::Home => TreeKey::Home,
        Key::End => TreeKey::End,
        Key::Enter | Key::Space => TreeKey::Enter,
        _ => return None,
    })
}

/// What a key means at a row of these lines of the tree.
pub(super) fn meaning(tree: &Tree, lines: &[(usize, NodeId)], row: usize, key: TreeKey) -> Option<Step> {
    let (depth, id) = *lines.get(row)?;
    let node = tree.node(id)?;
    let last = lines.len().checked_sub(1)?;
    let toggle = || Some(Step::Do(Action::Toggle(id)));
    match key {
        TreeKey::Up => row.checked_sub(1).map(Step::To),
        TreeKey::Down => (row < last).then_some(Step::To(row + 1)),
        TreeKey::Home => Some(Step::To(0)),
        TreeKey::End => Some(Step::To(last)),
        TreeKey::Right => match &node.branches {
            Branches::Closed | Branches::Folded(_) => toggle(),
            Branches::Open(below) => (!below.is_empty()).then_some(Step::To(row + 1)),
            Branches::None | Branches::Coming => None,
        },
        TreeKey::Left if matches!(node.branches, Branches::Open(_)) => toggle(),
        TreeKey::Left => lines.get(..row)?.iter().rposition(|(above, _)| *above < depth).map(Step::To),
        TreeKey::Enter if node.moves.is_some() => Some(Step::Do(Action::Show(id))),
        TreeKey::Enter if node.branches == Branches::None => None,
        TreeKey::Enter => toggle(),
    }
}
