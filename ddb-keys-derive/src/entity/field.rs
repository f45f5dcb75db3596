//! What the macro can tell of a field's type from its spelling, and where it must ask the compiler.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{GenericArgument, PathArguments, Type, spanned::Spanned};

use crate::naming::plain;
use crate::runtime::rt;
use crate::serde_names::{Container, FieldNames};
use crate::template::Format;

/// A field of the entity.
#[allow(clippy::struct_excessive_bools, reason = "what is said of a field is said of each apart")]
pub(crate) struct Field {
    pub(crate) ident: Ident,
    /// The name without `r#`.
    pub(crate) name: String,
    /// The attribute under which serde stores it.
    pub(crate) attribute: String,
    pub(crate) flattened: bool,
    pub(crate) skipped: bool,
    /// Written or read by functions of the user's, which know the field and not its key.
    pub(crate) by_function: bool,
    /// Read under other names, too, so that one missing name is not a missing field.
    pub(crate) aliased: bool,
    pub(crate) ty: Type,
    /// Spelled `Option<…>`.
    pub(crate) optional: bool,
    /// Stands in the primary key, so that it is a part itself, wherever else it stands.
    pub(crate) in_primary: bool,
    view: View,
}

/// How a key struct holds the field.
enum View {
    /// `&'a str`
    Text,
    /// `&'a [u8]`
    Bytes,
    /// The value itself, of a type known to be `Copy`.
    Copy(Type),
    /// What the type's `KeyPart` says.
    Opaque(Type),
}

/// Types that are their own view.
const COPY: [&str; 21] = [
    "u8",
    "u16",
    "u32",
    "u64",
    "u128",
    "usize",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "isize",
    "bool",
    "char",
    "Uuid",
    "Ulid",
    "NaiveDate",
    "NaiveDateTime",
    "OffsetDateTime",
    "UtcDateTime",
    "PrimitiveDateTime",
];

/// Times with names that users give to types of their own, too: known by the module before them.
const COPY_IN_MODULE: [(&str, &[&str]); 4] = [
    ("Date", &["time", "civil"]),
    ("DateTime", &["civil"]),
    ("PlainDateTime", &["time"]),
    ("Timestamp", &["time", "jiff"]),
];

impl Field {
    pub(crate) fn read(field: &syn::Field, ident: &Ident, container: &Container) -> Self {
        let names = FieldNames::read(&field.attrs);
        let name = plain(ident);
        let inner = argument_of(&field.ty, &["Option"]);
        Self {
            attribute: container.attribute_of(&name, &names),
            flattened: names.flatten,
            skipped: names.skipped,
            by_function: names.by_function,
            aliased: names.aliased,
            optional: inner.is_some(),
            in_primary: false,
            view: View::of(inner.unwrap_or(&field.ty)),
            ty: field.ty.clone(),
            ident: ident.clone(),
            name,
        }
    }

    /// Bytes have no text to be parsed from.
    pub(crate) fn is_bytes(&self) -> bool {
        matches!(self.view, View::Bytes)
    }

    /// The user's type, where the compiler must be asked about it.
    pub(crate) fn opaque_type(&self) -> Option<&Type> {
        match &self.view {
            View::Opaque(ty) => Some(ty),
            _ => None,
        }
    }

    /// Whether only the compiler knows if the field is optional.
    pub(crate) fn presence_unknown(&self) -> bool {
        self.opaque_type().is_some() && self.is_source()
    }

    /// Whether the type may be a part or an `Option` of one, where an index key is made from it.
    fn is_source(&self) -> bool {
        !self.optional && !self.in_primary
    }

    pub(crate) fn borrows(&self) -> bool {
        !matches!(self.view, View::Copy(_))
    }

    /// Whether a format surely serves the type, told by its spelling.
    pub(crate) fn takes(&self, format: Format) -> bool {
        let View::Copy(Type::Path(path)) = &self.view else {
            return matches!((&self.view, format), (View::Text, Format::Upper | Format::Lower));
        };
        let name = path.path.segments.last().map(|last| plain(&last.ident)).unwrap_or_default();
        let is_number = |sign: char| name.starts_with(sign);
        match format {
            Format::Ordered | Format::Desc => is_number('u') || is_number('i'),
            Format::Padded(_) | Format::DescWidth(_) => is_number('u'),
            _ => false,
        }
    }

    /// The part type that the runtime's calls are made with.
    pub(crate) fn part_type(&self, in_index: bool) -> TokenStream {
        let rt = rt();
        match &self.view {
            View::Text => quote!(#rt::str),
            View::Bytes => quote!(#rt::Bytes),
            View::Opaque(ty) if in_index && self.is_source() => {
                quote!(<#ty as #rt::KeySource>::Part)
            }
            View::Copy(ty) | View::Opaque(ty) => quote!(#ty),
        }
    }

    /// The type of the field in a key struct.
    pub(crate) fn view_type(&self, lifetime: &TokenStream, in_index: bool) -> TokenStream {
        let rt = rt();
        match &self.view {
            View::Text => quote!(&#lifetime #rt::str),
            View::Bytes => quote!(&#lifetime [#rt::u8]),
            View::Copy(ty) => quote!(#ty),
            View::Opaque(_) => {
                let part = self.part_type(in_index);
                quote!(<#part as #rt::KeyPart>::View<#lifetime>)
            }
        }
    }

    /// The bound that the field's type must meet, blamed on the type as the user wrote it, so that
    /// the compiler folds every error about it into one.
    pub(crate) fn bound(&self, in_index: bool) -> Option<TokenStream> {
        let ty = self.opaque_type()?;
        let span = ty.span();
        let bound = if in_index && self.is_source() { "KeySource" } else { "KeyPart" };
        let bound = Ident::new(bound, span);
        Some(quote_spanned!(span=> #ty: __rt::#bound))
    }

    /// The field as a pattern can be held against it: text as `str`, anything else as it is.
    pub(crate) fn scrutinee(&self) -> TokenStream {
        let ident = &self.ident;
        self.scrutinee_in(&quote!(self.#ident))
    }

    /// The same for a value of the field's type.
    pub(crate) fn scrutinee_in(&self, value: &TokenStream) -> TokenStream {
        if matches!(self.view, View::Text) && !self.optional {
            quote!(&*#value)
        } else {
            quote!(#value)
        }
    }

    /// The view of the field of `value`, an expression of the entity's type.
    pub(crate) fn view_of(&self, value: &TokenStream, span: Span) -> TokenStream {
        let rt = rt();
        // The name stands at the template's placeholder, so that editors lead from there to the field.
        let mut ident = self.ident.clone();
        ident.set_span(span);
        if self.optional {
            // Only the primary key asks for the view of an optional field, and that is reported.
            return quote!(::core::unreachable!());
        }
        match &self.view {
            View::Text | View::Bytes => quote!(&#value.#ident),
            View::Copy(ty) if *ty == self.ty => quote!(#value.#ident),
            View::Copy(_) | View::Opaque(_) => {
                let ty = &self.ty;
                quote!(<#ty as #rt::KeyPart>::view(&#value.#ident))
            }
        }
    }

    /// The view as far as there is one: `T` or `Option<T>`, as the field's type says.
    pub(crate) fn source_of(&self, value: &TokenStream, span: Span) -> TokenStream {
        let rt = rt();
        let mut ident = self.ident.clone();
        ident.set_span(span);
        let ty = &self.ty;
        quote!(<#ty as #rt::KeySource>::source(&#value.#ident))
    }
}

impl View {
    fn of(ty: &Type) -> Self {
        let target = pointee(ty);
        match target {
            Type::Path(path) if is_known_place(path) => {
                let Some(last) = path.path.segments.last() else { return Self::Opaque(ty.clone()) };
                let name = plain(&last.ident);
                match name.as_str() {
                    "String" | "str" if last.arguments.is_none() => Self::Text,
                    "Cow" if argument_of(target, &["Cow"]).is_some_and(is_str) => Self::Text,
                    "Vec" if argument_of(target, &["Vec"]).is_some_and(is_byte) => Self::Bytes,
                    name if is_copy(target, path, name) => Self::Copy(target.clone()),
                    _ => Self::Opaque(ty.clone()),
                }
            }
            _ => Self::Opaque(ty.clone()),
        }
    }
}

/// Whether a type is text by its spelling.
pub(super) fn is_text(ty: &Type) -> bool {
    matches!(View::of(ty), View::Text)
}

/// A path that starts in the user's own crate names the user's own type, whatever it ends in.
fn is_known_place(path: &syn::TypePath) -> bool {
    let own = ["crate", "self", "super", "Self"];
    path.qself.is_none()
        && path
            .path
            .segments
            .first()
            .is_some_and(|first| !own.contains(&first.ident.to_string().as_str()))
}

/// Whether a type is one of those that are their own view.
fn is_copy(ty: &Type, path: &syn::TypePath, name: &str) -> bool {
    if argument_of(ty, &["DateTime"]).is_some_and(is_offset) {
        return true;
    }
    let mut segments = path.path.segments.iter().rev();
    let bare = segments.next().is_some_and(|last| last.arguments.is_none());
    let module = segments.next().map(|module| plain(&module.ident));
    let in_module = || {
        COPY_IN_MODULE.iter().any(|(known, modules)| {
            *known == name && module.as_deref().is_some_and(|module| modules.contains(&module))
        })
    };
    bare && (COPY.contains(&name) || in_module())
}

/// What references and boxes point to.
fn pointee(ty: &Type) -> &Type {
    match ty {
        Type::Reference(reference) => pointee(&reference.elem),
        Type::Paren(paren) => pointee(&paren.elem),
        Type::Group(group) => pointee(&group.elem),
        _ => argument_of(ty, &["Box", "Rc", "Arc"]).map_or(ty, pointee),
    }
}

/// The type argument of a path that ends in one of some names.
fn argument_of<'t>(ty: &'t Type, names: &[&str]) -> Option<&'t Type> {
    let path = match ty {
        Type::Group(group) => return argument_of(&group.elem, names),
        Type::Path(path) if path.qself.is_none() => path,
        _ => return None,
    };
    let last = path.path.segments.last()?;
    if !names.iter().any(|name| last.ident == name) {
        return None;
    }
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    let mut types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    });
    match (types.next(), types.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}

fn is_str(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident("str"))
}

/// The zones of `chrono` that make a `DateTime` a part.
fn is_offset(ty: &Type) -> bool {
    let last = match ty {
        Type::Path(path) => path.path.segments.last(),
        _ => None,
    };
    last.is_some_and(|last| last.ident == "Utc" || last.ident == "FixedOffset")
}

fn is_byte(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident("u8"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(ty: &str) -> &'static str {
        match View::of(&syn::parse_str(ty).unwrap()) {
            View::Text => "text",
            View::Bytes => "bytes",
            View::Copy(_) => "copy",
            View::Opaque(_) => "opaque",
        }
    }

    #[test]
    fn known_types_are_told_by_their_spelling() {
        for text in [
            "String",
            "std::string::String",
            "&'a str",
            "Box<str>",
            "Arc<str>",
            "Cow<'a, str>",
            "&String",
        ] {
            assert_eq!(view(text), "text", "{text}");
        }
        for copy in [
            "u32",
            "i128",
            "bool",
            "uuid::Uuid",
            "Uuid",
            "Box<u8>",
            "Ulid",
            "NaiveDate",
            "DateTime<Utc>",
            "chrono::DateTime<chrono::FixedOffset>",
            "OffsetDateTime",
            "time::Date",
            "jiff::Timestamp",
            "jiff::civil::DateTime",
        ] {
            assert_eq!(view(copy), "copy", "{copy}");
        }
        for opaque in [
            "UserId",
            "crate::String",
            "self::Uuid",
            "Id<String>",
            "T",
            "Vec<String>",
            "Uuid<T>",
            "Timestamp",
            "Date",
            "types::Timestamp",
            "crate::time::Date",
            "DateTime<T>",
        ] {
            assert_eq!(view(opaque), "opaque", "{opaque}");
        }
        assert_eq!(view("Vec<u8>"), "bytes");
    }
}
