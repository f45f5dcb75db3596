//! What a key struct does: `build`, `pk`, `sk`, `parse`, `matches`, as straight-line calls.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::key_fields::{Generics, local, templates_doc};
use super::model::{Attribute, Entity, KeyStruct, Piece, Source};
use super::schema::{attribute_consts, attributes, format_type};
use crate::runtime::rt;
use crate::template::Format;

/// `impl UserKey<'_> { … }`
pub(super) fn inherent_impl(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let generics = Generics::of(entity, key);
    let (declared, where_clause, ty) =
        (generics.declared(), generics.where_clause(), generics.key_type());
    let consts = attribute_consts(entity, key);
    let build = build(entity, key);
    let halves = halves(entity, key);
    let parse = parse(entity, key, &generics);
    quote! {
        impl #declared #ty #where_clause {
            #consts
            #build
            #halves
            #parse
        }
    }
}

fn build(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let rt = rt();
    let templates = templates_doc(entity, key);
    let doc = format!("Builds the key {templates}, or says which value cannot stand in it.");
    let (ty, sk) = match (key.multi, key.sk.is_empty()) {
        (true, no_sort_key) => {
            let (p, s) = (key.pk.len(), key.sk.len());
            let sk = if no_sort_key { quote!([]) } else { quote!(self.sk()?) };
            (quote!(#rt::MultiKey<#p, #s>), sk)
        }
        (false, true) => (quote!(#rt::Key), quote!(#rt::Option::None)),
        (false, false) => (quote!(#rt::Key), quote!(#rt::Option::Some(self.sk()?))),
    };
    let name = if key.multi { quote!(#rt::MultiKey) } else { quote!(#rt::Key) };
    quote! {
        #[doc = #doc]
        #[inline]
        pub fn build(&self) -> #rt::Result<#ty, #rt::KeyError> {
            #rt::Result::Ok(#name { pk: self.pk()?, sk: #sk })
        }
    }
}

/// `pk` and `sk`.
fn halves(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let pk = half(entity, key, &key.pk, "pk", "partition");
    if key.sk.is_empty() {
        return pk;
    }
    let sk = half(entity, key, &key.sk, "sk", "sort");
    quote!(#pk #sk)
}

fn half(
    entity: &Entity<'_>,
    key: &KeyStruct,
    half: &[Attribute],
    name: &str,
    word: &str,
) -> TokenStream {
    let rt = rt();
    let doc = format!("Builds the {word} key alone.");
    let consts =
        (0..half.len()).map(|position| format_ident!("__{}{position}", name.to_uppercase()));
    let values = half
        .iter()
        .zip(consts)
        .map(|(attribute, constant)| write(entity, key, attribute, &constant));
    let values: Vec<_> = values.collect();
    let name = format_ident!("{name}");
    let (ty, value) = match values.as_slice() {
        // After an error there may be nothing to build.
        [] if !key.multi => (quote!(#rt::KeyValue), quote!(#rt::nothing_to_build())),
        [only] if !key.multi => (quote!(#rt::KeyValue), quote!(#only)),
        values => {
            let len = values.len();
            (quote!([#rt::KeyValue; #len]), quote!(#rt::Result::Ok([#({ #values }?),*])))
        }
    };
    quote! {
        #[doc = #doc]
        #[inline]
        pub fn #name(&self) -> #rt::Result<#ty, #rt::KeyError> { #value }
    }
}

/// Writes one attribute; an expression of type `Result<KeyValue, KeyError>`.
fn write(
    entity: &Entity<'_>,
    key: &KeyStruct,
    attribute: &Attribute,
    constant: &Ident,
) -> TokenStream {
    let rt = rt();
    let in_index = !key.is_primary();
    let pieces = match &attribute.source {
        Source::Raw { field } => {
            let field = &entity.fields[*field];
            let (part, ident, name) = (field.part_type(in_index), &field.ident, &field.name);
            return quote!(#rt::raw::<#part>(Self::#constant, #name, self.#ident));
        }
        Source::Template { pieces, .. } => pieces,
    };
    let literals: usize = pieces
        .iter()
        .map(|piece| match piece {
            Piece::Literal(literal) => literal.len(),
            Piece::Part { .. } => 0,
        })
        .sum();
    let lens = pieces.iter().filter_map(|piece| match piece {
        Piece::Part { field, format } => {
            let field = &entity.fields[*field];
            let (part, ident, format) =
                (field.part_type(in_index), &field.ident, format_type(*format));
            Some(quote!(+ <#format as #rt::Format<#part>>::text_len(self.#ident)))
        }
        Piece::Literal(_) => None,
    });
    let writer = local("writer");
    let steps = pieces.iter().enumerate().map(|(at, piece)| match piece {
        Piece::Literal(literal) => quote!(#writer.literal(#literal);),
        Piece::Part { field, format } => {
            let field = &entity.fields[*field];
            let (part, ident, name) = (field.part_type(in_index), &field.ident, &field.name);
            let end = end_of(pieces, at);
            let format = format_type(*format);
            quote!(#writer.part::<#part, #format>(#name, self.#ident, #end)?;)
        }
    });
    quote! {
        let mut #writer = #rt::Writer::new(Self::#constant, #literals #(#lens)*)?;
        #(#steps)*
        #writer.finish()
    }
}

/// What stands after a placeholder.
pub(super) fn end_of(pieces: &[Piece], at: usize) -> TokenStream {
    let rt = rt();
    match (&pieces[at], pieces.get(at + 1)) {
        (Piece::Part { format: Format::Tail, .. }, _) => quote!(#rt::End::Tail),
        (_, Some(Piece::Literal(literal))) => quote!(#rt::End::Before(#literal)),
        _ => quote!(#rt::End::Last),
    }
}

/// `parse` and `matches`, unless the key has bytes, which have no text.
fn parse(entity: &Entity<'_>, key: &KeyStruct, generics: &Generics<'_>) -> TokenStream {
    let rt = rt();
    if !parses(entity, key) {
        return quote!();
    }
    let lifetime = generics.borrows.then_some(&generics.lifetime);
    let templates = templates_doc(entity, key);
    let doc = format!(
        "Reads a key back from its text; borrows, and allocates nothing. The key is {templates}."
    );
    let params = params(key, lifetime);
    let body = parse_body(entity, key);
    let arguments = arguments(key);
    quote! {
        #[doc = #doc]
        #[inline]
        pub fn parse(#params) -> #rt::Result<Self, #rt::ParseError> { #body }

        /// Whether a text is a key of this kind.
        #[must_use]
        #[inline]
        pub fn matches(#params) -> #rt::bool { Self::parse(#arguments).is_ok() }
    }
}

pub(super) fn parses(entity: &Entity<'_>, key: &KeyStruct) -> bool {
    !key.pk.is_empty() && !key.fields().iter().any(|(field, _)| entity.fields[*field].is_bytes())
}

fn params(key: &KeyStruct, lifetime: Option<&TokenStream>) -> TokenStream {
    let rt = rt();
    let (pk, sk) = (local("pk"), local("sk"));
    let ty = |len: usize| {
        if key.multi { quote!([&#lifetime #rt::str; #len]) } else { quote!(&#lifetime #rt::str) }
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

/// A place of a field: in which attribute, in which format, and the local that holds its text.
struct Cut {
    field: usize,
    format: Option<Format>,
    text: Ident,
    reader: Ident,
    end: TokenStream,
}

fn parse_body(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let rt = rt();
    let mut steps = TokenStream::new();
    let mut cuts: Vec<Cut> = Vec::new();
    let mut finish = TokenStream::new();
    for (number, (constant, role, position, attribute)) in attributes(key).enumerate() {
        let reader = local(&format!("reader{number}"));
        let input = local(if role.to_string() == "Partition" { "pk" } else { "sk" });
        let input = if key.multi { quote!(#input[#position]) } else { quote!(#input) };
        steps.extend(quote!(let mut #reader = #rt::Reader::new(Self::#constant, #input)?;));
        match &attribute.source {
            Source::Raw { field } => {
                let part = entity.fields[*field].part_type(!key.is_primary());
                cut(
                    entity,
                    key,
                    *field,
                    None,
                    quote!(#rt::End::Raw(<#part as #rt::KeyPart>::NATIVE)),
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
    let names = key.fields().into_iter().map(|(field, _)| entity.fields[field].ident.clone());
    let result = if values.is_empty() { quote!(Self) } else { quote!(Self { #(#names),* }) };
    quote! {
        #steps
        #(#values)*
        #finish
        #rt::Result::Ok(#result)
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
