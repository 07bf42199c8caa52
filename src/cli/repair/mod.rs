//! `fenwright repair`: finds sound versions of chess problems, one or two edits away.

mod report;
mod search;

use std::io::{self, Write};
use std::time::Duration;

use clap::Args;

use self::search::Limits;
use super::goal::GoalArguments;
use super::input::{InputArguments, seconds};
use super::input_reader::InputReader;
use super::job::RecordJob;
use super::{Outcome, output};
use crate::document::parallel;
use crate::rules::repair::RepairOptions;
use crate::tr;

/// The arguments of `fenwright repair`.
#[derive(Args, Debug)]
pub struct Repair {
    #[command(flatten)]
    goal: GoalArguments,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=2))]
    edits: u8,
    #[arg(long, value_name = "S", default_value = "60", value_parser = seconds)]
    seconds: Duration,
    #[arg(long)]
    pub(super) json: bool,
    #[arg(long, value_name = "M", default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    hash_mb: u32,
    #[command(flatten)]
    input: InputArguments,
}

impl Repair {
    /// Runs the command: reads the inputs and writes the sound versions of each record.
    pub fn run(&self) -> Outcome {
        let Some(inputs) = self.input.read() else { return Outcome::Error };
        let Some(threads) = parallel::threads_with_memory(0) else {
            return output::fail(tr!("cli-no-memory-to-solve"));
        };
        let stipulation = self.goal.stipulation();
        if stipulation.goal.is_study() {
            return output::fail(tr!("cli-repair-no-study"));
        }
        let options = RepairOptions { edits: self.edits, time: Some(self.seconds), threads };
        let limits = Limits { stipulation, options, bytes: (self.hash_mb as usize) << 20 };
        let (mut has_file_errors, mut all_well) = (false, true);
        let mut out = io::stdout().lock();
        for job in InputReader::new(&inputs, &self.input).flat_map(RecordJob::from_batch) {
            match job {
                Err(error) => {
                    has_file_errors = true;
                    output::report_error(&error.sentence());
                }
                Ok(job) => {
                    let repaired = limits.repair(&job);
                    all_well &= repaired.is_well(&job);
                    let text = if self.json {
                        report::json(&job, &limits, &repaired)
                    } else {
                        report::text(&job, &limits, &repaired)
                    };
                    if let Err(error) = out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
                        return output::output_failed(&error);
                    }
                }
            }
        }
        Outcome::new(has_file_errors, all_well)
    }
}
