//! The scroll bars of the toolkit, which have no names: what they do is done with the keys, so nobody hears of them.

use egui::{Context, FullOutput, Plugin, Role};

/// Takes scroll bars without a name out of what is heard.
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
