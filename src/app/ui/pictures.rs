//! Textures of pieces and icons, rasterized once for each pixel size at which they are shown.

use std::cmp::Reverse;
use std::collections::HashMap;

use egui::emath::GuiRounding;
use egui::{
    Color32, ColorImage, CornerRadius, Painter, Pos2, Rect, StrokeKind, TextureHandle, TextureOptions, Vec2, pos2, vec2,
};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::app::ui::{BoardColors, board_colors};
use crate::board::{Color, Piece, Role};
use crate::diagram::{Coloring, PieceSet, Rgb, hatched_square};

/// An icon. Its picture is white and is tinted when it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    Hand,
    Eraser,
    Add,
    Remove,
    Check,
    Close,
    Warning,
    Info,
    Flip,
    Clear,
    Start,
    Undo,
    Redo,
    First,
    Back,
    Forward,
    Last,
    Search,
    Filter,
    Squares,
    Repair,
}

impl Icon {
    const fn svg(self) -> &'static str {
        macro_rules! drawing {
            ($name:literal) => {
                include_str!(concat!("../../../assets/icons/", $name, ".svg"))
            };
        }
        match self {
            Self::Hand => drawing!("hand"),
            Self::Eraser => drawing!("eraser"),
            Self::Add => drawing!("add"),
            Self::Remove => drawing!("remove"),
            Self::Check => drawing!("check"),
            Self::Close => drawing!("close"),
            Self::Warning => drawing!("warning"),
            Self::Info => drawing!("info"),
            Self::Flip => drawing!("flip"),
            Self::Clear => drawing!("clear"),
            Self::Start => drawing!("start"),
            Self::Undo => drawing!("undo"),
            Self::Redo => drawing!("redo"),
            Self::First => drawing!("first"),
            Self::Back => drawing!("back"),
            Self::Forward => drawing!("forward"),
            Self::Last => drawing!("last"),
            Self::Search => drawing!("search"),
            Self::Filter => drawing!("filter"),
            Self::Squares => drawing!("squares"),
            Self::Repair => drawing!("repair"),
        }
    }
}

pub(crate) const APP_ICON: &str = include_str!("../../../assets/fenwright.svg");

/// The number of pieces in each row of the texture that contains all sixteen pieces.
const COLUMNS: usize = 4;
const GAP: usize = 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Drawing {
    /// All sixteen pieces of a set in one texture, so that egui draws the pieces of a board as one mesh.
    Pieces(PieceSet),
    Hatching,
}

struct CachedTexture {
    texture: TextureHandle,
    used: u64,
}

/// The cached textures, and the current style of boards.
#[derive(Default)]
pub struct Pictures {
    style: BoardStyle,
    colors: BoardColors,
    is_dark: bool,
    drawings: HashMap<(Drawing, usize), CachedTexture>,
    icons: HashMap<(Icon, usize), TextureHandle>,
    frame: u64,
    rasterised: usize,
}

impl std::fmt::Debug for Pictures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pictures").field("drawings", &self.drawings.keys()).finish_non_exhaustive()
    }
}

impl Pictures {
    /// Begins a frame with a style of boards. Frees the textures that were not shown in the last frame, except a few
    /// recent textures and the current piece set.
    pub fn begin_frame(&mut self, style: BoardStyle, is_dark: bool) {
        self.frame += 1;
        self.is_dark = is_dark;
        self.set_style(style);
        self.evict_idle();
    }

    fn set_style(&mut self, style: BoardStyle) {
        self.style = style;
        self.colors = board_colors(style.coloring, self.is_dark);
    }

    fn evict_idle(&mut self) {
        const IDLE: usize = 4;
        let (frame, usual) = (self.frame, Drawing::Pieces(self.style.pieces));
        let is_shown = |rasterised: &CachedTexture| rasterised.used + 1 >= frame;
        self.drawings.retain(|(drawing, _), rasterised| *drawing == usual || is_shown(rasterised));
        let idle = self.drawings.values().filter(|rasterised| !is_shown(rasterised));
        let mut idle: Vec<u64> = idle.map(|rasterised| rasterised.used).collect();
        idle.sort_unstable_by_key(|used| Reverse(*used));
        if let Some(too_old) = idle.get(IDLE) {
            self.drawings.retain(|_, rasterised| is_shown(rasterised) || rasterised.used > *too_old);
        }
    }

    pub fn with_style<R>(&mut self, style: BoardStyle, draw: impl FnOnce(&mut Self) -> R) -> R {
        let own = self.style;
        self.set_style(style);
        let drawn = draw(self);
        self.set_style(own);
        drawn
    }

    /// Returns the style of a diagram with squares of `side` points. Small squares get a piece set made for them.
    pub fn style_at(&self, painter: &Painter, side: f32) -> BoardStyle {
        let is_small = pixels_of(pixel_size(painter, side)) < PieceSet::SMALL;
        BoardStyle { pieces: if is_small { PieceSet::FOR_SMALL } else { self.style.pieces }, ..self.style }
    }

    pub const fn colors(&self) -> &BoardColors {
        &self.colors
    }

    pub fn cached_count(&self) -> usize {
        self.drawings.len()
    }

    /// Returns how often a piece set or the hatching was rasterized.
    pub const fn rasterised(&self) -> usize {
        self.rasterised
    }

    pub fn piece(&mut self, painter: &Painter, piece: Piece, center: Pos2, side: f32, tint: Color32) {
        let pixels = pixel_size(painter, side);
        self.draw(painter, Drawing::Pieces(self.style.pieces), pixels, (center, uv(piece, pixels)), tint);
    }

    /// Paints an empty square. With a hatched coloring, the squares have no rounded corners.
    pub fn square(&mut self, painter: &Painter, place: Rect, is_dark: bool, corner: CornerRadius) {
        let BoardColors { light, dark, hatching, .. } = self.colors;
        match hatching {
            Some(ink) => {
                painter.rect_filled(place, 0, light);
                if is_dark {
                    let pixels = pixel_size(painter, place.width());
                    self.draw(painter, Drawing::Hatching, pixels, (place.center(), WHOLE), ink);
                }
            }
            None => {
                painter.rect_filled(place, corner, if is_dark { dark } else { light });
            }
        }
    }

    /// Paints a line around the board if its light squares would otherwise merge with the background.
    pub fn edge(&self, painter: &Painter, board: Rect) {
        if let Some(ink) = self.colors.edge {
            painter.rect_stroke(board, 0, (1.0, ink), StrokeKind::Outside);
        }
    }

    fn draw(
        &mut self,
        painter: &Painter,
        drawing: Drawing,
        pixels: usize,
        (center, part): (Pos2, Rect),
        tint: Color32,
    ) {
        let rasterised = self.drawings.entry((drawing, pixels)).or_insert_with(|| {
            self.rasterised += 1;
            let image = match drawing {
                Drawing::Pieces(set) => sheet(set, pixels),
                Drawing::Hatching => rasterise(&hatched_square(pixels_of(pixels), Rgb::WHITE), pixels),
            };
            let texture = painter.ctx().load_texture(format!("{drawing:?} {pixels}"), image, TextureOptions::NEAREST);
            CachedTexture { texture, used: 0 }
        });
        rasterised.used = self.frame;
        painter.image(rasterised.texture.id(), snapped(painter, center, pixels), part, tint);
    }

    pub fn icon(&mut self, painter: &Painter, icon: Icon, center: Pos2, side: f32, color: Color32) {
        let pixels = pixel_size(painter, side);
        let texture = self.icons.entry((icon, pixels)).or_insert_with(|| {
            let image = rasterise(icon.svg(), pixels);
            painter.ctx().load_texture(format!("{icon:?} {pixels}"), image, TextureOptions::NEAREST)
        });
        painter.image(texture.id(), snapped(painter, center, pixels), WHOLE, color);
    }
}

const WHOLE: Rect = Rect { min: Pos2::ZERO, max: pos2(1.0, 1.0) };

fn pixel_size(painter: &Painter, side: f32) -> usize {
    (side * painter.pixels_per_point()).round().clamp(1.0, 2048.0) as usize
}

/// Returns a square around `center` with sides of `pixels` pixels, moved to whole pixels so that pictures stay sharp.
fn snapped(painter: &Painter, center: Pos2, pixels: usize) -> Rect {
    let scale = painter.pixels_per_point();
    let side = pixels as f32 / scale;
    Rect::from_min_size((center - Vec2::splat(side / 2.0)).round_to_pixels(scale), Vec2::splat(side))
}

fn uv(piece: Piece, pixels: usize) -> Rect {
    let side = (cell_of(pixels) * COLUMNS) as f32;
    let [left, top] = corner_of(piece, pixels);
    Rect::from_min_size((vec2(left as f32, top as f32) / side).to_pos2(), Vec2::splat(pixels as f32 / side))
}

const fn cell_of(pixels: usize) -> usize {
    pixels + 2 * GAP
}

fn corner_of(piece: Piece, pixels: usize) -> [usize; 2] {
    let place = piece.color as usize * Role::ALL.len() + piece.role as usize;
    [place % COLUMNS, place / COLUMNS].map(|cells| cells * cell_of(pixels) + GAP)
}

fn sheet(set: PieceSet, pixels: usize) -> ColorImage {
    let side = cell_of(pixels) * COLUMNS;
    let mut image = ColorImage::filled([side, side], Color32::TRANSPARENT);
    for piece in Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| Piece::new(color, role))) {
        let drawing = rasterise(&set.svg_for(piece, pixels_of(pixels)), pixels);
        let [left, top] = corner_of(piece, pixels);
        for (line, row) in drawing.pixels.chunks(pixels).enumerate() {
            let start = (top + line) * side + left;
            image.pixels[start..start + pixels].copy_from_slice(row);
        }
    }
    image
}

fn pixels_of(pixels: usize) -> u32 {
    u32::try_from(pixels).unwrap_or(u32::MAX)
}

/// Rasterizes an SVG into a square with sides of `pixels` pixels, which stays transparent if the SVG is invalid.
pub(crate) fn rasterise(svg: &str, pixels: usize) -> ColorImage {
    draw(svg, pixels).unwrap_or_else(|| ColorImage::filled([pixels, pixels], Color32::TRANSPARENT))
}

fn draw(svg: &str, pixels: usize) -> Option<ColorImage> {
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let side = u32::try_from(pixels).ok()?;
    let mut pixmap = Pixmap::new(side, side)?;
    let scale = pixels as f32 / tree.size().width().max(tree.size().height());
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Some(ColorImage::from_rgba_premultiplied([pixels, pixels], pixmap.data()))
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BoardStyle {
    pub pieces: PieceSet,
    pub coloring: Coloring,
}

#[cfg(test)]
mod tests {
    use egui::Context;

    use super::*;
    use crate::diagram::Coloring;

    #[test]
    fn every_piece_and_icon_can_be_drawn() {
        for (set, color) in PieceSet::ALL.into_iter().flat_map(|set| Color::ALL.map(|color| (set, color))) {
            for role in Role::ALL {
                let image = rasterise(set.svg(Piece::new(color, role)), 32);
                let inked = image.pixels.iter().filter(|pixel| pixel.a() > 128).count();
                assert!(inked > 100, "{set:?} {color:?} {role:?} covers {inked} of 1024 pixels");
            }
        }
        for icon in [Icon::Hand, Icon::Eraser, Icon::Add, Icon::Check, Icon::Close, Icon::Warning] {
            assert!(rasterise(icon.svg(), 24).pixels.iter().any(|pixel| pixel.a() > 128), "{icon:?}");
        }
        assert!(rasterise(APP_ICON, 64).pixels.iter().any(|pixel| pixel.a() == 255));
    }

    fn show(ctx: &Context, pictures: &mut Pictures, style: BoardStyle, side: f32) {
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            pictures.begin_frame(style, false);
            for piece in [Piece::new(Color::White, Role::King), Piece::new(Color::Black, Role::Pawn)] {
                pictures.piece(ui.painter(), piece, pos2(50.0, 50.0), side, Color32::WHITE);
            }
            pictures.square(ui.painter(), Rect::from_min_size(Pos2::ZERO, Vec2::splat(side)), true, 0.into());
        });
        output.textures_delta.clear();
    }

    #[test]
    fn a_set_is_rasterised_once_for_a_size_and_given_back() {
        let (ctx, mut pictures) = (Context::default(), Pictures::default());
        let classic = BoardStyle::default();
        for _ in 0..5 {
            show(&ctx, &mut pictures, classic, 40.0);
        }
        assert_eq!((pictures.rasterised(), pictures.cached_count()), (1, 1));
        // Colors alone do not require rasterizing the pieces again.
        show(&ctx, &mut pictures, BoardStyle { coloring: Coloring::Print, ..classic }, 40.0);
        assert_eq!((pictures.rasterised(), pictures.cached_count()), (2, 2), "the hatching alone");
        for side in 41..140_u8 {
            show(&ctx, &mut pictures, classic, side.into());
            assert!(pictures.cached_count() <= 6, "{} held", pictures.cached_count());
        }
        assert_eq!(pictures.rasterised(), 101);
        let bold = BoardStyle { pieces: PieceSet::Bold, ..classic };
        show(&ctx, &mut pictures, bold, 40.0);
        show(&ctx, &mut pictures, bold, 40.0);
        assert_eq!((pictures.rasterised(), pictures.cached_count()), (102, 1));
    }
}
