//! The documentation of generated items, which shows the templates.

use crate::entity::fit::is_integer;
use crate::entity::model::{Attribute, Entity, KeyPlace, KeyStruct};
use crate::entity::plan::{Bucketed, Plan, Unit};
use crate::naming::plain;
use crate::template::Format;

/// The entity's rows of the key chart.
pub(super) fn chart(entity: &Entity<'_>) -> String {
    let rows: String = entity.keys().map(|key| row(entity, key)).collect();
    format!("{HEAD}{rows}")
}

/// One row of the key chart, with its head.
pub(super) fn chart_of(entity: &Entity<'_>, key: &KeyStruct) -> String {
    format!("{HEAD}{}", row(entity, key))
}

const HEAD: &str = "| key | partition key | sort key |\n|---|---|---|\n";

fn row(entity: &Entity<'_>, key: &KeyStruct) -> String {
    let place = match &key.place {
        KeyPlace::Primary => String::from("table"),
        KeyPlace::Former { name, .. } => format!("former {}", plain(name)),
        KeyPlace::Index { index, name, former: Some(_), .. } => {
            format!("{}, former {}", plain(index), plain(name))
        }
        KeyPlace::Index { index, name, .. } if index == name => plain(index),
        KeyPlace::Index { index, name, .. } => format!("{}, {}", plain(index), plain(name)),
    };
    format!("| {place} | {} | {} |\n", list(entity, &key.pk), list(entity, &key.sk))
}

/// `` `USER#<username>`, `map` ``
fn list(entity: &Entity<'_>, attributes: &[Attribute]) -> String {
    let shown: Vec<String> = attributes
        .iter()
        .map(|attribute| match attribute.raw() {
            None => format!("`{}`", attribute.text.replace('|', "\\|")),
            Some(field) => format!("`{}`", entity.fields[field].attribute),
        })
        .collect();
    shown.join(", ")
}

/// The templates of a key: `` `USER#<username>` and `#METADATA#<username>` ``.
pub(super) fn templates_doc(key: &KeyStruct) -> String {
    let show = |attributes: &[Attribute]| -> String {
        let shown: Vec<&str> = attributes.iter().map(|attribute| attribute.text.as_str()).collect();
        format!("`{}`", shown.join("`, `"))
    };
    if key.sk.is_empty() {
        show(&key.pk)
    } else {
        format!("{} and {}", show(&key.pk), show(&key.sk))
    }
}

/// The page of a query: its parts, their order, and when it can be read.
pub(super) fn of_query(entity: &Entity<'_>, key: &KeyStruct, plan: &Plan<'_>) -> String {
    let parts = plan.steps.iter().map(|step| format!("`{}`", entity.fields[step.field].name));
    let parts: Vec<_> = parts.collect();
    let buckets = Plan::bucketed(key);
    let of_whole = buckets.iter().filter(|bucketed| bucketed.whole.is(plan));
    let bucketed = of_whole.map(|bucketed| {
        let name = &entity.fields[bucketed.field()].name;
        match bucketed.unit {
            Unit::Time(unit) => format!(" To give its {unit} alone, call `{name}_{unit}`."),
            Unit::Shard(_) => format!(" In place of `{name}`, call `all_shards` or `shard`."),
        }
    });
    let bucketed: Vec<_> = bucketed.collect();
    format!(
        "A query by {}. Its parts are given in this order: {}. Its type says which part comes next. It \
         can be read once the partition key needs no more parts.{}{}",
        templates_doc(key),
        parts.join(", "),
        bucketed.concat(),
        of_unsorted_numbers(entity, key),
    )
}

/// Says so if items do not come in the order of their numbers.
fn of_unsorted_numbers(entity: &Entity<'_>, key: &KeyStruct) -> String {
    let mut parts = key.sk.iter().flat_map(Attribute::placeholders);
    let unsorted = parts.find(|(_, field, format)| {
        *format == Format::Plain && is_integer(&entity.fields[*field].known)
    });
    let Some((_, field, _)) = unsorted else { return String::new() };
    let name = &entity.fields[field].name;
    format!(
        "\n\nThe texts of `{name}` do not sort as numbers: 10 comes before 9, and the first item in either direction need not be \
         the one with the least or the greatest `{name}`. `<{name}:08>` and `<{name}:ordered>` sort, and are other keys."
    )
}

/// Whether a query by this key finds items that have former keys.
pub(super) fn of_former_items(entity: &Entity<'_>, key: &KeyStruct) -> String {
    match &key.place {
        KeyPlace::Former { .. } => {
            String::from("\n\nIt finds those that still lie under this former key.")
        }
        KeyPlace::Index { former: Some(_), .. } => {
            String::from("\n\nIt finds those that still have this former key in the index.")
        }
        KeyPlace::Primary | KeyPlace::Index { .. } => {
            of_primary_formers(entity, key) + &of_index_formers(entity, key)
        }
    }
}

fn of_primary_formers(entity: &Entity<'_>, key: &KeyStruct) -> String {
    match names_of(entity.formers.iter()).as_str() {
        "" => String::new(),
        names if key.is_index() && !key.is_inverted() => format!(
            "\n\nIt finds items under the former keys {names}, too: an index key does not depend on the primary key."
        ),
        names => format!(
            "\n\nIt finds items under this key alone. Those that still lie under the former keys {names} are skipped, because they \
             do not lie in the order of this key: migrate them first, or query an index."
        ),
    }
}

fn of_index_formers(entity: &Entity<'_>, key: &KeyStruct) -> String {
    let formers = entity.former_indexes.iter().filter(|former| former.index() == key.index());
    match names_of(formers).as_str() {
        "" => String::new(),
        names => format!(
            "\n\nItems that still have a former key of the index, {names}, are skipped, because they do not lie in the order of this \
             key: each former key has a query of its own."
        ),
    }
}

fn names_of<'k>(keys: impl Iterator<Item = &'k KeyStruct>) -> String {
    let names = keys.filter_map(|key| match &key.place {
        KeyPlace::Former { name, .. } | KeyPlace::Index { name, .. } => {
            Some(format!("`{}`", plain(name)))
        }
        KeyPlace::Primary => None,
    });
    names.collect::<Vec<_>>().join(", ")
}

/// The method of one part.
pub(super) fn of_part(entity: &Entity<'_>, plan: &Plan<'_>, step: usize) -> String {
    let own = name_of(entity, plan, step).unwrap_or_default();
    match name_of(entity, plan, step + 1) {
        Some(next) => format!("Gives `{own}`. The next part is `{next}`."),
        None => format!("Gives `{own}`, the last part."),
    }
}

/// The method of a field that has its bucket in the partition key.
pub(super) fn of_split_part(entity: &Entity<'_>, whole: &str, bucketed: &Bucketed<'_>) -> String {
    let own = &entity.fields[bucketed.field()].name;
    match bucketed.unit {
        Unit::Time(unit) => {
            format!("{whole} This is one exact value: to read its {unit}, use `{own}_{unit}`.")
        }
        Unit::Shard(_) => {
            format!("{whole} This is one exact value: to read every shard, use `all_shards`.")
        }
    }
}

/// The method that gives a bucket alone.
pub(super) fn of_bucket(entity: &Entity<'_>, bucketed: &Bucketed<'_>, unit: &str) -> String {
    let Bucketed { step, plan, .. } = bucketed;
    let own = name_of(entity, plan, *step).unwrap_or_default();
    let next = name_of(entity, plan, step + 1).unwrap_or_default();
    format!(
        "Gives the {unit} of `{own}` alone, of any time or date in it, in UTC. The next part is `{next}`."
    )
}

/// The methods that give one shard, and all of them.
pub(super) fn of_shards(
    entity: &Entity<'_>,
    bucketed: &Bucketed<'_>,
    shards: usize,
) -> [String; 2] {
    let Bucketed { step, plan, .. } = bucketed;
    let own = name_of(entity, plan, *step).unwrap_or_default();
    let next = name_of(entity, plan, step + 1).unwrap_or_default();
    let last = shards - 1;
    [
        format!(
            "Gives one shard of `{own}` by its number, 0 to {last}. The next part is `{next}`."
        ),
        format!(
            "Reads all {shards} shards of `{own}` at the same time, in one order: at least one request for each. The next part is \
             `{next}`."
        ),
    ]
}

/// The method that reads a range over several partitions.
pub(super) fn of_buckets(name: &str, unit: &str) -> String {
    format!(
        "Ends with a range of `{name}`, `a..=b` or `a..b`, whose partitions are read one after the other: at least one \
         request for each {unit} that it touches."
    )
}

fn name_of<'e>(entity: &'e Entity<'_>, plan: &Plan<'_>, step: usize) -> Option<&'e str> {
    plan.steps.get(step).map(|step| entity.fields[step.field].name.as_str())
}
