//! Laws for every template, and for every input of a derive.

use proc_macro2::TokenStream;
use syn::DeriveInput;

use crate::error::with_caret;
use crate::template::{Format, Segment, Template};
use crate::{document, entity, item_collection, key_part, table};

/// No template makes the parser panic, its errors point into the text, and what it accepts prints
/// as the same template again.
pub fn template_prints_back(text: &str) {
    let (template, mistakes) = Template::parse(text);
    for mistake in &mistakes {
        with_caret(&mistake.message, text, &mistake.range, &mistake.help);
    }
    if mistakes.is_empty() {
        let printed = print(&template);
        let (again, mistakes) = Template::parse(&printed);
        assert!(mistakes.is_empty(), "{text:?} prints as {printed:?}, which has {mistakes:?}");
        assert_eq!(print(&again), printed);
        assert!(alike(&template, &again), "{text:?} prints as {printed:?}");
        // The original may have `r#` before a name, or more zeros before a width.
        if !["r#", ":00", "(0"].iter().any(|spelling| text.contains(spelling)) {
            assert_eq!(printed, text);
        }
    }
}

/// No input makes a derive panic, and its output is Rust code. Input that is not a Rust item is used as
/// a template in one.
pub fn derives_expand(text: &str) {
    // The compiler rejects deeper nesting before any derive sees it.
    if text.chars().filter(|letter| "([{<".contains(*letter)).count() > 64 {
        return;
    }
    match syn::parse_str::<DeriveInput>(text) {
        Ok(input) => {
            is_code(&entity::derive(&input));
            is_code(&table::derive(&input));
            is_code(&key_part::derive(&input));
            is_code(&document::derive(&input));
            is_code(&item_collection::derive(&input));
        }
        Err(_) => is_code(&entity::derive(&item_of(text))),
    }
}

/// An entity that has a field for each placeholder.
fn item_of(template: &str) -> DeriveInput {
    let parsed = Template::parse(template).0;
    let mut names: Vec<_> = parsed.placeholders().map(|placeholder| &placeholder.field).collect();
    names.sort();
    names.dedup();
    let fields = names.iter().filter_map(|name| {
        let ident = syn::parse_str::<syn::Ident>(name);
        ident.or_else(|_| syn::parse_str(&format!("r#{name}"))).ok()
    });
    syn::parse_quote! {
        #[pk(#template)]
        struct Item { #(#fields: String),* }
    }
}

fn is_code(expansion: &TokenStream) {
    if let Err(error) = syn::parse2::<syn::File>(expansion.clone()) {
        panic!("{error} in {expansion}");
    }
}

fn alike(one: &Template, other: &Template) -> bool {
    let parts = |template: &Template| -> Vec<_> {
        template.placeholders().map(|part| (part.field.clone(), part.format)).collect()
    };
    parts(one) == parts(other) && one.segments.len() == other.segments.len()
}

/// A template as people write it.
fn print(template: &Template) -> String {
    let segment = |segment: &Segment| match segment {
        Segment::Literal(literal) => literal.replace('<', "<<"),
        Segment::Placeholder(placeholder) => {
            format!("<{}{}>", placeholder.field, suffix(placeholder.format))
        }
    };
    template.segments.iter().map(segment).collect()
}

fn suffix(format: Format) -> String {
    let name = match format {
        // A raw attribute has no template.
        Format::Plain | Format::Raw => return String::new(),
        Format::Tail | Format::List(_) => return "..".into(),
        Format::Padded(width) => return format!(":0{width}"),
        Format::DescWidth(width) => return format!(":desc({width})"),
        Format::Shard(shards) => return format!(":shard({shards})"),
        Format::EpochSecs(width) => return format!(":epoch_secs({width})"),
        Format::EpochMillis(width) => return format!(":epoch_millis({width})"),
        Format::EpochMicros(width) => return format!(":epoch_micros({width})"),
        Format::Ordered => "ordered",
        Format::Desc => "desc",
        Format::Upper => "upper",
        Format::Lower => "lower",
        Format::Uppercase => "uppercase",
        Format::Lowercase => "lowercase",
        Format::Simple => "simple",
        Format::Year => "year",
        Format::Month => "month",
        Format::Day => "day",
        Format::Hour => "hour",
        Format::Secs => "secs",
        Format::Millis => "millis",
        Format::Micros => "micros",
        Format::Nanos => "nanos",
    };
    format!(":{name}")
}
