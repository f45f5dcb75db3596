//! Tokens that no other request has.

use alloc::format;
use alloc::string::String;
use core::sync::atomic::{AtomicU64, Ordering};
use std::hash::{BuildHasher, RandomState};

/// A new token of 32 hexadecimal digits.
///
/// The standard library draws the keys of its hasher from the operating system.
pub(in crate::aws) fn random() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let half = || RandomState::new().hash_one((count, std::thread::current().id()));
    format!("{:016x}{:016x}", half(), half())
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeSet;

    #[test]
    fn tokens_differ() {
        let tokens: BTreeSet<_> = (0..10_000).map(|_| super::random()).collect();
        assert_eq!(tokens.len(), 10_000);
        assert!(tokens.iter().all(|token| token.len() == 32));
    }
}
