//! Checks for fields that serde stores or reads differently from the keys made from them.

use proc_macro2::Span;
use syn::spanned::Spanned;

use crate::attr::serde::{self, DefaultValue};
use crate::entity::attr::Input;
use crate::entity::fit::is_integer;
use crate::entity::model::{Attribute, Entity, Field, IndexKind, KeyPlace, KeyStruct};
use crate::error::Mistakes;
use crate::naming::plain;
use crate::template::Format;

/// Reports fields that would make a stored key disagree with its item.
pub(super) fn check(input: &Input<'_>, entity: &Entity<'_>, mistakes: &mut Mistakes) {
    check_version(input, entity, mistakes);
    check_first_version(entity, mistakes);
    check_numbers(entity, mistakes);
    check_unit(entity, mistakes);
    check_skipped(entity, mistakes);
    check_flattened(entity, mistakes);
    check_unique(entity, mistakes);
    let given_back = |name: &str| {
        let field = entity.fields.iter().position(|field| field.name == name);
        entity.primary.unsettled || field.is_some_and(|field| is_given_back(entity, field))
    };
    serde::check(entity.ast, &given_back, mistakes);
}

/// Every write raises the version, so a key made from it would be out of date.
fn check_version(input: &Input<'_>, entity: &Entity<'_>, mistakes: &mut Mistakes) {
    let (Some(version), Some(ident)) = (entity.version, &input.options.version) else { return };
    let place = entity.keys().find_map(|key| place_of(entity, key, version));
    let Some((place, span)) = place else { return };
    mistakes.report(
        span.unwrap_or_else(|| ident.span()),
        &format!("`{}` is the version, but {place}", entity.fields[version].name),
        "every write raises the version and would leave the key behind; use another field",
    );
}

/// An item that was never written has version 0, and so does one without a version.
fn check_first_version(entity: &Entity<'_>, mistakes: &mut Mistakes) {
    let version = entity.version.map(|field| &entity.fields[field]);
    let Some(field) = version.filter(|field| field.serde.is_filled()) else { return };
    let span = match &field.serde.default {
        Some(DefaultValue::By(function)) => function.span(),
        _ => field.ident.span(),
    };
    mistakes.report(
        span,
        &format!("`{}` is the version, and that of an item without one is 0", field.name),
        "serde may read another number here: write `#[serde(default)]` at the field",
    );
}

/// DynamoDB compares a version and a time to live as the numbers that they are.
fn check_numbers(entity: &Entity<'_>, mistakes: &mut Mistakes) {
    let mut report = |field: &Field, is: &str, help: &str| {
        let serde = &field.serde;
        for (option, span) in &serde.stored_otherwise {
            // One half of a pair says it for both, and one without the other is refused on any field.
            let is_told = match *option {
                "skip_deserializing" | "deserialize_with" => false,
                "serialize_with" => serde.option("deserialize_with").is_some(),
                "skip_serializing" => serde.unread || serde.is_defaulted(),
                _ => true,
            };
            if is_told {
                let name = &field.name;
                mistakes.report(
                    *span,
                    &format!("`{name}` is {is}, and `serde({option})` may store something else than this number"),
                    &format!("remove `{option}`: {help}"),
                );
            }
        }
    };
    if let Some(field) = entity.version.map(|field| &entity.fields[field]) {
        report(field, "the version", "every write compares and raises the stored number");
    }
    let ttl = entity.ttl.map(|field| &entity.fields[field]);
    // A function can turn another type, such as `DateTime<Utc>`, into seconds.
    let may_convert =
        |field: &Field| !is_integer(&field.known) && !field.serde.skipped && !field.serde.flatten;
    if let Some(field) = ttl.filter(|field| !may_convert(field)) {
        report(field, "the time to live", "DynamoDB reads the stored number of seconds");
    }
    if let Some((field, alias)) = ttl.and_then(|field| Some((field, field.serde.alias()?))) {
        mistakes.report(
            alias,
            &format!(
                "`{}` is the time to live, and DynamoDB reads it under no other name",
                field.name
            ),
            "remove `alias`, and give older items the attribute: until then they would not expire",
        );
    }
}

/// Modules of the crates for times that store something else than seconds, without `ts_`, `_option` and the last `s`.
const OTHER_UNITS: [&str; 6] =
    ["millisecond", "microsecond", "nanosecond", "rfc2822", "rfc3339", "iso8601"];

/// DynamoDB reads a time to live in seconds. An integer that a function writes is refused above, whatever the function does.
fn check_unit(entity: &Entity<'_>, mistakes: &mut Mistakes) {
    let field = entity.ttl.map(|field| &entity.fields[field]);
    let Some(field) = field.filter(|field| !is_integer(&field.known)) else { return };
    let Some(writer) = &field.serde.writer else { return };
    let module = writer.text.value();
    let names: Vec<&str> = module.trim_start_matches("::").split("::").map(str::trim).collect();
    let is_other = |name: &&str| {
        let unit = name.trim_start_matches("ts_").trim_end_matches("_option").trim_end_matches('s');
        OTHER_UNITS.contains(&unit)
    };
    // What a module of the user does is not told by its name.
    if ["chrono", "time", "jiff"].contains(&names[0]) && names.iter().any(is_other) {
        mistakes.report(
            writer.text.span(),
            &format!("`{}` is the time to live, but `{module}` does not store seconds", field.name),
            "DynamoDB would never expire the item; store seconds since 1970, by `chrono::serde::ts_seconds`, \
             `time::serde::timestamp` or a module of your own",
        );
    }
}

/// How a key depends on a field, and the span of that place if known.
pub(in crate::entity) fn place_of(
    entity: &Entity<'_>,
    key: &KeyStruct,
    field: usize,
) -> Option<(String, Option<Span>)> {
    if let Some(span) = entity.use_in(key, field) {
        return Some(("a key is made from it".to_owned(), Some(span)));
    }
    let KeyPlace::Index { name, .. } = &key.place else { return None };
    key.condition_on(field)?;
    Some((format!("the key `{}` depends on it", plain(name)), Some(name.span())))
}

/// Before a write of an item with unique values, the stored one is read and compared.
fn check_unique(entity: &Entity<'_>, mistakes: &mut Mistakes) {
    for unique in &entity.uniques {
        for at in unique.fields.iter().copied() {
            let field = &entity.fields[at];
            let reason = if field.serde.flatten {
                "is flattened, so that its attribute has no name"
            } else if !field.serde.other_names.is_empty() {
                "may be stored under another name"
            } else if field.serde.skipped && !is_given_back(entity, at) {
                "is not stored"
            } else if entity.version == Some(at) {
                "is the version, which every write raises"
            } else {
                continue;
            };
            mistakes.report(
                unique.expression.span(),
                &format!(
                    "`{}` {reason}, and a unique value is compared with the stored item",
                    field.name
                ),
                "make it from a field that serde stores under one name",
            );
        }
    }
}

/// A field that serde does not store must be readable from the primary key.
fn check_skipped(entity: &Entity<'_>, mistakes: &mut Mistakes) {
    let fields = entity.fields.iter().enumerate().filter(|(_, field)| field.computed.is_none());
    for (at, field) in fields {
        let place = entity.keys().find_map(|key| place_of(entity, key, at));
        let Some((place, span)) = place else { continue };
        let span = span.unwrap_or_else(|| field.ident.span());
        if is_raw(entity, at) && field.serde.skipped {
            // Reported where the raw key is resolved.
        } else if field.serde.skipped && field.serde.unread {
            mistakes.report(
                span,
                &format!("serde skips `{}`, but {place}", field.name),
                "an item that is read and written again would get another key; remove `skip`",
            );
        } else if field.serde.skipped
            && field.serde.is_defaulted() // otherwise it is refused whether it stands in a key or not
            && !entity.primary.unsettled
            && !is_given_back(entity, at)
        {
            mistakes.report(
                span,
                &format!("serde does not store `{}`, but {place}", field.name),
                "a field that is not stored is read back only from a placeholder of the primary \
                 key that keeps its whole value; remove `skip_serializing`",
            );
        }
    }
}

/// The attributes inside of a flattened field can be changed one by one, and no index key follows.
fn check_flattened(entity: &Entity<'_>, mistakes: &mut Mistakes) {
    for (at, field) in entity.fields.iter().enumerate() {
        if !field.serde.flatten || field.serde.skipped || field.serde.unread {
            continue;
        }
        let of_primary = entity.use_in(&entity.primary, at);
        let of_primary = of_primary.map(|span| (String::from("the primary key"), span));
        let of_index = || entity.indexes.iter().find_map(|key| feeds(entity, key, at));
        let Some((key, span)) = of_primary.or_else(of_index) else { continue };
        mistakes.report(
            span,
            &format!(
                "{key} depends on `{}`, but `serde(flatten)` stores its content as attributes of their own",
                field.name
            ),
            "an update of one of them would leave the key behind: remove `flatten`, or repeat what the key \
             needs in a field of its own",
        );
    }
}

/// An index key that is made from a field or depends on it, and the place where it names the field.
fn feeds(entity: &Entity<'_>, key: &KeyStruct, field: usize) -> Option<(String, Span)> {
    let KeyPlace::Index { name, kind, .. } = &key.place else { return None };
    let name = format!("the key `{}`", plain(name));
    if let Some(condition) = key.condition_on(field) {
        return Some((name, condition.span));
    }
    let own: &[_] = match kind {
        IndexKind::Global => &key.pk,
        IndexKind::Inverted | IndexKind::Local => &[],
    };
    let sk: &[_] = if *kind == IndexKind::Inverted { &[] } else { &key.sk };
    let mut templates = own.iter().chain(sk);
    let template = templates
        .find(|attribute| attribute.fields().any(|part| entity.is_made_from(part, field)))?;
    Some((name, template.span))
}

fn is_raw(entity: &Entity<'_>, field: usize) -> bool {
    let mut attributes = entity.keys().flat_map(KeyStruct::attributes);
    attributes.any(|attribute| attribute.raw() == Some(field))
}

/// Whether the primary key gives back the whole value of a field.
pub(in crate::entity) fn is_given_back(entity: &Entity<'_>, wanted: usize) -> bool {
    exact_format(entity, wanted).is_some()
}

/// The format by which the primary key gives back the whole value of a field. A key with bytes is not read back.
fn exact_format(entity: &Entity<'_>, wanted: usize) -> Option<Format> {
    if entity.has_bytes(&entity.primary) {
        return None;
    }
    let mut placeholders = entity.primary.attributes().flat_map(Attribute::placeholders);
    let found = placeholders.find(|(_, field, format)| *field == wanted && is_exact(*format));
    found.map(|(_, _, format)| format)
}

/// The format by which alone the primary key gives a time back that serde may not store. Whether it is the whole value is known by its type:
/// no format keeps an offset from UTC.
pub(in crate::entity) fn kept_as_time(entity: &Entity<'_>, wanted: usize) -> Option<Format> {
    let Field { serde, computed: None, .. } = &entity.fields[wanted] else { return None };
    let format = exact_format(entity, wanted)?;
    (format == Format::Nanos && (serde.skipped || serde.skipped_if.is_some())).then_some(format)
}

/// Whether a format writes the whole value.
fn is_exact(format: Format) -> bool {
    matches!(
        format,
        Format::Plain
            | Format::Tail
            | Format::List(_)
            | Format::Padded(_)
            | Format::Ordered
            | Format::Desc
            | Format::DescWidth(_)
            | Format::Simple
            | Format::Nanos
    )
}
