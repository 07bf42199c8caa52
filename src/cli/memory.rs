//! Checks for available memory.

/// Headroom for everything else.
const HEADROOM: usize = 1 << 25;

/// Returns `true` if this many bytes and the headroom can be allocated. The memory is not touched, so the check is
/// cheap.
pub(super) fn has_memory(bytes: usize) -> bool {
    Vec::<u8>::new().try_reserve_exact(bytes.saturating_add(HEADROOM)).is_ok()
}
