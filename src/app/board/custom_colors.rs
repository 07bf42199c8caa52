//! Custom square colors, edited as text and with sliders.

use crate::diagram::{Rgb, SquareColors};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ColorDraft {
    /// Light squares, then dark ones.
    pub paints: [ColorInput; 2],
    /// `true` if the sliders edit the dark squares.
    pub is_dark: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ColorInput {
    pub typed: String,
    /// Hue, saturation and brightness, each from 0 to 1. They are kept besides the text because gray has no hue.
    pub sliders: [f32; 3],
}

impl ColorInput {
    fn from_color(color: Rgb) -> Self {
        Self { typed: color.to_string(), sliders: hsv_from_rgb(color) }
    }

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
        Self { paints: [squares.light, squares.dark].map(ColorInput::from_color), is_dark: false }
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
