//! Templates written like `format!`.

use ddb_keys::Entity;

#[derive(Debug, Entity)]
#[pk("JURY#%s", jury)]
#[sk("JUROR#", juror)]
struct Juror {
    jury: String,
    juror: String,
}

fn main() {}
