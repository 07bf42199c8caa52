//! Converts records from one format into another.

use std::borrow::Cow;
use std::io::{self, Write};
use std::path::Path;
use std::ptr;

use clap::builder::Styles;

use super::super::input::{Input, InputArguments};
use super::super::input_reader::InputReader;
use super::super::output::Tally;
use super::super::progress_line::ProgressLine;
use super::super::record::{GamePart, Record, RecordContext};
use super::super::{message, output};
use super::format::{ConvertFormat, OutputKind};
use crate::board::{Position, Variant};
use crate::diagram::{Diagram, text};
use crate::document::{self, Document, Field, Format, Loss, Remarks, decoded};
use crate::notation::epd;
use crate::notation::fen::Style;
use crate::notation::pgn::{self, Edit};
use crate::tr;

pub(super) struct Conversion<'a> {
    form: ConvertFormat,
    style: Style,
    inputs: &'a [Input],
    arguments: &'a InputArguments,
    pub(super) tally: Tally,
    written: usize,
    loss: Loss,
    pub(super) has_file_errors: bool,
    pub(super) progress: ProgressLine,
    edits: Vec<Edit>,
    /// Properties of the last output, if that was a game copied from the input.
    last: Option<KeptGame<'a>>,
    /// `true` if the last output was comments that belong to no record. They need a blank line before the next record.
    is_behind_comments: bool,
}

struct KeptGame<'a> {
    input: &'a Input,
    has_result: bool,
    /// Number of line breaks at the end of the game, at most 2.
    line_ends: usize,
}

impl<'a> Conversion<'a> {
    pub(super) fn new(form: ConvertFormat, style: Style, inputs: &'a [Input], arguments: &'a InputArguments) -> Self {
        Self {
            form,
            style,
            inputs,
            arguments,
            tally: Tally::default(),
            written: 0,
            loss: Loss::default(),
            has_file_errors: false,
            progress: ProgressLine::new(inputs),
            edits: Vec::new(),
            last: None,
            is_behind_comments: false,
        }
    }

    pub(super) fn run(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(format) = self.form.whole() else { return self.write_records(out) };
        if let [Input::File(path)] = self.inputs
            && format.has_entries()
            && Format::from_path(path).is_some_and(Format::has_entries)
        {
            return self.write_entries(path, format, out);
        }
        let mut lines = tempfile::Builder::new().suffix(".epd").tempfile()?;
        self.write_records(&mut lines)?;
        if self.written == 0 {
            return Ok(());
        }
        let document = Document::open(lines.path()).map_err(io::Error::other)?;
        self.write_document(document, format, out)
    }

    /// Writes a file of entries as other entries, which also keeps fairy pieces.
    fn write_entries(&mut self, path: &Path, format: Format, out: &mut dyn Write) -> io::Result<()> {
        let mut document = match Document::open(path) {
            Ok(document) => document,
            Err(error) => {
                self.has_file_errors = true;
                self.progress.report_error(&error.sentence());
                return Ok(());
            }
        };
        document.read_all();
        (0..document.len()).for_each(|_| self.tally.pass());
        let mut bytes = Vec::new();
        self.write_document(document, format, &mut bytes)?;
        // A file that is not UTF-8 is written in its encoding.
        out.write_all(decoded(&bytes).as_bytes())
    }

    fn write_document(&mut self, mut document: Document, format: Format, out: &mut dyn Write) -> io::Result<()> {
        if format.has_entries() {
            self.loss += document.loss_in(format).unwrap_or_default();
        }
        document.write_in(format, out)
    }

    fn write_records(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let mut parts = InputReader::new(self.inputs, self.arguments);
        parts.to_their_ends = true;
        for part in parts {
            match part.content {
                Err(error) => {
                    self.has_file_errors = true;
                    self.progress.report_error(&error.sentence());
                }
                Ok(batch) => {
                    self.progress.clear_for_output();
                    let name = part.input.name();
                    let mut result = Ok(());
                    batch.read(part.variant, &mut |_, _| None, &mut |record| {
                        if result.is_ok() {
                            result = self.record(part.input, &name, &record, out);
                        }
                    });
                    result?;
                    if let Some((format, below)) = batch.trailing_lines() {
                        self.below_last(format, &decoded(below), out)?;
                    }
                    out.flush()?;
                    self.progress.show(|| self.tally.summary());
                }
            }
        }
        Ok(())
    }

    pub(super) fn run_whole(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.run(out)?;
        if self.has_file_errors { Err(io::ErrorKind::Other.into()) } else { Ok(()) }
    }

    /// Reports the content that the format cannot store, one line per kind. Returns `true` if nothing was lost.
    pub(super) fn report_loss(&self) -> bool {
        let name = self.form.label();
        self.loss.kinds().for_each(|kind| output::report_error(&tr!("cli-no-place", form = name, kind = kind)));
        self.loss == Loss::default()
    }

    fn record(&mut self, input: &'a Input, name: &str, record: &Record<'_>, out: &mut dyn Write) -> io::Result<()> {
        self.tally.count(record.quality, &[]);
        let mut report = String::new();
        let is_kept = match self.form.layout() {
            OutputKind::Lines(_) => true,
            OutputKind::Games => !matches!(record.context, RecordContext::Game(_)),
            OutputKind::Boards { .. } => false,
        };
        let _ = message::text_report(&mut report, name, record, is_kept, &Styles::plain()); // writing to a string cannot fail
        if !report.is_empty() {
            self.progress.say(report.trim_end());
        }
        match (&record.context, self.form.layout()) {
            (RecordContext::Game(part), OutputKind::Games) => self.game(input, part, record, out),
            // EPD operations in a FEN file must become comments, so a line with operations is not copied.
            (RecordContext::Lead(format, lead), OutputKind::Lines(own))
                if *format == own
                    && (own.has_operations() || record.operations.is_empty() || record.comments().is_some()) =>
            {
                self.write_separator(out)?;
                let written = self.line(own, lead, record);
                out.write_all(written.as_bytes())
            }
            _ => self.write_converted(record, out),
        }
    }

    /// Returns a record as text of the same format, with the comments above it. An unreadable record becomes a comment.
    fn line(&mut self, format: Format, lead: &str, record: &Record<'_>) -> String {
        let Some(position) = &record.position else {
            return format!("{}# {}\n", with_line_feeds(lead), record.input.trim());
        };
        self.written += 1;
        self.loss += Loss::for_remarks(&Remarks::from_operations(record.operations.clone()), Some(format));
        if format.has_operations() {
            return with_line_feeds(lead).into_owned() + &epd::write(position, &record.operations) + "\n";
        }
        let mut lead = with_line_feeds(lead).into_owned();
        for comment in record.comments().unwrap_or_default() {
            lead = document::with_comment(&lead, &comment);
        }
        let said = document::remarks_above(&lead).metadata.variant();
        if let Some(name) = self.variant_to_write(position).filter(|_| said != Some(position.variant())) {
            lead = document::with_field_comment(&lead, Field::Variant, name);
        }
        lead + &self.form.fen(position, self.style) + "\n"
    }

    /// Returns the name of the variant if it must be written, since the FEN does not show the variant. If the format
    /// cannot store it, counts a loss.
    fn variant_to_write(&mut self, position: &Position) -> Option<&'static str> {
        if position.rules.is_standard() {
            return None;
        }
        if matches!(self.form, ConvertFormat::Forsyth | ConvertFormat::Ascii | ConvertFormat::Unicode) {
            self.loss.rules += 1;
            return None;
        }
        let is_told = matches!(position.variant(), Variant::Crazyhouse | Variant::ThreeCheck);
        (!is_told).then(|| position.variant().tag_value())
    }

    fn write_converted(&mut self, record: &Record<'_>, out: &mut dyn Write) -> io::Result<()> {
        if let RecordContext::Game(GamePart { whole, start, tag: None | Some(0), .. }) = record.context {
            self.comments(&document::comments_outside(&whole[..start]), out)?;
        }
        let (mut remarks, mut loss) = record.remarks();
        if let (Some(_), RecordContext::Game(part)) = (self.form.whole(), &record.context) {
            let game = Document::from_bytes_as(part.part.as_bytes().to_vec(), Format::Pgn);
            remarks.operations.extend(game.record(0).other_operations());
            loss.tags = 0;
        }
        self.loss += loss;
        let behind = std::mem::take(&mut remarks.trailing);
        if let Some(position) = &record.position {
            remarks.metadata.normalize_stipulation(position.side_to_move);
            let rules = self.variant_to_write(position);
            remarks.metadata.set(Field::Variant, rules.unwrap_or_default());
            self.loss += Loss::for_remarks(&remarks, self.form.format());
            self.write_separator(out)?;
            let written = self.written(position, &remarks);
            self.written += 1;
            out.write_all(written.as_bytes())?;
        } else {
            // The unreadable text has been reported. The remarks on it are lost.
            self.loss += Loss { operations: 0, ..Loss::for_remarks(&remarks, None) };
        }
        self.comments(&behind, out)
    }

    fn comments(&mut self, comments: &[String], out: &mut dyn Write) -> io::Result<()> {
        if let OutputKind::Boards { .. } = self.form.layout() {
            self.loss.comments += comments.len();
            return Ok(());
        }
        self.is_behind_comments |= !comments.is_empty();
        comments.iter().try_for_each(|comment| writeln!(out, "# {}", document::plain_comment(comment)))
    }

    fn written(&self, position: &Position, remarks: &Remarks) -> String {
        match self.form.layout() {
            OutputKind::Lines(Format::Fen) => {
                document::lead_text(remarks) + &self.form.fen(position, self.style) + "\n"
            }
            OutputKind::Lines(format) => format.new_record_text_with_remarks(position, remarks, self.written + 1),
            OutputKind::Games => Format::Pgn.new_record_text_with_remarks(position, remarks, self.written + 1),
            OutputKind::Boards { has_figures: true } => text::unicode(&Diagram::new(*position)),
            OutputKind::Boards { has_figures: false } => text::ascii(&Diagram::new(*position)),
        }
    }

    fn below_last(&mut self, format: Format, below: &str, out: &mut dyn Write) -> io::Result<()> {
        let below = &document::marked_comments(below);
        let lines = document::lines(below);
        let comments: Vec<String> =
            lines.iter().filter_map(|line| document::comment_text(line)).map(str::to_owned).collect();
        match self.form.layout() {
            OutputKind::Lines(own) if own == format => {
                self.is_behind_comments = lines.last().is_some_and(|line| !line.trim().is_empty());
                out.write_all(with_line_feeds(below).as_bytes())
            }
            OutputKind::Lines(_) | OutputKind::Boards { .. } => self.comments(&comments, out),
            OutputKind::Games => {
                self.write_separator(out)?;
                comments.iter().try_for_each(|comment| writeln!(out, "; {}\n", document::plain_comment(comment)))
            }
        }
    }

    /// Called for each position of a game. After the last one, writes the game, with corrected FEN tags.
    fn game(
        &mut self,
        input: &'a Input,
        part: &GamePart<'_>,
        record: &Record<'_>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let GamePart { whole, start, tag, is_last, .. } = *part;
        let game = &whole[start..];
        if let (Some(tag), Some(position), Some(_)) = (tag, &record.position, &record.flaw)
            && let Some(parsed) = pgn::games(game).next()
        {
            self.edits.push(pgn::set_fen_edit(game, &parsed, tag, position));
        }
        if !is_last {
            return Ok(());
        }
        self.written += 1;
        let text = self.edits.drain(..).rev().fold(game.to_owned(), |game, edit| edit.apply(&game));
        if self.last.as_ref().is_none_or(|last| !ptr::eq(last.input, input)) {
            self.write_separator(out)?;
        }
        let line_ends = text[text.trim_end().len()..].replace("\r\n", "\n").matches(['\n', '\r']).count();
        let has_result = pgn::games(&text).next().is_some_and(|game| !game.movetext.is_empty());
        self.last = Some(KeptGame { input, has_result, line_ends: line_ends.min(2) });
        out.write_all(&whole.as_bytes()[..start])?;
        out.write_all(text.as_bytes())
    }

    fn write_separator(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if let Some(last) = self.last.take() {
            let result = if last.has_result { "" } else { "*\n\n" };
            return out.write_all(["\n".repeat(2 - last.line_ends).as_str(), result].concat().as_bytes());
        }
        if std::mem::take(&mut self.is_behind_comments) {
            return out.write_all(b"\n");
        }
        let is_board = matches!(self.form.layout(), OutputKind::Boards { .. });
        if is_board && self.written > 0 { out.write_all(b"\n") } else { Ok(()) }
    }
}

fn with_line_feeds(lines: &str) -> Cow<'_, str> {
    if lines.is_empty() || !lines.contains('\r') && lines.ends_with('\n') {
        return lines.into();
    }
    document::lines(lines).into_iter().flat_map(|line| [line, "\n"]).collect()
}
