//! The primary keys that items of an entity had before.

use super::fields::Resolver;
use super::separator::separator;
use crate::entity::attr::{Former, Input};
use crate::entity::model::{Attribute, KeyPlace, KeyStruct};
use crate::error::Mistakes;
use crate::naming::{index_key, plain};

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
        require_both(former, primary, mistakes);
        let pk = resolver.primary_attribute(options.pk.as_ref(), mistakes);
        let sk = resolver.primary_attribute(options.sk.as_ref(), mistakes);
        let separator = match &options.separator {
            Some(_) => separator(options.separator.as_ref(), mistakes),
            None => of_entity,
        };
        let place = KeyPlace::Former { name: name.clone(), separator };
        let key = KeyStruct { ident, place, pk, sk, multi: false, unsettled: false };
        let known = std::iter::once((primary, None)).chain(keys.iter().map(|key| (key, Some(key))));
        let same = known.into_iter().find(|(other, _)| is_same(&key, other));
        if let Some((_, other)) = same
            && !key.pk.is_empty()
        {
            let other = match other.map(|key| &key.place) {
                Some(KeyPlace::Former { name, .. }) => format!("the former key `{}`", plain(name)),
                _ => String::from("the present key"),
            };
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

/// A former key has what the present one has: a partition key, and a sort key if the table has one.
fn require_both(Former { name, options }: &Former, primary: &KeyStruct, mistakes: &mut Mistakes) {
    let shown = plain(name);
    if options.pk.is_none() {
        mistakes.report(
            name.span(),
            &format!("the former key `{shown}` has no partition key"),
            &format!("write both, even if one has not changed: `#[former({shown}, pk = \"…\", sk = \"…\")]`"),
        );
    }
    match (&options.sk, primary.sk.is_empty()) {
        (None, false) => mistakes.report(
            name.span(),
            &format!("the former key `{shown}` has no sort key, but the present key has one"),
            &format!("write both, even if one has not changed: `#[former({shown}, pk = \"…\", sk = \"…\")]`"),
        ),
        (Some(_), true) if !primary.pk.is_empty() => mistakes.report(
            name.span(),
            &format!("the former key `{shown}` has a sort key, but the present key has none"),
            "the key attributes of a table cannot change; items of another table are copied",
        ),
        _ => {}
    }
}

/// Whether two keys have the same templates. The separator alone makes no other text.
fn is_same(key: &KeyStruct, other: &KeyStruct) -> bool {
    let texts = |attributes: &[Attribute]| -> Vec<_> {
        attributes.iter().map(|part| (part.text.clone(), part.raw())).collect()
    };
    texts(&key.pk) == texts(&other.pk) && texts(&key.sk) == texts(&other.sk)
}
