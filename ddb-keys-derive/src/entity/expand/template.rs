//! The templates of a key as types, and their methods: `build`, `pk`, `sk`, `parse` and `matches`.

use std::collections::HashMap;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::context::{Generics, grouped, local, parameter};
use super::docs::templates_doc;
use super::format::format_of;
use super::schema::key_data;
use crate::entity::model::{Attribute, Entity, KeyStruct};
use crate::naming::function;
use crate::template::Format;

/// The type of each attribute's template.
pub(super) fn typed(entity: &Entity<'_>, key: &KeyStruct) -> Vec<TokenStream> {
    let best = best_placeholders(key);
    let of_attribute = |(number, attribute): (usize, &Attribute)| {
        let placeholders = attribute.placeholders().map(|(segment, field, format)| {
            let part = entity.fields[field].part_type(key.is_index());
            let this = Position { attribute: number, segment, format };
            let kind = match best.get(&field) {
                Some(best) if *best != this && best.writes() == this.writes() => {
                    quote!(r#Repeated)
                }
                _ => quote!(r#Placeholder),
            };
            let (format, segment) =
                (format_of(entity, field, format), Literal::usize_unsuffixed(segment));
            quote!(#kind<#part, #format, #segment>)
        });
        grouped(&placeholders.collect::<Vec<_>>())
    };
    key.attributes().enumerate().map(of_attribute).collect()
}

/// The position of a field in a key.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Position {
    attribute: usize,
    segment: usize,
    format: Format,
}

impl Position {
    /// The format that writes the value. Tails and raw attributes are plain text.
    fn writes(self) -> Format {
        match self.format {
            Format::Tail | Format::Raw => Format::Plain,
            format => format,
        }
    }
}

fn positions(key: &KeyStruct) -> impl Iterator<Item = (usize, Position)> {
    key.attributes().enumerate().flat_map(|(attribute, of)| {
        let placeholders = of.placeholders();
        placeholders
            .map(move |(segment, field, format)| (field, Position { attribute, segment, format }))
    })
}

/// The placeholder that each field is read from: the most precise one, or the first of several.
fn best_placeholders(key: &KeyStruct) -> HashMap<usize, Position> {
    let mut best: HashMap<usize, Position> = HashMap::new();
    for (field, position) in positions(key) {
        let kept = best.entry(field).or_insert(position);
        if position.format.precision() > kept.format.precision() {
            *kept = position;
        }
    }
    best
}

/// `impl UserKey<'_> { … }`
pub(super) fn inherent_impl(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let generics = Generics::of(entity, key);
    let (declared, where_clause, ty) =
        (generics.declared(), generics.where_clause(), generics.key_type());
    let build = build(entity, key);
    let templates: Vec<_> = key.attributes().zip(typed(entity, key)).enumerate().collect();
    let (partition, sort) = templates.split_at(key.pk.len());
    let pk = build_attributes(entity, key, partition, "pk", "partition");
    let sk = (!sort.is_empty()).then(|| build_attributes(entity, key, sort, "sk", "sort"));
    let parse = parses(entity, key).then(|| parse(entity, key, &generics));
    quote! {
        impl #declared #ty #where_clause {
            __key_functions! { self [#build #pk #sk] #parse }
        }
    }
}

/// A function that builds something of a key: its name, its documentation, and what it returns.
fn build(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let doc = format!("Builds the key {}, or refuses a value.", templates_doc(key));
    let (p, s) = [key.pk.len(), key.sk.len()].map(Literal::usize_unsuffixed).into();
    let (ty, built) = match (key.multi, key.sk.is_empty()) {
        (true, true) => {
            (quote!(r#MultiKey<#p, #s>), quote!(__multi_key(self.pk(), r#Result::Ok([]))))
        }
        (true, false) => (quote!(r#MultiKey<#p, #s>), quote!(__multi_key(self.pk(), self.sk()))),
        (false, true) => (quote!(r#Key), quote!(__pk_alone(self.pk()))),
        (false, false) => (quote!(r#Key), quote!(__pk_and_sk(self.pk(), self.sk()))),
    };
    let name = function(&entity.ast.ident, "build");
    quote!(#name #doc #ty = #built;)
}

/// `pk` or `sk`: the attributes of one role, each with its number and the type of its template.
fn build_attributes(
    entity: &Entity<'_>,
    key: &KeyStruct,
    templates: &[(usize, (&Attribute, TokenStream))],
    name: &str,
    word: &str,
) -> TokenStream {
    let doc = format!("Builds the {word} key alone.");
    let values = templates.iter().map(|(number, (attribute, template))| {
        let number = Literal::usize_unsuffixed(*number);
        let fields = attribute.fields().map(|field| {
            let ident = &entity.fields[field].ident;
            quote!(self.#ident)
        });
        let views = grouped(&fields.collect::<Vec<_>>());
        // The only word at a template: there editors show the key struct.
        let this = quote_spanned!(attribute.span=> Self);
        quote!(__build::<#this, #template, #number>(#views))
    });
    let values: Vec<_> = values.collect();
    let name = function(&entity.ast.ident, name);
    let (ty, value) = match values.as_slice() {
        // After an error there may be nothing to build.
        [] if !key.multi => (quote!(r#KeyValue), quote!(__nothing_to_build())),
        [only] if !key.multi => (quote!(r#KeyValue), only.clone()),
        values => {
            let len = Literal::usize_unsuffixed(values.len());
            (quote!([r#KeyValue; #len]), quote!(r#Result::Ok([#(#values?),*])))
        }
    };
    quote!(#name #doc #ty = #value;)
}

/// Whether a key can be read back: bytes have no text.
fn parses(entity: &Entity<'_>, key: &KeyStruct) -> bool {
    !key.pk.is_empty() && !entity.has_bytes(key)
}

/// `impl Templates for UserKey<'_>`: the templates as data, and how a key is read from the strings at their placeholders.
pub(super) fn impl_templates(entity: &Entity<'_>, key: &KeyStruct) -> TokenStream {
    let generics = Generics::of(entity, key);
    let (lifetime, ty) = (&generics.lifetime, generics.key_type());
    let declared = generics.declared_with_lifetime();
    let where_clause = generics.where_clause();
    let data = key_data(entity, key);
    let read = parses(entity, key).then(|| read(entity, key, lifetime));
    quote! {
        impl #declared r#Templates<#lifetime> for #ty #where_clause {
            #data
            #read
        }
    }
}

/// Values are read from the most precise placeholder of each field; the others must agree with them.
/// Without `?`, which takes the compiler longer.
fn read(entity: &Entity<'_>, key: &KeyStruct, lifetime: &syn::Lifetime) -> TokenStream {
    let cuts = key.attributes().enumerate().map(|(number, attribute)| {
        let cuts = attribute.placeholders().map(|(segment, ..)| {
            let cut = cut(number, segment);
            quote!(#cut)
        });
        grouped(&cuts.collect::<Vec<_>>())
    });
    let fields = key.fields();
    let sources: Vec<_> = fields.iter().map(|(field, _)| source(key, *field)).collect();
    let names: Vec<_> = fields.iter().map(|(field, _)| &entity.fields[*field].ident).collect();
    let values = fields.iter().map(|(field, _)| entity.fields[*field].local());
    let values: Vec<_> = values.map(|value| quote!(#value)).collect();
    let this = if names.is_empty() { quote!(Self) } else { quote!(Self { #(#names: #values),* }) };
    let (sources, values) = (grouped(&sources), grouped(&values));
    let typed = typed(entity, key);
    quote!(__read_key! { #lifetime [#(#typed),*] (#(#cuts,)*) #sources => #values #this })
}

/// `parse` and `matches`
fn parse(entity: &Entity<'_>, key: &KeyStruct, generics: &Generics<'_>) -> TokenStream {
    let lifetime = generics.borrows.then_some(&generics.lifetime);
    let templates = templates_doc(key);
    let doc =
        format!("Reads a key back from its text, {templates}. Borrows, and allocates nothing.");
    let (pk, sk) = (parameter("pk"), parameter("sk"));
    let ty = |len: usize| {
        let len = Literal::usize_unsuffixed(len);
        if key.multi { quote!([&#lifetime r#str; #len]) } else { quote!(&#lifetime r#str) }
    };
    let (pk_type, sk_type) = (ty(key.pk.len()), ty(key.sk.len()));
    let params = if key.sk.is_empty() {
        quote!(#pk: #pk_type)
    } else {
        quote!(#pk: #pk_type, #sk: #sk_type)
    };
    let texts = texts(key, &pk, &sk);
    let (parse, matches) =
        (function(&entity.ast.ident, "parse"), function(&entity.ast.ident, "matches"));
    quote!(#parse #doc #matches (#params) [#(#texts),*])
}

/// The text of each attribute, among the parameters of `parse`.
fn texts(key: &KeyStruct, pk: &Ident, sk: &Ident) -> Vec<TokenStream> {
    let of = |name: &Ident, attributes: &[Attribute]| -> Vec<TokenStream> {
        let numbers = (0..attributes.len()).map(Literal::usize_unsuffixed);
        numbers
            .map(|number| if key.multi { quote!(#name[#number]) } else { quote!(#name) })
            .collect()
    };
    [of(pk, &key.pk), of(sk, &key.sk)].concat()
}

/// The local that holds the text of a placeholder.
fn cut(attribute: usize, segment: usize) -> Ident {
    local(&format!("text{attribute}_{segment}"))
}

/// The text that a field is read from, with those that must agree with it.
fn source(key: &KeyStruct, field: usize) -> TokenStream {
    let Some(best) = best_placeholders(key).remove(&field) else { return quote!(()) };
    let first = cut(best.attribute, best.segment);
    let others = positions(key).filter(|(of, position)| *of == field && *position != best);
    let others = others.map(|(_, other)| {
        let method = if other.writes() == best.writes() { "same" } else { "agrees" };
        let (method, text) = (format_ident!("{method}"), cut(other.attribute, other.segment));
        quote!(.#method(#text))
    });
    quote!(#first #(#others)*)
}
