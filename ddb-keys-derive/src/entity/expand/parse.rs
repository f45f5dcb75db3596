//! How a key struct reads itself back: `parse` and `matches`.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::context::{Generics, local};
use super::docs::templates_doc;
use super::schema::{attribute_of, attributes, format_type};
use super::template::template;
use crate::entity::model::{Entity, KeyStruct, Piece, Source};
use crate::template::Format;

/// `parse` and `matches`, unless the key has bytes, which have no text.
pub(super) fn parse(entity: &Entity<'_>, key: &KeyStruct, generics: &Generics<'_>) -> TokenStream {
    if !parses(entity, key) {
        return quote!();
    }
    let lifetime = generics.borrows.then_some(&generics.lifetime);
    let templates = templates_doc(entity, key);
    let doc = format!(
        "Reads a key back from its text; borrows, and allocates nothing. The key is {templates}."
    );
    let params = params(key, lifetime);
    let body =
        if repeats_a_field(key) { parse_repeated(entity, key) } else { parse_body(entity, key) };
    let arguments = arguments(key);
    quote! {
        #[doc = #doc]
        #[inline]
        pub fn parse(#params) -> __Result<Self, __ParseError> { #body }

        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(#params) -> __bool { Self::parse(#arguments).is_ok() }
    }
}

pub(super) fn parses(entity: &Entity<'_>, key: &KeyStruct) -> bool {
    !key.pk.is_empty() && !key.fields().iter().any(|(field, _)| entity.fields[*field].is_bytes())
}

fn params(key: &KeyStruct, lifetime: Option<&syn::Lifetime>) -> TokenStream {
    let (pk, sk) = (local("pk"), local("sk"));
    let ty = |len: usize| {
        if key.multi { quote!([&#lifetime __str; #len]) } else { quote!(&#lifetime __str) }
    };
    let pk_type = ty(key.pk.len());
    if key.sk.is_empty() {
        return quote!(#pk: #pk_type);
    }
    let sk_type = ty(key.sk.len());
    quote!(#pk: #pk_type, #sk: #sk_type)
}

fn arguments(key: &KeyStruct) -> TokenStream {
    let (pk, sk) = (local("pk"), local("sk"));
    if key.sk.is_empty() { quote!(#pk) } else { quote!(#pk, #sk) }
}

fn repeats_a_field(key: &KeyStruct) -> bool {
    key.attributes().map(|attribute| attribute.source.fields().len()).sum::<usize>()
        > key.fields().len()
}

/// Reads each attribute by its template. Without `?`, which takes the compiler twice as long.
fn parse_body(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let attributes: Vec<_> = attributes(key).collect();
    let unit = || (quote!(()), quote!(()));
    let (texts, values) = attributes.iter().rev().fold(unit(), |(texts, values), attribute| {
        let (role, position, attribute) = attribute;
        let text = input(key, role, *position);
        let (template, value) = match &attribute.source {
            Source::Raw { field } => {
                let field = &entity.fields[*field];
                let (part, ident, name) =
                    (field.part_type(!key.is_primary()), &field.ident, &field.name);
                (quote!(__raw_place::<#part>(#name)), quote!(#ident))
            }
            Source::Template { pieces, .. } => {
                let fields = attribute.source.fields().into_iter().rev();
                let idents = fields.map(|field| &entity.fields[field].ident);
                let values = idents.fold(quote!(()), |rest, ident| quote!((#ident, #rest)));
                (template(entity, key, pieces, |placeholder, _| placeholder), values)
            }
        };
        (quote!(((#text, #template), #texts)), quote!((#value, #values)))
    });
    let key = whole(entity, key);
    quote! {
        match __read(Self::__KEY, #texts) {
            __Result::Ok(#values) => __Result::Ok(#key),
            __Result::Err(error) => __Result::Err(error),
        }
    }
}

/// The text of an attribute, among the parameters of `parse`.
fn input(key: &KeyStruct, role: &Ident, position: usize) -> TokenStream {
    let text = local(if role == "Partition" { "pk" } else { "sk" });
    let position = Literal::usize_unsuffixed(position);
    if key.multi { quote!(#text[#position]) } else { quote!(#text) }
}

/// The key of locals that have its fields' names.
fn whole(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let names = key.fields().into_iter().map(|(field, _)| &entity.fields[field].ident);
    let names: Vec<_> = names.collect();
    if names.is_empty() { quote!(Self) } else { quote!(Self { #(#names),* }) }
}

/// A place of a field: in which attribute, in which format, and the local that holds its text.
struct Cut {
    field: usize,
    format: Option<Format>,
    text: Ident,
    reader: Ident,
    end: TokenStream,
}

/// Where a field stands in several places, which must agree, all texts are cut out before any is read.
fn parse_repeated(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let mut steps = TokenStream::new();
    let mut cuts: Vec<Cut> = Vec::new();
    let mut finish = TokenStream::new();
    for (number, (role, position, attribute)) in attributes(key).enumerate() {
        let reader = local(&format!("reader{number}"));
        let constant = attribute_of(&quote!(Self), number);
        let input = input(key, &role, position);
        steps.extend(quote!(let mut #reader = __Reader::new(#constant, #input)?;));
        match &attribute.source {
            Source::Raw { field } => {
                let part = entity.fields[*field].part_type(!key.is_primary());
                cut(
                    entity,
                    key,
                    *field,
                    None,
                    quote!(__End::Raw(<#part as __KeyPart>::NATIVE)),
                    &reader,
                    &mut steps,
                    &mut cuts,
                );
            }
            Source::Template { pieces, .. } => {
                for (at, piece) in pieces.iter().enumerate() {
                    match piece {
                        Piece::Literal(literal) => {
                            steps.extend(quote!(#reader.literal(#literal)?;));
                        }
                        Piece::Part { field, format } => {
                            let end = end_of(pieces, at);
                            cut(
                                entity,
                                key,
                                *field,
                                Some(*format),
                                end,
                                &reader,
                                &mut steps,
                                &mut cuts,
                            );
                        }
                    }
                }
            }
        }
        finish.extend(quote!(#reader.finish()?;));
    }
    let values = key.fields().into_iter().map(|(field, _)| value(entity, key, field, &cuts));
    let values: Vec<_> = values.collect();
    let result = whole(entity, key);
    quote! {
        #steps
        #(#values)*
        #finish
        __Result::Ok(#result)
    }
}

/// Passes one place of a field: by its text, when an earlier place has the same, else cut out.
#[allow(clippy::too_many_arguments, reason = "one place, with all that is known of it")]
fn cut(
    entity: &Entity<'_>,
    key: &KeyStruct,
    index: usize,
    format: Option<Format>,
    end: TokenStream,
    reader: &Ident,
    steps: &mut TokenStream,
    cuts: &mut Vec<Cut>,
) {
    let field = &entity.fields[index];
    let (name, part) = (&field.name, field.part_type(!key.is_primary()));
    let format_ty = format_type(format.unwrap_or(Format::Plain));
    let writes_alike =
        |cut: &&Cut| cut.field == index && format_key(cut.format) == format_key(format);
    if let Some(earlier) = cuts.iter().find(writes_alike) {
        let text = &earlier.text;
        if earlier.end.to_string() != end.to_string() {
            steps.extend(quote!(#reader.may_stand::<#part, #format_ty>(#name, #text, #end)?;));
        }
        steps.extend(quote!(#reader.same(#name, #text)?;));
        return;
    }
    let text = local(&format!("text{}", cuts.len()));
    steps.extend(quote!(let #text = #reader.cut::<#part, #format_ty>(#name, #end)?;));
    cuts.push(Cut { field: index, format, text, reader: reader.clone(), end });
}

/// Tails, raw attributes and plain places all hold the plain text.
fn format_key(format: Option<Format>) -> Format {
    match format {
        None | Some(Format::Tail) => Format::Plain,
        Some(format) => format,
    }
}

/// The value of a field, from its most precise place; the others must agree with it.
fn value(entity: &Entity<'_>, key: &KeyStruct, index: usize, cuts: &[Cut]) -> TokenStream {
    let field = &entity.fields[index];
    let (name, ident, part) = (&field.name, &field.ident, field.part_type(!key.is_primary()));
    let places: Vec<&Cut> = cuts.iter().filter(|cut| cut.field == index).collect();
    let precision = |cut: &&&Cut| format_key(cut.format).precision();
    let Some(best) = places.iter().rev().max_by_key(precision) else { return quote!() };
    let (reader, text, format) = (&best.reader, &best.text, format_type(format_key(best.format)));
    let others = places.iter().filter(|cut| cut.text != best.text).map(|cut| {
        let (reader, text, format) = (&cut.reader, &cut.text, format_type(format_key(cut.format)));
        quote!(#reader.agrees::<#part, #format>(#name, #ident, #text)?;)
    });
    quote! {
        let #ident = #reader.value::<#part, #format>(#name, #text)?;
        #(#others)*
    }
}

/// What stands after a placeholder.
fn end_of(pieces: &[Piece], at: usize) -> TokenStream {
    match (&pieces[at], pieces.get(at + 1)) {
        (Piece::Part { format: Format::Tail, .. }, _) => quote!(__End::Tail),
        (_, Some(Piece::Literal(literal))) => quote!(__End::Before(#literal)),
        _ => quote!(__End::Last),
    }
}
