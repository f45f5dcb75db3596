//! The attributes of an entity, as they were written.

use darling::{
    FromAttributes, FromMeta,
    util::{PathList, SpannedValue},
};
use proc_macro2::Ident;
use quote::ToTokens;
use syn::{
    Attribute, Data, DeriveInput, Fields, FieldsUnnamed, LitStr, Meta, MetaNameValue, Token,
    ext::IdentExt, parse::ParseStream, punctuated::Punctuated, spanned::Spanned,
};

use crate::attr::named::{NamedArguments, is_local, refuse_foreign_indexes};
use crate::entity::key_expr::{KeyExpr, only_key};
use crate::error::{Mistakes, with_help};
use crate::naming::shown;

/// The attributes and fields of a struct.
pub(crate) struct Input<'a> {
    pub(crate) ast: &'a DeriveInput,
    pub(crate) options: Options,
    /// `None` after a mistake, so that missing fields are not reported as well.
    pub(crate) fields: Option<Vec<&'a syn::Field>>,
    pub(crate) pk: Option<KeyExpr>,
    pub(crate) sk: Option<KeyExpr>,
    pub(crate) indexes: Vec<Index>,
    pub(crate) formers: Vec<Former>,
}

/// `#[entity(…)]`
#[derive(Default, FromAttributes)]
#[darling(attributes(entity), default)]
pub(crate) struct Options {
    pub(crate) name: Option<LitStr>,
    pub(crate) separator: Option<SpannedValue<char>>,
    pub(crate) key: Option<Ident>,
    pub(crate) version: Option<Ident>,
    pub(crate) ttl: Option<Ident>,
    /// Fields whose names are text in templates.
    pub(crate) literal: PathList,
    #[darling(rename = "crate")]
    pub(crate) runtime: Option<syn::Path>,
}

/// `#[gsi(…)]` or `#[lsi(…)]`
pub(crate) struct Index {
    pub(crate) local: bool,
    pub(crate) index: Ident,
    /// None after a mistake.
    pub(crate) options: Option<IndexOptions>,
}

#[derive(FromMeta)]
pub(crate) struct IndexOptions {
    pub(crate) pk: Option<KeyExpr>,
    pub(crate) sk: Option<KeyExpr>,
    pub(crate) name: Option<Ident>,
    pub(crate) when: Option<Conditions>,
}

/// `#[former(…)]`
pub(crate) struct Former {
    pub(crate) name: Ident,
    pub(crate) options: FormerOptions,
}

#[derive(FromMeta)]
pub(crate) struct FormerOptions {
    pub(crate) pk: Option<KeyExpr>,
    pub(crate) sk: Option<KeyExpr>,
    pub(crate) separator: Option<SpannedValue<char>>,
}

/// `when(unread = true, status = Status::Open | Status::Held)`
#[derive(Default)]
pub(crate) struct Conditions {
    pub(crate) conditions: Vec<(Ident, syn::Pat)>,
    /// Kept until the index is resolved, which otherwise would be left out.
    pub(crate) mistake: Option<syn::Error>,
}

impl FromMeta for Conditions {
    fn from_meta(meta: &syn::Meta) -> darling::Result<Self> {
        let condition = |input: ParseStream<'_>| {
            if input.peek(Token![!]) {
                return Err(input.error("a condition is `field = pattern`, such as `paid = false`"));
            }
            if !input.peek(Ident::peek_any) {
                return Err(input.error("a condition names a field, such as `paid = false`"));
            }
            let field = input.call(Ident::parse_any)?;
            if input.peek(Token![==]) {
                return Err(input.error("a condition has one `=`"));
            }
            if input.peek(Token![!=]) {
                return Err(input.error(
                    "a pattern names the values that have the key, such as `state = State::Open | State::Held`",
                ));
            }
            if input.peek(Token![<]) || input.peek(Token![>]) {
                return Err(input.error("a pattern of numbers is a range: `level = 4..` for more than 3, `level = ..=3` for at most 3"));
            }
            if input.is_empty() || input.peek(Token![,]) {
                let message = format!("`{field}` needs a pattern, such as `{field} = true`");
                return Err(syn::Error::new(field.span(), message));
            }
            input.parse::<Token![=]>()?;
            Ok((field, syn::Pat::parse_multi(input)?))
        };
        let help =
            "write `when(field = pattern)`: the key applies while the field matches the pattern";
        let explained = |span, message: &str| syn::Error::new(span, with_help(message, help));
        let none = || explained(meta.span(), "no conditions");
        let read = match meta {
            syn::Meta::List(list) => list
                .parse_args_with(|input: ParseStream<'_>| {
                    input.parse_terminated(condition, Token![,])
                })
                .map_err(|error| explained(error.span(), &error.to_string())),
            _ => Err(none()),
        };
        let (conditions, mistake) = match read {
            Ok(conditions) if conditions.is_empty() => (Vec::new(), Some(none())),
            Ok(conditions) => (conditions.into_iter().collect(), None),
            Err(mistake) => (Vec::new(), Some(mistake)),
        };
        Ok(Self { conditions, mistake })
    }
}

impl<'a> Input<'a> {
    pub(crate) fn read(ast: &'a DeriveInput, mistakes: &mut Mistakes) -> Self {
        let (attrs, keys) = without_keys(&ast.attrs, mistakes);
        let options = mistakes
            .options(
                Options::from_attributes(&attrs),
                "#[entity(name = \"USER\", separator = '|', key = UserPrimaryKey)]",
            )
            .unwrap_or_default();
        refuse_foreign_indexes(&ast.attrs, false, mistakes);
        Self {
            fields: named_fields(ast, mistakes),
            pk: only_key(ast, "pk", mistakes).or(keys.pk),
            sk: only_key(ast, "sk", mistakes).or(keys.sk),
            indexes: indexes(ast, mistakes),
            formers: formers(ast, mistakes),
            options,
            ast,
        }
    }
}

/// Keys among the options of `#[entity(…)]`.
#[derive(Default)]
struct KeyOptions {
    pk: Option<KeyExpr>,
    sk: Option<KeyExpr>,
}

/// The attributes, and the keys among the options of `#[entity(…)]`, which are reported and taken out.
fn without_keys(attrs: &[Attribute], mistakes: &mut Mistakes) -> (Vec<Attribute>, KeyOptions) {
    let mut keys = KeyOptions::default();
    let options = attrs.iter().filter(|attr| attr.path().is_ident("entity"));
    let attrs = options.map(|attr| {
        let options = attr.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
        // The reader of options reports what is malformed.
        let Ok(options) = options else { return attr.clone() };
        let number = options.len();
        let others = options.into_iter().filter(|option| !keys.take(option, mistakes));
        let others: Vec<_> = others.collect();
        if others.len() == number {
            return attr.clone();
        }
        Attribute { meta: syn::parse_quote!(entity(#(#others),*)), ..attr.clone() }
    });
    (attrs.collect(), keys)
}

impl KeyOptions {
    /// Whether an option is a key, which is then reported and kept.
    fn take(&mut self, option: &Meta, mistakes: &mut Mistakes) -> bool {
        let Meta::NameValue(MetaNameValue { path, value, .. }) = option else { return false };
        let (word, key) = match () {
            () if path.is_ident("pk") => ("pk", &mut self.pk),
            () if path.is_ident("sk") => ("sk", &mut self.sk),
            () => return false,
        };
        let message = format!("`{word}` is an attribute of its own");
        let help = format!("write `#[{word}({})]` above the struct", value.to_token_stream());
        mistakes.report(path.span(), &message, &help);
        *key = KeyExpr::from_syn(value).ok();
        true
    }
}

fn named_fields<'a>(ast: &'a DeriveInput, mistakes: &mut Mistakes) -> Option<Vec<&'a syn::Field>> {
    let (found, help) = match &ast.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => return Some(fields.named.iter().collect()),
            Fields::Unit => return Some(Vec::new()),
            Fields::Unnamed(fields) => ("a tuple struct", named(&ast.ident, fields)),
        },
        Data::Enum(_) => (
            "an enum",
            "derive `Entity` for one struct each, and `Table` for the enum that holds them".into(),
        ),
        Data::Union(_) => ("a union", "store a struct with named fields".into()),
    };
    let message =
        format!("an entity is a struct with named fields, and `{}` is {found}", ast.ident);
    mistakes.report(ast.ident.span(), &message, &help);
    None
}

/// Help that gives the fields of a tuple struct names.
fn named(ident: &Ident, fields: &FieldsUnnamed) -> String {
    let named = fields.unnamed.iter().enumerate().map(|(at, field)| {
        let name = if at == 0 { "id".into() } else { format!("field_{at}") };
        format!("{name}: {}", shown(&field.ty))
    });
    let named: Vec<_> = named.collect();
    let named = named.join(", ");
    format!("name the fields, so that placeholders can name them: `struct {ident} {{ {named} }}`")
}

fn indexes(ast: &DeriveInput, mistakes: &mut Mistakes) -> Vec<Index> {
    let mut indexes = Vec::new();
    for attr in &ast.attrs {
        let Some(local) = is_local(attr) else { continue };
        let help = if local {
            "write the index, then its key: `#[lsi(ByDate, sk = \"DATE#<date>\")]`"
        } else {
            "write the index, then its key: `#[gsi(ByEmail, pk = \"EMAIL#<email>\", sk = id)]`"
        };
        let arguments = NamedArguments::read(attr, help, false, mistakes);
        let Some(NamedArguments { name: index, options }) = arguments else { continue };
        let example = "#[gsi(ByEmail, pk = \"EMAIL#<email>\", sk = id)]";
        let options = mistakes.options(IndexOptions::from_list(&options), example);
        indexes.push(Index { local, index, options });
    }
    indexes
}

fn formers(ast: &DeriveInput, mistakes: &mut Mistakes) -> Vec<Former> {
    let example = "#[former(V1, pk = \"USER#<id>\", sk = \"ORDER#<number>\")]";
    let help = format!("give the key a name, then its templates: `{example}`");
    let of_entity = ast.attrs.iter().filter(|attr| attr.path().is_ident("former"));
    let read = |attr| {
        let NamedArguments { name, options } = NamedArguments::read(attr, &help, false, mistakes)?;
        let options = mistakes.options(FormerOptions::from_list(&options), example)?;
        Some(Former { name, options })
    };
    of_entity.filter_map(read).collect()
}
