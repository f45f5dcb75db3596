//! Differences between the index keys of two versions of an entity.

use super::advice::former_index;
use super::class::{self, ChartClass, Rule};
use super::compare_key::Change;
use super::difference::ChartDifference;
use super::model::{ConditionEntry, EntityEntry, FormerIndexEntry, IndexKeyEntry};
use super::versions::Versions;
use ddb_keys::schema::IndexKind;

pub(super) fn compare_index_keys(versions: &Versions<'_>) -> Vec<ChartDifference> {
    let Versions { before, after, .. } = versions;
    let mut differences = Vec::new();
    let subject = |key: &IndexKeyEntry| format!("{}, index key {}", after.name, key.name);
    let mut new_keys: Vec<&IndexKeyEntry> = after.index_keys.iter().collect();
    for old in &before.index_keys {
        let named =
            new_keys.iter().position(|new| (&new.index, &new.name) == (&old.index, &old.name));
        let under_another_name = || {
            new_keys.iter().position(|new| {
                let is_free = before.index_keys.iter().all(|old| old.name != new.name);
                let when = as_known(&new.when, &old.when);
                is_free && IndexKeyEntry { name: old.name.clone(), when, ..(*new).clone() } == *old
            })
        };
        let Some(at) = named.or_else(under_another_name) else {
            let difference = ChartDifference::new(class::INDEX_KEY_REMOVED, subject(old));
            differences.push(difference.before(old));
            continue;
        };
        let new = new_keys.remove(at);
        if old.name != new.name {
            let difference = ChartDifference::new(class::INDEX_KEY_RENAMED, subject(new));
            differences.push(difference.between(&old.name, &new.name));
        }
        differences.extend(compare_index_key(versions, [old, new], &subject(new)));
    }
    differences.extend(compare_orders(before, after));
    for new in new_keys {
        let rule =
            if reads_texts(new, before) { class::RAW_CHANGED } else { class::INDEX_KEY_ADDED };
        differences.push(ChartDifference::new(rule, subject(new)).after(new));
    }
    differences
}

pub(super) fn compare_former_indexes(
    before: &EntityEntry,
    after: &EntityEntry,
) -> Vec<ChartDifference> {
    let difference = |rule, FormerIndexEntry { key, .. }: &FormerIndexEntry| {
        ChartDifference::new(rule, format!("{}, former index key {}", after.name, key.name))
    };
    let removed = before.former_indexes.iter().filter(|former| !has_key(after, former));
    let removed =
        removed.map(|former| difference(class::FORMER_INDEX_REMOVED, former).before(&former.key));
    let added = after.former_indexes.iter().filter(|former| !has_key(before, former));
    let added =
        added.map(|former| difference(class::FORMER_INDEX_ADDED, former).after(&former.key));
    removed.chain(added).collect()
}

/// Whether the key that items had in an index is a former one of the next version.
fn is_former(versions: &Versions<'_>, key: &IndexKeyEntry) -> bool {
    let (separator, key) = (versions.before.key.separator, key.clone());
    has_key(versions.after, &FormerIndexEntry { separator, key })
}

/// Whether an entity has a key of an index, as a present or a former one, under any name.
fn has_key(entity: &EntityEntry, wanted: &FormerIndexEntry) -> bool {
    let present = entity.index_keys.iter().map(|key| (entity.key.separator, key));
    let formers = entity.former_indexes.iter().map(|former| (former.separator, &former.key));
    let FormerIndexEntry { separator, key } = wanted;
    let is_wanted = |(of, other): (char, &IndexKeyEntry)| {
        of == *separator && (&other.index, &other.pk, &other.sk) == (&key.index, &key.pk, &key.sk)
    };
    present.chain(formers).any(is_wanted)
}

/// The conditions without the patterns that an older file does not have.
fn as_known(conditions: &[ConditionEntry], older: &[ConditionEntry]) -> Vec<ConditionEntry> {
    let known = |at: usize| older.get(at).is_none_or(|condition| condition.pattern.is_some());
    let conditions = conditions.iter().enumerate().map(|(at, condition)| ConditionEntry {
        field: condition.field.clone(),
        pattern: condition.pattern.clone().filter(|_| known(at)),
    });
    conditions.collect()
}

fn compare_index_key(
    versions: &Versions<'_>,
    [old, new]: [&IndexKeyEntry; 2],
    subject: &str,
) -> Vec<ChartDifference> {
    let mut differences = Vec::new();
    let whole = |rule| ChartDifference::new(rule, subject).between(old, new);
    let now = |fields: &[String]| {
        let mut fields: Vec<String> =
            fields.iter().map(|field| versions.now(field).to_string()).collect();
        fields.sort();
        fields
    };
    let conditions = old.when.iter().map(|condition| ConditionEntry {
        field: versions.now(&condition.field).to_string(),
        pattern: condition.pattern.clone(),
    });
    let mut conditions: Vec<ConditionEntry> = conditions.collect();
    conditions.sort();
    let is_other = conditions != as_known(&new.when, &conditions) || old.constants != new.constants;
    if is_other || now(&old.optional) != new.optional {
        differences.push(whole(class::INDEX_CONDITION_CHANGED));
    }
    if old.kind != new.kind || old.pk.len() != new.pk.len() || old.sk.len() != new.sk.len() {
        differences.push(whole(class::INDEX_KEY_CHANGED));
        return differences;
    }
    // The other attributes are those of the table's key, which is compared by itself.
    let pk = old.pk.iter().zip(&new.pk).filter(|_| old.kind == IndexKind::Global);
    let sk = old.sk.iter().zip(&new.sk).filter(|_| old.kind != IndexKind::Inverted);
    let change = |sorted| {
        let separator = versions.after.key.separator;
        move |(before, after)| Change { versions, before, after, separator, sorted }
    };
    let (pk, sk) = (pk.map(change(false)), sk.map(change(true)));
    for change in pk.chain(sk) {
        for rule in change.rules() {
            // Index keys move when an item is written, so that no item is lost that can be read.
            let rule = match rule.class {
                ChartClass::Breaking if !may_be_misread(rule, &change) => class::INDEX_KEY_CHANGED,
                _ => rule,
            };
            let mut difference = change.difference(rule, subject.to_string());
            if rule == class::INDEX_KEY_CHANGED && !is_former(versions, old) {
                difference.former_index = former_index(versions, [old, new]);
            }
            if !differences.contains(&difference) {
                differences.push(difference);
            }
        }
    }
    differences
}

/// Whether new code may not read the fields of stored items after a change, or read other values. A raw key is a field, which new
/// code reads from what the template has written.
fn may_be_misread(rule: Rule, change: &Change<'_>) -> bool {
    if change.before.is_raw() == change.after.is_raw() {
        [class::TYPE_CHANGED, class::NARROWED].contains(&rule)
    } else {
        rule == class::RAW_CHANGED && change.after.is_raw()
    }
}

/// Whether a raw key is added to an index where items have what a template has written.
fn reads_texts(new: &IndexKeyEntry, before: &EntityEntry) -> bool {
    let pairs = |old: &IndexKeyEntry| {
        let pk = old.pk.iter().zip(&new.pk);
        let mut pairs = pk.chain(old.sk.iter().zip(&new.sk));
        pairs.any(|(old, new)| !old.is_raw() && new.is_raw())
    };
    before.index_keys.iter().any(|old| old.index == new.index && pairs(old))
}

/// The keys of one index in another order: an item has the first one whose conditions it meets.
fn compare_orders(before: &EntityEntry, after: &EntityEntry) -> Vec<ChartDifference> {
    let names = |of: &EntityEntry, other: &EntityEntry, index: &str| {
        let of_index = of.index_keys.iter().filter(|key| key.index == index);
        let common = of_index.filter(|key| other.index_keys.iter().any(|of| of.name == key.name));
        common.map(|key| key.name.clone()).collect::<Vec<_>>().join(", ")
    };
    let mut indexes: Vec<&str> = after.index_keys.iter().map(|key| &*key.index).collect();
    indexes.dedup();
    let differences = indexes.into_iter().filter_map(|index| {
        let (old, new) = (names(before, after, index), names(after, before, index));
        let subject = format!("{}, keys of {index}", after.name);
        let difference = ChartDifference::new(class::INDEX_KEYS_REORDERED, subject);
        (old != new).then(|| difference.between(old, new))
    });
    differences.collect()
}
