//! The contents of `#[gsi(…)]`, `#[lsi(…)]` and `#[former(…)]`: a name, then options.

use darling::ast::NestedMeta;
use proc_macro2::{Ident, TokenTree};
use quote::ToTokens;
use syn::{
    Attribute, Lit, LitStr, Meta, Token, parse::ParseStream, punctuated::Punctuated,
    spanned::Spanned,
};

use crate::error::{Mistakes, with_help};
use crate::naming::camel;

/// `OpenGames, pk = map, sk = "…"`
pub(crate) struct NamedArguments {
    pub(crate) name: Ident,
    pub(crate) options: Vec<NestedMeta>,
}

/// Whether an attribute declares a local index, if it declares any.
pub(crate) fn is_local(attr: &Attribute) -> Option<bool> {
    let local = attr.path().is_ident("lsi");
    (local || attr.path().is_ident("gsi")).then_some(local)
}

impl NamedArguments {
    /// Reads an attribute; `help` is how to write it, and `of_table` whether it stands on a table. A string in the place of the name
    /// is a mistake, and is taken as the name that was meant.
    pub(crate) fn read(
        attr: &Attribute,
        help: &str,
        of_table: bool,
        mistakes: &mut Mistakes,
    ) -> Option<Self> {
        let read = mistakes.take(Self::of(attr, help, of_table));
        read.or_else(|| {
            attr.parse_args_with(|input: ParseStream<'_>| Self::meant(input, of_table)).ok()
        })
    }

    /// The arguments that are meant by those that begin with a string.
    fn meant(input: ParseStream<'_>, of_table: bool) -> syn::Result<Self> {
        let text: LitStr = input.parse()?;
        let mut name: Ident = syn::parse_str(&camel(&text.value()))?;
        name.set_span(text.span());
        input.parse::<Option<Token![,]>>()?;
        let options = Punctuated::<NestedMeta, Token![,]>::parse_terminated(input)?;
        let mut options: Vec<_> = options.into_iter().collect();
        let is_name = |option: &NestedMeta| matches!(option, NestedMeta::Meta(option) if option.path().is_ident("name"));
        if of_table && !options.iter().any(is_name) {
            options.push(NestedMeta::Meta(syn::parse_quote!(name = #text)));
        }
        Ok(Self { name, options })
    }

    fn of(attr: &Attribute, help: &str, of_table: bool) -> syn::Result<Self> {
        let of = if attr.path().is_ident("former") { "a former key's" } else { "an index's own" };
        attr.parse_args_with(|input: ParseStream<'_>| Self::parse(input, of)).map_err(|error| {
            let has_arguments = matches!(attr.meta, syn::Meta::List(_));
            let span = if has_arguments { error.span() } else { attr.path().span() };
            let meant = with_identifier(attr, of_table).map(|meant| format!("write `{meant}`"));
            let help = meant.as_deref().unwrap_or(help);
            syn::Error::new(span, with_help(&error.to_string(), help))
        })
    }

    fn parse(input: ParseStream<'_>, of: &str) -> syn::Result<Self> {
        if let Some(text) = input.fork().parse::<LitStr>().ok().filter(|_| input.peek(LitStr)) {
            let name = camel(&text.value());
            let message = format!("{of} name is an identifier, such as `{name}`");
            return Err(input.error(message));
        }
        let name: Ident = input.parse()?;
        if input.peek(Token![-]) {
            let message = "the name here is an identifier; the one on the table, `name = \"…\"`, can have hyphens";
            return Err(input.error(message));
        }
        if input.peek(Token![=]) {
            return Err(syn::Error::new(name.span(), format!("{of} name comes first")));
        }
        if !input.is_empty() {
            input.parse::<Token![,]>()?;
        }
        let options = Punctuated::<NestedMeta, Token![,]>::parse_terminated(input)?;
        Ok(Self { name, options: options.into_iter().collect() })
    }
}

/// The attribute with an identifier as its first argument, where that is a string or missing.
fn with_identifier(attr: &Attribute, of_table: bool) -> Option<String> {
    let arguments = attr.parse_args_with(Punctuated::<NestedMeta, Token![,]>::parse_terminated);
    let mut arguments = arguments.ok()?.into_iter().peekable();
    let text = match arguments.peek()? {
        NestedMeta::Lit(Lit::Str(text)) => Some(text.clone()),
        NestedMeta::Meta(Meta::NameValue(_)) => None,
        _ => return None,
    };
    let options = arguments.skip(usize::from(text.is_some()));
    let options: Vec<_> = options.map(|option| option.to_token_stream().to_string()).collect();
    let is_named = options.iter().any(|option| option.starts_with("name ="));
    let name = text.as_ref().map(|text| format!("name = {}", text.to_token_stream()));
    // On a table, a string is the index's name in DynamoDB, which must stay.
    let name = name.filter(|_| of_table && !is_named);
    let word = attr.path().get_ident()?;
    let identifier = text.map_or_else(|| example(word, &options), |text| camel(&text.value()));
    // On an entity, the identifier takes the place of the index's name in DynamoDB.
    let is_kept = |option: &String| of_table || !option.starts_with("name = \"");
    let options = options.into_iter().filter(is_kept);
    let arguments: Vec<_> = [identifier].into_iter().chain(name).chain(options).collect();
    Some(format!("#[{word}({})]", arguments.join(", ")))
}

/// A name for a former key, or for an index: its name in DynamoDB, or the first field in its templates.
fn example(word: &Ident, options: &[String]) -> String {
    if word == "former" {
        return "V1".into();
    }
    let named = |option: &String| Some(camel(option.strip_prefix("name = ")?));
    let by_field = |option: &String| {
        let (_, field) = option.split_once('<')?;
        Some(format!("By{}", camel(field.split_once(['>', ':', '.'])?.0)))
    };
    let mut options = options.iter();
    let name = options.clone().find_map(named).or_else(|| options.find_map(by_field));
    name.unwrap_or_else(|| "ByEmail".into())
}

/// Reports an attribute that other libraries have for indexes. One without a key may belong to another derive.
pub(crate) fn refuse_foreign_indexes(attrs: &[Attribute], of_table: bool, mistakes: &mut Mistakes) {
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("index")) {
        let syn::Meta::List(list) = &attr.meta else { continue };
        let is_key =
            |token| matches!(token, TokenTree::Ident(name) if name == "pk" || name == "sk");
        if !list.tokens.clone().into_iter().any(is_key) {
            continue;
        }
        let help = if of_table {
            "write `#[gsi(ByEmail, name = \"by-email\", pk = \"GSI1PK\")]`, or `#[lsi(…)]` for a local index"
        } else {
            "write `#[gsi(ByEmail, pk = \"EMAIL#<email>\")]`, or `#[lsi(…)]` for a local index"
        };
        mistakes.report(
            attr.path().span(),
            "`#[index]` does not say which kind of index it is",
            help,
        );
    }
}
