//! Attributes on fields that belong above the struct.

use syn::Attribute;
use syn::spanned::Spanned;

use crate::entity::attr::Input;
use crate::error::Mistakes;
use crate::naming::plain;

/// The attributes of the derive.
const WORDS: [&str; 6] = ["pk", "sk", "gsi", "lsi", "former", "entity"];

pub(super) fn check(input: &Input<'_>, mistakes: &mut Mistakes) {
    for (field, attribute) in on_fields(input) {
        let Some(word) = WORDS.iter().find(|word| attribute.path().is_ident(word)) else {
            continue;
        };
        let name = field.ident.as_ref().map(plain).unwrap_or_default();
        let template = format!("{}#<{name}>", name.to_uppercase());
        let help = match *word {
            "pk" | "sk" => format!(
                "write `#[{word}(\"{template}\")]` above the struct, or `#[{word}({name})]` if the attribute is the key"
            ),
            "gsi" => {
                format!("write `#[gsi(Index, pk = \"{template}\", sk = \"…\")]` above the struct")
            }
            "lsi" => format!("write `#[lsi(Index, sk = \"{template}\")]` above the struct"),
            "former" => "write `#[former(V1, pk = \"…\", sk = \"…\")]` above the struct".into(),
            _ => {
                format!("write the options above the struct, such as `#[entity(version = {name})]`")
            }
        };
        let span = attribute.path().span();
        mistakes.report(span, &format!("`#[{word}]` belongs above the struct"), &help);
    }
}

/// Whether an attribute stands on a field.
pub(super) fn has(input: &Input<'_>, word: &str) -> bool {
    on_fields(input).any(|(_, attribute)| attribute.path().is_ident(word))
}

fn on_fields<'i>(input: &'i Input<'_>) -> impl Iterator<Item = (&'i syn::Field, &'i Attribute)> {
    let fields = input.fields.iter().flatten();
    fields.flat_map(|field| field.attrs.iter().map(move |attribute| (*field, attribute)))
}
