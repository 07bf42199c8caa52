//! Hides scroll bars from screen readers: those of egui have no names, and keys scroll as well.

use egui::{Context, FullOutput, Plugin, Role};

#[derive(Debug)]
pub(in crate::app) struct HiddenScrollBars;

impl Plugin for HiddenScrollBars {
    fn debug_name(&self) -> &'static str {
        "scroll bars"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let nodes = output.platform_output.accesskit_update.iter_mut().flat_map(|update| &mut update.nodes);
        for (_, node) in nodes.filter(|(_, node)| node.role() == Role::ScrollBar && node.label().is_none()) {
            node.set_hidden();
        }
    }
}
