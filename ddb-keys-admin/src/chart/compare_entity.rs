//! Differences between two versions of an entity.

use std::collections::BTreeSet;

use super::advice::Advice;
use super::class::{self, ChartClass};
use super::compare_index::compare_index_keys;
use super::compare_key::Change;
use super::difference::ChartDifference;
use super::model::{Attribute, EntityEntry, FieldEntry, FormerEntry};
use super::renames::{Renames, follows};

/// Whether two entities have the same primary key.
pub(super) fn same_keys(a: &EntityEntry, b: &EntityEntry) -> bool {
    a.pk == b.pk && a.sk == b.sk && a.separator == b.separator
}

pub(super) fn compare_entity(before: &EntityEntry, after: &EntityEntry) -> Vec<ChartDifference> {
    let renames = Renames::between(before, after);
    let mut differences = compare_formers(before, after);
    if let Some(moved) = moved(before, after) {
        differences.push(moved);
        if !after.index_keys.is_empty() {
            differences.extend(compare_separators(before, after));
        }
    } else {
        differences.extend(compare_primary(before, after, &renames));
        differences.extend(compare_separators(before, after));
    }
    differences.extend(compare_fields(before, after, &renames));
    differences.extend(compare_versions(before, after));
    differences.extend(compare_index_keys(before, after, &renames));
    let advice = Advice::between(before, after, &renames);
    differences.into_iter().map(|difference| difference.advised(&advice)).collect()
}

fn compare_primary(
    before: &EntityEntry,
    after: &EntityEntry,
    renames: &Renames,
) -> Vec<ChartDifference> {
    let name = &after.name;
    let mut differences = Vec::new();
    let mut primary = |change: Change<'_>, role: &str| {
        for rule in change.rules(renames) {
            differences.push(change.difference(rule, format!("{name}, {role} key")));
        }
    };
    let separator = after.separator;
    let pk = Change {
        of: [before, after],
        before: &before.pk,
        after: &after.pk,
        separator,
        sorted: false,
    };
    primary(pk, "partition");
    match (&before.sk, &after.sk) {
        (Some(old), Some(new)) => {
            primary(
                Change { of: [before, after], before: old, after: new, separator, sorted: true },
                "sort",
            );
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
    differences
}

/// Fields of keys that serde stores in another way.
fn compare_fields(
    before: &EntityEntry,
    after: &EntityEntry,
    renames: &Renames,
) -> Vec<ChartDifference> {
    let names: BTreeSet<&str> = before.fields_of_keys().collect();
    let pairs = names.into_iter().map(|name| (name, renames.now(name)));
    let pairs = pairs.filter(|(_, new)| after.has_field(new));
    let differences = pairs.filter_map(|(name, new)| {
        let (old, now) = (before.field(name), after.field(new));
        let is_by_others = old.attribute.is_some() && old.functions != now.functions;
        let is_read = follows([before, after], [name, new], after.gives_back(new));
        let is_in_key = old.attribute.is_none() && now.attribute.is_none();
        if !is_by_others && (is_read || is_in_key) {
            return None;
        }
        let subject = format!("{}, field `{new}`", after.name);
        let show = |field: FieldEntry| field.to_string();
        Some(ChartDifference::new(class::FIELD_CHANGED, subject).between(show(old), show(now)))
    });
    differences.collect()
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
    let change = |old, new, sorted| Change {
        of: [before, after],
        before: old,
        after: new,
        separator,
        sorted,
    };
    let pk = change(&before.pk, &after.pk, false);
    let sk = before.sk.as_ref().zip(after.sk.as_ref());
    let sk = sk.map(|(old, new)| change(old, new, true));
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
    let same = |old: &Attribute, former: &Attribute| {
        let change =
            Change { of: [before, after], before: old, after: former, separator, sorted: false };
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
