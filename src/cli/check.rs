//! `fenwright check`: reports FEN errors, problems and verdicts.

use std::cell::RefCell;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use anstream::{AutoStream, ColorChoice};
use clap::Args;
use clap::builder::Styles;

use super::input::{Input, InputArguments};
use super::input_reader::{InputBatch, InputReader};
use super::message::MessagePrefix;
use super::output::Tally;
use super::progress_line::ProgressLine;
use super::prover::ProverArguments;
use super::record::{ReadQuality, Record};
use super::{Outcome, json, message, output};
use crate::board::Position;
use crate::document::FileError;
use crate::document::parallel::{self, Backlog};
use crate::notation::fen;
use crate::rules::solver::SearchControl;
use crate::rules::{self, Proof, Prover, Unproven};
use crate::wording::{Sentence, evidence};

/// The arguments of `fenwright check`.
#[derive(Args, Debug)]
pub struct Check {
    #[arg(long)]
    pub(super) json: bool,
    #[arg(long)]
    verdicts: bool,
    #[arg(long)]
    prove: bool,
    #[command(flatten)]
    prover: ProverArguments,
    #[command(flatten)]
    input: InputArguments,
}

#[derive(Default)]
struct CheckedBatch {
    out: Vec<u8>,
    said: String,
    doubts: String,
    tally: Tally,
    error: Option<FileError>,
}

impl Check {
    /// Runs the command: reads the inputs and writes the reports.
    pub fn run(&self) -> Outcome {
        let Some(inputs) = self.input.read() else { return Outcome::Error };
        let mut out = io::stdout().lock();
        let mut written = Ok(());
        let mut tally = Tally::default();
        let mut has_file_errors = false;
        let mut progress = ProgressLine::new(&inputs);
        let parts = InputReader::new(&inputs, &self.input);
        // Output buffers are reused: allocating so much memory again would cost more time than filling it.
        let spare = Mutex::new(Vec::new());
        let spare = || spare.lock().unwrap_or_else(PoisonError::into_inner);
        let prover = self.prove.then(|| self.prover.prover());
        let styles = styles_for(&io::stdout());
        let check = |part| self.check(part, (prover.as_ref(), &styles), spare().pop().unwrap_or_default());
        parallel::run_in_order(parts, parallel::thread_count(), Backlog::Few, check, |mut checked| {
            tally += checked.tally;
            if !checked.out.is_empty() {
                progress.clear_for_output();
                written = out.write_all(&checked.out).and_then(|()| out.flush());
            }
            if !checked.doubts.is_empty() {
                progress.say(checked.doubts.trim_end());
            }
            checked.out.clear();
            spare().push(checked.out);
            if let Some(error) = checked.error {
                has_file_errors = true;
                progress.report_error(&error.sentence());
            }
            progress.show(|| tally.summary());
            written.is_ok()
        });
        progress.clear();
        if let Err(error) = written {
            return output::output_failed(&error);
        }
        if !self.json {
            output::print_to_stderr(&tally.summary());
        }
        Outcome::new(has_file_errors, tally.all_strict())
    }

    fn check(&self, part: InputBatch<'_>, (prover, styles): (Option<&Prover>, &Styles), out: Vec<u8>) -> CheckedBatch {
        let checked = CheckedBatch { out, ..CheckedBatch::default() };
        let batch = match part.content {
            Ok(batch) => batch,
            Err(error) => return CheckedBatch { error: Some(error), ..checked },
        };
        let name = if self.json { json::file_value(part.input) } else { part.input.name() };
        let says_all = self.verdicts || matches!(part.input, Input::Text(_));
        // Both closures change `checked`, but never at the same time.
        let checked = RefCell::new(checked);
        batch.read(
            part.variant,
            &mut |line, lines| self.pass((&name, line), lines, (says_all, styles), &mut checked.borrow_mut()),
            &mut |record| self.record(&name, &record, prover, (says_all, styles), &mut checked.borrow_mut()),
        );
        checked.into_inner()
    }

    /// Checks the first line of `lines` without creating a record, and returns the text after its FEN. If that is not
    /// possible, returns `None`. `says_all`: verdicts are reported, too.
    #[inline]
    fn pass<'a>(
        &self,
        (name, line): (&str, usize),
        lines: &'a [u8],
        (says_all, styles): (bool, &Styles),
        checked: &mut CheckedBatch,
    ) -> Option<&'a [u8]> {
        if self.prove {
            return None;
        }
        let CheckedBatch { out, said, tally, .. } = checked;
        if self.json {
            let rest = json::write_sound_line(out, name, line, lines)?;
            tally.pass();
            return Some(rest);
        }
        if says_all {
            return None;
        }
        let (position, rest) = fen::read_line(lines)?;
        if rules::is_sound_quick(&position) {
            tally.pass();
        } else {
            let text = lines.get(..lines.len() - rest.len())?;
            said.clear();
            let problems = message::clock_report(said, (MessagePrefix(name, line), styles), text, &position)?;
            tally.count(ReadQuality::Strict, &problems);
            out.extend_from_slice(said.as_bytes());
        }
        Some(rest)
    }

    fn record(
        &self,
        name: &str,
        record: &Record<'_>,
        prover: Option<&Prover>,
        (says_all, styles): (bool, &Styles),
        checked: &mut CheckedBatch,
    ) {
        let problems = record.position.as_ref().map(rules::problems).unwrap_or_default();
        checked.tally.count(record.quality, &problems);
        let proof = prover.map(|prover| prove(prover, record.position.as_ref()));
        if self.json {
            let proof = proof.map(|proof| json::proof_value(proof.and_then(Result::ok)));
            json::write_line(&mut checked.out, name, record, &problems, proof.as_deref());
        } else {
            let CheckedBatch { said, doubts, .. } = checked;
            said.clear();
            // Writing to a string cannot fail. A board has no text to correct, so doubts about it go to standard error.
            let _ = message::text_report(if record.is_board { doubts } else { said }, name, record, false, styles);
            message::problem_report(said, name, record, &problems, styles);
            if says_all || record.flaw.is_some() || !problems.is_empty() {
                message::verdict_report(said, name, record, &problems, styles);
            }
            if let Some((position, proof)) = record.position.as_ref().zip(proof.flatten()) {
                let sentence =
                    proof.map_or_else(|reason| reason.sentence(), |proof| evidence(&proof, position.side_to_move));
                let _ = writeln!(said, "{name}:{}: {sentence}", record.line);
            }
            checked.out.extend_from_slice(said.as_bytes());
        }
    }
}

/// Returns the colors of reports: none unless the output is a terminal, and none if `NO_COLOR` is set.
fn styles_for(out: &io::Stdout) -> Styles {
    if AutoStream::choice(out) == ColorChoice::Never { Styles::plain() } else { Styles::styled() }
}

/// Proves the result of a position, with tables that are made on all processors.
fn prove(prover: &Prover, position: Option<&Position>) -> Option<Result<Proof, Unproven>> {
    Some(prover.prove(position?, parallel::processor_count(), &SearchControl::default()))
}
