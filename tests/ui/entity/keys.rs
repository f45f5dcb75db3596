//! Primary keys that are malformed.
#![allow(dead_code, unused)]

use ddb_keys::Entity;

mod keys_that_are_not_known {
    use super::*;

    #[derive(Entity)]
    #[pk("ENV#<idd>")]
    #[gsi(ByX, pk = "X#<yyy>")]
    #[gsi(ByB, pk = "B#<body>")]
    struct Env<'b, T: ddb_keys::KeyPart> where T: Clone { name: String, body: T, other: &'b str }
    #[derive(Entity)]
    #[pk("ENV#<id")]
    pub struct Pair<T> { id: String, body: T }
    #[derive(Entity)]
    #[pk("ENV#<0>")]
    struct Tuple(String, u32);
    #[derive(Entity)]
    #[pk("ENV#<name>")]
    #[gsi(ByName, pk = "NAME#<name>", nme = X)]
    #[gsi(ByOther, sk = "NAME#<name>")]
    #[gsi(ByThird, pk = name + 1)]
    #[lsi(ByFourth, pk = name)]
    #[former(V1, pk = "Z#<zzz>")]
    struct Indexed { name: String }
    #[derive(Entity)]
    #[pk(name, other)]
    #[gsi(ByName, pk = "NAME#<name>")]
    #[gsi(Turned)]
    #[former(V1, pk = "Z#<name>")]
    struct Former { name: String }
    fn uses<'b>(env: Env<'b, String>, i: Indexed) {
        let key = EnvKey { idd: "a" };
        let key: EnvKey = env.key();
        let key: EnvKey<'_> = ddb_keys::Entity::key(&env);
        let q = Env::<String>::query().idd("b");
        let q = Env::<String>::query_by_x().idd("b");
        let _ = env.by_x_key();
        let key: PairKey = PairKey { id: "a" };
        let q = Pair::<String>::query().id("b");
        let _ = TupleKey { a: 1 };
        let _ = Tuple::query().zz(1);
        let _ = Indexed::query_by_name().name("x");
        let _ = Indexed::query_by_other().name("x");
        let _ = Indexed::scan_by_third();
        let _ = Indexed::query_by_fourth().name("x");
        let _ = i.by_other_key();
        let _ = IndexedByOtherKey { name: "a" };
        let _ = IndexedKey { name: "a" }.build();
        let _ = FormerKey { name: "a" }.build();
        let _ = Former::query_turned();
        let _ = Former::query_by_name().name("x");
    }
}

mod list_as_primary_key {
    use super::*;

    #[derive(Entity)]
    #[pk([tenant, id])]
    #[sk(["A#<id>"])]
    struct User {
        tenant: String,
        id: String,
    }
}

mod no_partition_key {
    use super::*;

    #[derive(Entity)]
    struct User {
        username: String,
    }

    #[derive(Entity)]
    #[sk("#METADATA#<username>")]
    struct Profile {
        username: String,
    }
}

mod no_struct_with_names {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    enum User {
        Free { id: String },
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct Pair(String, String);

    #[derive(Entity)]
    #[pk("USER#<id>")]
    union Either {
        id: u32,
        other: i32,
    }
}

mod optional_in_primary_key {
    use super::*;

    type Maybe = Option<String>;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[sk(since)]
    struct User {
        id: Option<String>,
        since: Option<u32>,
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    struct Alias {
        id: Maybe,
    }
}

mod separator {
    use super::*;

    #[derive(Entity)]
    #[entity(separator = 'x')]
    #[pk("USERx<id>")]
    struct Letter {
        id: String,
    }

    #[derive(Entity)]
    #[entity(separator = '<')]
    #[pk("USER#<id>")]
    struct Bracket {
        id: String,
    }

    #[derive(Entity)]
    #[entity(separator = "##")]
    #[pk("USER##<id>")]
    struct Text {
        id: String,
    }
}

mod several_mistakes_at_once {
    use super::*;

    #[derive(Entity)]
    #[entity(separator = 'x')]
    #[pk("USER#<usrname>")]
    #[sk("#METADATA#<username")]
    #[gsi(ByEmail, pk = "EMAIL#<email:uper>")]
    struct User {
        username: String,
        email: String,
    }
}

mod two_partition_keys {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[pk("MEMBER#<id>")]
    #[sk("A")]
    #[sk("B")]
    struct User {
        id: String,
    }
}

fn main() {}
