//! Accessibility properties beyond those that widgets report themselves: enclosing region, index, state, description.

use egui::accesskit::{HasPopup, Node, Rect as Bounds};
use egui::{Id, Popup, Rect, Response, Role, Sense, Ui, UiBuilder, UiKind};

/// A named region of the window. In the accessibility tree it is the parent of the widgets drawn in it.
#[must_use]
pub(crate) struct NamedRegion<'a> {
    role: Role,
    name: &'a str,
    widget: Option<(Id, Sense)>,
    place: Option<Rect>,
    description: String,
    size: Option<usize>,
    index: Option<usize>,
}

impl<'a> NamedRegion<'a> {
    pub(crate) const fn new(role: Role, name: &'a str) -> Self {
        Self { role, name, widget: None, place: None, description: String::new(), size: None, index: None }
    }

    /// Makes the region itself a widget with this id.
    pub(crate) fn with_widget(self, id: Id, sense: Sense) -> Self {
        Self { widget: Some((id, sense)), ..self }
    }

    pub(crate) fn with_rect(self, place: Rect) -> Self {
        Self { place: Some(place), ..self }
    }

    pub(crate) fn with_description(self, description: String) -> Self {
        Self { description, ..self }
    }

    /// Sets the number of items in the region, including items that are not drawn.
    pub(crate) fn with_size(self, size: usize) -> Self {
        Self { size: Some(size), ..self }
    }

    pub(crate) fn with_index(self, index: usize) -> Self {
        Self { index: Some(index), ..self }
    }

    pub(crate) fn show<R>(self, ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> R {
        let builder = UiBuilder::new().accessibility_role(self.role);
        let builder = if self.name.is_empty() { builder } else { builder.accessibility_label(self.name) };
        let builder = match self.widget {
            Some((id, sense)) => builder.scope_id(id).sense(sense),
            None => builder,
        };
        if let Some(place) = self.place {
            let mut inner = ui.new_child(builder.max_rect(place));
            let drawn = draw(&mut inner);
            self.write_node(&inner, place);
            return drawn;
        }
        let shown = ui.scope_builder(builder, |ui| {
            let drawn = draw(ui);
            self.write_node(ui, ui.min_rect());
            drawn
        });
        shown.inner
    }

    fn write_node(self, ui: &Ui, place: Rect) {
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_bounds(bounds(place));
            if !self.description.is_empty() {
                node.set_description(self.description);
            }
            if let Some(size) = self.size {
                node.set_size_of_set(size);
            }
            if let Some(index) = self.index {
                node.set_position_in_set(index);
            }
        });
    }
}

fn bounds(place: Rect) -> Bounds {
    Bounds { x0: place.left().into(), y0: place.top().into(), x1: place.right().into(), y1: place.bottom().into() }
}

/// Edits the accessibility node of a widget, if a screen reader is active. `write` must not use the locked context.
pub(crate) fn edit_node(response: &Response, write: impl FnOnce(&mut Node)) {
    response.ctx.accesskit_node_builder(response.id, write);
}

/// Sets the text that a screen reader reads after name, role and state. `words` runs only if a screen reader is active.
pub(crate) fn describe(response: &Response, words: impl FnOnce() -> String) {
    if response.ctx.has_accesskit_node(response.id) {
        let words = words();
        edit_node(response, |node| node.set_description(words));
    }
}

pub(crate) fn mark_option(response: &Response, is_selected: bool, index: usize) {
    edit_node(response, |node| {
        node.set_role(Role::ListBoxOption);
        node.clear_toggled();
        node.set_selected(is_selected);
        node.set_position_in_set(index);
    });
}

pub(crate) fn mark_menu_button(response: &Response) {
    let is_open = Popup::is_id_open(&response.ctx, Popup::default_response_id(response));
    edit_node(response, |node| {
        node.set_has_popup(HasPopup::Menu);
        node.set_expanded(is_open);
    });
}

/// Gives a plain button the role of an entry of a menu or of the menu bar.
pub(crate) fn menu_item(response: &Response) {
    edit_node(response, |node| node.set_role(Role::MenuItem));
}

pub(crate) fn set_role(ui: &Ui, role: Role) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_role(role));
}

/// Names the panel that is being drawn. If a dialog covers the panel, also hides the panel from screen readers.
pub(crate) fn name_panel(ui: &Ui, name: &str, is_covered: bool) {
    edit_enclosing(ui, &|kind| kind.is_panel(), |node| {
        node.set_label(name);
        if is_covered {
            node.set_hidden();
        }
    });
}

pub(crate) fn name_dialog(ui: &Ui, name: &str) {
    edit_enclosing(ui, &|kind| kind == UiKind::Modal, |node| {
        node.set_label(name);
        node.set_modal();
    });
}

/// Sets `words`, the question or explanation below the title, as the description of the dialog.
pub(crate) fn describe_dialog(ui: &Ui, words: String) {
    edit_enclosing(ui, &|kind| kind == UiKind::Modal, |node| node.set_description(words));
}

/// Names the menu or drop-down that is being drawn, and sets the number of its entries.
pub(crate) fn name_menu(ui: &Ui, name: &str, size: usize) {
    edit_enclosing(ui, &|kind| matches!(kind, UiKind::Menu | UiKind::Popup), |node| {
        node.set_label(name);
        node.set_size_of_set(size);
    });
}

fn edit_enclosing(ui: &Ui, is_meant: &dyn Fn(UiKind) -> bool, write: impl FnOnce(&mut Node)) {
    if let Some(found) = ui.stack().iter().find(|ui| ui.kind().is_some_and(is_meant)) {
        ui.ctx().accesskit_node_builder(found.unique_id, write);
    }
}
