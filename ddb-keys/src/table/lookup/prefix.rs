//! Sorted prefixes, so that those of a string are found without comparing it with each.

use crate::table::lead::{lead, starts_with};

/// A prefix in a sorted list, and the value that it leads to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Prefix<T> {
    pub(super) literal: &'static str,
    lead: u128,
    /// Whether the prefix before it has the same lead.
    tied: bool,
    /// The nearest earlier prefix that this one begins with.
    wider: Option<usize>,
    pub(super) leads_to: T,
}

impl<T: Copy> Prefix<T> {
    /// Makes a prefix that comes after others in the order of strings.
    pub(super) const fn after(others: &[Self], literal: &'static str, leads_to: T) -> Self {
        let lead = lead(literal.as_bytes());
        let tied = matches!(others, [.., last] if last.lead == lead);
        let mut wider = others.len().checked_sub(1);
        while let Some(at) = wider
            && !starts_with(literal, others[at].literal)
        {
            wider = others[at].wider;
        }
        Self { literal, lead, tied, wider, leads_to }
    }
}

/// Visits the prefixes of a string, and few others, until a visit returns something.
///
/// All prefixes of a string are prefixes of the longest one, so all are reached from it. The last prefix that does not
/// sort after the text is the longest one, or begins with it.
#[inline]
pub(super) fn visit<T, K>(
    sorted: &[Prefix<T>],
    text: &str,
    mut visit: impl FnMut(&T) -> Option<K>,
) -> Option<K> {
    let mut next = last(sorted, text);
    while let Some(prefix) = next.and_then(|at| sorted.get(at)) {
        let found = visit(&prefix.leads_to);
        if found.is_some() {
            return found;
        }
        next = prefix.wider;
    }
    None
}

/// Returns the last prefix that does not sort after a string. A single prefix is not compared. Neither are the bytes
/// after the lead if no other prefix has the same lead, because they would not lead to another prefix.
#[inline]
fn last<T>(sorted: &[Prefix<T>], text: &str) -> Option<usize> {
    let [_, _, ..] = sorted else { return sorted.len().checked_sub(1) };
    let lead = lead(text.as_bytes());
    let at = sorted.partition_point(|other| other.lead <= lead).checked_sub(1)?;
    if sorted[at].tied { last_by_text(sorted, text) } else { Some(at) }
}

#[cold]
fn last_by_text<T>(sorted: &[Prefix<T>], text: &str) -> Option<usize> {
    sorted.partition_point(|other| other.literal <= text).checked_sub(1)
}
