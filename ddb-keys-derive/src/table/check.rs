//! Checks DynamoDB's limits on names and counts.

use std::collections::HashMap;

use proc_macro2::Span;
use syn::LitStr;

use super::attr::{Index, Input, Options, Projection};
use crate::error::Mistakes;

/// The maximum number of global and local indexes of a table.
const MAX_GLOBAL: usize = 20;
const MAX_LOCAL: usize = 5;
/// The maximum number of attributes that all `include`s of a table may name together.
const MAX_INCLUDED: usize = 100;
/// The maximum length of a key attribute's name, in bytes.
const MAX_ATTRIBUTE_NAME: usize = 255;

pub(super) fn check(input: &Input<'_>, mistakes: &mut Mistakes) {
    // After a mistake in them there is nothing to count.
    let Some(options) = &input.options else { return };
    if let Some(name) = &options.name {
        check_name("table", &name.value(), name.span(), mistakes);
    }
    for attribute in options.pk.iter().chain(&options.sk) {
        check_attribute(attribute, mistakes);
    }
    if let (Some(pk), Some(sk)) = (&options.pk, &options.sk)
        && pk.value() == sk.value()
    {
        let help = "give the sort key an attribute of its own";
        mistakes.report(sk.span(), &format!("`{}` is the partition key already", pk.value()), help);
    }
    let mut names = HashMap::new();
    for index in &input.indexes {
        check_index(options, index, mistakes);
        let name = index.name();
        let span = index.options.name.as_ref().map_or_else(|| index.ident.span(), LitStr::span);
        check_name("index", &name, span, mistakes);
        if let Some(other) = names.insert(name.clone(), &index.ident)
            && *other != index.ident
        {
            let message = format!("`{other}` and `{}` are both called `{name}`", index.ident);
            mistakes.report(span, &message, "give each index a name of its own: `name = \"…\"`");
        }
    }
    check_counts(input, mistakes);
}

fn check_name(what: &str, name: &str, span: Span, mistakes: &mut Mistakes) {
    let strange =
        name.chars().find(|letter| !letter.is_ascii_alphanumeric() && !"_.-".contains(*letter));
    if let Some(strange) = strange {
        mistakes.report(
            span,
            &format!("`{strange}` in the name of the {what} `{name}`"),
            "DynamoDB takes letters, digits, `_`, `-` and `.`",
        );
    } else if !(3..=255).contains(&name.len()) {
        let fault = if name.len() < 3 { "short" } else { "long" };
        mistakes.report(
            span,
            &format!("the name of the {what} `{name}` is too {fault}"),
            "DynamoDB takes 3 to 255 characters; write `name = \"…\"`",
        );
    }
}

fn check_attribute(attribute: &LitStr, mistakes: &mut Mistakes) {
    let name = attribute.value();
    if name.contains(['<', '>']) {
        mistakes.report(
            attribute.span(),
            &format!("`{name}` is a template where the name of an attribute belongs"),
            "a table has the names of key attributes, such as `pk = \"PK\"` and `sk = \"SK\"`; the template belongs to the entity",
        );
        return;
    }
    let len = name.len();
    if !(1..=MAX_ATTRIBUTE_NAME).contains(&len) {
        mistakes.report(
            attribute.span(),
            &format!("a key attribute's name of {len} bytes"),
            "DynamoDB takes 1 to 255",
        );
    }
}

fn check_index(options: &Options, index: &Index, mistakes: &mut Mistakes) {
    // A local index with a partition key is refused elsewhere.
    let pk = index.options.pk.as_ref().filter(|_| !index.local);
    let attributes = pk.into_iter().chain(&index.options.sk).flat_map(|names| &names.0);
    // A local index shares the table's partition key.
    let shared = options.pk.as_ref().filter(|_| index.local);
    let mut seen: Vec<String> = shared.iter().map(|pk| pk.value()).collect();
    for attribute in attributes {
        check_attribute(attribute, mistakes);
        let name = attribute.value();
        if seen.contains(&name) {
            mistakes.report(
                attribute.span(),
                &format!("`{name}` is used twice in the key of `{}`", index.ident),
                "each attribute of a key is another one",
            );
        }
        seen.push(name);
    }
    if index.local && options.pk.is_some() && options.sk.is_none() {
        mistakes.report(
            index.ident.span(),
            &format!("`{}` is a local index of a table without a sort key", index.ident),
            "write `#[table(…, sk = \"SK\")]`, or a global index, `#[gsi(…)]`",
        );
    }
}

fn check_counts(input: &Input<'_>, mistakes: &mut Mistakes) {
    for (local, most, what) in [(false, MAX_GLOBAL, "global"), (true, MAX_LOCAL, "local")] {
        let mut beyond = input.indexes.iter().filter(|index| index.local == local).skip(most);
        if let Some(index) = beyond.next() {
            mistakes.report(
                index.ident.span(),
                &format!("`{}` is one more {what} index than DynamoDB takes, {most}", index.ident),
                "let entities share an index: its attributes can hold any entity's template",
            );
        }
    }
    let mut included = input.indexes.iter().flat_map(|index| match index.projection() {
        Projection::Include(names) => names.as_slice(),
        _ => &[],
    });
    if let Some(name) = included.nth(MAX_INCLUDED) {
        mistakes.report(
            name.span(),
            &format!(
                "`{}` is one more included attribute than DynamoDB takes, {MAX_INCLUDED}",
                name.value()
            ),
            "write `projection = all`",
        );
    }
}
