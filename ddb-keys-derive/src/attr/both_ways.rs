//! Checks that serde reads a struct from the attributes that it writes.

use proc_macro2::TokenStream;
use quote::quote_spanned;
use syn::{Data, DeriveInput, Fields};

use super::serde::{Container, FieldNames};
use crate::error::{Mistakes, with_help};
use crate::naming::plain;

/// A field as serde treats it.
struct Told<'a> {
    ident: &'a syn::Ident,
    ty: &'a syn::Type,
    names: FieldNames,
    /// The attribute under which the field is stored, if it is.
    written: Option<String>,
    /// The attribute that the field is read from, besides its aliases.
    read: Option<String>,
}

impl<'a> Told<'a> {
    fn of(field: &'a syn::Field, container: &Container) -> Option<Self> {
        let (ident, names) = (field.ident.as_ref()?, FieldNames::read(&field.attrs));
        let name = plain(ident);
        let is_written = !names.flatten && !names.skipped && !container.into;
        let is_read = !names.flatten && !names.unread && !container.from;
        Some(Self {
            ident,
            ty: &field.ty,
            written: is_written.then(|| container.attribute_of(&name, &names)),
            read: is_read.then(|| container.read_attribute_of(&name, &names)),
            names,
        })
    }

    /// Whether the field is flattened, and read.
    fn takes_others(&self) -> bool {
        self.names.flatten && !self.names.unread
    }

    fn has_alias(&self, attribute: &str) -> bool {
        self.names.aliases.iter().any(|alias| alias.value() == attribute)
    }
}

/// The fields of a struct that have names.
fn fields<'a>(ast: &'a DeriveInput, container: &Container) -> Vec<Told<'a>> {
    let Data::Struct(syn::DataStruct { fields: Fields::Named(fields), .. }) = &ast.data else {
        return Vec::new();
    };
    fields.named.iter().filter_map(|field| Told::of(field, container)).collect()
}

/// Reports fields that serde would read from other attributes than those that it writes.
pub(crate) fn check(ast: &DeriveInput, mistakes: &mut Mistakes) {
    let container = Container::read(&ast.attrs);
    let fields = fields(ast, &container);
    check_renamed(&fields, mistakes);
    check_shared(&fields, mistakes);
    check_aliases(&fields, mistakes);
    check_flattened(&fields, mistakes);
    check_unread(&container, &fields, mistakes);
    check_tag(&container, mistakes);
}

/// serde writes the tag of a struct, and does not know it when it reads.
fn check_tag(container: &Container, mistakes: &mut Mistakes) {
    let Some(tag) = container.tag.as_ref().filter(|_| container.denies_others) else { return };
    mistakes.report(
        tag.span(),
        "serde writes this tag, and then refuses it as an unknown field",
        "remove `tag` or `deny_unknown_fields`",
    );
}

/// A field that serde writes under one name and reads under another would be lost.
fn check_renamed(fields: &[Told<'_>], mistakes: &mut Mistakes) {
    for field in fields {
        let (Some(written), Some(read)) = (&field.written, &field.read) else { continue };
        if written != read && !field.has_alias(written) {
            let name = plain(field.ident);
            mistakes.report(
                field.ident.span(),
                &format!("serde writes `{name}` as `{written}` and reads it from `{read}`"),
                &format!("use one name, or add `#[serde(alias = \"{written}\")]`"),
            );
        }
    }
}

/// Of two fields that are stored as one attribute, one would be lost. Of two that are read from one, serde gives both values to
/// the first.
fn check_shared(fields: &[Told<'_>], mistakes: &mut Mistakes) {
    for (at, field) in fields.iter().enumerate() {
        let meets = fields[..at].iter().find_map(|other| {
            if field.written.is_some() && field.written == other.written {
                return Some((other, "stored as", field.written.as_ref()?));
            }
            let is_shared = field.read.is_some() && field.read == other.read;
            is_shared.then_some((other, "read from", field.read.as_ref()?))
        });
        let Some((other, verb, attribute)) = meets else { continue };
        let (name, other) = (plain(field.ident), plain(other.ident));
        mistakes.report(
            field.ident.span(),
            &format!("`{other}` and `{name}` are both {verb} `{attribute}`"),
            &format!(
                "an attribute holds one value: give `{name}` another name, `#[serde(rename = \"…\")]`"
            ),
        );
    }
}

/// An alias that names the attribute of another field would give the other one's value to this one, or leave items that cannot be
/// read.
fn check_aliases(fields: &[Told<'_>], mistakes: &mut Mistakes) {
    for (at, field) in fields.iter().enumerate().filter(|(_, field)| field.read.is_some()) {
        for alias in &field.names.aliases {
            let attribute = Some(alias.value());
            if attribute == field.written || attribute == field.read {
                continue;
            }
            let owner = fields.iter().find(|other| {
                // A value that is written here and read only there is in one attribute.
                attribute == other.read || (attribute == other.written && field.written.is_some())
            });
            let before = || {
                let mut before = fields[..at].iter().filter(|other| other.read.is_some());
                before.find(|other| other.has_alias(&alias.value()))
            };
            let (name, attribute) = (plain(field.ident), alias.value());
            let (message, help) = if let Some(owner) = owner.map(|owner| plain(owner.ident)) {
                (
                    format!(
                        "serde also reads `{name}` from `{attribute}`, which belongs to `{owner}`"
                    ),
                    format!(
                        "an attribute holds one value: remove the alias, or give `{owner}` another name, \
                         `#[serde(rename = \"…\")]`"
                    ),
                )
            } else if let Some(other) = before().map(|other| plain(other.ident)) {
                (
                    format!("`{other}` and `{name}` are both read from `{attribute}`"),
                    String::from("an attribute holds one value: remove one of the aliases"),
                )
            } else {
                continue;
            };
            mistakes.report(alias.span(), &message, &help);
        }
    }
}

/// A flattened map reads every attribute that no field outside takes, even those of other flattened
/// fields that come after it.
fn check_flattened(fields: &[Told<'_>], mistakes: &mut Mistakes) {
    let mut flattened = fields.iter().filter(|field| field.takes_others()).rev();
    let Some(last) = flattened.next() else { return };
    for field in flattened.filter(|field| is_map(field.ty)) {
        let (message, help) = not_last(field, last);
        mistakes.report(field.ident.span(), &message, &help);
    }
}

fn not_last(map: &Told<'_>, last: &Told<'_>) -> (String, String) {
    let (name, last) = (plain(map.ident), plain(last.ident));
    (
        format!("the flattened map `{name}` would also read what `{last}` writes"),
        format!("move `{name}` to the end: a map takes what the flattened fields before it leave"),
    )
}

/// A flattened map also reads what a field writes that is not read itself, and the next write has it twice.
fn check_unread(container: &Container, fields: &[Told<'_>], mistakes: &mut Mistakes) {
    let is_map = |field: &&Told<'_>| field.takes_others() && is_map(field.ty);
    let Some(map) = fields.iter().find(is_map) else { return };
    let unread = |field: &&Told<'_>| field.names.unread && !field.names.skipped;
    for field in fields.iter().filter(unread) {
        let (message, help) = unread_beside(container, field, map);
        mistakes.report(field.ident.span(), &message, help);
    }
}

fn unread_beside(
    container: &Container,
    field: &Told<'_>,
    map: &Told<'_>,
) -> (String, &'static str) {
    let written = container.attribute_of(&plain(field.ident), &field.names);
    let map = plain(map.ident);
    (
        format!(
            "serde writes `{written}` and does not read it, so the flattened map `{map}` would"
        ),
        "remove `skip_deserializing`, or skip the field both ways: `#[serde(skip)]`",
    )
}

/// The same checks for flattened fields whose types may be maps by other names, to be made where types are known.
pub(crate) fn checks_of_types(ast: &DeriveInput) -> TokenStream {
    if !ast.generics.params.is_empty() {
        return TokenStream::new();
    }
    let container = Container::read(&ast.attrs);
    let fields = fields(ast, &container);
    let flattened: Vec<_> = fields.iter().filter(|field| field.takes_others()).collect();
    let Some((last, before)) = flattened.split_last() else { return TokenStream::new() };
    let unnamed = |field: &&&Told<'_>| !is_map(field.ty);
    let order = before.iter().filter(unnamed).map(|field| {
        let (message, help) = not_last(field, last);
        refusal_of_map(field, field, &with_help(&message, &help))
    });
    let unread = fields.iter().find(|field| field.names.unread && !field.names.skipped);
    let beside = unread.into_iter().flat_map(|unread| {
        let (flattened, container) = (flattened.iter().filter(unnamed), &container);
        flattened.map(move |map| {
            let (message, help) = unread_beside(container, unread, map);
            refusal_of_map(map, unread, &with_help(&message, help))
        })
    });
    order.chain(beside).collect()
}

/// Ends compilation at a field if another one is a map.
fn refusal_of_map(map: &Told<'_>, at: &Told<'_>, message: &str) -> TokenStream {
    let ty = map.ty;
    quote_spanned! {at.ident.span()=>
        const _: () = {
            use __aws::AnyType as _;
            if <__aws::Flattenable<#ty>>::IS_MAP { ::core::panic!(#message) }
        };
    }
}

/// Whether a type is spelled like a map.
fn is_map(ty: &syn::Type) -> bool {
    let syn::Type::Path(ty) = ty else { return false };
    let last = ty.path.segments.last().map(|last| plain(&last.ident)).unwrap_or_default();
    ["HashMap", "BTreeMap", "IndexMap", "Map", "Value"].contains(&last.as_str())
}
