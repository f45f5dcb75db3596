//! The keys of an entity in indexes.

use proc_macro2::Ident;

use super::fields::Resolver;
use crate::entity::attr::{Index, IndexOptions, Input};
use crate::entity::key_expr::KeyExpr;
use crate::entity::model::{Attribute, IndexKind, KeyPlace, KeyStruct};
use crate::error::Mistakes;
use crate::naming::{index_key, plain};

pub(super) fn index_keys(
    input: &Input<'_>,
    primary: &KeyStruct,
    resolver: &Resolver<'_>,
    mistakes: &mut Mistakes,
) -> Vec<KeyStruct> {
    let mut keys: Vec<KeyStruct> = Vec::new();
    for index in &input.indexes {
        let options = index.options.as_ref();
        let name = options.and_then(|options| options.name.as_ref()).unwrap_or(&index.index);
        let ident = index_key(&input.ast.ident, name);
        if ident == primary.ident || keys.iter().any(|key| key.ident == ident) {
            mistakes.report(
                name.span(),
                &format!("`{name}` names a second key, and both would be `{ident}`"),
                "give each key of an entity a name of its own",
            );
            continue;
        }
        keys.push(key_in_index(index, name, ident, primary, resolver, mistakes));
    }
    keys
}

/// One key. It is unsettled if its attributes have a mistake.
fn key_in_index(
    index: &Index,
    name: &Ident,
    ident: Ident,
    primary: &KeyStruct,
    resolver: &Resolver<'_>,
    mistakes: &mut Mistakes,
) -> KeyStruct {
    let place = |kind, when| KeyPlace::Index {
        index: index.index.clone(),
        name: name.clone(),
        kind,
        when,
        former: None,
    };
    let unsettled = |kind| KeyStruct {
        ident: ident.clone(),
        place: place(kind, Vec::new()),
        pk: Vec::new(),
        sk: Vec::new(),
        multi: false,
        unsettled: true,
    };
    let Some(options) = &index.options else { return unsettled(IndexKind::Global) };
    let (kind, pk, sk) = index_halves(index, options, primary, resolver, mistakes);
    let incomplete = resolver.lost.take() || (primary.unsettled && kind != IndexKind::Global);
    let when = resolver.conditions(options, mistakes);
    if !when.is_empty() {
        refuse_raw_condition(name, kind, &pk, &sk, mistakes);
    }
    if incomplete || pk.is_empty() || (kind == IndexKind::Local && sk.is_empty()) {
        return unsettled(kind);
    }
    let is_list = |key: &Option<KeyExpr>| matches!(key, Some(KeyExpr::List(..)));
    KeyStruct {
        ident,
        multi: is_list(&options.pk) || is_list(&options.sk),
        place: place(kind, when),
        pk,
        sk,
        unsettled: false,
    }
}

/// A condition needs a template that it can leave out: raw attributes stay in the item.
fn refuse_raw_condition(
    name: &Ident,
    kind: IndexKind,
    pk: &[Attribute],
    sk: &[Attribute],
    mistakes: &mut Mistakes,
) {
    let own = if kind == IndexKind::Local { &[] } else { pk };
    let is_template = |part: &Attribute| part.raw().is_none();
    let is_resolved = !pk.is_empty() || !sk.is_empty();
    if is_resolved && !own.iter().chain(sk).any(is_template) {
        mistakes.report(
            name.span(),
            &format!(
                "`{}` is made of attributes that stay in the item, whatever `when` says",
                plain(name)
            ),
            "write a template, such as \"<field>\", which is left out unless the condition is met, and give the table's attribute \
             another name than the field, such as `GSI1PK`",
        );
    }
}

/// The kind of an index key, its partition key and its sort key.
type IndexKey = (IndexKind, Vec<Attribute>, Vec<Attribute>);

fn index_halves(
    index: &Index,
    options: &IndexOptions,
    primary: &KeyStruct,
    resolver: &Resolver<'_>,
    mistakes: &mut Mistakes,
) -> IndexKey {
    let mut attributes = |key: &Option<KeyExpr>| -> Vec<Attribute> {
        key.as_ref().map(|key| resolver.attributes(key, mistakes)).unwrap_or_default()
    };
    let (pk, sk) = (attributes(&options.pk), attributes(&options.sk));
    let name = &index.index;
    match (index.local, &options.pk, &options.sk) {
        (false, Some(_), _) => (IndexKind::Global, pk, sk),
        (false, None, None) => {
            if primary.sk.is_empty() && !primary.unsettled {
                mistakes.report(
                    name.span(),
                    &format!("`{name}` inverts the primary key, but there is no sort key"),
                    &format!("write the index's own key: `#[gsi({name}, pk = \"…\")]`"),
                );
            }
            (IndexKind::Inverted, primary.sk.clone(), primary.pk.clone())
        }
        (false, None, Some(_)) => {
            mistakes.report(
                name.span(),
                &format!("the key of `{name}` has no partition key"),
                &format!("add `pk = …`, or write `#[lsi({name}, sk = …)]` for an index that shares the table's"),
            );
            (IndexKind::Global, pk, sk)
        }
        (true, pk, sort) => {
            if pk.is_some() {
                mistakes.report(
                    name.span(),
                    &format!("`{name}` is a local index, which shares the table's partition key"),
                    "leave `pk` out, or write `#[gsi(…)]`",
                );
            }
            if sort.is_none() {
                mistakes.report(
                    name.span(),
                    &format!("the key of `{name}` has no sort key"),
                    &format!("a local index is one: `#[lsi({name}, sk = \"…\")]`"),
                );
            }
            if let Some(KeyExpr::List(_, span)) = sort {
                mistakes.report(
                    *span,
                    "a list as the key of a local index",
                    "lists are for global indexes",
                );
            }
            (IndexKind::Local, primary.pk.clone(), sk)
        }
    }
}
