//! Splits a stream of rows into batches that are tables by themselves.

use std::io::{self, Read};

use super::columns::Columns;
use super::rows::{next_row, quoted};
use crate::document::io::{Batch, Batches, Bytes, LONGEST_LINE, LineBatches, Source, line_ends};

/// Reads whole rows in batches. Every batch after the first begins with the names of the columns.
pub(super) struct RowBatches<R> {
    lines: LineBatches<R>,
    usual_delimiter: u8,
    header: Option<String>,
    /// The lines that may be the beginning of a row, and the number of the first of them.
    rest: Batch,
    has_ended: bool,
}

impl<R: Read> RowBatches<R> {
    pub(super) fn new(stream: R, usual_delimiter: u8, to_their_ends: bool) -> Self {
        let lines = LineBatches::new(stream, if to_their_ends { usize::MAX } else { LONGEST_LINE });
        let rest = Batch { first: 1, bytes: Vec::new() };
        Self { lines, usual_delimiter, header: None, rest, has_ended: false }
    }

    /// Takes the rows that are complete.
    fn take_rows(&mut self) -> Batch {
        let mut end = 0;
        while let Some(row) = next_row(&self.rest.bytes, end, self.has_ended) {
            end = row.end;
        }
        let is_line_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
        end += self.rest.bytes[end..].iter().take_while(|byte| is_line_end(byte)).count();
        let end = if self.has_ended { self.rest.bytes.len() } else { end };
        let behind = self.rest.bytes.split_off(end);
        let first = self.rest.first;
        let bytes = std::mem::replace(&mut self.rest.bytes, behind);
        self.rest.first += line_ends(&bytes);
        Batch { first, bytes }
    }

    fn with_header(&mut self, batch: Batch) -> Batch {
        if let Some(header) = &self.header {
            return Batch { first: batch.first - 1, bytes: [header.as_bytes(), &batch.bytes].concat() };
        }
        let source = Source::new(Bytes::held(batch.bytes.clone()));
        self.header = Some(header(&Columns::detect(&source, self.usual_delimiter)));
        batch
    }
}

fn header(columns: &Columns) -> String {
    let names: Vec<_> = columns.list.iter().map(|column| quoted(&column.name, columns.delimiter)).collect();
    names.join(&char::from(columns.delimiter).to_string()) + "\n"
}

impl<R: Read> Batches for RowBatches<R> {
    fn next(&mut self) -> io::Result<Option<Batch>> {
        loop {
            match self.lines.next()? {
                Some(batch) => self.rest.bytes.extend(batch.bytes),
                None if self.rest.bytes.is_empty() => return Ok(None),
                None => self.has_ended = true,
            }
            let batch = self.take_rows();
            if !batch.bytes.is_empty() {
                return Ok(Some(self.with_header(batch)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_batch_is_a_table_of_whole_rows() {
        let row = "8/8/8/8/8/8/8/8 w - - 0 1,\"a\nb\"\n";
        let text = format!("FEN,Title\n{}", row.repeat(20_000));
        let mut batches = RowBatches::new(text.as_bytes(), b',', false);
        let (mut count, mut line) = (0, 1);
        while let Some(batch) = batches.next().unwrap() {
            let text = String::from_utf8(batch.bytes).unwrap();
            let rows = text.strip_prefix("FEN,Title\n").unwrap();
            assert_eq!(rows.replace(row, ""), "", "only whole rows");
            assert_eq!(batch.first, line);
            count += rows.len() / row.len();
            line = 1 + 2 * count;
        }
        assert_eq!(count, 20_000);
    }
}
