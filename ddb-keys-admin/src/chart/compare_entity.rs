//! Differences between two versions of an entity.

use std::collections::BTreeSet;

use super::advice::Advice;
use super::class::{self, ChartClass, Rule};
use super::compare_index::{compare_former_indexes, compare_index_keys};
use super::compare_key::Change;
use super::difference::ChartDifference;
use super::model::{Attribute, EntityEntry, FormerEntry, PrimaryKey, UniqueEntry};
use super::versions::Versions;

pub(super) fn compare_entity(before: &EntityEntry, after: &EntityEntry) -> Vec<ChartDifference> {
    let versions = Versions::of(before, after);
    let mut differences = compare_formers(&versions);
    if let Some(moved) = moved(&versions) {
        differences.push(moved);
        if !after.index_keys.is_empty() {
            differences.extend(compare_separators(before, after));
        }
    } else {
        differences.extend(compare_primary(&versions));
        differences.extend(compare_separators(before, after));
    }
    differences.extend(compare_fields(&versions));
    differences.extend(compare_options(&versions));
    differences.extend(compare_versions(before, after));
    differences.extend(compare_uniques(before, after));
    differences.extend(compare_index_keys(&versions));
    differences.extend(compare_former_indexes(before, after));
    let advice = Advice::between(&versions);
    differences.into_iter().map(|difference| difference.advised(&advice)).collect()
}

fn compare_primary(versions: &Versions<'_>) -> Vec<ChartDifference> {
    let Versions { before, after, .. } = versions;
    let name = &after.name;
    let mut differences = Vec::new();
    let mut primary = |change: Change<'_>, role: &str| {
        for rule in change.rules() {
            differences.push(change.difference(rule, format!("{name}, {role} key")));
        }
    };
    let (pk, sk) = Change::of_primary(versions);
    primary(pk, "partition");
    if let Some(sk) = sk {
        primary(sk, "sort");
    }
    let (old, new) = (&before.key.sk, &after.key.sk);
    if old.is_some() != new.is_some() {
        let show = |sk: &Option<Attribute>| sk.as_ref().map_or("none".into(), Attribute::to_string);
        let difference = ChartDifference::new(class::SORT_KEY_CHANGED, format!("{name}, sort key"));
        differences.push(difference.between(show(old), show(new)));
    }
    differences
}

/// What decides about keys, and is stored or computed in another way.
fn compare_fields(versions: &Versions<'_>) -> Vec<ChartDifference> {
    let Versions { before, after, .. } = versions;
    let recorded = before.fields.iter().map(|field| &*field.name);
    let names: BTreeSet<&str> = before.fields_of_keys().chain(recorded).collect();
    let pairs = names.into_iter().map(|name| (name, versions.now(name)));
    let pairs = pairs.filter(|(_, new)| after.has_field(new));
    let differences = pairs.filter_map(|(name, new)| {
        let rule = field_rule(versions, [name, new])?;
        let subject = format!("{}, field `{new}`", after.name);
        Some(ChartDifference::new(rule, subject).between(before.field(name), after.field(new)))
    });
    differences.collect()
}

/// The rule for a field and its next version, if that has not the same value in every item.
fn field_rule(versions: &Versions<'_>, [name, new]: [&str; 2]) -> Option<Rule> {
    let Versions { before, after, .. } = versions;
    let (old, now) = (before.field(name), after.field(new));
    if now.is_computed_otherwise(&old) {
        let is_primary = after.has_in_primary(new);
        return Some(if is_primary { class::COMPUTED_OTHERWISE } else { class::INDEX_KEY_CHANGED });
    }
    let is_by_others = old.attribute.is_some() && old.functions != now.functions;
    let is_read = versions.follows([name, new], after.gives_back(new));
    // A computed part is read from nowhere. An alias of a field would be read in place of the key.
    let is_in_key = old.attribute.is_none() && now.attribute.is_none();
    let is_kept = is_in_key && (old == now || !now.code.is_empty());
    let is_same = !is_by_others && !now.has_other_type(&old) && (is_read || is_kept);
    (!is_same).then_some(class::FIELD_CHANGED)
}

/// Fields of keys that are not optional any more, although items may have nothing there.
fn compare_options(versions: &Versions<'_>) -> Vec<ChartDifference> {
    let Versions { before, after, .. } = versions;
    let is_stored = |of: &EntityEntry, name: &str| of.field(name).attribute.is_some();
    let names: BTreeSet<&String> = before.optional().collect();
    let pairs = names.into_iter().map(|name| (name, versions.now(name)));
    let pairs = pairs.filter(|(name, new)| {
        let is_optional = after.optional().any(|optional| optional == new);
        let is_part = after.fields_of_keys().any(|field| field == *new);
        is_part && !is_optional && is_stored(before, name) && is_stored(after, new)
    });
    let differences = pairs.map(|(_, new)| {
        let subject = format!("{}, field `{new}`", after.name);
        ChartDifference::new(class::NARROWED, subject).between("optional", "not optional")
    });
    differences.collect()
}

/// The difference between two primary keys, the older of which is now a former key.
fn moved(versions: &Versions<'_>) -> Option<ChartDifference> {
    let Versions { before, after, .. } = versions;
    let has_former = || after.formers.iter().any(|former| is_former(versions, &former.key));
    if before.key == after.key || !has_former() {
        return None;
    }
    let (pk, sk) = Change::of_primary(versions);
    let change = sk.filter(|_| before.key.pk == after.key.pk).unwrap_or(pk);
    let subject = format!("{}, primary key", after.name);
    let difference = change.difference(class::KEY_MOVED, subject);
    Some(difference.between(&before.key, &after.key))
}

/// Whether a former key finds every item that the old version stored, whatever its fields are called.
fn is_former(versions: &Versions<'_>, former: &PrimaryKey) -> bool {
    let Some(versions) = &versions.by_former(former) else { return false };
    let (old, separator) = (&versions.before.key, former.separator);
    let same = |before, after| {
        let change = Change { versions, before, after, separator, sorted: false };
        change.rules().iter().all(|rule| rule.class == ChartClass::Compatible)
    };
    let mut attributes = old.attributes().zip(former.attributes());
    old.separator == separator
        && old.sk.is_some() == former.sk.is_some()
        && attributes.all(|(old, former)| same(old, former))
}

fn compare_formers(versions: &Versions<'_>) -> Vec<ChartDifference> {
    let Versions { before, after, .. } = versions;
    let is_of = |entity: &EntityEntry, key: &PrimaryKey| {
        entity.formers.iter().any(|former| former.key == *key)
    };
    let difference = |rule, former: &FormerEntry| {
        ChartDifference::new(rule, format!("{}, former key {}", after.name, former.name))
    };
    // An entity can return to a former key.
    let is_gone = |key| !is_of(after, key) && *key != after.key;
    let removed = before.formers.iter().filter(|former| is_gone(&former.key));
    let removed =
        removed.map(|former| difference(class::FORMER_REMOVED, former).before(&former.key));
    let is_new = |key| !is_of(before, key) && !is_former(versions, key);
    let added = after.formers.iter().filter(|former| is_new(&former.key));
    let added = added.map(|former| difference(class::FORMER_ADDED, former).after(&former.key));
    removed.chain(added).collect()
}

fn compare_uniques(before: &EntityEntry, after: &EntityEntry) -> Vec<ChartDifference> {
    let is_of = |of: &EntityEntry, unique: &UniqueEntry| of.uniques.contains(unique);
    let difference = |rule, unique: &UniqueEntry| {
        ChartDifference::new(rule, format!("{}, unique value {}", after.name, unique.lock))
    };
    let removed = before.uniques.iter().filter(|unique| !is_of(after, unique));
    let removed = removed.map(|unique| difference(class::UNIQUE_REMOVED, unique).before(unique));
    let added = after.uniques.iter().filter(|unique| !is_of(before, unique));
    let added = added.map(|unique| difference(class::UNIQUE_ADDED, unique).after(unique));
    removed.chain(added).collect()
}

fn compare_separators(before: &EntityEntry, after: &EntityEntry) -> Option<ChartDifference> {
    let (old, new) = (before.key.separator, after.key.separator);
    if old == new {
        return None;
    }
    // Raw keys may contain separators.
    let templates = before.attributes().filter(|attribute| !attribute.is_raw());
    let depends = templates
        .flat_map(Attribute::fields)
        .any(|(_, part)| part.list || part.ends_by_text() && part.shape.can_contain(new));
    let rule = if depends { class::SEPARATOR_CHANGED } else { class::RESPELLED };
    let difference = ChartDifference::new(rule, format!("{}, separator", after.name));
    Some(difference.between(old, new))
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
