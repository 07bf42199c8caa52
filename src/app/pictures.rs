//! Pieces and icons as textures, rasterised once for each pixel size at which they are shown.

use std::collections::HashMap;

use egui::{Color32, ColorImage, Context, Painter, Pos2, Rect, TextureHandle, TextureOptions, Vec2, pos2, vec2};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::board::{Color, Piece, Role};
use crate::diagram::PieceSet;

/// An icon of a tool or a button, drawn in white and tinted where it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// The hand.
    Hand,
    /// The eraser.
    Eraser,
    /// A plus.
    Add,
    /// Takes something away.
    Remove,
    /// A tick.
    Check,
    /// A cross.
    Close,
    /// A triangle with an exclamation mark.
    Warning,
    /// A circle with an i.
    Info,
    /// Turns the board round.
    Flip,
    /// An empty board.
    Clear,
    /// The start position.
    Start,
    /// An arrow back.
    Undo,
    /// An arrow forward.
    Redo,
    /// To the beginning of a line.
    First,
    /// One step back in a line.
    Back,
    /// One step forward in a line.
    Forward,
    /// To the end of a line.
    Last,
    /// A magnifying glass.
    Search,
    /// Lines that grow shorter.
    Filter,
}

impl Icon {
    const fn svg(self) -> &'static str {
        macro_rules! drawing {
            ($name:literal) => {
                include_str!(concat!("../../assets/icons/", $name, ".svg"))
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
        }
    }
}

/// The application's icon.
pub const APP_ICON: &str = include_str!("../../assets/fenwright.svg");

/// Pieces a row of an atlas.
const COLUMNS: usize = 4;
/// Empty pixels around each piece of an atlas.
const GAP: usize = 1;

/// All sixteen pieces at one pixel size in one texture, so that a board is one mesh.
struct Atlas {
    texture: TextureHandle,
    used: u64,
}

/// The textures that are shown now.
#[derive(Default)]
pub struct Pictures {
    atlases: HashMap<usize, Atlas>,
    icons: HashMap<(Icon, usize), TextureHandle>,
    frame: u64,
}

impl std::fmt::Debug for Pictures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pictures").field("sizes", &self.atlases.keys()).finish_non_exhaustive()
    }
}

impl Pictures {
    /// No textures yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A new frame begins: textures that no frame has used for a while are given back.
    pub fn begin_frame(&mut self) {
        const KEPT: u64 = 120;
        self.frame += 1;
        let frame = self.frame;
        self.atlases.retain(|_, atlas| atlas.used + KEPT >= frame);
    }

    /// How many pixel sizes are held.
    #[must_use]
    pub fn sizes(&self) -> usize {
        self.atlases.len()
    }

    /// Paints a piece over a square of this side in points whose centre is here.
    pub fn piece(&mut self, painter: &Painter, piece: Piece, center: Pos2, side: f32, tint: Color32) {
        let pixels = pixel_size(painter, side);
        let frame = self.frame;
        let atlas =
            self.atlases.entry(pixels).or_insert_with(|| Atlas { texture: atlas(painter.ctx(), pixels), used: 0 });
        atlas.used = frame;
        painter.image(atlas.texture.id(), snapped(painter, center, pixels), uv(piece, pixels), tint);
    }

    /// Paints an icon of this side in points whose centre is here.
    pub fn icon(&mut self, painter: &Painter, icon: Icon, center: Pos2, side: f32, color: Color32) {
        let pixels = pixel_size(painter, side);
        let texture = self.icons.entry((icon, pixels)).or_insert_with(|| {
            let image = rasterise(icon.svg(), pixels);
            painter.ctx().load_texture(format!("{icon:?} {pixels}"), image, TextureOptions::NEAREST)
        });
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        painter.image(texture.id(), snapped(painter, center, pixels), whole, color);
    }
}

fn pixel_size(painter: &Painter, side: f32) -> usize {
    (side * painter.pixels_per_point()).round().clamp(1.0, 2048.0) as usize
}

/// The rectangle of this many pixels around a centre, moved onto whole pixels so that nothing is blurred.
fn snapped(painter: &Painter, center: Pos2, pixels: usize) -> Rect {
    let scale = painter.pixels_per_point();
    let side = pixels as f32 / scale;
    let corner = center - Vec2::splat(side / 2.0);
    let corner = pos2((corner.x * scale).round() / scale, (corner.y * scale).round() / scale);
    Rect::from_min_size(corner, Vec2::splat(side))
}

fn place(piece: Piece) -> usize {
    piece.color as usize * Role::ALL.len() + piece.role as usize
}

fn uv(piece: Piece, pixels: usize) -> Rect {
    let cell = pixels + 2 * GAP;
    let (column, row) = (place(piece) % COLUMNS, place(piece) / COLUMNS);
    let side = (cell * COLUMNS) as f32;
    let corner = vec2((column * cell + GAP) as f32, (row * cell + GAP) as f32) / side;
    Rect::from_min_size(corner.to_pos2(), Vec2::splat(pixels as f32 / side))
}

fn atlas(ctx: &Context, pixels: usize) -> TextureHandle {
    let cell = pixels + 2 * GAP;
    let side = cell * COLUMNS;
    let mut image = ColorImage::filled([side, side], Color32::TRANSPARENT);
    let pieces = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| Piece::new(color, role)));
    for piece in pieces {
        let drawing = rasterise(&PieceSet::Classic.svg_for(piece, pixels as u32), pixels);
        let (column, row) = (place(piece) % COLUMNS, place(piece) / COLUMNS);
        for (line, pixels_of_line) in drawing.pixels.chunks(pixels).enumerate() {
            let start = (row * cell + GAP + line) * side + column * cell + GAP;
            image.pixels[start..start + pixels].copy_from_slice(pixels_of_line);
        }
    }
    ctx.load_texture(format!("pieces {pixels}"), image, TextureOptions::NEAREST)
}

/// Draws an SVG into a square of this many pixels; one that cannot be drawn stays empty.
#[must_use]
pub fn rasterise(svg: &str, pixels: usize) -> ColorImage {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_and_icon_can_be_drawn() {
        for color in Color::ALL {
            for role in Role::ALL {
                let image = rasterise(PieceSet::Classic.svg(Piece::new(color, role)), 32);
                let inked = image.pixels.iter().filter(|pixel| pixel.a() > 128).count();
                assert!(inked > 100, "{color:?} {role:?} covers {inked} of 1024 pixels");
            }
        }
        for icon in [Icon::Hand, Icon::Eraser, Icon::Add, Icon::Check, Icon::Close, Icon::Warning] {
            assert!(rasterise(icon.svg(), 24).pixels.iter().any(|pixel| pixel.a() > 128), "{icon:?}");
        }
        assert!(rasterise(APP_ICON, 64).pixels.iter().any(|pixel| pixel.a() == 255));
    }
}
