//! Plugins of egui: one limits the texture of the letters, and one hides unnamed scroll bars from screen readers.

use egui::{Context, FullOutput, Plugin, RawInput, Role, TextureId, TextureOptions};

/// Maximum width of the texture in pixels. By default it is as wide as the driver allows, which wastes megabytes.
const MAX_TEXTURE_WIDTH: usize = 4096;

/// Keeps the texture of the letters small and unfiltered. Glyphs are rasterized at the pixel size at which they are
/// shown, so filtering changes nothing, but with software rendering it costs a sixth of a frame.
pub(crate) struct Glyphs;

impl Plugin for Glyphs {
    fn debug_name(&self) -> &'static str {
        "glyphs"
    }

    fn setup(&mut self, ctx: &Context) {
        // Prerasterized discs would also be in this texture, and would look jagged without filtering.
        ctx.tessellation_options_mut(|options| options.prerasterized_discs = false);
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        input.max_texture_side = input.max_texture_side.map(|side| side.min(MAX_TEXTURE_WIDTH));
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let letters = output.textures_delta.set.get_mut(&TextureId::default());
        for part in letters.into_iter().flatten() {
            part.options = TextureOptions::NEAREST;
        }
    }
}

pub(crate) struct HiddenScrollBars;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_texture_of_letters_is_small_and_read_without_a_blend() {
        let ctx = Context::default();
        ctx.add_plugin(Glyphs);
        let input = RawInput { max_texture_side: Some(16384), ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| _ = ui.label("Letters"));
        let parts = output.textures_delta.set.get(&TextureId::default()).map_or(&[][..], |parts| parts.as_slice());
        assert!(!parts.is_empty());
        for part in parts {
            assert_eq!(part.options, TextureOptions::NEAREST);
            assert!(part.image.width() <= MAX_TEXTURE_WIDTH, "{} pixels wide", part.image.width());
        }
        output.textures_delta.clear();
    }
}
