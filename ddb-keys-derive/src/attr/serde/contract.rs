//! What serde may do with the fields of an item: each is read from the attribute that it is written to, as the value that it had.
//! Whatever else is refused here, because a write would be acknowledged that cannot be read back.

use std::collections::HashMap;

use darling::util::SpannedValue;
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Data, DataStruct, DeriveInput, Fields, LitStr, Type};

use super::rename::Rename;
use super::{Container, DefaultValue, FieldNames};
use crate::error::Mistakes;
use crate::known_type::argument_of;
use crate::naming::plain;

/// A field as serde treats it.
struct Told<'a> {
    field: &'a syn::Field,
    name: String,
    serde: FieldNames,
    /// Whether the primary key gives its value back.
    given_back: bool,
}

/// Reports what is not read as it is written. `given_back` tells whether the primary key gives the value of a field back.
pub(crate) fn check(ast: &DeriveInput, given_back: &dyn Fn(&str) -> bool, mistakes: &mut Mistakes) {
    let container = Container::read(&ast.attrs);
    check_container(ast, &container, mistakes);
    let Data::Struct(DataStruct { fields: Fields::Named(fields), .. }) = &ast.data else { return };
    let told = fields.named.iter().filter_map(|field| {
        let ident = field.ident.as_ref()?;
        let name = plain(ident);
        let given_back = given_back(&name);
        Some(Told { field, serde: container.field(ident, &field.attrs), name, given_back })
    });
    let told: Vec<_> = told.collect();
    for field in &told {
        field.check(mistakes);
    }
    check_shared(&container, &told, mistakes);
    check_flattened(&told, mistakes);
}

fn check_container(ast: &DeriveInput, container: &Container, mistakes: &mut Mistakes) {
    check_rename("rename_all", container.rename_all.as_ref(), mistakes);
    let ident = &ast.ident;
    if container.transparent.is_present() {
        mistakes.report(
            container.transparent.span(),
            &format!(
                "`serde(transparent)` stores `{ident}` as its one field, and not as attributes"
            ),
            "remove it, so that the field is an attribute",
        );
    }
    if let Some(tag) = &container.tag {
        mistakes.report(
            tag.span(),
            "`serde(tag)` stores an attribute that is not a field",
            "remove it: items have the name of their entity in the table's `type_attribute`",
        );
    }
    let others = [
        ("into", &container.into),
        ("from", &container.from),
        ("try_from", &container.try_from),
        ("remote", &container.remote),
    ];
    let other = others.into_iter().find_map(|(option, ty)| Some((option, ty.as_ref()?)));
    if let Some((option, ty)) = other {
        mistakes.report(
            ty.span(),
            &format!("`serde({option})` makes another type stand for `{ident}` in items"),
            "derive on the type that is stored, and convert from and to this one in your own code",
        );
    }
}

/// A field that serde writes under one name and reads under another would be lost.
fn check_rename(option: &str, rename: Option<&SpannedValue<Rename>>, mistakes: &mut Mistakes) {
    let Some(rename) = rename.filter(|rename| !rename.is_one) else { return };
    mistakes.report(
        rename.span(),
        &format!("serde writes by one `{option}` and reads by another"),
        &format!("write `{option} = \"…\"`; older items are read by `alias = \"…\"` at a field"),
    );
}

impl Told<'_> {
    fn check(&self, mistakes: &mut Mistakes) {
        let mut report = |span: Span, message: String, help: &str| {
            mistakes.report(span, &message, help);
        };
        self.check_skipped(&mut report);
        self.check_functions(&mut report);
        self.check_nothing(&mut report);
        self.check_left_out(&mut report);
        check_rename("rename", self.serde.rename.as_ref(), mistakes);
    }

    /// Where an option stands without its counterpart.
    fn alone(&self, option: &str, other: &str) -> Option<Span> {
        let serde = &self.serde;
        let is_alone = serde.option(other).is_none() && serde.option("with").is_none();
        serde.option(option).filter(|_| is_alone)
    }

    /// A field that is stored or read, and not both.
    fn check_skipped(&self, report: &mut dyn FnMut(Span, String, &str)) {
        let (name, serde) = (&self.name, &self.serde);
        if let Some(span) = self.alone("skip_deserializing", "skip_serializing") {
            report(
                span,
                format!("serde stores `{name}` and does not read it back"),
                "remove `skip_deserializing`, or skip the field both ways: `#[serde(skip)]`",
            );
        }
        let is_explicit = matches!(serde.default, Some(DefaultValue::OfType | DefaultValue::By(_)));
        if let Some(span) = self.alone("skip_serializing", "skip_deserializing")
            && !self.given_back
            && !is_explicit
        {
            report(
                span,
                format!("serde does not store `{name}`, and would read an item without it"),
                "remove `skip_serializing`: only a primary key without bytes can give a value back, by a placeholder that keeps the whole of it; or add \
                 `default` if the value need not be kept",
            );
        }
        if let Some(alias) = serde.alias().filter(|_| serde.skipped && self.given_back) {
            report(
                alias,
                format!("serde does not store `{name}`, and reads it from this name"),
                "remove `alias`: the key gives the value of every item back, of older ones, too",
            );
        }
    }

    /// A field that a function writes or reads, and its type does the other.
    fn check_functions(&self, report: &mut dyn FnMut(Span, String, &str)) {
        let (name, serde) = (&self.name, &self.serde);
        if let Some(span) =
            self.alone("serialize_with", "deserialize_with").filter(|_| !serde.unread)
        {
            report(
                span,
                format!("a function writes `{name}`, and its type reads it"),
                "add `deserialize_with`, which reads what this writes, or name a module that does both: `with`",
            );
        }
        if let Some(span) =
            self.alone("deserialize_with", "serialize_with").filter(|_| !serde.skipped)
        {
            report(
                span,
                format!("a function reads `{name}`, and its type writes it"),
                "add `serialize_with`, which writes what this reads, such as `serialize_with = \"serde::Serialize::serialize\"`, \
                 or name a module that does both: `with`",
            );
        }
    }

    /// An `Option` of what is stored as NULL, too.
    fn check_nothing(&self, report: &mut dyn FnMut(Span, String, &str)) {
        let (name, serde) = (&self.name, &self.serde);
        let inside = argument_of(&self.field.ty, &["Option"]).filter(|_| !serde.read_by_function);
        if let Some(inside) = inside.filter(|inside| is_nothing(inside)) {
            report(
                inside.span(),
                format!(
                    "`Some` of nothing and `None` of `{name}` are both stored as NULL, which is read as `None`"
                ),
                "use an `Option` of a value, or name a module that tells them apart: `with`",
            );
        }
    }

    /// A value that is left out is read as the default.
    fn check_left_out(&self, report: &mut dyn FnMut(Span, String, &str)) {
        let (name, serde) = (&self.name, &self.serde);
        let Some(function) = &serde.skipped_if else { return };
        if self.given_back || serde.flatten || serde.skipped {
            return;
        }
        let is_option =
            argument_of(&self.field.ty, &["Option"]).is_some() && !serde.read_by_function;
        let leaves_none_out = function.segments.last().is_some_and(|last| last.ident == "is_none");
        match &serde.default {
            None if serde.unread || (is_option && leaves_none_out) => {}
            None if is_option => report(
                function.span(),
                format!(
                    "serde may leave a value of `{name}` out, and reads `None` where it is missing"
                ),
                "write `Option::is_none`; or add `default`, and such a value is refused before it is sent: `#[serde(default)]`",
            ),
            None => report(
                function.span(),
                format!(
                    "serde may leave `{name}` out of the item, and cannot read an item without it"
                ),
                "give it a default: `#[serde(default)]`",
            ),
            Some(DefaultValue::OfStruct(..)) => report(
                function.span(),
                format!(
                    "serde may leave `{name}` out, and reads the struct's default, which may be another value"
                ),
                "give the field its own default: `#[serde(default)]`",
            ),
            _ => {}
        }
    }

    /// The attribute and the aliases that the field is written to and read from.
    fn names(&self, container: &Container) -> Vec<LitStr> {
        if self.serde.flatten || (self.serde.skipped && self.serde.unread) {
            return Vec::new();
        }
        let span = self.field.ident.span();
        let attribute = container.attribute_of(&self.name, &self.serde);
        let aliases = self.serde.aliases.iter().filter(|alias| alias.value() != attribute);
        std::iter::once(LitStr::new(&attribute, span)).chain(aliases.cloned()).collect()
    }
}

/// Of two fields of one attribute, one would have the other's value.
fn check_shared(container: &Container, fields: &[Told<'_>], mistakes: &mut Mistakes) {
    let names = fields.iter().map(|field| (field, field.names(container)));
    let names: Vec<_> = names.collect();
    let mut owners: HashMap<String, &str> = HashMap::new();
    // An attribute belongs to the field that is stored in it, wherever another one has it as an alias.
    let attributes = names.iter().filter_map(|(field, names)| Some((*field, names.first()?)));
    let aliases =
        names.iter().flat_map(|(field, names)| names.iter().skip(1).map(|alias| (*field, alias)));
    for (field, name) in attributes.chain(aliases) {
        let owner = *owners.entry(name.value()).or_insert(&field.name);
        if owner != field.name {
            let message =
                format!("`{owner}` and `{}` share the attribute `{}`", field.name, name.value());
            let help = "an attribute holds one value: give one of them another name, `#[serde(rename = \"…\")]`, or alias";
            mistakes.report(name.span(), &message, help);
        }
    }
}

/// A flattened map reads every attribute that no field outside takes, even those of other flattened fields that come after it.
fn check_flattened(fields: &[Told<'_>], mistakes: &mut Mistakes) {
    let flattened = fields.iter().filter(|field| field.serde.flatten && !field.serde.unread);
    let flattened: Vec<_> = flattened.collect();
    let Some((last, before)) = flattened.split_last() else { return };
    for map in before.iter().filter(|field| is_map(&field.field.ty)) {
        mistakes.report(
            map.field.ident.span(),
            &format!(
                "the flattened map `{}` would also read what `{}` writes",
                map.name, last.name
            ),
            &format!(
                "move `{}` to the end: a map takes what the flattened fields before it leave",
                map.name
            ),
        );
    }
}

/// Whether a type is stored as NULL, for one value at least.
fn is_nothing(ty: &Type) -> bool {
    matches!(ty, Type::Tuple(tuple) if tuple.elems.is_empty())
        || argument_of(ty, &["Option"]).is_some()
}

/// Whether a type is spelled like a map.
fn is_map(ty: &Type) -> bool {
    let Type::Path(ty) = ty else { return false };
    let last = ty.path.segments.last().map(|last| plain(&last.ident)).unwrap_or_default();
    ["HashMap", "BTreeMap", "IndexMap", "Map", "Value"].contains(&last.as_str())
}
