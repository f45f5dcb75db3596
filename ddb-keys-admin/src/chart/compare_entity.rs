//! Differences between two versions of an entity.

use super::class::{self, ChartClass};
use super::compare_key::{Change, Renames};
use super::difference::ChartDifference;
use super::model::{Attribute, ConditionEntry, EntityEntry, FormerEntry, IndexKeyEntry};
use ddb_keys::schema::IndexKind;

/// Whether two entities have the same primary key.
pub(super) fn same_keys(a: &EntityEntry, b: &EntityEntry) -> bool {
    a.pk == b.pk && a.sk == b.sk && a.separator == b.separator
}

pub(super) fn compare_entity(before: &EntityEntry, after: &EntityEntry) -> Vec<ChartDifference> {
    let name = &after.name;
    let renames = Renames::between(before, after);
    let mut differences = compare_formers(before, after);
    if let Some(moved) = moved(before, after) {
        differences.push(moved);
        if !after.index_keys.is_empty() {
            differences.extend(compare_separators(before, after));
        }
        differences.extend(compare_versions(before, after));
        differences.extend(compare_index_keys(before, after, &renames));
        return differences;
    }
    let mut primary = |change: Change<'_>, role: &str| {
        for rule in change.rules(&renames) {
            differences.push(change.difference(rule, format!("{name}, {role} key")));
        }
    };
    let separator = after.separator;
    let pk = Change { before: &before.pk, after: &after.pk, separator, sorted: false };
    primary(pk, "partition");
    match (&before.sk, &after.sk) {
        (Some(before), Some(after)) => {
            primary(Change { before, after, separator, sorted: true }, "sort");
        }
        (None, None) => {}
        (old, new) => {
            let show = |sk: &Option<Attribute>| match sk {
                Some(sk) => sk.to_string(),
                None => "none".to_string(),
            };
            let difference =
                ChartDifference::new(class::SORT_KEY_CHANGED, format!("{name}, sort key"));
            differences.push(difference.between(show(old), show(new)));
        }
    }
    differences.extend(compare_separators(before, after));
    differences.extend(compare_versions(before, after));
    differences.extend(compare_index_keys(before, after, &renames));
    differences
}

/// The difference between two primary keys, the older of which is now a former key.
fn moved(before: &EntityEntry, after: &EntityEntry) -> Option<ChartDifference> {
    if same_keys(before, after)
        || !after.formers.iter().any(|former| is_former(before, former, after))
    {
        return None;
    }
    let name = &after.name;
    let separator = after.separator;
    let pk = Change { before: &before.pk, after: &after.pk, separator, sorted: false };
    let sk = before.sk.as_ref().zip(after.sk.as_ref());
    let sk = sk.map(|(before, after)| Change { before, after, separator, sorted: true });
    let change = sk.filter(|_| before.pk == after.pk).unwrap_or(pk);
    let difference = change.difference(class::KEY_MOVED, format!("{name}, primary key"));
    let show = |entity: &EntityEntry| match &entity.sk {
        Some(sk) => format!("pk {}, sk {sk}", entity.pk),
        None => format!("pk {}", entity.pk),
    };
    Some(difference.between(show(before), show(after)))
}

/// Whether a former key finds every item that an entity stored, whatever its fields are called.
fn is_former(before: &EntityEntry, former: &FormerEntry, after: &EntityEntry) -> bool {
    let Some(renames) = Renames::of_former(before, former, after) else { return false };
    let separator = former.separator;
    let same = |before: &Attribute, former: &Attribute| {
        let change = Change { before, after: former, separator, sorted: false };
        change.rules(&renames).iter().all(|rule| rule.class == ChartClass::Compatible)
    };
    let sk = match (&before.sk, &former.sk) {
        (Some(before), Some(former)) => same(before, former),
        (None, None) => true,
        _ => false,
    };
    before.separator == separator && same(&before.pk, &former.pk) && sk
}

fn compare_formers(before: &EntityEntry, after: &EntityEntry) -> Vec<ChartDifference> {
    let show = |former: &FormerEntry| match &former.sk {
        Some(sk) => format!("pk {}, sk {sk}", former.pk),
        None => format!("pk {}", former.pk),
    };
    let is_among = |formers: &[FormerEntry], former: &FormerEntry| {
        formers.iter().any(|other| {
            (other.separator, &other.pk, &other.sk) == (former.separator, &former.pk, &former.sk)
        })
    };
    let subject = |former: &FormerEntry| format!("{}, former key {}", after.name, former.name);
    let removed = before.formers.iter().filter(|former| !is_among(&after.formers, former));
    let removed = removed.filter(|former| {
        // An entity can return to a former key.
        (former.separator, &former.pk, &former.sk) != (after.separator, &after.pk, &after.sk)
    });
    let removed = removed.map(|former| {
        let mut difference = ChartDifference::new(class::FORMER_REMOVED, subject(former));
        difference.before = Some(show(former));
        difference
    });
    let added = after
        .formers
        .iter()
        .filter(|former| !is_among(&before.formers, former) && !is_former(before, former, after));
    let added = added.map(|former| {
        let mut difference = ChartDifference::new(class::FORMER_ADDED, subject(former));
        difference.after = Some(show(former));
        difference
    });
    removed.chain(added).collect()
}

fn compare_separators(before: &EntityEntry, after: &EntityEntry) -> Option<ChartDifference> {
    if before.separator == after.separator {
        return None;
    }
    // Raw keys may contain separators.
    let templates =
        before.attributes().filter(|attribute| matches!(attribute, Attribute::Template(_)));
    let can_contain = templates
        .flat_map(Attribute::fields)
        .any(|(_, part)| part.ends_by_text() && part.shape.can_contain(after.separator));
    let rule = if can_contain { class::SEPARATOR_CHANGED } else { class::RESPELLED };
    let difference = ChartDifference::new(rule, format!("{}, separator", after.name));
    Some(difference.between(before.separator, after.separator))
}

fn compare_versions(before: &EntityEntry, after: &EntityEntry) -> Option<ChartDifference> {
    let rule = match (&before.version, &after.version) {
        (old, new) if old == new => return None,
        (None, _) => class::VERSION_ADDED,
        (_, None) => class::VERSION_REMOVED,
        _ => class::VERSION_RENAMED,
    };
    let show = |version: &Option<String>| version.as_deref().unwrap_or("none").to_string();
    let difference = ChartDifference::new(rule, format!("{}, version", after.name));
    Some(difference.between(show(&before.version), show(&after.version)))
}

fn compare_index_keys(
    before: &EntityEntry,
    after: &EntityEntry,
    renames: &Renames,
) -> Vec<ChartDifference> {
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
            let mut difference = ChartDifference::new(class::INDEX_KEY_REMOVED, subject(old));
            difference.before = Some(old.to_string());
            differences.push(difference);
            continue;
        };
        let new = new_keys.remove(at);
        if old.name != new.name {
            let difference = ChartDifference::new(class::INDEX_KEY_RENAMED, subject(new));
            differences.push(difference.between(&*old.name, &*new.name));
        }
        let place = (after.separator, &*subject(new));
        differences.extend(compare_index_key(old, new, renames, place));
    }
    for new in new_keys {
        let mut difference = ChartDifference::new(class::INDEX_KEY_ADDED, subject(new));
        difference.after = Some(new.to_string());
        differences.push(difference);
    }
    differences
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
    old: &IndexKeyEntry,
    new: &IndexKeyEntry,
    renames: &Renames,
    (separator, subject): (char, &str),
) -> Vec<ChartDifference> {
    let mut differences = Vec::new();
    let whole =
        |rule| ChartDifference::new(rule, subject).between(old.to_string(), new.to_string());
    let now = |fields: &[String]| {
        let mut fields: Vec<String> =
            fields.iter().map(|field| renames.now(field).to_string()).collect();
        fields.sort();
        fields
    };
    let conditions = old.when.iter().map(|condition| ConditionEntry {
        field: renames.now(&condition.field).to_string(),
        pattern: condition.pattern.clone(),
    });
    let mut conditions: Vec<ConditionEntry> = conditions.collect();
    conditions.sort();
    if conditions != as_known(&new.when, &conditions) || now(&old.optional) != new.optional {
        differences.push(whole(class::INDEX_CONDITION_CHANGED));
    }
    if old.kind != new.kind || old.pk.len() != new.pk.len() || old.sk.len() != new.sk.len() {
        differences.push(whole(class::INDEX_KEY_CHANGED));
        return differences;
    }
    // The other attributes are those of the table's key, which is compared by itself.
    let pk = old.pk.iter().zip(&new.pk).filter(|_| old.kind == IndexKind::Global);
    let sk = old.sk.iter().zip(&new.sk).filter(|_| old.kind != IndexKind::Inverted);
    let pk = pk.map(|(before, after)| Change { before, after, separator, sorted: false });
    let sk = sk.map(|(before, after)| Change { before, after, separator, sorted: true });
    for change in pk.chain(sk) {
        for rule in change.rules(renames) {
            // Index keys move when an item is written, so that no item is lost.
            let rule = match rule.class {
                ChartClass::Breaking => class::INDEX_KEY_CHANGED,
                _ => rule,
            };
            let difference = change.difference(rule, subject.to_string());
            if !differences.contains(&difference) {
                differences.push(difference);
            }
        }
    }
    differences
}
