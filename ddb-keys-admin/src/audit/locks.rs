//! Whether the items that stand for unique values are those that the items with the values ask for, in constant memory.

use ddb_keys::Key;
use md5::{Digest, Md5};
use serde::{Deserialize, Serialize};

use crate::pass::key_text;

/// How many groups the keys are in. Of a group with a single defect the key is known.
const GROUPS: usize = 256;

/// The keys of locks that are due, without those that are held.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(super) struct Locks {
    /// None until there is a lock.
    groups: Vec<Group>,
}

/// What is left of the keys of a group when those that are due and held cancel each other out.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
struct Group {
    /// The number of keys that are due, less that of keys that are held.
    due: i64,
    /// The sum of their hashes, modulo 2^128.
    hashes: u128,
    /// Their texts, combined by XOR.
    texts: Vec<u8>,
}

/// A lock that is due and not held, or held and not due.
pub(super) struct Defect {
    pub(super) is_due: bool,
    /// How many, at least.
    pub(super) locks: u64,
    /// The key, of one lock.
    pub(super) key: Option<Key>,
}

#[derive(Serialize, Deserialize)]
struct Text(#[serde(with = "key_text")] Key);

impl Locks {
    /// An item has a value for which an item should stand under this key.
    pub(super) fn due(&mut self, key: &Key) {
        self.note(key, 1);
    }

    /// An item stands for a value under this key.
    pub(super) fn held(&mut self, key: &Key) {
        self.note(key, -1);
    }

    pub(super) fn merge(&mut self, other: Self) {
        self.groups.resize(self.groups.len().max(other.groups.len()), Group::default());
        for (group, other) in self.groups.iter_mut().zip(other.groups) {
            group.due += other.due;
            group.hashes = group.hashes.wrapping_add(other.hashes);
            group.combine(&other.texts);
        }
    }

    pub(super) fn defects(&self) -> impl Iterator<Item = Defect> {
        self.groups.iter().flat_map(Group::defects).flatten()
    }

    fn note(&mut self, key: &Key, due: i64) {
        let Ok(text) = serde_json::to_vec(&Text(key.clone())) else { return };
        let hash = hash(&text);
        self.groups.resize(GROUPS, Group::default());
        let group = usize::try_from(hash % GROUPS as u128).unwrap_or_default();
        let Some(group) = self.groups.get_mut(group) else { return };
        group.due += due;
        group.hashes =
            if due > 0 { group.hashes.wrapping_add(hash) } else { group.hashes.wrapping_sub(hash) };
        group.combine(&text);
    }
}

impl Group {
    fn combine(&mut self, text: &[u8]) {
        self.texts.resize(self.texts.len().max(text.len()), 0);
        self.texts.iter_mut().zip(text).for_each(|(byte, other)| *byte ^= other);
    }

    /// The locks that are due in this group, and those that are held. At least one of each if their numbers are the same, and they
    /// are not.
    fn defects(&self) -> [Option<Defect>; 2] {
        let is_even = self.due == 0;
        if is_even && self.hashes == 0 {
            return [None, None];
        }
        let defect = |is_due: bool, locks: i64| {
            let locks = if is_even { 1 } else { u64::try_from(locks).unwrap_or_default() };
            let key = if is_even { None } else { self.single() };
            (locks > 0).then_some(Defect { is_due, locks, key })
        };
        [defect(true, self.due), defect(false, -self.due)]
    }

    /// The key, if one alone is left.
    fn single(&self) -> Option<Key> {
        let end = self.texts.iter().rposition(|byte| *byte != 0)? + 1;
        let text = self.texts.get(..end)?;
        let hash = hash(text);
        let is_single = match self.due {
            1 => self.hashes == hash,
            -1 => self.hashes == hash.wrapping_neg(),
            _ => false,
        };
        is_single.then(|| serde_json::from_slice::<Text>(text).ok()).flatten().map(|text| text.0)
    }
}

fn hash(text: &[u8]) -> u128 {
    u128::from_be_bytes(Md5::digest(text).into())
}

#[cfg(test)]
mod tests {
    use ddb_keys::KeyValue;

    use super::*;

    fn key(number: u32) -> Key {
        Key {
            pk: KeyValue::S(format!("EMAIL#{number}@x.org")),
            sk: Some(KeyValue::S("EMAIL".into())),
        }
    }

    fn found(locks: &Locks) -> (Vec<Key>, Vec<Key>) {
        let keys = |is_due| {
            let of_kind = locks.defects().filter(move |defect| defect.is_due == is_due);
            of_kind.filter_map(|defect| defect.key).collect()
        };
        (keys(true), keys(false))
    }

    #[test]
    fn keys_that_are_due_and_held_cancel_each_other_out() {
        let (mut here, mut there) = (Locks::default(), Locks::default());
        for number in 0..10_000 {
            here.due(&key(number));
            there.held(&key(10_000 - 1 - number));
        }
        here.merge(there);
        assert_eq!(here.defects().count(), 0);
    }

    #[test]
    fn the_few_that_are_left_are_known_by_their_keys() {
        let mut locks = Locks::default();
        for number in 0..1_000 {
            locks.due(&key(number));
            if number != 500 {
                locks.held(&key(number));
            }
        }
        locks.held(&key(5_000));
        let text = serde_json::to_string(&locks).unwrap();
        let locks: Locks = serde_json::from_str(&text).unwrap();
        assert_eq!(found(&locks), (vec![key(500)], vec![key(5_000)]));
    }

    #[test]
    fn two_owners_of_one_value_are_a_defect() {
        let mut locks = Locks::default();
        locks.due(&key(1));
        locks.held(&key(1));
        locks.due(&key(1));
        assert_eq!(found(&locks), (vec![key(1)], vec![]));
    }

    #[test]
    fn many_are_counted() {
        let mut locks = Locks::default();
        (0..2_000).for_each(|number| locks.due(&key(number)));
        let counted: u64 = locks.defects().map(|defect| defect.locks).sum();
        assert_eq!(counted, 2_000);
    }
}
