//! Compares a crate's public interface with the text that was kept: `public-api <rustdoc JSON> <kept text>`.
//! `.ci/public-api` makes the JSON and calls this.

use std::collections::BTreeSet;
use std::error::Error;
use std::process::ExitCode;
use std::{env, fs};

/// The maximum number of types and traits that the documentation may show. Each one is an operation, a result or an error
/// that users handle, a part of a schema as data, or a trait that they implement or name in a bound of their own.
const MAX_DOCUMENTED: usize = 161;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [json, kept] = arguments.as_slice() else {
        return Err("usage: public-api <rustdoc JSON> <kept text>".into());
    };
    let public = public_api::Builder::from_rustdoc_json(json)
        // Implementations that every type has are not specific to this crate.
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .build()?
        .to_string();
    let public = without_hidden_rooms(&public);
    if let Some(line) = public.lines().find(|line| shows_plumbing(line)) {
        eprintln!("a name that begins with `__` is shown to users: {line}");
        return Ok(ExitCode::FAILURE);
    }
    let documented = public.lines().filter(|line| defines_type(line)).count();
    if env::var_os("UPDATE_PUBLIC_API").is_some() {
        fs::write(kept, &public)?;
    }
    if documented > MAX_DOCUMENTED {
        eprintln!(
            "{documented} types and traits are documented, more than {MAX_DOCUMENTED}: hide those that serve as bounds"
        );
        return Ok(ExitCode::FAILURE);
    }
    let before = fs::read_to_string(kept)?;
    if before == public {
        println!(
            "{} lines, none has changed; {documented} types and traits",
            public.lines().count()
        );
        return Ok(ExitCode::SUCCESS);
    }
    explain(kept, &before, &public);
    Ok(ExitCode::FAILURE)
}

/// Whether a line defines a struct, an enum, a union or a trait of the crate.
fn defines_type(line: &str) -> bool {
    let line = line.strip_prefix("#[non_exhaustive] ").unwrap_or(line);
    ["struct", "enum", "union", "trait"]
        .iter()
        .any(|kind| line.starts_with(&format!("pub {kind} ")))
}

/// Whether a line has a name that begins with `__`, other than the `__H` of the standard library's own derives.
fn shows_plumbing(line: &str) -> bool {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    line.split(|c| !is_name(c)).any(|name| name.starts_with("__") && name != "__H")
}

/// Hidden types have no public path in rustdoc's JSON. Shows them by their names alone, so that moving one to another
/// private module changes nothing here.
fn without_hidden_rooms(public: &str) -> String {
    let modules: BTreeSet<&str> =
        public.lines().filter_map(|line| line.strip_prefix("pub mod ")).collect();
    let mut shown = String::with_capacity(public.len());
    let mut rest = public;
    while let Some(start) = rest.find("ddb_keys::") {
        let (before, path) = rest.split_at(start);
        shown.push_str(before);
        let is_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
        let path = &path[..path.find(|c| !is_path(c)).unwrap_or(path.len())];
        rest = &rest[start + path.len()..];
        let names: Vec<&str> = path.split("::").collect();
        let first_type =
            names.iter().position(|name| name.starts_with(|c: char| c.is_ascii_uppercase()));
        match first_type {
            Some(at) if !modules.contains(names[..at].join("::").as_str()) => {
                shown.push_str(&names[at..].join("::"));
            }
            _ => shown.push_str(path),
        }
    }
    shown.push_str(rest);
    shown
}

fn explain(kept: &str, before: &str, now: &str) {
    let (before, now): (BTreeSet<&str>, BTreeSet<&str>) =
        (before.lines().collect(), now.lines().collect());
    for gone in before.difference(&now) {
        eprintln!("- {gone}");
    }
    for new in now.difference(&before) {
        eprintln!("+ {new}");
    }
    eprintln!(
        "the public interface differs from {kept}; a line that is gone or has changed breaks users and needs a new \
         version by semver; to accept: UPDATE_PUBLIC_API=1 .ci/public-api"
    );
}
