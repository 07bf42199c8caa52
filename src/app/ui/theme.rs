//! All colors and metrics of the window: a light and a dark palette, one type scale, an 8-point grid.

use egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Shadow, Stroke, Style,
    TextStyle, Theme, Visuals, style::WidgetVisuals, vec2,
};

use crate::board::MarkColor;
use crate::diagram::{Coloring, DarkSquares, Rgb, SANS_BOLD, SANS_REGULAR, SquareColors};

/// The colors of the light and the dark modules of a QR code. All themes share them, so that cameras can read the code.
pub(crate) const QR_COLORS: [Color32; 2] = [Color32::WHITE, Color32::BLACK];
pub struct Palette {
    pub window: Color32,
    /// Background of side panel, list, menu and FEN bar.
    pub panel: Color32,
    /// Separators and the frames of cards.
    pub line: Color32,
    /// Frames of buttons and fields, with a contrast of at least 3 to their grounds (WCAG 2, 1.4.11).
    pub edge: Color32,
    pub text: Color32,
    /// Text of headings, hints and disabled widgets.
    pub quiet: Color32,
    /// The one accent color: focus, active tool, filled button.
    pub accent: Color32,
    pub on_accent: Color32,
    pub field: Color32,
    /// Markers on squares that a piece can move to; visible on light and on dark squares.
    pub target: Color32,
    pub selected: Color32,
    pub fault: Color32,
    /// Fill of squares that belong to a fault, and of the square of a king in check.
    pub fault_square: Color32,
    pub fault_ground: Color32,
    pub odd_ground: Color32,
    pub odd: Color32,
    pub odd_text: Color32,
    /// Arrows that show first moves of solutions, in a color that annotations do not use.
    pub key: Color32,
    pub good: Color32,
    pub chosen: Color32,
    pub hovered: Color32,
    pub found: Color32,
    /// Translucent color drawn over the window behind a dialog.
    pub veil: Color32,
}

const LIGHT: Palette = Palette {
    window: Color32::from_rgb(0xF4, 0xF3, 0xF0),
    panel: Color32::from_rgb(0xFB, 0xFA, 0xF8),
    line: Color32::from_rgb(0xDF, 0xDC, 0xD6),
    edge: Color32::from_rgb(0x8A, 0x87, 0x7F),
    text: Color32::from_rgb(0x23, 0x27, 0x2D),
    quiet: Color32::from_rgb(0x62, 0x68, 0x70),
    accent: Color32::from_rgb(0x2F, 0x66, 0xC8),
    on_accent: Color32::WHITE,
    field: Color32::WHITE,
    target: Color32::from_rgb(0x1F, 0x4E, 0xA6),
    selected: Color32::from_rgb(0xE9, 0xA2, 0x3B),
    fault: Color32::from_rgb(0xC2, 0x3B, 0x32),
    fault_square: Color32::from_rgb(0xC2, 0x3B, 0x32),
    fault_ground: Color32::from_rgb(0xFB, 0xEA, 0xE7),
    odd_ground: Color32::from_rgb(0xFB, 0xF1, 0xE0),
    odd: Color32::from_rgb(0xC9, 0x83, 0x14),
    odd_text: Color32::from_rgb(0x8A, 0x57, 0x08),
    key: Color32::from_rgb(0x7A, 0x45, 0xBE),
    good: Color32::from_rgb(0x28, 0x73, 0x4A),
    chosen: Color32::from_rgb(0xE9, 0xEE, 0xF8),
    hovered: Color32::from_rgb(0xEE, 0xEC, 0xE8),
    found: Color32::from_rgb(0xFB, 0xDF, 0xA0),
    veil: Color32::from_black_alpha(70),
};

const DARK: Palette = Palette {
    window: Color32::from_rgb(0x1A, 0x1C, 0x20),
    panel: Color32::from_rgb(0x21, 0x24, 0x29),
    line: Color32::from_rgb(0x34, 0x39, 0x40),
    edge: Color32::from_rgb(0x75, 0x7C, 0x86),
    text: Color32::from_rgb(0xE4, 0xE6, 0xE9),
    quiet: Color32::from_rgb(0x97, 0x9E, 0xA8),
    accent: Color32::from_rgb(0x7A, 0xA5, 0xF0),
    on_accent: Color32::from_rgb(0x14, 0x18, 0x1F),
    field: Color32::from_rgb(0x17, 0x19, 0x1C),
    target: Color32::from_rgb(0x1A, 0x3F, 0x86),
    selected: Color32::from_rgb(0xE9, 0xA2, 0x3B),
    fault: Color32::from_rgb(0xF0, 0x83, 0x7A),
    fault_square: Color32::from_rgb(0xD6, 0x45, 0x3A),
    fault_ground: Color32::from_rgb(0x3A, 0x26, 0x24),
    odd_ground: Color32::from_rgb(0x35, 0x2C, 0x1D),
    odd: Color32::from_rgb(0xE9, 0xA2, 0x3B),
    odd_text: Color32::from_rgb(0xE9, 0xB2, 0x60),
    key: Color32::from_rgb(0x7A, 0x45, 0xBE),
    good: Color32::from_rgb(0x6F, 0xC7, 0x94),
    chosen: Color32::from_rgb(0x2A, 0x34, 0x44),
    hovered: Color32::from_rgb(0x2B, 0x2F, 0x35),
    found: Color32::from_rgb(0x66, 0x4D, 0x1C),
    veil: Color32::from_black_alpha(120),
};

pub fn palette(visuals: &Visuals) -> &'static Palette {
    if visuals.dark_mode { &DARK } else { &LIGHT }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardColors {
    pub light: Color32,
    /// Dark squares. Also the background of white pieces outside a board.
    pub dark: Color32,
    /// Color of the lines on dark squares; `None` if the dark squares are filled with `dark` instead.
    pub hatching: Option<Color32>,
    pub on_light: Color32,
    pub on_dark: Color32,
    pub edge: Option<Color32>,
    marks: [Color32; 4],
}

impl BoardColors {
    pub const fn mark(&self, color: MarkColor) -> Color32 {
        let [green, red, yellow, blue] = self.marks;
        match color {
            MarkColor::Green => green,
            MarkColor::Red => red,
            MarkColor::Yellow => yellow,
            MarkColor::Blue => blue,
        }
    }
}

impl Default for BoardColors {
    fn default() -> Self {
        board_colors(Coloring::default(), false)
    }
}

/// Returns the color of a coordinate on a square: the color of the scheme if its contrast is at least 4.5 (WCAG 2,
/// 1.4.3), otherwise a dark or light color with that contrast.
fn readable(stated: Rgb, square: Rgb) -> Rgb {
    const LEAST: f32 = 4.5;
    let inks = [stated, Rgb(0x23, 0x27, 0x2D), Rgb::BLACK];
    // If black has less, white has more: on every color one of them has at least 4.58.
    inks.into_iter().find(|ink| ink.contrast(square) >= LEAST).unwrap_or(Rgb::WHITE)
}

/// Returns the colors of boards on the screen. In the dark theme these are dimmed colors if the coloring has such
/// colors. Otherwise, they are the colors of diagrams.
pub fn board_colors(coloring: Coloring, is_dark: bool) -> BoardColors {
    let colors = coloring.colors();
    let (light, dark, hatching) = match colors.dark {
        DarkSquares::Plain(dark) => (colors.light, dark, None),
        DarkSquares::Hatched(ink) => (colors.light, colors.light, Some(color(ink))),
    };
    let usual = BoardColors {
        light: color(light),
        dark: color(dark),
        hatching,
        on_light: color(readable(colors.on_light, light)),
        on_dark: color(readable(colors.on_dark, dark)),
        edge: coloring.needs_border().then_some(color(colors.ink)),
        marks: colors.marks.map(color),
    };
    match dimmed(coloring).filter(|_| is_dark) {
        Some((SquareColors { light, dark }, on_light)) => BoardColors {
            light: color(light),
            dark: color(dark),
            on_light: color(readable(on_light, light)),
            on_dark: color(readable(light, dark)),
            ..usual
        },
        None => usual,
    }
}

pub fn dimmed_squares(coloring: Coloring) -> Option<SquareColors> {
    dimmed(coloring).map(|(squares, _)| squares)
}

/// Returns the dimmed colors of the squares, and of coordinates on light squares; `None` if the coloring has none.
const fn dimmed(coloring: Coloring) -> Option<(SquareColors, Rgb)> {
    let (light, dark, on_light) = match coloring {
        Coloring::Slate => (Rgb(0xC3, 0xCD, 0xD7), Rgb(0x6B, 0x82, 0x99), Rgb(0x4A, 0x60, 0x76)),
        Coloring::Walnut => (Rgb(0xD6, 0xC4, 0xA6), Rgb(0x9A, 0x71, 0x4D), Rgb(0x78, 0x52, 0x33)),
        Coloring::Meadow => (Rgb(0xCB, 0xD0, 0xB7), Rgb(0x6B, 0x8A, 0x58), Rgb(0x4A, 0x66, 0x3B)),
        Coloring::Contrast | Coloring::Print | Coloring::Custom(_) => return None,
    };
    Some((SquareColors { light, dark }, on_light))
}

pub const fn color(Rgb(red, green, blue): Rgb) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

pub mod metrics {
    pub const GRID: f32 = 8.0;
    pub const PADDING: f32 = 16.0;
    /// Widths of the side panel in points: in a narrow window, in a wide window, and the maximum.
    const SIDE_PANEL: [f32; 3] = [244.0, 292.0, 400.0];
    const LIST: [f32; 3] = [128.0, 232.0, 320.0];
    const LARGE_DIAGRAM_LIST: f32 = 184.0;
    /// Window width in points above which panels grow with the window.
    const LARGE_WINDOW: f32 = 1280.0;

    pub fn side_panel(window: f32) -> f32 {
        width(SIDE_PANEL, window)
    }

    pub fn list(window: f32, has_large_diagrams: bool) -> f32 {
        let usual = width(LIST, window);
        if has_large_diagrams { usual.max(LARGE_DIAGRAM_LIST) } else { usual }
    }

    #[derive(Clone, Copy, Debug)]
    pub struct WidthLimits {
        pub min: f32,
        pub max: f32,
    }

    impl WidthLimits {
        pub fn fit(self, width: f32, room: f32) -> f32 {
            width.min(room).min(self.max).max(self.min).round()
        }
    }

    /// Maximum height of a drop-down menu, enough for the longest one.
    pub const DROP_DOWN: f32 = 560.0;
    pub const LIST_LIMITS: WidthLimits = WidthLimits { min: LIST[0], max: 560.0 };
    pub const SIDE_LIMITS: WidthLimits = WidthLimits { min: SIDE_PANEL[0], max: 560.0 };
    /// Minimum width of the board and its tools in points when panels are widened.
    pub const MIN_BOARD_WIDTH: f32 = 376.0;
    /// Width of a list in points from which it shows text beside small diagrams.
    pub const WIDE_LIST: f32 = 208.0;

    /// Returns the width of a panel. In a large window, adds a quarter of the extra width, since the board is square.
    fn width([narrow, wide, most]: [f32; 3], window: f32) -> f32 {
        let more = ((window - LARGE_WINDOW).max(0.0) / 4.0).floor();
        if window >= WIDE_WINDOW { (wide + more).min(most) } else { narrow }
    }

    /// Window width in points from which panels have their wide form.
    pub const WIDE_WINDOW: f32 = 960.0;
    /// Window width in points from which tools have words in place of pictures.
    pub const WORDS_WINDOW: f32 = 1000.0;
    /// Width of the edge in place of a list with one position.
    pub const LIST_EDGE: f32 = 36.0;
    pub const TOOL: f32 = 44.0;
    pub const TOOL_MIN: f32 = 30.0;
    /// Minimum height in points of each place above and below the board. The lower one holds two lines in try mode.
    pub const TRYING_ROW: f32 = 44.0;
    pub const MENU: f32 = 34.0;
    pub const FIELD: f32 = 28.0;
    pub const DIALOG_FIELD: f32 = 32.0;
    pub const FEN_FIELD: f32 = 36.0;
    /// Height of the line below the FEN field, which is always present.
    pub const FEN_NOTE: f32 = 24.0;
    /// Height of the FEN field and the line below it together, with spacing.
    pub const FEN_PANEL: f32 = FEN_FIELD + FEN_NOTE + FEN_MARGINS + 7.0;
    /// Margins above and below the FEN field and its line together.
    pub const FEN_MARGINS: f32 = FEN_TOP + FEN_BOTTOM;
    /// Margin below the line under the FEN field.
    pub const FEN_BOTTOM: f32 = 4.0;
    /// Margin above the FEN field. Together with [`STAGE_BOTTOM`], it is the strip of the notices.
    pub const FEN_TOP: f32 = 14.0;
    /// Margin below the board's tools.
    pub const STAGE_BOTTOM: f32 = 12.0;
    /// Height of a notice of one line.
    pub const NOTICE: f32 = FEN_TOP + STAGE_BOTTOM - 2.0;
    pub const CORNER_BOARD: u8 = 6;
    pub const CORNER_FIELD: u8 = 8;
    pub const THUMBNAIL: f32 = 72.0;
    /// Maximum side of a large diagram in points, and its minimum side in a narrow list.
    pub const LARGE_THUMBNAIL: [f32; 2] = [160.0, 80.0];
}

pub(crate) mod text {
    use super::{FontFamily, FontId, bold};

    pub(crate) fn body() -> FontId {
        FontId::proportional(13.0)
    }

    pub(crate) fn strong() -> FontId {
        FontId::new(13.0, bold())
    }

    pub(crate) fn heading() -> FontId {
        FontId::new(11.5, bold())
    }

    pub(crate) fn small() -> FontId {
        FontId::proportional(12.0)
    }

    pub(crate) fn verdict() -> FontId {
        FontId::new(15.0, bold())
    }

    pub(crate) fn fen() -> FontId {
        FontId::new(14.0, FontFamily::Monospace)
    }

    pub(crate) fn fen_small() -> FontId {
        FontId::new(12.0, FontFamily::Monospace)
    }

    pub(crate) fn coordinate(square: f32) -> FontId {
        FontId::new((square * 0.15).clamp(8.0, 13.0), bold())
    }
    /// The font of coordinates outside the board, where they are drawn if the squares are small.
    pub(crate) fn coordinate_outside() -> FontId {
        FontId::new(10.0, bold())
    }
}

fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

const SANS: &str = "sans";
const BOLD: &str = "sans-bold";
/// The font of piece symbols in moves, made from our own piece drawings (see `assets/fonts`). The fallback fonts have
/// such symbols too, but with another baseline and weight.
const FIGURINES: &str = "figurines";
const FIGURINES_TTF: &[u8] = include_bytes!("../../../assets/fonts/figurines.ttf");

pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    for (theme, palette) in [(Theme::Light, &LIGHT), (Theme::Dark, &DARK)] {
        ctx.set_style_of(theme, style(theme, palette));
    }
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    for (name, bytes) in [(SANS, SANS_REGULAR), (BOLD, SANS_BOLD), (FIGURINES, FIGURINES_TTF)] {
        fonts.font_data.insert(name.into(), FontData::from_static(bytes).into());
    }
    let fallbacks = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let with_fallbacks = |own: &[&str]| {
        let own = own.iter().chain(&[FIGURINES]).map(|name| (*name).to_owned());
        own.chain(fallbacks.iter().cloned()).collect()
    };
    let (regular, strong) = (with_fallbacks(&[SANS]), with_fallbacks(&[BOLD, SANS]));
    fonts.families.insert(FontFamily::Proportional, regular);
    fonts.families.insert(bold(), strong);
    fonts
}

fn style(theme: Theme, palette: &Palette) -> Style {
    let mut style = Style { visuals: visuals(theme, palette), ..theme.default_style() };
    style.text_styles = [
        (TextStyle::Small, text::small()),
        (TextStyle::Body, text::body()),
        (TextStyle::Button, text::body()),
        (TextStyle::Heading, text::verdict()),
        (TextStyle::Monospace, text::fen()),
    ]
    .into();
    style.spacing.item_spacing = vec2(metrics::GRID, metrics::GRID);
    style.spacing.button_padding = vec2(12.0, 5.0);
    style.spacing.menu_margin = Margin::same(6);
    style.spacing.interact_size.y = metrics::FIELD;
    style.spacing.default_area_size.y = metrics::DROP_DOWN;
    style.spacing.tooltip_width = 320.0;
    style.interaction.tooltip_delay = 0.4;
    style.interaction.selectable_labels = false;
    style
}

fn visuals(theme: Theme, palette: &Palette) -> Visuals {
    let mut visuals = if theme == Theme::Dark { Visuals::dark() } else { Visuals::light() };
    let corner = CornerRadius::same(metrics::CORNER_FIELD);
    let widget = |ground: Color32, border: Color32| WidgetVisuals {
        bg_fill: ground,
        weak_bg_fill: ground,
        bg_stroke: Stroke::new(1.0, border),
        corner_radius: corner,
        fg_stroke: Stroke::new(1.0, palette.text),
        expansion: 0.0,
    };
    visuals.widgets.noninteractive = widget(palette.panel, palette.line);
    visuals.widgets.inactive = widget(palette.panel, palette.edge);
    visuals.widgets.hovered = widget(palette.hovered, palette.edge);
    visuals.widgets.active = widget(palette.chosen, palette.accent);
    visuals.widgets.open = widget(palette.chosen, palette.edge);
    visuals.selection.bg_fill = palette.accent.gamma_multiply(0.3);
    visuals.selection.stroke = Stroke::new(1.5, palette.accent);
    visuals.hyperlink_color = palette.accent;
    visuals.extreme_bg_color = palette.field;
    visuals.text_edit_bg_color = Some(palette.field);
    visuals.faint_bg_color = palette.chosen;
    visuals.warn_fg_color = palette.fault;
    visuals.error_fg_color = palette.fault;
    visuals.weak_text_color = Some(palette.quiet);
    visuals.panel_fill = palette.panel;
    visuals.window_fill = palette.panel;
    visuals.window_stroke = Stroke::new(1.0, palette.line);
    visuals.window_corner_radius = corner;
    visuals.menu_corner_radius = corner;
    visuals.window_shadow = shadow(8, 32);
    visuals.popup_shadow = shadow(4, 16);
    visuals
}

const fn shadow(drop: i8, blur: u8) -> Shadow {
    Shadow { offset: [0, drop], blur, spread: 0, color: Color32::from_black_alpha(50) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contrast(one: Color32, other: Color32) -> f32 {
        let [one, other] = [one, other].map(|color| Rgb(color.r(), color.g(), color.b()));
        one.contrast(other)
    }

    #[test]
    fn texts_and_frames_have_enough_contrast() {
        for palette in [&LIGHT, &DARK] {
            let grounds = [palette.panel, palette.window, palette.field, palette.chosen];
            let cards = [palette.fault_ground, palette.odd_ground];
            let inks = [palette.text, palette.quiet, palette.accent, palette.fault, palette.odd_text, palette.good];
            for ink in inks {
                for ground in grounds.into_iter().chain(cards) {
                    assert!(contrast(ink, ground) >= 4.5, "{ink:?} on {ground:?}: {}", contrast(ink, ground));
                }
            }
            for ground in &grounds[..3] {
                assert!(contrast(palette.edge, *ground) >= 3.0, "a frame on {ground:?}");
            }
            assert!(contrast(palette.accent, palette.chosen) >= 3.0, "the focus of menus");
            assert!(contrast(palette.on_accent, palette.accent) >= 4.5, "a filled button");
        }
    }

    #[test]
    fn coordinates_can_be_read_on_every_board() {
        let custom = ["#777,#777", "#FED,#123456", "#FFF,#000", "#8DA3B7,#808080"];
        let custom = custom.map(|text| Coloring::Custom(text.parse().unwrap()));
        for coloring in Coloring::ALL.into_iter().chain(custom) {
            for is_dark in [false, true] {
                let colors = board_colors(coloring, is_dark);
                for (ink, square) in [(colors.on_light, colors.light), (colors.on_dark, colors.dark)] {
                    assert!(contrast(ink, square) >= 4.5, "{coloring:?}: {}", contrast(ink, square));
                }
            }
        }
    }
}
