//! Placeholders of no field, side by side, or after a tail.
#![allow(dead_code, unused)]

use ddb_keys::Entity;

mod literal_of_no_field {
    use super::*;

    #[derive(Entity)]
    #[entity(literal(tema))]
    #[pk("USER#<username>")]
    #[sk("SETTING#theme")]
    struct Theme {
        username: String,
        theme: String,
    }

    #[derive(Entity)]
    #[entity(literal(theme))]
    #[pk("USER#<username>")]
    #[sk("SETTING#theme")]
    struct Meant {
        username: String,
        theme: String,
    }

    #[derive(Entity)]
    #[entity(literal = theme)]
    #[pk("TEAM#<team>")]
    #[sk("SETTING#theme")]
    struct TeamTheme {
        team: String,
        theme: String,
    }
}

mod name_of_a_field {
    use super::*;

    #[derive(Entity)]
    #[pk("username")]
    struct User {
        username: String,
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[gsi(Open, pk = "map", sk = "opened")]
    struct Game {
        id: u32,
        map: String,
        opened: Option<String>,
    }
}

mod side_by_side {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<first><last>")]
    struct User {
        first: String,
        last: String,
    }
}

mod tail_before_the_end {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id..>#X")]
    struct User {
        id: String,
    }

    #[derive(Entity)]
    #[pk("USER#<id..>#<name>")]
    struct Two {
        id: String,
        name: String,
    }

    #[derive(Entity)]
    #[pk("USER#<id..><name>")]
    struct Beside {
        id: String,
        name: String,
    }
}

mod without_field {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<>")]
    struct Empty {
        username: String,
    }

    #[derive(Entity)]
    #[pk("USER#< username>")]
    struct Space {
        username: String,
    }

    #[derive(Entity)]
    #[pk("USER#<address.city>")]
    struct Path {
        address: String,
    }

    #[derive(Entity)]
    #[pk("USER#<user-name>")]
    struct Hyphen {
        username: String,
    }

    #[derive(Entity)]
    #[pk("")]
    struct Nothing {
        username: String,
    }
}

fn main() {}
