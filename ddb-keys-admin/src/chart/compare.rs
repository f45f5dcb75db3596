//! Differences between two versions of a table.

use super::advice::Advice;
use super::class::{self, Rule};
use super::compare_entity::compare_entity;
use super::difference::ChartDifference;
use super::model::{ChartFile, EntityEntry, IndexEntry, OverlapEntry, TableEntry};
use super::print::index_line;
use super::remembered::meet;

/// Differences, the most serious first.
pub(super) fn differences(before: &ChartFile, now: &ChartFile) -> Vec<ChartDifference> {
    let mut differences = compare_tables(before, now);
    let (pairs, gone) = paired(before, now);
    for (old, new) in pairs {
        let said = |rule| ChartDifference::new(rule, &*new.name);
        differences.extend(match old {
            None => Some(said(class::ENTITY_ADDED).after(&new.key)),
            Some(old) if old.name != new.name => {
                let typed = now.table.type_attribute.is_some();
                let rule = if typed { class::TYPE_RENAMED } else { class::ENTITY_RENAMED };
                Some(said(rule).between(&old.name, &new.name).advised(&Advice::about(old)))
            }
            Some(old) => find(&before.removed, &old.name).map(|_| said(class::ENTITY_RETURNED)),
        });
        differences.extend(old.into_iter().flat_map(|old| compare_entity(old, new)));
    }
    for old in &gone {
        let difference = ChartDifference::new(class::ENTITY_REMOVED, &*old.name).before(&old.key);
        differences.push(difference.advised(&Advice::about(old)));
    }
    let is_back = |removed: &&EntityEntry| find(&now.entities, &removed.name).is_none();
    for removed in before.removed.iter().filter(is_back).chain(gone) {
        let others = now.entities.iter().filter(|entity| {
            !shares(&before.table, &removed.name, &entity.name) && meet(removed, entity)
        });
        for entity in others {
            let subject = format!("{} and the removed {}", entity.name, removed.name);
            let difference = ChartDifference::new(class::MEETS_REMOVED, subject);
            let difference = difference.between(&removed.key, &entity.key);
            differences.push(difference.advised(&Advice::about(removed)));
        }
    }
    differences.sort_by(|a, b| b.class().cmp(&a.class()).then_with(|| a.subject.cmp(&b.subject)));
    differences
}

/// Returns the chart to write when a change is accepted: the new one, with the removed entities of the old one.
pub(super) fn merged(before: &ChartFile, now: &ChartFile, forget: Option<&str>) -> ChartFile {
    let (_, gone) = paired(before, now);
    let remembered = before.removed.iter().chain(gone);
    let kept = remembered.filter(|entity| {
        find(&now.entities, &entity.name).is_none() && forget != Some(entity.name.as_str())
    });
    let mut removed: Vec<EntityEntry> = kept.cloned().collect();
    removed.sort_by(|a, b| a.name.cmp(&b.name));
    removed.dedup_by(|a, b| a.name == b.name);
    let mut merged = ChartFile { removed, reasons: before.reasons.clone(), ..now.clone() };
    let of_removed = before.table.overlaps.iter().filter(|pair| {
        pair.entities.iter().any(|name| find(&merged.removed, name).is_some())
            && !merged.table.overlaps.contains(pair)
    });
    let of_removed: Vec<_> = of_removed.cloned().collect();
    merged.table.overlaps.extend(of_removed);
    merged.table.overlaps.sort();
    merged
}

/// The entities now, each with what it was before, and those that have gone.
type Pairs<'c> = (Vec<(Option<&'c EntityEntry>, &'c EntityEntry)>, Vec<&'c EntityEntry>);

fn paired<'c>(before: &'c ChartFile, now: &'c ChartFile) -> Pairs<'c> {
    let lost = |old: &&EntityEntry| find(&now.entities, &old.name).is_none();
    let mut gone: Vec<&EntityEntry> = before.entities.iter().filter(lost).collect();
    let pairs = now.entities.iter().map(|new| {
        let known = [&before.entities, &before.removed];
        let known = known.into_iter().find_map(|entities| find(entities, &new.name));
        let same_key = gone.iter().position(|old| old.key == new.key).filter(|_| known.is_none());
        (known.or_else(|| same_key.map(|at| gone.remove(at))), new)
    });
    (pairs.collect(), gone)
}

pub(super) fn find<'e>(entities: &'e [EntityEntry], name: &str) -> Option<&'e EntityEntry> {
    entities.iter().find(|entity| entity.name == name)
}

fn shares(table: &TableEntry, a: &str, b: &str) -> bool {
    let has = |pair: &OverlapEntry, name: &str| pair.entities.iter().any(|entity| entity == name);
    table.overlaps.iter().any(|pair| has(pair, a) && has(pair, b))
}

fn compare_tables(before: &ChartFile, now: &ChartFile) -> Vec<ChartDifference> {
    let (old, new) = (&before.table, &now.table);
    let key = |table: &TableEntry| match &table.sk {
        Some(sk) => format!("pk {}, sk {sk}", table.pk),
        None => format!("pk {}", table.pk),
    };
    let mut differences = Vec::new();
    let mut check = |rule: Rule, subject: &str, of: &dyn Fn(&TableEntry) -> Option<String>| {
        let (old, new) = (of(old), of(new));
        if old != new {
            let show = |name: Option<String>| name.unwrap_or_else(|| "none".into());
            let difference = ChartDifference::new(rule, subject);
            differences.push(difference.between(show(old), show(new)));
        }
    };
    check(class::TABLE_RENAMED, "table", &|table| Some(table.name.clone()));
    check(class::TABLE_KEY_CHANGED, "table, key attributes", &|table| Some(key(table)));
    check(class::WRITE_TOKEN_CHANGED, "table, write token", &|table| table.write_token.clone());
    check(class::TTL_CHANGED, "table, time to live", &|table| table.ttl.clone());
    let rule = match (&old.type_attribute, &new.type_attribute) {
        (None, _) => class::TYPE_ADDED,
        (_, None) => class::TYPE_REMOVED,
        _ if !old.overlaps.is_empty() => class::TYPE_OF_SHARED_KEYS,
        _ => class::TYPE_ATTRIBUTE_RENAMED,
    };
    check(rule, "table, type attribute", &|table| table.type_attribute.clone());
    check(class::OVERLAP_CHANGED, "table, shared keys", &|table| {
        let known = |name: &String| find(&now.entities, name).is_some();
        let pairs = table.overlaps.iter().map(|pair| &pair.entities);
        let pairs = pairs.filter(|pair| pair.iter().all(known));
        let pairs: Vec<String> = pairs.map(|[a, b]| format!("{a} and {b}")).collect();
        Some(pairs.join(", ")).filter(|pairs| !pairs.is_empty())
    });
    for OverlapEntry { entities, .. } in &new.overlaps {
        let same = |of: &&OverlapEntry| of.entities == *entities;
        if old.overlaps.iter().find(same).is_some() {
            let subject = format!("table, keys of {}", entities.join(" and "));
            let first = |table: &TableEntry| table.overlaps.iter().find(same)?.first.clone();
            check(class::FIRST_CHANGED, &subject, &first);
        }
    }
    differences.extend(compare_indexes(old, new));
    differences
}

fn compare_indexes(before: &TableEntry, now: &TableEntry) -> Vec<ChartDifference> {
    let mut differences = Vec::new();
    for old in &before.indexes {
        let subject = format!("index {}", old.ident);
        let Some(new) = now.indexes.iter().find(|new| new.ident == old.ident) else {
            let difference = ChartDifference::new(class::INDEX_REMOVED, subject);
            differences.push(difference.before(index_line(old)));
            continue;
        };
        let keys_differ =
            (&old.name, old.local, &old.pk, &old.sk) != (&new.name, new.local, &new.pk, &new.sk);
        let rule = match old.projection != new.projection {
            _ if (&old.pk, &old.sk) != (&new.pk, &new.sk) => class::INDEX_ATTRIBUTES_CHANGED,
            _ if keys_differ => class::INDEX_REPLACED,
            true => class::PROJECTION_CHANGED,
            false => continue,
        };
        let difference = ChartDifference::new(rule, subject);
        differences.push(difference.between(index_line(old), index_line(new)));
    }
    let is_new = |new: &&IndexEntry| before.indexes.iter().all(|old| old.ident != new.ident);
    for new in now.indexes.iter().filter(is_new) {
        let difference = ChartDifference::new(class::INDEX_ADDED, format!("index {}", new.ident));
        differences.push(difference.after(index_line(new)));
    }
    differences
}
