//! `ß` becomes `SS`, whose lower case is `ss`: a key with both cases alone could not be read back.

use ddb_keys::Entity;

#[derive(Entity)]
#[pk("CITY#<name:uppercase>")]
#[sk("#CITY#<name:lowercase>")]
struct City {
    name: String,
}

#[derive(Entity)]
#[pk("CITY#<name:uppercase>#<name:lower>")]
#[sk("#CITY#<name:lowercase>")]
struct Told {
    name: String,
}

fn main() {}
