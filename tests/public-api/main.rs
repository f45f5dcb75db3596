//! Holds a crate's public interface to the text that was kept: `public-api <rustdoc JSON> <kept text>`.
//! `.ci/public-api` makes the JSON and calls this.

use std::collections::BTreeSet;
use std::error::Error;
use std::process::ExitCode;
use std::{env, fs};

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [json, kept] = arguments.as_slice() else {
        return Err("usage: public-api <rustdoc JSON> <kept text>".into());
    };
    let public = public_api::Builder::from_rustdoc_json(json)
        // What every type has says nothing about this crate.
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .build()?
        .to_string();
    if env::var_os("UPDATE_PUBLIC_API").is_some() {
        fs::write(kept, public)?;
        return Ok(ExitCode::SUCCESS);
    }
    let before = fs::read_to_string(kept)?;
    if before == public {
        println!("{} lines, none has changed", public.lines().count());
        return Ok(ExitCode::SUCCESS);
    }
    explain(kept, &before, &public);
    Ok(ExitCode::FAILURE)
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
        "the public interface is not the one in {kept}; a line that is gone or has changed breaks users, \
         and needs a new version by semver; to accept: UPDATE_PUBLIC_API=1 .ci/public-api"
    );
}
