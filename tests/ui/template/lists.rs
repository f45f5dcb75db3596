//! Lists that are not the end of a template, or have elements that are no parts.
#![allow(dead_code, unused)]

use chrono::NaiveDate;
use ddb_keys::{Entity, KeyPart};

mod not_at_the_end {
    use super::*;

    #[derive(Entity)]
    #[pk("FILE#<path>")]
    struct NoTail {
        path: Vec<String>,
    }

    #[derive(Entity)]
    #[pk("FILE#<path:upper>")]
    struct Folded {
        path: Vec<String>,
    }

    #[derive(Entity)]
    #[pk("FILE#<path..>#<name>")]
    struct BeforeAName {
        path: Vec<String>,
        name: String,
    }

    #[derive(Entity)]
    #[pk(path)]
    struct Raw {
        path: Vec<String>,
    }
}

mod elements {
    use super::*;

    struct Name(String);

    #[derive(Entity)]
    #[pk("FILE#<path..>")]
    #[sk("<path..>")]
    struct NoPart {
        path: Vec<Name>,
    }

    #[derive(Entity)]
    #[pk("FILE#<path..>")]
    struct Nested {
        path: Vec<Vec<String>>,
    }

    #[derive(Entity)]
    #[pk("FILE#<path..>")]
    struct Floats {
        path: Vec<f64>,
    }

    #[derive(Entity)]
    #[pk("FILE#<path..>")]
    struct Dates {
        path: Vec<chrono::NaiveDateTime>,
    }

    #[derive(Entity)]
    #[pk("FILE#<path..>")]
    struct Optional {
        path: Vec<Option<String>>,
    }
}

mod lists_that_may_be_missing {
    use super::*;

    #[derive(Entity)]
    #[pk("FILE#<id>")]
    #[gsi(ByPath, pk = "FILE#<path..>")]
    struct Sparse {
        id: u32,
        path: Option<Vec<String>>,
    }
}

fn main() {}
