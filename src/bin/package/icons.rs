//! The icon as PNG in the sizes that desktops ask for.

use std::error::Error;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::File;

/// Sizes of the hicolor theme, in pixels.
const SIZES: [u16; 9] = [16, 22, 24, 32, 48, 64, 128, 256, 512];

pub(super) fn all(svg: &str) -> Result<Vec<File>, Box<dyn Error>> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let icon = |size: u16| {
        let path = format!("share/icons/hicolor/{size}x{size}/apps/fenwright.png");
        let mut pixmap = Pixmap::new(size.into(), size.into()).ok_or("no room for the picture")?;
        let scale = f32::from(size) / tree.size().width();
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
        Ok((path, pixmap.encode_png()?))
    };
    SIZES.into_iter().map(icon).collect()
}
