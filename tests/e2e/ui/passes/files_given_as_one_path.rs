#![allow(dead_code, unused)]
use std::path::Path;

use ddb_keys::aws::{Error, FileAudit};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

fn text() -> Result<(), Error> {
    FileAudit::<Shop>::new("export").run()?;
    Ok(())
}

fn path(folder: &Path) -> Result<(), Error> {
    FileAudit::<Shop>::new(folder.join("data")).run()?;
    Ok(())
}

fn numbers() -> Result<(), Error> {
    FileAudit::<Shop>::new([1, 2]).run()?;
    Ok(())
}

fn main() {}
