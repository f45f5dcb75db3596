//! The first 16 bytes of a string as one number. Most literals differ in these bytes, so whole strings are
//! rarely compared.

/// The number of bytes of a lead.
pub(super) const WIDTH: usize = 16;

/// Returns the first bytes of a string as a number with the same order, with zeros after the text's end.
#[inline]
pub(super) const fn lead(bytes: &[u8]) -> u128 {
    if let Some(chunk) = bytes.first_chunk() {
        return u128::from_be_bytes(*chunk);
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        // The two halves may overlap, and agree where they do.
        let (first, last) = (u64::from_be_bytes(*first), u64::from_be_bytes(*last));
        return (first as u128) << u64::BITS | (last as u128) << (8 * (WIDTH - bytes.len()));
    }
    let (mut lead, mut at) = (0, 0);
    while at < bytes.len() {
        lead |= (bytes[at] as u64) << (56 - 8 * at);
        at += 1;
    }
    (lead as u128) << u64::BITS
}

/// Returns the number of bytes that two strings have in common at the beginning.
pub(super) const fn common(a: &[u8], b: &[u8]) -> usize {
    let (mut rest_a, mut rest_b) = (a, b);
    while let (Some((one, after_a)), Some((other, after_b))) =
        (rest_a.split_first_chunk::<WIDTH>(), rest_b.split_first_chunk::<WIDTH>())
        && u128::from_be_bytes(*one) == u128::from_be_bytes(*other)
    {
        (rest_a, rest_b) = (after_a, after_b);
    }
    let mut at = 0;
    while at < rest_a.len() && at < rest_b.len() && rest_a[at] == rest_b[at] {
        at += 1;
    }
    a.len() - rest_a.len() + at
}

/// Returns whether a text begins with another one.
pub(super) const fn starts_with(text: &str, beginning: &str) -> bool {
    common(text.as_bytes(), beginning.as_bytes()) == beginning.len()
}

/// Returns whether a text sorts before another one.
pub(super) const fn precedes(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let at = common(a, b);
    at < b.len() && (at == a.len() || a[at] < b[at])
}

#[cfg(test)]
mod tests {
    use super::{common, lead};

    #[test]
    fn a_lead_is_the_first_sixteen_bytes_and_zeros_after_the_end() {
        let text = "0123456789abcdefXY";
        for len in 0..=text.len() {
            let mut padded = [&text.as_bytes()[..len], &[0; 16]].concat();
            padded.truncate(16);
            let expected = padded.first_chunk().copied().map(u128::from_be_bytes);
            assert_eq!(Some(lead(&text.as_bytes()[..len])), expected, "{len}");
        }
    }

    #[test]
    fn common_bytes_are_counted_across_chunks() {
        let text = [b'x'; 40];
        for differs in 0..40 {
            let mut other = text;
            other[differs] = b'y';
            assert_eq!(common(&text, &other), differs);
            assert_eq!(common(&text[..differs], &text), differs);
            assert_eq!(common(&text, &text[..differs]), differs);
        }
    }
}
