//! Counts the steps of the decoder in tests, which check that the number of steps is bounded for any text.

#[cfg(test)]
use std::cell::Cell;

#[cfg(test)]
thread_local! {
    static STEPS: Cell<usize> = const { Cell::new(0) };
}

/// Counts one step in tests. Does nothing elsewhere.
pub(super) fn step() {
    #[cfg(test)]
    STEPS.set(STEPS.get() + 1);
}

#[cfg(test)]
mod tests {
    use super::STEPS;
    use crate::notation::forgiving;
    use fastrand::Rng;

    /// Maximum number of steps for a text, about 5 ms in a release build. The texts of this seed take at most 187,000.
    const MAX_STEPS: usize = 250_000;

    /// Number of texts. Debug builds are some ten times slower and read fewer texts.
    const TEXTS: usize = if cfg!(debug_assertions) { 5_000 } else { 100_000 };

    /// The characters of each field of FEN, and of other words that are read as a field.
    const ALPHABETS: [&str; 12] = [
        "pnbrqkPNBRQK12345678/",
        "PNBRQK8/",
        "wb",
        "wWbBszn-",
        "KQkq",
        "KQkqABCDEFGHabcdefgh-",
        "-abcdefgh36",
        "0123456789",
        "0123456789-",
        " -/_+,;:&.|",
        "acACO0oIl~*",
        "KDTLSBPkdtlsbp",
    ];

    /// A text of up to 200 characters from a few of the alphabets; single characters and words are often repeated.
    fn text(rng: &mut Rng) -> String {
        let alphabets: Vec<&str> = (0..rng.usize(1..5)).map(|_| ALPHABETS[rng.usize(..ALPHABETS.len())]).collect();
        let starts = [
            "",
            "8/8/8/8/8/8/8/8 w ",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "4k3/8/8/8/8/8/8/4K3 ",
        ];
        let mut text = starts[rng.usize(..starts.len())].to_owned();
        let length = rng.usize(1..=200);
        while text.len() < length {
            let alphabet = alphabets[rng.usize(..alphabets.len())].as_bytes();
            let word: String =
                (0..rng.usize(1..=8)).map(|_| char::from(alphabet[rng.usize(..alphabet.len())])).collect();
            let times = if rng.u8(..4) == 0 { rng.usize(1..=30) } else { 1 };
            text.push_str(&word.repeat(times));
            if rng.bool() {
                text.push(' ');
            }
        }
        text.truncate(200);
        text
    }

    fn steps_of(text: &str) -> usize {
        STEPS.set(0);
        forgiving::read_all(text);
        STEPS.get()
    }

    #[test]
    fn no_short_text_takes_more_than_a_fixed_number_of_steps() {
        let mut rng = Rng::with_seed(38);
        let mut most = (0, String::new());
        for _ in 0..TEXTS {
            let text = text(&mut rng);
            let steps = steps_of(&text);
            if steps > most.0 {
                most = (steps, text);
            }
        }
        assert!(most.0 <= MAX_STEPS, "{} steps: {}", most.0, most.1);
    }

    #[test]
    fn castling_letters_in_any_number_are_read_at_once() {
        for (word, max) in [("KQkq", 20_000), ("k", 20_000), ("Qk", 20_000), ("kw", 60_000), ("a1-", 60_000)] {
            for times in 1..=40 {
                let rights = word.repeat(times);
                let text = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w {rights} - 0 1");
                let steps = steps_of(&text);
                assert!(steps <= max, "{steps} steps: {text}");
            }
        }
    }
}
