//! Moving pictures, decoded and compared with the pictures of their diagrams.

#![expect(clippy::expect_used, reason = "a helper of a test fails as the test does")]

use std::time::Duration;

use fenwright::Position;
use fenwright::board::Variant;
use fenwright::diagram::{
    Animation, AnimationError, AnimationFormat, AnimationFrame, Coordinates, Diagram, PieceSet, Pixels, pixels,
};
use fenwright::notation::{fen, pgn};

/// Adolf Anderssen and Jean Dufresne, Berlin 1852, to the 20th move.
const TWENTY_MOVES: &str = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 5. c3 Ba5 6. d4 exd4 7. O-O d3 8. Qb3 Qf6 9. e5 Qg6 \
    10. Re1 Nge7 11. Ba3 b5 12. Qxb5 Rb8 13. Qa4 Bb6 14. Nbd2 Bb7 15. Ne4 Qf5 16. Bxd3 Qh5 17. Nf6+ gxf6 18. exf6 Rg8 \
    19. Rad1 Qxf3 20. Rxe7+ Nxe7";

fn animation(position: Position, size: u32) -> Animation {
    let diagram = Diagram { size, ..Diagram::new(position) };
    Animation { diagram, pause: Duration::from_millis(1500), arrows: true, captions: true }
}

fn frames(position: &str, movetext: &str, size: u32) -> Vec<AnimationFrame> {
    let position = fen::read(position).expect("a position");
    animation(position, size).frames(&pgn::tree(&position, movetext))
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Returns each picture as it is seen, with its pause in milliseconds.
fn decoded(format: AnimationFormat, bytes: &[u8]) -> Vec<(Pixels, u64)> {
    match format {
        AnimationFormat::Gif => decoded_gif(bytes),
        AnimationFormat::Apng => decoded_apng(bytes),
    }
}

fn decoded_gif(bytes: &[u8]) -> Vec<(Pixels, u64)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).expect("a GIF");
    let (width, height) = (u32::from(decoder.width()), u32::from(decoder.height()));
    let mut canvas = Canvas::new(width, height);
    let mut found = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        let place = [frame.left, frame.top, frame.width, frame.height].map(u32::from);
        canvas.put(place, &frame.buffer);
        found.push((canvas.seen.clone(), 10 * u64::from(frame.delay)));
    }
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    found
}

fn decoded_apng(bytes: &[u8]) -> Vec<(Pixels, u64)> {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a PNG");
    let (width, height) = reader.info().size();
    let control = *reader.info().animation_control().expect("an animation");
    assert_eq!(control.num_plays, 0);
    let mut canvas = Canvas::new(width, height);
    let mut buffer = vec![0; reader.output_buffer_size().expect("a size")];
    let frame = |_| {
        let info = reader.next_frame(&mut buffer).expect("a frame");
        let control = *reader.info().frame_control().expect("a frame control");
        canvas.put([control.x_offset, control.y_offset, control.width, control.height], &buffer[..info.buffer_size()]);
        assert_eq!(control.delay_den, 1000);
        (canvas.seen.clone(), u64::from(control.delay_num))
    };
    (0..control.num_frames).map(frame).collect()
}

struct Canvas {
    seen: Pixels,
}

impl Canvas {
    fn new(width: u32, height: u32) -> Self {
        Self { seen: Pixels { width, height, rgba: vec![0; (width * height * 4) as usize] } }
    }

    fn put(&mut self, [left, top, width, height]: [u32; 4], rgba: &[u8]) {
        for (row, pixels) in (top..top + height).zip(rgba.chunks_exact(width as usize * 4)) {
            let start = ((row * self.seen.width + left) * 4) as usize;
            let seen = self.seen.rgba[start..].chunks_exact_mut(4);
            for (seen, pixel) in seen.zip(pixels.chunks_exact(4)).filter(|(_, pixel)| pixel[3] > 0) {
                seen.copy_from_slice(pixel);
            }
        }
    }
}

/// Returns the largest squared distance between the colors of two pictures of one size.
fn distance(left: &Pixels, right: &Pixels) -> u32 {
    assert_eq!((left.width, left.height), (right.width, right.height));
    let pixels = left.rgba.chunks_exact(4).zip(right.rgba.chunks_exact(4));
    let distance = |(left, right): (&[u8], &[u8])| {
        left.iter().zip(right).map(|(left, right)| u32::from(left.abs_diff(*right)).pow(2)).sum()
    };
    pixels.map(distance).max().unwrap_or_default()
}

#[test]
fn every_picture_is_that_of_its_diagram() {
    let hatched =
        Diagram { pieces: PieceSet::ALL[1], coordinates: Coordinates::Outside, ..Diagram::new(Position::start()) };
    let mut all = frames(START, TWENTY_MOVES, 480);
    all.extend(animation(Position::start(), 480).frames(&pgn::tree(&Position::start(), "1. e4 (1. d4 d5) 1... e5")));
    let diagrams = all.iter().map(|frame| Diagram { size: 200, ..frame.diagram.clone() });
    let small: Vec<AnimationFrame> =
        diagrams.map(|diagram| AnimationFrame { diagram, pause: Duration::from_millis(70) }).collect();
    let styled = Animation { diagram: hatched, ..animation(Position::start(), 300) };
    let styled = styled.frames(&pgn::tree(&Position::start(), "1. e4 {[%csl Rd5]} e5 2. Nf3"));
    for (format, most) in [(AnimationFormat::Gif, 2000), (AnimationFormat::Apng, 400)] {
        for frames in [&all, &small, &styled] {
            let bytes = format.write(frames).expect("a picture");
            let seen = decoded(format, &bytes);
            // A picture that equals the one before it only prolongs the pause.
            let mut expected: Vec<(Pixels, u64)> = Vec::new();
            for AnimationFrame { diagram, pause } in frames {
                let (next, pause) = (pixels(diagram).expect("a picture"), pause.as_millis() as u64);
                match expected.last_mut() {
                    Some((last, time)) if *last == next => *time += pause,
                    _ => expected.push((next, pause)),
                }
            }
            assert_eq!(seen.len(), expected.len(), "{format:?}");
            for (number, ((seen, pause), (expected, time))) in seen.iter().zip(&expected).enumerate() {
                let distance = distance(seen, expected);
                assert!(distance <= most, "{format:?}, picture {number}: {distance}");
                assert_eq!(pause, time);
            }
        }
    }
}

#[test]
fn twenty_moves_are_small() {
    let frames = frames(START, TWENTY_MOVES, 480);
    assert_eq!(frames.len(), 41);
    for format in AnimationFormat::ALL {
        let length = format.write(&frames).expect("a picture").len();
        assert!(length < 400_000, "{format:?}: {length}");
    }
}

#[test]
fn lines_are_shown_to_their_ends() {
    let movetext = "1. Ra6 {[%cal Ga6a7]} bxa6 (1... Bh2 2. Rxa7#) 2. b7#";
    let all = frames("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", movetext, 100);
    let said: Vec<(&str, u128, String)> = all
        .iter()
        .map(|frame| {
            let arrows: Vec<String> = frame.diagram.annotations.arrows.iter().map(ToString::to_string).collect();
            (frame.diagram.caption.as_str(), frame.pause.as_millis(), arrows.join(" "))
        })
        .collect();
    let expected = [
        ("White to move", 3000, ""),
        ("1. Ra6", 1500, "Ga6a7 Ga1a6"),
        ("1... bxa6", 1500, "Gb7a6"),
        ("2. b7#", 3000, "Gb6b7"),
        ("1. Ra6", 1500, "Ga6a7 Ga1a6"),
        ("1... Bh2", 1500, "Gb8h2"),
        ("2. Rxa7#", 3000, "Ga6a7"),
    ];
    assert_eq!(said, expected.map(|(caption, pause, arrows)| (caption, pause, arrows.to_owned())));
}

/// White has a queen in hand.
fn drop_position() -> Position {
    fen::read_as("4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1", Variant::Crazyhouse).expect("a position")
}

#[test]
fn drops_are_marked_and_captions_follow_the_title() {
    let position = drop_position();
    let mut animation = animation(position, 100);
    animation.diagram.caption = "A title".to_owned();
    let frames = animation.frames(&pgn::tree(&position, "1. Q@e7+"));
    assert_eq!(frames[1].diagram.caption, "A title | 1. Q@e7+");
    assert_eq!(frames[1].diagram.annotations.marks[0].to_string(), "Ge7");
    let plain = Animation { arrows: false, captions: false, ..animation };
    let frames = plain.frames(&pgn::tree(&position, "1. Q@e7+"));
    assert_eq!((frames[1].diagram.caption.as_str(), frames[1].diagram.annotations.is_empty()), ("A title", true));
}

#[test]
fn what_cannot_be_drawn_is_an_error_and_stopping_writes_nothing() {
    let format = AnimationFormat::Gif;
    assert!(matches!(format.write(&[]), Err(AnimationError::Empty)));
    let mut frames = frames(START, "1. e4", 480);
    let mut left = 1;
    let goes_on = || {
        left -= 1;
        left >= 0
    };
    assert_eq!(format.write_while(&frames, goes_on).expect("no error"), None);
    frames[1].diagram.size = 0;
    assert!(matches!(format.write(&frames), Err(AnimationError::Drawing(_))));
}
