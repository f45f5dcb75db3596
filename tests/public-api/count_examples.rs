//! Counts the public functions, and the variants of errors, that have no example in their own documentation, and the
//! operations whose documentation has no section `Cost` or `Errors`: `count-examples <rustdoc JSON>`.
//! `.ci/public-api` makes the JSON and calls this.

use std::collections::BTreeSet;
use std::error::Error;
use std::process::ExitCode;
use std::{env, fs};

use rustdoc_types::{Crate, Id, Impl, Item, ItemEnum, Type};

/// The maximum number of functions without an example. Lower it when some get one.
const MAX_FUNCTIONS: usize = 0;
/// The maximum number of variants of errors without an example.
const MAX_VARIANTS: usize = 0;

/// The maximum number of operations without a section on their cost or their errors.
const MAX_OPERATIONS: usize = 0;

/// Enums that are the reason of an error.
const REASONS: [&str; 4] = ["Mismatch", "Refusal", "Unclaimed", "Unwritten"];

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [json] = arguments.as_slice() else {
        return Err("usage: count-examples <rustdoc JSON>".into());
    };
    let documented: Crate = serde_json::from_str(&fs::read_to_string(json)?)?;
    let public = public_api::Builder::from_rustdoc_json(json).build()?;

    let builders = builders(&documented);
    let (mut functions, mut variants, mut operations) =
        <(BTreeSet<_>, BTreeSet<_>, BTreeSet<_>)>::default();
    let (mut of_functions, mut of_variants, mut of_operations) = (0, 0, 0);
    // An item that is exported twice is listed twice.
    let (mut seen, mut seen_operations) = (BTreeSet::new(), BTreeSet::new());
    for public in public.items() {
        let Some(item) = documented.index.get(&public.id()) else { continue };
        let docs = item.docs.as_deref().unwrap_or_default();
        if is_operation(&documented, &builders, public.id(), public.parent_id())
            && seen_operations.insert(public.id().0)
        {
            of_operations += 1;
            if !["# Cost", "# Errors"]
                .iter()
                .all(|heading| docs.lines().any(|line| line == *heading))
            {
                operations.insert(public.to_string());
            }
        }
        let (list, total) = match item.inner {
            ItemEnum::Function(_) if !is_of_a_trait(&documented, public.parent_id()) => {
                (&mut functions, &mut of_functions)
            }
            ItemEnum::Variant(_) if is_of_an_error(&documented, public.parent_id()) => {
                (&mut variants, &mut of_variants)
            }
            _ => continue,
        };
        if seen.insert(public.id().0) {
            *total += 1;
            if !has_example(docs) {
                list.insert(public.to_string());
            }
        }
    }
    let are_few = [
        report("functions", "an example", of_functions, &functions, MAX_FUNCTIONS),
        report("variants of errors", "an example", of_variants, &variants, MAX_VARIANTS),
        report(
            "operations",
            "a section `Cost` or `Errors`",
            of_operations,
            &operations,
            MAX_OPERATIONS,
        ),
    ];
    Ok(if are_few == [true; 3] { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Prints how many lack something, and returns whether they are at most the limit.
fn report(
    what: &str,
    lacked: &str,
    total: usize,
    lacking: &BTreeSet<String>,
    limit: usize,
) -> bool {
    println!("{total} {what}, {} without {lacked}", lacking.len());
    if lacking.len() > limit || env::var_os("SHOW_LACKING").is_some() {
        lacking.iter().for_each(|item| println!("  {item}"));
    }
    if lacking.len() < limit {
        println!("  the limit is {limit}: lower it in tests/public-api/count_examples.rs");
    }
    lacking.len() <= limit
}

/// The types that send requests when they are awaited.
fn builders(documented: &Crate) -> BTreeSet<Id> {
    let builder = |item: &Item| match &item.inner {
        ItemEnum::Impl(Impl {
            trait_: Some(of),
            for_: Type::ResolvedPath(builder),
            blanket_impl: None,
            ..
        }) if of.path.ends_with("Future") => Some(builder.id),
        _ => None,
    };
    documented.index.values().filter_map(builder).collect()
}

/// Whether an item sends requests: a type that does when it is awaited, a function of `Client` that makes one, or an
/// asynchronous function that returns the library's error.
fn is_operation(documented: &Crate, builders: &BTreeSet<Id>, id: Id, parent: Option<Id>) -> bool {
    let Some(item) = documented.index.get(&id) else { return false };
    let ItemEnum::Function(function) = &item.inner else { return builders.contains(&id) };
    let Some(Type::ResolvedPath(output)) = &function.sig.output else { return false };
    let parent =
        parent.and_then(|parent| documented.index.get(&parent)).map(|parent| &parent.inner);
    let of = match parent {
        Some(ItemEnum::Impl(Impl { for_: Type::ResolvedPath(of), trait_: None, .. })) => &of.path,
        _ => return false,
    };
    let starts = builders.contains(&output.id) && of.ends_with("Client");
    // A boxed future is a `Pin`.
    let answers =
        function.header.is_async && output.path == "Result" || output.path.ends_with("::Pin");
    starts || answers
}

/// Whether a function belongs to the implementation of a trait, whose page documents it.
fn is_of_a_trait(documented: &Crate, parent: Option<Id>) -> bool {
    let parent = parent.and_then(|parent| documented.index.get(&parent));
    matches!(parent.map(|parent| &parent.inner), Some(ItemEnum::Impl(Impl { trait_: Some(_), .. })))
}

/// Whether an enum is an error, or the reason of one.
fn is_of_an_error(documented: &Crate, parent: Option<Id>) -> bool {
    let Some(parent) = parent.and_then(|parent| documented.index.get(&parent)) else {
        return false;
    };
    let ItemEnum::Enum(found) = &parent.inner else { return false };
    let is_error = |id: &Id| match documented.index.get(id).map(|item| &item.inner) {
        Some(ItemEnum::Impl(Impl { trait_: Some(of), .. })) => of.path.ends_with("Error"),
        _ => false,
    };
    let is_reason = parent.name.as_deref().is_some_and(|name| REASONS.contains(&name));
    is_reason || found.impls.iter().any(is_error)
}

/// Whether the documentation has a code block that compiles.
fn has_example(docs: &str) -> bool {
    let mut is_inside = false;
    for line in docs.lines() {
        let Some(language) = line.trim_start().strip_prefix("```") else { continue };
        let is_rust = language
            .split(',')
            .all(|word| matches!(word.trim(), "" | "rust" | "no_run" | "should_panic"));
        if !is_inside && is_rust {
            return true;
        }
        is_inside = !is_inside;
    }
    false
}
