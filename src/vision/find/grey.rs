//! Grayscale pictures in several sizes.

use super::super::picture::Picture;

pub(super) struct Grey {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) values: Vec<u8>,
}

impl Grey {
    pub(super) fn from_picture(picture: &Picture) -> Self {
        let values = picture.rgb().as_chunks().0.iter().map(|[red, green, blue]| {
            let [red, green, blue] = [red, green, blue].map(|value| u32::from(*value));
            ((77 * red + 150 * green + 29 * blue + 128) >> 8) as u8
        });
        Self { width: picture.width(), height: picture.height(), values: values.collect() }
    }

    pub(super) fn halved(&self) -> Self {
        let (width, height) = (self.width / 2, self.height / 2);
        let mut values = Vec::with_capacity(width * height);
        for rows in self.values.chunks_exact(2 * self.width.max(1)) {
            let (upper, lower) = rows.split_at(self.width);
            let pairs = upper.as_chunks::<2>().0.iter().zip(lower.as_chunks::<2>().0);
            values.extend(pairs.map(|([a, b], [c, d])| {
                ((u16::from(*a) + u16::from(*b) + u16::from(*c) + u16::from(*d) + 2) >> 2) as u8
            }));
        }
        Self { width, height, values }
    }

    /// Blurs details smaller than three pixels, such as hatching. `sums` are those of this picture.
    pub(super) fn blurred(&self, sums: &[u16]) -> Self {
        let values =
            sums.iter().zip(&self.values).map(|(sum, value)| if *sum == 0 { *value } else { ((sum + 4) / 9) as u8 });
        Self { values: values.collect(), ..*self }
    }

    /// Returns the sum of the 3x3 pixels around each pixel; 0 at the edges.
    pub(super) fn sums(&self) -> Vec<u16> {
        let (width, height) = (self.width, self.height);
        let mut sums = vec![0; width * height];
        let mut column = vec![0_u16; width];
        for y in 1..height.saturating_sub(1) {
            let rows = [y - 1, y, y + 1].map(|y| &self.values[y * width..(y + 1) * width]);
            for (((sum, a), b), c) in column.iter_mut().zip(rows[0]).zip(rows[1]).zip(rows[2]) {
                *sum = u16::from(*a) + u16::from(*b) + u16::from(*c);
            }
            let out = &mut sums[y * width + 1..(y + 1) * width];
            for (((out, a), b), c) in out.iter_mut().zip(&column).zip(column.iter().skip(1)).zip(column.iter().skip(2))
            {
                *out = a + b + c;
            }
        }
        sums
    }
}
