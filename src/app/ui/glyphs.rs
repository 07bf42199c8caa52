//! The texture that all letters are taken from.

use egui::{Context, FullOutput, Plugin, RawInput, TextureId, TextureOptions};

/// How wide it may be. It is as wide as the driver lets it be otherwise, which takes megabytes for empty rows.
const MOST: usize = 4096;

/// Keeps it small, and lets each pixel be read from one place of it: letters are drawn for the pixels that they are
/// shown on, so a blend of four says nothing new, and where the processor paints it costs a sixth of a frame.
#[derive(Debug)]
pub(in crate::app) struct Glyphs;

impl Plugin for Glyphs {
    fn debug_name(&self) -> &'static str {
        "glyphs"
    }

    fn setup(&mut self, ctx: &Context) {
        // Round shapes in that texture are no letters and would get steps.
        ctx.tessellation_options_mut(|options| options.prerasterized_discs = false);
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        input.max_texture_side = input.max_texture_side.map(|side| side.min(MOST));
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let letters = output.textures_delta.set.get_mut(&TextureId::default());
        for part in letters.into_iter().flatten() {
            part.options = TextureOptions::NEAREST;
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
            assert!(part.image.width() <= MOST, "{} pixels wide", part.image.width());
        }
        output.textures_delta.clear();
    }
}
