//! The icon in the formats and sizes that desktops ask for.

use std::error::Error;
use std::io::Cursor;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::File;

/// Sizes of the hicolor theme, in pixels.
const SIZES: [u16; 9] = [16, 22, 24, 32, 48, 64, 128, 256, 512];
/// Sizes of icons on Windows at scales from 100 % to 400 %, in pixels.
const WINDOWS_SIZES: [u16; 7] = [16, 20, 24, 32, 48, 64, 256];
/// Sizes of icons on macOS, in pixels.
const MACOS_SIZES: [u16; 7] = [16, 32, 64, 128, 256, 512, 1024];

/// Returns the icon for the hicolor theme.
pub(super) fn hicolor(svg: &str) -> Result<Vec<File>, Box<dyn Error>> {
    let icon = |size| {
        let path = format!("share/icons/hicolor/{size}x{size}/apps/fenwright.png");
        Ok((path, png(svg, size)?))
    };
    SIZES.into_iter().map(icon).collect()
}

/// Returns the icon of Windows.
pub(super) fn ico(svg: &str) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut icon = ico::IconDir::new(ico::ResourceType::Icon);
    for size in WINDOWS_SIZES {
        let image = ico::IconImage::read_png(Cursor::new(png(svg, size)?))?;
        icon.add_entry(ico::IconDirEntry::encode(&image)?);
    }
    let mut file = Vec::new();
    icon.write(&mut file)?;
    Ok(file)
}

/// Returns the icon of macOS.
pub(super) fn icns(svg: &str) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut icon = icns::IconFamily::new();
    for size in MACOS_SIZES {
        icon.add_icon(&icns::Image::read_png(Cursor::new(png(svg, size)?))?)?;
    }
    let mut file = Vec::new();
    icon.write(&mut file)?;
    Ok(file)
}

fn png(svg: &str, size: u16) -> Result<Vec<u8>, Box<dyn Error>> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let mut pixmap = Pixmap::new(size.into(), size.into()).ok_or("no room for the picture")?;
    let scale = f32::from(size) / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap.encode_png()?)
}
