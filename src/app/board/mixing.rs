//! Custom square colors, edited as text and with sliders.

use crate::diagram::{Rgb, Squares};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Mixture {
    /// Light squares, then dark ones.
    pub paints: [Paint; 2],
    /// `true` if the sliders edit the dark squares.
    pub is_dark: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Paint {
    pub typed: String,
    /// Hue, saturation and brightness, each from 0 to 1. They are kept besides the text because gray has no hue.
    pub sliders: [f32; 3],
}

impl Paint {
    fn of(color: Rgb) -> Self {
        Self { typed: color.to_string(), sliders: sliders_of(color) }
    }

    pub fn color(&self) -> Option<Rgb> {
        self.typed.parse().ok()
    }

    /// Returns the last valid color.
    pub fn shown(&self) -> Rgb {
        color_of(self.sliders)
    }

    /// Returns the color with one of the sliders moved to `share`.
    pub fn with_slider(&self, index: usize, share: f32) -> Rgb {
        let mut sliders = self.sliders;
        sliders[index] = share;
        color_of(sliders)
    }

    pub(super) fn follow_text(&mut self) {
        if let Some(color) = self.color() {
            self.sliders = sliders_of(color);
        }
    }

    pub(super) fn follow_sliders(&mut self) {
        self.typed = color_of(self.sliders).to_string();
    }
}

impl Mixture {
    pub fn of(squares: Squares) -> Self {
        Self { paints: [squares.light, squares.dark].map(Paint::of), is_dark: false }
    }

    pub fn squares(&self) -> Option<Squares> {
        let [light, dark] = &self.paints;
        Some(Squares { light: light.color()?, dark: dark.color()? })
    }
}

fn sliders_of(Rgb(red, green, blue): Rgb) -> [f32; 3] {
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

fn color_of([hue, saturation, brightness]: [f32; 3]) -> Rgb {
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
                assert_eq!(color_of(sliders_of(color)), color);
            }
        }
        assert_eq!(color_of([1.0, 1.0, 1.0]), Rgb(255, 0, 0), "the end of the hues is their beginning");
    }
}
