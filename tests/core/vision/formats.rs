//! Pictures in all supported formats, unusual ones too: reading gives the same pixels, or an error message.

#![expect(clippy::expect_used, reason = "what cannot be written fails the test")]

use std::io::Cursor;

use fenwright::document;
use fenwright::vision::{Pages, Picture, PictureError};
use image::codecs::gif::GifEncoder;
use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, Frame, ImageFormat, Rgb, RgbImage, Rgba, RgbaImage};

/// A red field above a blue one; both are twice as wide as high.
fn two_colors() -> RgbImage {
    RgbImage::from_fn(32, 16, |_, y| if y < 8 { Rgb([255, 0, 0]) } else { Rgb([0, 0, 255]) })
}

fn written(image: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    image.write_to(&mut bytes, format).expect("a picture in memory");
    bytes.into_inner()
}

/// The width and height, and the colour of a pixel with channels in steps of 64.
fn seen(bytes: &[u8], x: usize, y: usize) -> ((usize, usize), [u8; 3]) {
    let picture = Picture::decode(bytes).expect("a picture");
    let at = (y * picture.width() + x) * 3;
    let color = [0, 1, 2].map(|part| picture.rgb()[at + part].saturating_add(32) / 64);
    ((picture.width(), picture.height()), color)
}

const FORMATS: [ImageFormat; 6] =
    [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP, ImageFormat::Gif, ImageFormat::Tiff, ImageFormat::Bmp];

const RED: [u8; 3] = [3, 0, 0];
const BLUE: [u8; 3] = [0, 0, 3];
const WHITE: [u8; 3] = [3, 3, 3];

#[test]
fn each_format_gives_the_same_pixels() {
    let image = DynamicImage::from(two_colors());
    for format in FORMATS {
        let bytes = written(&image, format);
        assert_eq!((seen(&bytes, 16, 2), seen(&bytes, 16, 13)), (((32, 16), RED), ((32, 16), BLUE)), "{format:?}");
        assert!(document::is_picture(&bytes), "{format:?}");
        assert_eq!(Pages::new(bytes).map(|pages| pages.count()), Ok(1), "{format:?}");
    }
    let deep = written(&image.to_rgb16().into(), ImageFormat::Png);
    assert_eq!(seen(&deep, 16, 2), ((32, 16), RED), "16 bits a channel");
    let grey = written(&image.to_luma16().into(), ImageFormat::Png);
    assert_eq!(seen(&grey, 16, 13).0, (32, 16), "16 bits of grey");
}

#[test]
fn inks_of_a_printer_are_read() {
    assert_eq!(seen(include_bytes!("../../data/pictures/inks.jpg"), 16, 2), ((32, 16), RED));
    assert_eq!(seen(include_bytes!("../../data/pictures/inks.jpg"), 16, 13), ((32, 16), BLUE));
}

#[test]
fn what_is_transparent_lies_on_white() {
    let image = RgbaImage::from_fn(32, 16, |x, _| if x < 16 { Rgba([0, 0, 0, 0]) } else { Rgba([255, 0, 0, 255]) });
    for format in [ImageFormat::Png, ImageFormat::WebP, ImageFormat::Gif] {
        let bytes = written(&image.clone().into(), format);
        assert_eq!((seen(&bytes, 3, 3).1, seen(&bytes, 28, 3).1), (WHITE, RED), "{format:?}");
    }
}

#[test]
fn the_first_picture_of_an_animation_counts() {
    let mut bytes = Vec::new();
    let mut encoder = GifEncoder::new(&mut bytes);
    for color in [Rgba([255, 0, 0, 255]), Rgba([0, 0, 255, 255])] {
        encoder.encode_frame(Frame::new(RgbaImage::from_pixel(32, 16, color))).expect("a picture in memory");
    }
    drop(encoder);
    assert_eq!(seen(&bytes, 16, 8), ((32, 16), RED));
}

/// A TIFF with a page of each colour.
fn pages_of(colors: &[[u8; 3]]) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    let mut encoder = tiff::encoder::TiffEncoder::new(&mut bytes).expect("a file in memory");
    for color in colors {
        let page: Vec<u8> = color.iter().copied().cycle().take(3 * 32 * 16).collect();
        encoder.write_image::<tiff::encoder::colortype::RGB8>(32, 16, &page).expect("a page");
    }
    bytes.into_inner()
}

#[test]
fn all_pages_of_a_tiff_are_read() {
    let bytes = pages_of(&[[255, 0, 0], [0, 0, 255], [255; 3]]);
    let pages = Pages::new(bytes.clone()).expect("pages");
    let color = |page: usize| pages.picture(page).expect("a page").rgb()[..3].to_vec();
    assert_eq!((pages.count(), color(0), color(1), color(2)), (3, vec![255, 0, 0], vec![0, 0, 255], vec![255; 3]));
    assert_eq!(pages.picture(3), Err(PictureError::Broken));
    for end in 0..bytes.len() {
        let pages = Pages::new(bytes[..end].to_vec()).expect("pages");
        (0..pages.count()).for_each(|page| drop(pages.picture(page)));
    }
}

/// The directory of the first page names itself as the next one.
#[test]
fn a_chain_of_pages_that_never_ends_is_cut() {
    let mut bytes = pages_of(&[[255; 3]]);
    let at = u32::from_le_bytes(bytes[4..8].try_into().expect("four bytes"));
    let entries = u16::from_le_bytes(bytes[at as usize..][..2].try_into().expect("two bytes"));
    let next = at as usize + 2 + 12 * usize::from(entries);
    bytes[next..next + 4].copy_from_slice(&at.to_le_bytes());
    assert_eq!(Pages::new(bytes).map(|pages| pages.count()), Ok(1));
}

/// A JPEG from a turned camera: EXIF (JEITA CP-3451, tag 0x0112) states the orientation.
fn turned_by_exif(orientation: u8) -> Vec<u8> {
    let mut jpeg = Vec::new();
    JpegEncoder::new_with_quality(&mut jpeg, 95).encode_image(&two_colors()).expect("a picture in memory");
    let mut exif =
        b"\xff\xe1\x00\x22Exif\0\0MM\x00\x2a\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00".to_vec();
    exif.extend([orientation, 0, 0, 0, 0, 0, 0]);
    jpeg.splice(2..2, exif);
    jpeg
}

#[test]
fn a_photograph_is_turned_as_its_camera_says() {
    assert_eq!(seen(&turned_by_exif(1), 16, 2), ((32, 16), RED));
    assert_eq!(seen(&turned_by_exif(3), 16, 2), ((32, 16), BLUE));
    assert_eq!(seen(&turned_by_exif(6), 13, 16), ((16, 32), RED));
    assert_eq!(seen(&turned_by_exif(8), 2, 16), ((16, 32), RED));
}

#[test]
fn a_picture_that_ends_anywhere_has_an_answer() {
    for format in FORMATS {
        let bytes = written(&two_colors().into(), format);
        for end in 0..bytes.len() {
            match Picture::decode(&bytes[..end]) {
                // A decoder may return the part of a picture that it has.
                Ok(picture) => assert_eq!((picture.width(), picture.height()), (32, 16), "{format:?} {end}"),
                Err(error) => {
                    assert!(matches!(error, PictureError::Broken | PictureError::Unknown), "{format:?} {end}: {error}");
                }
            }
        }
        assert!(Picture::decode(&bytes[..bytes.len() / 4]).is_err(), "{format:?}");
    }
}

/// A small file whose header promises gigabytes is refused before anything is decoded.
#[test]
fn pictures_that_are_too_large_are_refused() {
    let mut gif = written(&two_colors().into(), ImageFormat::Gif);
    gif[6..10].copy_from_slice(&[0x30, 0x75, 0x30, 0x75]);
    let mut jpeg = written(&two_colors().into(), ImageFormat::Jpeg);
    let frame = jpeg.windows(2).position(|marker| marker == b"\xff\xc0").expect("a frame header");
    jpeg[frame + 5..frame + 9].copy_from_slice(&[0x75, 0x30, 0x75, 0x30]);
    for bytes in [gif, jpeg] {
        assert_eq!(Picture::decode(&bytes), Err(PictureError::TooLarge { width: 30_000, height: 30_000 }));
    }
}

#[cfg(feature = "pdf")]
mod damaged_documents {
    use fastrand::Rng;
    use fenwright::Position;
    use fenwright::diagram::{Diagram, pdf};
    use fenwright::vision::{Corners, Pages, Point};

    /// The default takes twenty seconds without optimization.
    const DEFAULT_COUNT: usize = 80;
    const MAX_CHANGES: usize = 8;
    /// Words that mean something to a reader of PDF.
    const WORDS: [&str; 14] = [
        "obj",
        "endobj",
        "stream\n",
        "/Kids [1 0 R]",
        "/Parent 1 0 R",
        "/Length -1",
        "/Length 99999999",
        "/Count 9999999",
        "/Filter/FlateDecode",
        "/MediaBox [0 0 1e30 1e30]",
        "<<",
        ">>",
        "[[[[[[[[",
        "1 0 R",
    ];

    /// Changes bytes, or removes, repeats or inserts some.
    fn mutate(bytes: &mut Vec<u8>, random: &mut Rng) {
        let start = random.usize(..bytes.len());
        let end = (start + random.usize(1..40)).min(bytes.len());
        match random.u8(..5) {
            0 => bytes[start] = random.u8(..),
            1 => bytes[start] = random.u8(b'0'..=b'9'),
            2 => drop(bytes.drain(start..end)),
            3 => bytes.splice(start..start, bytes[start..end].to_vec()).for_each(drop),
            _ => bytes.splice(start..end, random.choice(WORDS).into_iter().flat_map(str::bytes)).for_each(drop),
        }
    }

    /// `MUTATIONS` sets the number of documents.
    #[test]
    fn they_are_read_or_refused() {
        let count = std::env::var("MUTATIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(DEFAULT_COUNT);
        let whole = pdf(&Diagram::new(Position::start())).expect("a document");
        let board = Corners([(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)].map(|(x, y)| Point { x, y }));
        let mut read = 0;
        for seed in 0..count {
            let mut random = Rng::with_seed(seed as u64);
            let mut bytes = whole.clone();
            for _ in 0..random.usize(1..=MAX_CHANGES) {
                mutate(&mut bytes, &mut random);
            }
            let Ok(pages) = Pages::new(bytes) else { continue };
            for page in 0..pages.count().min(3) {
                read += usize::from(pages.picture(page).is_ok());
                assert_eq!(pages.captions(page, &[board]).len(), 1, "seed {seed}");
            }
        }
        assert!(read > count / 4, "{read} of {count}: the changes leave something to read");
    }
}
