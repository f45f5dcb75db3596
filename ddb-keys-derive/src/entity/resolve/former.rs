//! The keys that items of an entity had before.

use proc_macro2::Ident;

use super::fields::Resolver;
use super::former_index::{former_index_key, require_partition_key, require_same_sort_key};
use super::separator::separator;
use crate::entity::attr::{Former, Input};
use crate::entity::model::{Attribute, KeyPlace, KeyStruct};
use crate::error::Mistakes;
use crate::naming::{index_key, plain};

/// The former keys, those of indexes included.
pub(super) fn former_keys(
    input: &Input<'_>,
    primary: &KeyStruct,
    indexes: &[KeyStruct],
    of_entity: char,
    resolver: &Resolver<'_>,
    mistakes: &mut Mistakes,
) -> Vec<KeyStruct> {
    resolver.former.set(true);
    let mut keys: Vec<KeyStruct> = Vec::new();
    for former in &input.formers {
        let Former { name, options } = former;
        let ident = index_key(&input.ast.ident, name);
        let mut others = std::iter::once(primary).chain(indexes).chain(&keys);
        if others.any(|key| key.ident == ident) {
            mistakes.report(
                name.span(),
                &format!("`{name}` names a second key, and both would be `{ident}`"),
                "give each key of an entity a name of its own",
            );
            continue;
        }
        let separator = match &options.separator {
            Some(_) => separator(options.separator.as_ref(), mistakes),
            None => of_entity,
        };
        let key = match &options.index {
            None => former_primary_key(former, (ident, separator), primary, resolver, mistakes),
            Some(index) => {
                let ident = (ident, separator);
                let key = former_index_key(former, index, ident, indexes, resolver, mistakes);
                let Some(key) = key else { continue };
                key
            }
        };
        let has_list = key.fields().iter().any(|(at, _)| resolver.fields[*at].elements().is_some());
        let joins_alike = |other: &KeyStruct| !has_list || separator == other.separator(of_entity);
        if let Some(other) = same_key(&key, primary, indexes, &keys, joins_alike) {
            mistakes.report(
                name.span(),
                &format!("the former key `{}` is {other}", plain(name)),
                "write the templates that items were stored under before, or remove `#[former(…)]`",
            );
            continue;
        }
        keys.push(key);
    }
    resolver.former.set(false);
    keys
}

fn former_primary_key(
    former: &Former,
    (ident, separator): (Ident, char),
    primary: &KeyStruct,
    resolver: &Resolver<'_>,
    mistakes: &mut Mistakes,
) -> KeyStruct {
    let Former { name, options } = former;
    require_partition_key(former, "", mistakes);
    require_same_sort_key(former, primary, "", mistakes);
    let pk = resolver.primary_attribute(options.pk.as_ref(), mistakes);
    let sk = resolver.primary_attribute(options.sk.as_ref(), mistakes);
    let place = KeyPlace::Former { name: name.clone(), separator };
    KeyStruct { ident, place, pk, sk, multi: false, unsettled: false }
}

/// The key of the same place that has the same templates, in words.
fn same_key(
    key: &KeyStruct,
    primary: &KeyStruct,
    indexes: &[KeyStruct],
    formers: &[KeyStruct],
    joins_alike: impl Fn(&KeyStruct) -> bool,
) -> Option<String> {
    let mut others = std::iter::once(primary).chain(indexes).chain(formers);
    let is_same = |other: &&KeyStruct| {
        key.index() == other.index() && is_same(key, other) && joins_alike(other)
    };
    let other = others.find(is_same).filter(|_| !key.pk.is_empty())?;
    Some(match &other.place {
        KeyPlace::Former { name, .. } | KeyPlace::Index { name, former: Some(_), .. } => {
            format!("the former key `{}`", plain(name))
        }
        KeyPlace::Primary | KeyPlace::Index { .. } => String::from("the present key"),
    })
}

/// Whether two keys have the same templates. The separator alone makes no other text, unless it joins lists.
fn is_same(key: &KeyStruct, other: &KeyStruct) -> bool {
    let texts = |attributes: &[Attribute]| -> Vec<_> {
        attributes.iter().map(|part| (part.text.clone(), part.raw())).collect()
    };
    texts(&key.pk) == texts(&other.pk) && texts(&key.sk) == texts(&other.sk)
}
