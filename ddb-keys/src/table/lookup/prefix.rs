//! Literals that texts begin with, sorted, so that those of one text are found without asking each.

use crate::table::lead::{common, lead};

/// What texts begin with, among others that are sorted, and what it leads to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Prefix<T> {
    pub(super) literal: &'static str,
    lead: u128,
    /// Whether the one before has the same lead.
    tied: bool,
    /// The nearest one before that this one begins with.
    wider: Option<usize>,
    pub(super) leads_to: T,
}

impl<T: Copy> Prefix<T> {
    /// One that follows others in the order of texts.
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

/// Visits those that a text begins with, and few others, until a visit gives something.
///
/// Literals that a text begins with begin with each other, so all of them are reached from the
/// longest; and that one, or one that begins with it, is the last that does not sort after the text.
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

/// The last one that does not sort after a text. A single one is not compared, nor is what comes
/// after the lead of one that is alone with it: that leads to no other.
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

const fn starts_with(text: &str, prefix: &str) -> bool {
    common(text.as_bytes(), prefix.as_bytes()) == prefix.len()
}

/// Whether a text comes before another in the order of texts.
pub(super) const fn precedes(a: &str, b: &str) -> bool {
    let common = common(a.as_bytes(), b.as_bytes());
    common < b.len() && (common == a.len() || a.as_bytes()[common] < b.as_bytes()[common])
}
