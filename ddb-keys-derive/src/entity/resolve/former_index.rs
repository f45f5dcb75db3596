//! The keys that items of an entity had before in an index.

use proc_macro2::Ident;

use super::fields::Resolver;
use crate::entity::attr::Former;
use crate::entity::key_expr::KeyExpr;
use crate::entity::model::{Attribute, IndexKind, KeyPlace, KeyStruct};
use crate::error::{Mistakes, list, similar};
use crate::naming::plain;

/// A former key of an index. `None` after a mistake.
pub(super) fn former_index_key(
    former: &Former,
    index: &Ident,
    (ident, separator): (Ident, char),
    indexes: &[KeyStruct],
    resolver: &Resolver<'_>,
    mistakes: &mut Mistakes,
) -> Option<KeyStruct> {
    let Former { name, options } = former;
    let present = present_key(index, indexes, resolver, mistakes)?;
    let KeyPlace::Index { kind, .. } = present.place else { return None };
    if present.unsettled {
        return None;
    }
    if let Some((mistake, help)) = unsupported(former, kind, present) {
        mistakes.report(name.span(), &format!("the former key `{}` {mistake}", plain(name)), help);
        return None;
    }
    let of_index = format!("index = {index}, ");
    if kind == IndexKind::Global {
        require_partition_key(former, &of_index, mistakes);
    }
    require_same_sort_key(former, present, &of_index, mistakes);
    let mut attributes = |key: &Option<KeyExpr>| -> Vec<Attribute> {
        key.as_ref().map(|key| resolver.attributes(key, mistakes)).unwrap_or_default()
    };
    let (pk, sk) = (attributes(&options.pk), attributes(&options.sk));
    let pk = if kind == IndexKind::Local { present.pk.clone() } else { pk };
    if resolver.lost.take() || pk.len() != present.pk.len() || sk.len() != present.sk.len() {
        return None;
    }
    let place = KeyPlace::Index {
        index: index.clone(),
        name: name.clone(),
        kind,
        when: Vec::new(),
        former: Some(separator),
    };
    let key = KeyStruct { ident, place, pk, sk, multi: false, unsettled: false };
    require_text(&key, present, resolver, mistakes).then_some(key)
}

/// `of_index` is the option that names the index, followed by a comma.
pub(super) fn require_partition_key(former: &Former, of_index: &str, mistakes: &mut Mistakes) {
    let shown = plain(&former.name);
    if former.options.pk.is_none() {
        mistakes.report(
            former.name.span(),
            &format!("the former key `{shown}` has no partition key"),
            &format!("write both, even if one has not changed: `#[former({shown}, {of_index}pk = \"…\", sk = \"…\")]`"),
        );
    }
}

/// A former key has a sort key if the present one does.
pub(super) fn require_same_sort_key(
    former: &Former,
    present: &KeyStruct,
    of_index: &str,
    mistakes: &mut Mistakes,
) {
    let Former { name, options } = former;
    let shown = plain(name);
    match (&options.sk, present.sk.is_empty()) {
        (None, false) => mistakes.report(
            name.span(),
            &format!("the former key `{shown}` has no sort key, but the present key has one"),
            &format!("write both, even if one has not changed: `#[former({shown}, {of_index}pk = \"…\", sk = \"…\")]`"),
        ),
        (Some(_), true) if !present.pk.is_empty() => mistakes.report(
            name.span(),
            &format!("the former key `{shown}` has a sort key, but the present key has none"),
            if of_index.is_empty() {
                "the key attributes of a table cannot change; items of another table are copied"
            } else {
                "the key attributes of an index cannot change: leave `sk` out"
            },
        ),
        _ => {}
    }
}

/// The first present key of the index, which says what a key of it has.
fn present_key<'k>(
    index: &Ident,
    indexes: &'k [KeyStruct],
    resolver: &Resolver<'_>,
    mistakes: &mut Mistakes,
) -> Option<&'k KeyStruct> {
    let present = indexes.iter().find(|key| key.index() == Some(index));
    if present.is_none() {
        let mut names: Vec<String> =
            indexes.iter().filter_map(|key| key.index().map(plain)).collect();
        names.dedup();
        let names = || names.iter().map(String::as_str);
        let help = match similar(&plain(index), names()) {
            Some(similar) => format!("an index with a similar name exists: `{similar}`"),
            None if names().next().is_none() => {
                format!("write its present key above: `#[gsi({index}, pk = \"…\", sk = \"…\")]`")
            }
            None => format!("the entity has keys in {}", list(names())),
        };
        let message = format!("`{}` has no key in the index `{index}`", resolver.entity);
        mistakes.report(index.span(), &message, &help);
    }
    present
}

/// What is not supported in a former key of an index, and what to do.
fn unsupported(
    former: &Former,
    kind: IndexKind,
    present: &KeyStruct,
) -> Option<(&'static str, &'static str)> {
    let is_list = |key: &Option<KeyExpr>| matches!(key, Some(KeyExpr::List(..)));
    let options = &former.options;
    if kind == IndexKind::Inverted {
        let help = "declare the former key of the table: leave `index` out";
        return Some(("is of an index that inverts the primary key", help));
    }
    if present.multi || is_list(&options.pk) || is_list(&options.sk) {
        let help = "only keys of one partition key and at most one sort key have former ones; `ddb_keys_admin::reindex` writes \
                    the present key of stored items";
        return Some(("is one of several attributes", help));
    }
    if kind == IndexKind::Local && options.pk.is_some() {
        let help = "leave `pk` out";
        return Some(("is of a local index, which shares the table's partition key", help));
    }
    None
}

/// Only text that a template makes can have another spelling: bytes, and an attribute that is a field, have one.
fn require_text(
    key: &KeyStruct,
    present: &KeyStruct,
    resolver: &Resolver<'_>,
    mistakes: &mut Mistakes,
) -> bool {
    let mut pairs = key.attributes().zip(present.attributes());
    let wrong = pairs.find(|(former, present)| {
        let raw = former.raw();
        raw != present.raw() || raw.is_some_and(|field| resolver.fields[field].is_bytes())
    });
    if let Some((attribute, present)) = wrong {
        let help = match present.raw() {
            Some(_) => {
                "an attribute that is a field has one spelling, and bytes have no text: leave this former key out"
            }
            None => "write the template that items were stored under, such as \"U#<id>\"",
        };
        let message =
            format!("`{}` cannot be another spelling of `{}`", attribute.text, present.text);
        mistakes.report(attribute.span, &message, help);
        return false;
    }
    true
}
