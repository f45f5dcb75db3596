//! Former keys of indexes that are malformed.
#![allow(dead_code, unused)]

use ddb_keys::Entity;

mod former_keys_of_indexes {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[sk("#USER")]
    #[gsi(ByGroup, pk = "GROUP#<group>", sk = "U#<id>")]
    #[gsi(ByTown, pk = town)]
    #[gsi(Inverted)]
    #[gsi(ByBoth, pk = [town, "G#<group>"])]
    #[lsi(ByAge, sk = "AGE#<age>")]
    #[former(V1, index = ByGrup, pk = "g#<group>", sk = "u#<id>")]
    #[former(V2, index = Elsewhere, pk = "g#<group>", sk = "u#<id>")]
    #[former(V3, index = Inverted, pk = "USER", sk = "USER#<id>")]
    #[former(V4, index = ByBoth, pk = [town, "g#<group>"])]
    #[former(V5, index = ByAge, pk = "USER#<id>", sk = "a#<age>")]
    #[former(V6, index = ByGroup, pk = "GROUP#<group>", sk = "U#<id>")]
    #[former(V7, index = ByGroup, pk = "g#<group>")]
    #[former(V8, index = ByGroup, sk = "u#<id>")]
    #[former(V9, index = ByTown, pk = "t#<town>")]
    #[former(V10, index = ByGroup, pk = group, sk = "u#<id>")]
    #[former(V11, index = ByTown, pk = town, sk = "u#<id>")]
    #[former(ByTown, index = ByGroup, pk = "g#<group>", sk = "u#<id>")]
    #[former(V12, index = ByGroup, pk = "g#<gruop>", sk = "u#<id>")]
    #[former(V13, index = ByGroup, pk = "g#<group>", sk = "u#<id>")]
    #[former(V14, index = ByGroup, pk = "g#<group>", sk = "u#<id>")]
    #[former(V15, index = ByAge, sk = "a#<age>", when(age = 1..))]
    struct User {
        id: String,
        group: String,
        town: String,
        age: u32,
    }
}

mod without_an_index {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[former(V1, index = ByGroup, pk = "g#<id>")]
    struct User {
        id: String,
    }
}

fn main() {}
