//! A search for a byte, many bytes at a time.

/// Whether a byte occurs. Many bytes are compared at a time, because building a key spends most of its time here. Only
/// a refusal needs the position.
#[inline(never)]
pub(crate) fn has_byte(bytes: &[u8], byte: u8) -> bool {
    match bytes.len() {
        33.. => in_blocks(bytes, byte),
        16.. => at_ends::<16>(bytes, byte),
        8.. => at_ends::<8>(bytes, byte),
        4.. => at_ends::<4>(bytes, byte),
        _ => bytes.contains(&byte),
    }
}

/// Compares the first bytes and the last ones, which together cover up to twice as many.
#[inline]
fn at_ends<const N: usize>(bytes: &[u8], byte: u8) -> bool {
    let (first, last) = (bytes.first_chunk::<N>(), bytes.last_chunk::<N>());
    first.zip(last).is_some_and(|(first, last)| in_block(first, byte) | in_block(last, byte))
}

/// Compares whole blocks. The last one overlaps those before it, so that no byte is left over.
#[inline]
fn in_blocks(bytes: &[u8], byte: u8) -> bool {
    let occurs = |block: &[u8; 32]| in_block(block, byte);
    bytes.last_chunk().is_some_and(occurs) || bytes.as_chunks().0.iter().any(occurs)
}

#[inline]
#[allow(clippy::needless_bitwise_bool, reason = "without branches all bytes are compared at once")]
fn in_block<const N: usize>(block: &[u8; N], byte: u8) -> bool {
    block.iter().fold(false, |found, other| found | (*other == byte))
}

/// Returns where a byte first occurs.
#[inline]
pub(crate) fn position(bytes: &[u8], byte: u8) -> Option<usize> {
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    const TOPS: u64 = u64::from_ne_bytes([0x80; 8]);
    let (words, rest) = bytes.as_chunks();
    for (at, word) in words.iter().enumerate() {
        // The first byte of `word` is its lowest, and zero where the byte occurs. Below the first
        // zero no borrow sets a top bit.
        let word = u64::from_le_bytes(*word) ^ (ONES * u64::from(byte));
        let found = word.wrapping_sub(ONES) & !word & TOPS;
        if found != 0 {
            return Some(8 * at + found.trailing_zeros() as usize / 8);
        }
    }
    let at = rest.iter().position(|other| *other == byte)?;
    Some(bytes.len() - rest.len() + at)
}

#[cfg(test)]
mod tests {
    use super::{has_byte, position};

    #[test]
    fn a_byte_is_found_at_any_position() {
        for len in 0..100 {
            for at in 0..len {
                let mut bytes = alloc::vec![b'"'; len];
                bytes[at] = b'#';
                assert!(has_byte(&bytes, b'#'), "{at} of {len}");
                assert_eq!(position(&bytes, b'#'), Some(at), "{at} of {len}");
                bytes[len - 1] = b'#';
                assert_eq!(position(&bytes, b'#'), Some(at), "the first, {at} of {len}");
                bytes[len - 1] = b'"';
                for other in [b'$', 0xA3] {
                    bytes[at] = other;
                    assert!(!has_byte(&bytes, b'#'), "{at} of {len}");
                    assert_eq!(position(&bytes, b'#'), None, "{at} of {len}");
                }
            }
        }
    }
}
