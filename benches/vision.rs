//! Reading pictures compared with decoding their files in the same run, on one thread.
//!
//! Targets: a screenshot of 1920x1080 pixels with one board takes less than 300 ms, a board alone less than 60 ms.
//! Memory is released: after the last picture the program uses hardly more than after the first.
//! `cargo bench --no-default-features --features render,vision --bench vision`.

#![expect(clippy::expect_used, reason = "what cannot be drawn ends the benchmark")]

mod system;

use std::hint::black_box;
use std::time::{Duration, Instant};

use fenwright::diagram::{Coloring, Coordinates, Diagram, Pixels, pixels};
use fenwright::notation::fen;
use fenwright::vision::{LearnedDesigns, Picture, read};
use png::{ColorType, Encoder};

const FULL: &str = "r1bqk2r/1pp2pp1/p1n1pn1p/3p4/1b1P1B2/2NBPN2/PPP2PPP/R2Q1RK1 b kq - 3 8";
/// A paragraph of text.
const WORDS: &str = "Black has a pawn less and the better game, for the bishop on b4 holds what the knight attacks";
/// Number of runs; the median counts.
const ROUNDS: usize = 15;

/// A page of one color onto which pictures are put.
struct Page(Pixels);

impl Page {
    fn new(width: u32, height: u32, color: [u8; 3]) -> Self {
        let [red, green, blue] = color;
        let rgba = [red, green, blue, 255].repeat((width * height) as usize);
        Self(Pixels { width, height, rgba })
    }

    /// Puts the rows of a picture from `first` onto the page.
    fn put(&mut self, picture: &Pixels, first: u32, left: u32, top: u32) {
        let (from, to) = (picture.width as usize * 4, self.0.width as usize * 4);
        let rows = picture.rgba.chunks_exact(from).skip(first as usize);
        for (row, place) in rows.zip(self.0.rgba.chunks_exact_mut(to).skip(top as usize)) {
            let place = &mut place[left as usize * 4..];
            let length = from.min(place.len());
            place[..length].copy_from_slice(&row[..length]);
        }
    }

    /// Writes paragraphs from top to bottom.
    fn write(&mut self, left: u32, tops: std::ops::Range<u32>) {
        let text = Diagram { caption: WORDS.to_owned(), ..board(480) };
        let text = pixels(&text).expect("a picture");
        let height = text.height - 480;
        for top in tops.step_by(height as usize) {
            self.put(&text, 480, left, top);
        }
    }
}

fn board(size: u32) -> Diagram {
    let position = fen::read(FULL).expect(FULL);
    let colors = Coloring::Walnut.colors();
    Diagram { size, coordinates: Coordinates::None, colors, ..Diagram::new(position) }
}

fn file(picture: &Pixels) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, picture.width, picture.height);
    encoder.set_color(ColorType::Rgba);
    let mut encoder = encoder.write_header().expect("memory takes it");
    encoder.write_image_data(&picture.rgba).expect("memory takes it");
    drop(encoder);
    file
}

fn median(mut run: impl FnMut()) -> Duration {
    let mut times = [Duration::ZERO; ROUNDS];
    for time in &mut times {
        let start = Instant::now();
        run();
        *time = start.elapsed();
    }
    times.sort_unstable();
    times[ROUNDS / 2]
}

/// Returns a picture of a board between two columns of text below a title bar.
fn screen() -> Pixels {
    let mut page = Page::new(1920, 1080, [238, 240, 242]);
    page.0.rgba[..1920 * 40 * 4].as_chunks_mut().0.fill([40, 44, 52, 255]);
    page.write(30, 80..1000);
    page.write(1410, 80..1000);
    page.put(&pixels(&board(800)).expect("a picture"), 0, 560, 120);
    page.0
}

/// Returns a picture of a page of text in a book, at 150 dots per inch.
fn text() -> Pixels {
    let mut page = Page::new(1240, 1754, [255; 3]);
    page.write(100, 100..1600);
    page.write(640, 100..1600);
    page.0
}

fn main() {
    let crop = pixels(&board(480)).expect("a picture");
    for (name, pixels, boards) in
        [("a screen with one board", screen(), 1), ("a board alone", crop, 1), ("a page of text", text(), 0)]
    {
        let bytes = file(&pixels);
        let picture = Picture::decode(&bytes).expect("a picture");
        assert_eq!(read(&picture, &LearnedDesigns::default()).len(), boards, "{name}");
        let decoding = median(|| drop(black_box(Picture::decode(&bytes))));
        let reading = median(|| drop(black_box(read(&picture, &LearnedDesigns::default()))));
        let ratio = reading.as_secs_f64() / decoding.as_secs_f64();
        let (width, height) = (pixels.width, pixels.height);
        println!("{name}, {width}x{height}: {reading:.1?}, {ratio:.1} times as long as decoding, {decoding:.1?}");
    }
    memory(&file(&screen()));
}

/// Measures the peak of memory while screenshots are decoded and read, and the memory that remains after the pictures
/// and boards are dropped.
fn memory(screen: &[u8]) {
    let before = system::memory("VmRSS:");
    for _ in 0..ROUNDS {
        let picture = Picture::decode(screen).expect("a picture");
        black_box(read(&picture, &LearnedDesigns::default()));
    }
    let mb = |bytes: u64| bytes as f64 / 1e6;
    let (most, left) = (system::memory("VmHWM:"), system::memory("VmRSS:").saturating_sub(before));
    println!("memory: {:.1} MB at most, {:.1} MB more after {ROUNDS} screens than before", mb(most), mb(left));
}
