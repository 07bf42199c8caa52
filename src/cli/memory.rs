//! Whether there is memory for a command.

/// What everything but the large things takes.
const SPARE: usize = 1 << 25;

/// Whether the system gives so many bytes and a little more. They are not touched, so that costs nothing.
pub(super) fn has_memory(bytes: usize) -> bool {
    Vec::<u8>::new().try_reserve_exact(bytes.saturating_add(SPARE)).is_ok()
}
