//! Generated code does not care what the user's names are.

// What a strict user forbids, generated code keeps to.
#[deny(
    warnings,
    missing_docs,
    unused_qualifications,
    missing_debug_implementations,
    clippy::pedantic
)]
#[allow(dead_code, reason = "the derives are what is tested")]
mod strict {
    //! Strict.
    use ddb_keys::{Entity, KeyPart, Table};

    /// An id.
    #[derive(Debug, KeyPart)]
    pub struct Id(String);

    /// A state.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    #[key_part(rename_all = "kebab-case")]
    pub enum State {
        /// Open.
        Open,
    }

    /// A user.
    #[derive(Debug, Entity)]
    #[pk("USER#<id>")]
    #[sk("<state>#<number:08>")]
    #[gsi(ByNumber, pk = [number, state], sk = ["<id>"])]
    #[gsi(Inverted)]
    #[lsi(Local, sk = local)]
    pub struct User {
        /// The id.
        pub id: Id,
        /// The state.
        pub state: State,
        /// The number.
        pub number: u32,
        /// The local sort key.
        pub local: Option<String>,
    }

    /// The table.
    #[derive(Debug, Table)]
    #[table(name = "app", pk = "PK", sk = "SK")]
    #[gsi(ByNumber, name = "by-number", pk = ["number", "state"], sk = "GSI1SK")]
    #[gsi(Inverted, name = "inverted", pk = "SK", sk = "PK")]
    #[lsi(Local, name = "local", sk = "local")]
    pub enum App {
        /// A user.
        User(User),
    }
}

// Nothing is taken from the prelude.
#[no_implicit_prelude]
#[allow(dead_code, reason = "the derives are what is tested")]
mod without_prelude {
    use ::ddb_keys::{Entity, KeyPart};
    use ::std::string::String;

    #[derive(KeyPart)]
    #[key_part(len = 3, chars = "a-z")]
    pub(crate) struct Code(String);

    #[derive(
        ::std::fmt::Debug,
        ::std::clone::Clone,
        ::std::marker::Copy,
        ::std::cmp::PartialEq,
        ::std::cmp::Eq,
        ::std::hash::Hash,
        KeyPart,
    )]
    pub(crate) struct Number(u32);

    #[derive(
        ::std::fmt::Debug,
        ::std::clone::Clone,
        ::std::marker::Copy,
        ::std::cmp::PartialEq,
        ::std::cmp::Eq,
        ::std::hash::Hash,
        KeyPart,
    )]
    pub(crate) enum State {
        Open,
    }

    #[derive(Entity)]
    #[pk("USER#<code>")]
    #[sk("<number:desc>#<state>#<name:lower>")]
    #[gsi(Several, pk = [number, state], sk = ["<name>"])]
    #[gsi(Inverted)]
    #[gsi(Sparse, pk = "<maybe>", sk = code)]
    #[lsi(Local, sk = name)]
    pub(crate) struct User {
        pub(crate) code: Code,
        pub(crate) number: Number,
        pub(crate) state: State,
        pub(crate) name: String,
        pub(crate) maybe: ::std::option::Option<Number>,
    }
}

// Every name of the prelude means something else.
#[allow(dead_code, non_camel_case_types, reason = "the derives are what is tested")]
mod with_strange_names {
    pub(crate) struct Result;
    pub(crate) struct Option;
    pub(crate) struct Some;
    pub(crate) struct None;
    pub(crate) struct Ok;
    pub(crate) struct Err;
    pub(crate) struct Vec;
    pub(crate) struct Box;
    pub(crate) struct str;
    pub(crate) struct usize;
    pub(crate) struct Key;
    pub(crate) struct KeyError;
    pub(crate) struct Writer;
    pub(crate) trait Clone {}
    pub(crate) trait Copy {}
    pub(crate) trait Iterator {}
    pub(crate) trait From {}
    pub(crate) mod core {}
    pub(crate) mod std {}
    pub(crate) mod ddb_keys {}

    #[derive(::ddb_keys::Entity)]
    #[pk("A#<text>")]
    #[sk("B#<number>#<text:upper>")]
    #[gsi(Several, pk = [text], sk = [number])]
    #[gsi(Inverted)]
    pub(crate) struct Item {
        pub(crate) text: String,
        pub(crate) number: u32,
    }

    #[derive(::ddb_keys::Table)]
    #[table(name = "app", pk = "PK", sk = "SK")]
    #[gsi(Several, pk = "text", sk = "number")]
    #[gsi(Inverted, pk = "SK", sk = "PK")]
    pub(crate) enum App {
        Item(Item),
    }
}

use ddb_keys::{Entity, KeyPart};

#[test]
fn a_type_named_string_is_the_users_own() {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    struct Uuid(u8);

    #[derive(Entity)]
    #[pk("<id>")]
    struct Item {
        id: self::own::String,
        #[allow(dead_code)]
        uuid: Uuid,
    }

    assert_eq!(Item { id: own::String(7), uuid: Uuid(1) }.key().pk().unwrap(), "7");
}

mod own {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, ddb_keys::KeyPart)]
    pub(crate) struct String(pub(crate) u8);
}

#[test]
fn fields_may_have_the_names_of_generated_locals() {
    #[derive(Entity)]
    #[pk("<key>#<pk>#<sk>#<item>#<value>")]
    #[sk("<writer>#<reader0>#<text0>#<self_>#<type>")]
    #[gsi(Other, pk = "<visit>#<key>", sk = "<attribute>#<reader1>#<out>")]
    #[gsi(Several, pk = [key, pk], sk = [value, "<view>"])]
    struct Item {
        key: String,
        pk: String,
        sk: String,
        item: u8,
        value: String,
        writer: String,
        reader0: String,
        text0: String,
        self_: String,
        r#type: String,
        visit: Option<String>,
        attribute: String,
        reader1: String,
        out: u8,
        view: String,
    }

    let item = Item {
        key: "a".into(),
        pk: "b".into(),
        sk: "c".into(),
        item: 1,
        value: "d".into(),
        writer: "e".into(),
        reader0: "f".into(),
        text0: "g".into(),
        self_: "h".into(),
        r#type: "i".into(),
        visit: Some("j".into()),
        attribute: "k".into(),
        reader1: "l".into(),
        out: 2,
        view: "m".into(),
    };
    let keys = item.keys().unwrap();
    assert_eq!(keys.primary.to_string(), "a#b#c#1#d | e#f#g#h#i");
    assert_eq!(ItemKey::parse("a#b#c#1#d", "e#f#g#h#i").unwrap(), item.key());
    assert_eq!(ItemOtherKey::parse("j#a", "k#l#2").ok(), item.other_key());
    assert_eq!(keys.indexes[1].sk[1], "m");
}

#[test]
fn derives_work_in_a_macro() {
    macro_rules! entity {
        ($name:ident, $key:ident, $field:ident: $ty:ty, $template:literal) => {
            #[derive(Entity)]
            #[entity(key = $key)]
            #[pk($template)]
            #[gsi(Other, pk = $field)]
            struct $name {
                $field: $ty,
            }
        };
    }
    entity!(Named, NamedKeyOfMacro, name: String, "N#<name>");
    entity!(Optional, OptionalKeyOfMacro, number: u32, "N#<number:04>");

    assert_eq!(NamedKeyOfMacro { name: "x" }.pk().unwrap(), "N#x");
    assert_eq!(Named { name: "x".into() }.other_key().pk().unwrap(), "x");
    assert_eq!(Optional { number: 7 }.key(), OptionalKeyOfMacro { number: 7 });
}
