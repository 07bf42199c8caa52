//! The prover of the commands, with the Syzygy tables of this machine.

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueHint};

use crate::rules::{Prover, Tablebase};
use crate::tablebase::{Syzygy, find_folders};

#[derive(Args, Debug)]
pub(super) struct ProverArguments {
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    syzygy: Vec<PathBuf>,
}

impl ProverArguments {
    /// Returns a prover with the tables of the given folders or, without any, of those that are found.
    pub(super) fn prover(&self) -> Prover {
        let folders = if self.syzygy.is_empty() { find_folders() } else { self.syzygy.clone() };
        let prover = Prover::default();
        // Without any table, the folders still name the file that a position needs.
        if !folders.is_empty() {
            prover.set_tablebase(Some(Arc::new(Syzygy::open(folders)) as Arc<dyn Tablebase>));
        }
        prover
    }
}
