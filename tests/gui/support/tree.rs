//! The accessibility tree.

use egui::Rect;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::NodeT;

/// A node of the accessibility tree.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) name: String,
    pub(crate) value: String,
    pub(crate) role: Role,
    pub(crate) rect: Rect,
    pub(crate) enabled: bool,
    /// Selected or ticked.
    pub(crate) selected: bool,
    pub(crate) focused: bool,
}

impl Node {
    /// Reads a node that has bounds and a name or a value.
    pub(crate) fn read(node: &egui_kittest::Node<'_>) -> Option<Self> {
        let data = node.accesskit_node();
        let (name, value) = (data.label().unwrap_or_default(), data.value().unwrap_or_default());
        // The nodes below a dialog are visible, but screen readers ignore them.
        if data.data().is_hidden() || data.bounding_box().is_none() || name.is_empty() && value.is_empty() {
            return None;
        }
        Some(Self {
            name,
            value,
            role: data.role(),
            rect: node.rect(),
            enabled: !data.is_disabled(),
            selected: data.is_selected() == Some(true) || data.toggled() == Some(Toggled::True),
            focused: data.is_focused(),
        })
    }

    /// Returns `true` for controls, and `false` for nodes that can only be read.
    pub(crate) fn is_control(&self) -> bool {
        !matches!(
            self.role,
            Role::Label
                | Role::TextRun
                | Role::GenericContainer
                | Role::Window
                | Role::Unknown
                | Role::Group
                | Role::List
                | Role::ListItem
                | Role::RadioGroup
                | Role::Toolbar
                | Role::MenuBar
                | Role::Alert
                | Role::Status
                | Role::TabList
                | Role::TabPanel
        )
    }
}
