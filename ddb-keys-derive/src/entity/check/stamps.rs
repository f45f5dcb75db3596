//! Checks of the fields that writes set to the present time.

use proc_macro2::Span;

use super::stored::is_given_back;
use crate::attr::serde::Form;
use crate::entity::attr::Input;
use crate::entity::model::{Attribute, Entity, IndexKind, KeyPlace, KeyStruct};
use crate::error::Mistakes;

/// Reports a time stamp that writes cannot set.
pub(super) fn check(input: &Input<'_>, entity: &Entity<'_>, mistakes: &mut Mistakes) {
    let options = &input.options;
    let stamps = [
        (&options.created, entity.created, "created"),
        (&options.updated, entity.updated, "updated"),
    ];
    for (ident, field, word) in stamps {
        let (Some(ident), Some(at)) = (ident, field) else { continue };
        if let Some(reason) = reason_against(entity, at, word) {
            let name = &entity.fields[at].name;
            mistakes.report(
                ident.span(),
                &format!("`{name}` {reason}, so that no write can set it to the present time"),
                "name a field for this alone, which serde stores under a name of its own",
            );
        }
    }
    for key in &entity.indexes {
        check_index(entity, key, mistakes);
    }
}

fn reason_against(entity: &Entity<'_>, at: usize, word: &str) -> Option<&'static str> {
    let serde = &entity.fields[at].serde;
    let is_in = |key: &KeyStruct| !key.is_index() && entity.use_in(key, at).is_some();
    let reasons = [
        (entity.version == Some(at), "is the version"),
        (entity.ttl == Some(at), "is the time to live"),
        (word == "updated" && entity.created == Some(at), "is `created`"),
        (serde.flatten, "is flattened"),
        (serde.skipped || serde.unread, "is skipped by serde"),
        (entity.keys().any(is_in), "stands in a primary key"),
        (
            entity.uniques.iter().any(|unique| unique.fields.contains(&at)),
            "is part of a unique value",
        ),
    ];
    reasons.into_iter().find_map(|(is_true, reason)| is_true.then_some(reason))
}

/// An update knows the time and the primary key, and must be able to write what an index key has of the time.
fn check_index(entity: &Entity<'_>, key: &KeyStruct, mistakes: &mut Mistakes) {
    let Some(at) = entity.updated else { return };
    let updated = &entity.fields[at];
    let mut report = |span: Span, what: &str, help: &str| {
        let message = format!("every update sets `{}`, and cannot tell {what}", updated.name);
        mistakes.report(span, &message, help);
    };
    if let Some(condition) = key.condition_on(at) {
        report(condition.span, "whether the item is in the index", "test another field");
    }
    let mut templates = key.attributes().filter(|attribute| attribute.raw().is_none());
    let Some(template) = templates.find(|template| {
        template.fields().any(|part| entity.is_made_from(part, at))
            && (updated.serde.form == Form::ByFunction || !is_told(entity, template, at))
    }) else {
        return;
    };
    if updated.serde.form == Form::ByFunction {
        let help = "store it as its type does, or let no key be made from it";
        report(template.span, "what the function that stores it keeps", help);
    } else {
        let help = format!(
            "write `<{}>` in a key attribute of its own, or beside whole fields of the primary key",
            updated.name
        );
        report(template.span, &format!("the rest of `{}`", template.text), &help);
    }
}

/// Whether an update knows all that an attribute of an index key is made from.
pub(in crate::entity) fn is_told(
    entity: &Entity<'_>,
    attribute: &Attribute,
    updated: usize,
) -> bool {
    attribute.fields().all(|field| field == updated || is_given_back(entity, field))
}

/// The attributes of an index key that are not those of the primary key, with their numbers.
pub(in crate::entity) fn own_attributes(
    key: &KeyStruct,
) -> impl Iterator<Item = (usize, &Attribute)> {
    let inherited = match &key.place {
        KeyPlace::Index { kind: IndexKind::Global, .. } => 0,
        KeyPlace::Index { kind: IndexKind::Local, .. } => key.pk.len(),
        _ => usize::MAX,
    };
    key.attributes().enumerate().skip(inherited)
}
