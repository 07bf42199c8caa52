//! The number field.

use std::ops::RangeInclusive;

use egui::{DragValue, Ui, WidgetInfo, vec2};

use crate::app::fields::Action;
use crate::app::ui::theme::{metrics, palette};
use crate::document::Edit;

pub(super) fn number(
    ui: &mut Ui,
    ((name, tip), width): ((&str, &str), f32),
    value: u16,
    range: RangeInclusive<u16>,
    edit: fn(u16) -> Edit,
    actions: &mut Vec<Action>,
) {
    let mut changed = value;
    ui.style_mut().drag_value_text_style = egui::TextStyle::Monospace;
    ui.spacing_mut().interact_size = vec2(width, metrics::FIELD);
    let field = palette(ui.visuals()).field;
    ui.visuals_mut().widgets.inactive.weak_bg_fill = field;
    let field = DragValue::new(&mut changed).range(range).speed(0.2);
    let response = ui.add(field);
    response.widget_info(|| {
        let mut info = WidgetInfo::drag_value(true, f64::from(value));
        info.label = Some(name.to_owned());
        info
    });
    if changed != value {
        actions.push(Action::EditNumber(edit(changed)));
    }
    if response.drag_stopped() || response.lost_focus() {
        actions.push(Action::EndNumber);
    }
    response.on_hover_text(tip);
}
