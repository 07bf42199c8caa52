//! The choice of a piece set and board colors, and custom colors, which are edited as text and with sliders.

use super::BoardEditor;
use crate::app::shell::{Dialog, Shell};
use crate::app::ui::BoardStyle;
use crate::diagram::{Coloring, Rgb, SquareColors};

#[derive(Clone, Debug, PartialEq)]
pub enum StyleAction {
    Choose(BoardStyle),
    EditColors,
    SetColors(ColorDraft),
    Accept,
    Cancel,
}

impl BoardEditor {
    pub(super) fn ask_style(&mut self, shell: &mut Shell) {
        self.style_before = shell.settings.board_style();
        shell.dialog = Some(Dialog::BoardStyle);
    }

    /// Opens the editor of custom colors. Changes in it show immediately on all boards.
    pub(super) fn edit_colors(&mut self, shell: &mut Shell) {
        self.style_before = shell.settings.board_style();
        self.open_color_editor(shell);
    }

    fn open_color_editor(&mut self, shell: &mut Shell) {
        let squares = shell.settings.initial_own_colors();
        self.color_draft = ColorDraft::from_squares(squares);
        shell.settings.coloring = Coloring::Custom(squares);
        shell.dialog = Some(Dialog::OwnColors);
    }

    /// Handles the two style dialogs. A choice shows immediately. Cancelling restores the earlier style.
    pub(super) fn update_style(&mut self, action: StyleAction, shell: &mut Shell) {
        if !matches!(shell.dialog, Some(Dialog::BoardStyle | Dialog::OwnColors)) {
            return;
        }
        match action {
            StyleAction::Choose(style) => return show_style(style, shell),
            StyleAction::EditColors => return self.open_color_editor(shell),
            StyleAction::SetColors(mixture) => {
                if let Some(squares) = mixture.squares() {
                    shell.settings.coloring = Coloring::Custom(squares);
                }
                self.color_draft = mixture;
                return;
            }
            StyleAction::Accept => {
                shell.settings.keep_own_colors();
                shell.store_settings();
            }
            StyleAction::Cancel => show_style(self.style_before, shell),
        }
        shell.dialog = None;
    }
}

fn show_style(style: BoardStyle, shell: &mut Shell) {
    shell.settings.pieces = style.pieces;
    shell.settings.coloring = style.coloring;
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ColorDraft {
    /// The color of the light squares, then the color of the dark squares.
    pub paints: [ColorInput; 2],
    pub is_dark: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ColorInput {
    pub typed: String,
    /// Hue, saturation and brightness, each from 0 to 1. Stored in addition to the text, because a gray has no hue.
    pub sliders: [f32; 3],
}

impl ColorInput {
    pub fn color(&self) -> Option<Rgb> {
        self.typed.parse().ok()
    }

    pub fn last_valid(&self) -> Rgb {
        rgb_from_hsv(self.sliders)
    }

    pub fn with_slider(&self, index: usize, share: f32) -> Rgb {
        let mut sliders = self.sliders;
        sliders[index] = share;
        rgb_from_hsv(sliders)
    }

    pub(super) fn update_sliders(&mut self) {
        if let Some(color) = self.color() {
            self.sliders = hsv_from_rgb(color);
        }
    }

    pub(super) fn update_text(&mut self) {
        self.typed = rgb_from_hsv(self.sliders).to_string();
    }
}

impl ColorDraft {
    pub fn from_squares(squares: SquareColors) -> Self {
        Self {
            paints: [squares.light, squares.dark]
                .map(|color| ColorInput { typed: color.to_string(), sliders: hsv_from_rgb(color) }),
            is_dark: false,
        }
    }

    pub fn squares(&self) -> Option<SquareColors> {
        let [light, dark] = &self.paints;
        Some(SquareColors { light: light.color()?, dark: dark.color()? })
    }
}

fn hsv_from_rgb(Rgb(red, green, blue): Rgb) -> [f32; 3] {
    let [red, green, blue] = [red, green, blue].map(|channel| f32::from(channel) / 255.0);
    let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
    let range = most - least;
    if range <= 0.0 {
        return [0.0, 0.0, most];
    }
    let sixths = if red >= most {
        ((green - blue) / range).rem_euclid(6.0)
    } else if green >= most {
        (blue - red) / range + 2.0
    } else {
        (red - green) / range + 4.0
    };
    [sixths / 6.0, range / most, most]
}

fn rgb_from_hsv([hue, saturation, brightness]: [f32; 3]) -> Rgb {
    let channel = |shift: f32| {
        let sixths = (shift + hue * 6.0) % 6.0;
        let away = sixths.min(4.0 - sixths).clamp(0.0, 1.0);
        (255.0 * brightness * (1.0 - saturation * away)).round() as u8
    };
    Rgb(channel(5.0), channel(3.0), channel(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sliders_and_colours_are_the_same_colour() {
        let levels = || (0..=255_u8).step_by(17);
        for (red, green) in levels().flat_map(|red| levels().map(move |green| (red, green))) {
            for color in levels().map(|blue| Rgb(red, green, blue)) {
                assert_eq!(rgb_from_hsv(hsv_from_rgb(color)), color);
            }
        }
        assert_eq!(rgb_from_hsv([1.0, 1.0, 1.0]), Rgb(255, 0, 0), "the end of the hues is their beginning");
    }
}
