//! Checks that the documentation can be read on its own: no documented signature names a hidden item, and every documented
//! trait has an implementor: `plain-surface <rustdoc JSON of the library> <rustdoc JSON of a crate that derives>`.
//! `.ci/public-api` makes both and calls this.

use std::collections::BTreeSet;
use std::error::Error;
use std::process::ExitCode;
use std::{env, fs};

use rustdoc_types::{Crate, Id, Item, ItemEnum, ItemSummary};
use serde_json::Value;

/// The maximum number of documented traits. Each one is a notion that a user implements or names in a bound.
const MAX_TRAITS: usize = 52;

/// The maximum number of signatures that name a hidden item.
const MAX_SIGNATURES: usize = 0;

/// The maximum number of traits without an implementor: `TableItems` and `StoredEntity`, which the derive implements only with
/// the client.
const MAX_UNIMPLEMENTED: usize = 2;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [library, derived] = arguments.as_slice() else {
        return Err(
            "usage: plain-surface <rustdoc JSON> <rustdoc JSON of a crate that derives>".into()
        );
    };
    let documented: Crate = serde_json::from_str(&fs::read_to_string(library)?)?;
    let derived: Crate = serde_json::from_str(&fs::read_to_string(derived)?)?;
    let public = public_api::Builder::from_rustdoc_json(library)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .build()?;

    let shown: BTreeSet<Id> = public.items().map(|item| item.id()).collect();
    let is_shown = |id: Id| {
        let of_another_crate = |summary: &ItemSummary| summary.crate_id != 0;
        shown.contains(&id) || documented.paths.get(&id).is_some_and(of_another_crate)
    };
    let by_derives = implemented_in(&derived);
    let (mut signatures, mut traits, mut unimplemented) =
        <(BTreeSet<_>, BTreeSet<_>, BTreeSet<_>)>::default();
    for public in public.items() {
        let Some(item) = documented.index.get(&public.id()) else { continue };
        let hidden = hidden_names(item, &is_shown)?;
        if !hidden.is_empty() {
            signatures.insert(format!("{public}  names {}", hidden.join(", ")));
        }
        let (ItemEnum::Trait(found), Some(name)) = (&item.inner, &item.name) else { continue };
        traits.insert(name.clone());
        if found.implementations.is_empty() && !by_derives.contains(name.as_str()) {
            unimplemented.insert(name.clone());
        }
    }
    let holds = [
        report("documented traits", &traits, MAX_TRAITS),
        report("documented signatures that name a hidden item", &signatures, MAX_SIGNATURES),
        report("documented traits without an implementor", &unimplemented, MAX_UNIMPLEMENTED),
    ];
    Ok(if holds == [true; 3] { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Prints how many there are, and returns whether they are at most the limit.
fn report(what: &str, found: &BTreeSet<String>, limit: usize) -> bool {
    println!("{} {what}, at most {limit}", found.len());
    if found.len() > limit || env::var_os("SHOW_LACKING").is_some() {
        found.iter().for_each(|item| println!("  {item}"));
    }
    found.len() <= limit
}

/// The names of the traits that a crate implements.
fn implemented_in(derived: &Crate) -> BTreeSet<&str> {
    let name = |item: &Item| match &item.inner {
        ItemEnum::Impl(found) => found.trait_.as_ref().map(|of| of.id),
        _ => None,
    };
    let ids = derived.index.values().filter_map(name);
    ids.filter_map(|id| derived.paths.get(&id)?.path.last().map(String::as_str)).collect()
}

/// The hidden items of this crate that an item's signature names.
fn hidden_names(
    item: &Item,
    is_shown: &impl Fn(Id) -> bool,
) -> Result<Vec<String>, Box<dyn Error>> {
    let signature = match &item.inner {
        ItemEnum::Function(function) => serde_json::to_value((&function.sig, &function.generics))?,
        ItemEnum::Struct(found) => serde_json::to_value(&found.generics)?,
        ItemEnum::Enum(found) => serde_json::to_value(&found.generics)?,
        ItemEnum::Trait(found) => serde_json::to_value((&found.generics, &found.bounds))?,
        ItemEnum::TypeAlias(found) => serde_json::to_value((&found.type_, &found.generics))?,
        ItemEnum::StructField(found) => serde_json::to_value(found)?,
        _ => return Ok(Vec::new()),
    };
    let mut names = BTreeSet::new();
    each_path(&signature, &mut |path, id| {
        // The trait of an associated type has no path where it goes without saying.
        if !path.is_empty() && !is_shown(id) {
            names.insert(path.rsplit("::").next().unwrap_or(path).to_owned());
        }
    });
    Ok(names.into_iter().collect())
}

/// Visits each path in a part of the JSON: an object with the path's text and the number of the item that it names.
fn each_path(value: &Value, visit: &mut impl FnMut(&str, Id)) {
    match value {
        Value::Array(values) => values.iter().for_each(|value| each_path(value, visit)),
        Value::Object(fields) => {
            let id = fields.get("id").and_then(Value::as_u64).and_then(|id| u32::try_from(id).ok());
            if let (Some(path), Some(id)) = (fields.get("path").and_then(Value::as_str), id) {
                visit(path, Id(id));
            }
            fields.values().for_each(|value| each_path(value, visit));
        }
        _ => {}
    }
}
