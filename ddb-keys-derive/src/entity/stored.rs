//! Checks for fields that serde stores or reads differently from the keys made from them.

use proc_macro2::{Ident, Span};
use syn::spanned::Spanned;

use super::attr::Input;
use super::fit::is_integer;
use super::model::{Entity, Field, IndexKind, KeyPlace, KeyStruct};
use crate::attr::both_ways;
use crate::attr::serde::{Container, DefaultValue};
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
    check_converted(entity, mistakes);
    both_ways::check(entity.ast, mistakes);
}

/// Every write raises the version, so a key made from it would be out of date.
fn check_version(input: &Input<'_>, entity: &Entity<'_>, mistakes: &mut Mistakes) {
    let (Some(version), Some(ident)) = (entity.version, &input.options.version) else { return };
    let place = entity.keys().find_map(|key| place_of(key, version));
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
    let mut report = |field: &Field, option: &Ident, is: &str, help: &str| {
        let option_name = plain(option);
        let effect = match option_name.as_str() {
            "skip_deserializing" => "does not read it",
            "skip" | "skip_serializing" => "does not store it",
            "flatten" => "stores what is in it under other names",
            _ => "may store something else than this number",
        };
        mistakes.report(
            option.span(),
            &format!("`{}` is {is}, but `serde({option_name})` {effect}", field.name),
            &format!("remove `{option_name}`: {help}"),
        );
    };
    let version = entity.version.map(|field| &entity.fields[field]);
    if let Some(field) = version
        && let Some(option) =
            field.serde.stored_otherwise.as_ref().or(field.serde.unread_by.as_ref())
    {
        report(field, option, "the version", "every write compares and raises the stored number");
    }
    let ttl = entity.ttl.map(|field| &entity.fields[field]);
    if let Some(field) = ttl
        && let Some(option) = &field.serde.stored_otherwise
        // A function can turn another type, such as `DateTime<Utc>`, into seconds.
        && (is_integer(&field.known) || field.serde.skipped || field.serde.flatten)
    {
        report(field, option, "the time to live", "DynamoDB reads the stored number of seconds");
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
pub(super) fn place_of(key: &KeyStruct, field: usize) -> Option<(String, Option<Span>)> {
    if let Some((_, span)) = key.fields().into_iter().find(|(other, _)| *other == field) {
        return Some(("a key is made from it".to_owned(), Some(span)));
    }
    let KeyPlace::Index { name, .. } = &key.place else { return None };
    key.condition_on(field)?;
    Some((format!("the key `{}` depends on it", plain(name)), Some(name.span())))
}

/// A field that serde does not store must be readable from the primary key.
fn check_skipped(entity: &Entity<'_>, mistakes: &mut Mistakes) {
    for (at, field) in entity.fields.iter().enumerate() {
        let Some((place, span)) = entity.keys().find_map(|key| place_of(key, at)) else { continue };
        let span = span.unwrap_or_else(|| field.ident.span());
        if is_raw(entity, at) && field.serde.skipped {
            // Reported where the raw key is resolved.
        } else if field.serde.unread {
            mistakes.report(
                span,
                &format!("serde does not read `{}`, but {place}", field.name),
                "an item that is read and written again would get another key; remove `skip` or \
                 `skip_deserializing`",
            );
        } else if field.serde.skipped && !entity.primary.unsettled && !is_given_back(entity, at) {
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
        let of_primary = entity.primary.fields().into_iter().find(|(known, _)| *known == at);
        let of_primary = of_primary.map(|(_, span)| (String::from("the primary key"), span));
        let of_index = || entity.indexes.iter().find_map(|key| feeds(key, at));
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
fn feeds(key: &KeyStruct, field: usize) -> Option<(String, Span)> {
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
    let template =
        own.iter().chain(sk).find(|attribute| attribute.fields().any(|one| one == field))?;
    Some((name, template.span))
}

fn is_raw(entity: &Entity<'_>, field: usize) -> bool {
    let mut attributes = entity.keys().flat_map(KeyStruct::attributes);
    attributes.any(|attribute| attribute.raw() == Some(field))
}

/// Whether the primary key gives back the whole value of a field.
pub(super) fn is_given_back(entity: &Entity<'_>, wanted: usize) -> bool {
    exact_format(entity, wanted).is_some()
}

/// The format by which the primary key gives back the whole value of a field.
fn exact_format(entity: &Entity<'_>, wanted: usize) -> Option<Format> {
    let mut placeholders =
        entity.primary.attributes().flat_map(super::model::Attribute::placeholders);
    let found = placeholders.find(|(_, field, format)| *field == wanted && is_exact(*format));
    found.map(|(_, _, format)| format)
}

/// The format by which alone the primary key gives a time back that serde may not store. Whether it is the whole value is known by its type:
/// no format keeps an offset from UTC.
pub(super) fn kept_as_time(entity: &Entity<'_>, wanted: usize) -> Option<Format> {
    let serde = &entity.fields[wanted].serde;
    let format = exact_format(entity, wanted)?;
    (format == Format::Nanos && (serde.skipped || serde.skipped_if.is_some())).then_some(format)
}

/// Whether a format writes the whole value.
fn is_exact(format: Format) -> bool {
    matches!(
        format,
        Format::Plain
            | Format::Tail
            | Format::Padded(_)
            | Format::Ordered
            | Format::Desc
            | Format::DescWidth(_)
            | Format::Nanos
    )
}

/// Where serde stores another type in place of the entity, its fields are not the item's attributes.
fn check_converted(entity: &Entity<'_>, mistakes: &mut Mistakes) {
    let container = Container::read(&entity.ast.attrs);
    if let Some(option) = container.transparent {
        mistakes.report(
            option.span(),
            &format!(
                "`serde(transparent)` stores `{}` as its one field, and an item consists of attributes",
                entity.ast.ident
            ),
            "remove it, so that the field is an attribute",
        );
    }
    let Some(option) = container.converted else { return };
    let Some(what) = needs_names(entity) else { return };
    mistakes.report(
        option.span(),
        &message(&option, &entity.ast.ident, &what),
        "derive `Entity` on the type that is stored, and convert from and to this one in your own code",
    );
}

fn message(option: &Ident, entity: &Ident, what: &str) -> String {
    format!(
        "`serde({option})` makes another type stand for `{entity}` in items, but {what} the attributes \
         by their fields"
    )
}

/// The parts of an entity that look fields up by their attributes' names.
fn needs_names(entity: &Entity<'_>) -> Option<String> {
    let named = |field: &Field, what: &str| format!("{what} `{}` finds", field.name);
    let raw = (0..entity.fields.len()).find(|field| is_raw(entity, *field));
    let raw = raw.map(|field| named(&entity.fields[field], "the raw key"));
    let version = entity.version.map(|field| named(&entity.fields[field], "the version"));
    let ttl = entity.ttl.map(|field| named(&entity.fields[field], "the time to live"));
    let index = entity.indexes.iter().find_map(|key| match &key.place {
        KeyPlace::Index { name, .. } => Some(format!("updates of the key `{}` find", plain(name))),
        KeyPlace::Primary | KeyPlace::Former { .. } => None,
    });
    raw.or(version).or(ttl).or(index)
}
