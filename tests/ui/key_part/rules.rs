//! Rules and types of key parts that do not fit.
#![allow(dead_code, unused)]

use ddb_keys::KeyPart;

mod chars_as_a_pattern {
    use super::*;

    #[derive(KeyPart)]
    #[key_part(chars = "[A-Z]+")]
    struct Code(String);

    #[derive(KeyPart)]
    #[key_part(len = 4, chars = "^[0-9a-f]{4}$")]
    struct Hex(String);

    #[derive(KeyPart)]
    #[key_part(chars = r"\d+")]
    struct Digits(String);
}

mod chars_beyond_ascii {
    use super::*;

    #[derive(KeyPart)]
    #[key_part(chars = "é")]
    struct Accent(String);

    #[derive(KeyPart)]
    #[key_part(len = 4, chars = "a-zà-ü")]
    struct Word(String);
}

mod duplicate_words {
    use super::*;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    #[key_part(rename_all = "lowercase")]
    enum State {
        Open,
        #[key_part(rename = "open")]
        Reopened,
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    enum Always {
        #[key_part(rename = "")]
        Empty,
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    #[key_part(rename_all = "lowercase")]
    enum Case {
        AB,
        Ab,
    }
}

mod enum_with_data {
    use super::*;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    enum State {
        Open,
        Closed(u32),
        Moved { to: u32 },
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    enum Never {}
}

mod options_that_do_not_fit {
    use super::*;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    #[key_part(len = 5)]
    struct Number(u32);

    #[derive(KeyPart)]
    #[key_part(rename_all = "lowercase")]
    struct Name(String);

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    #[key_part(chars = "a-z")]
    enum State {
        Open,
    }

    #[derive(KeyPart)]
    #[key_part(chars = "z-a")]
    struct Backwards(String);

    #[derive(KeyPart)]
    #[key_part(chars = "", len = 0)]
    struct Nothing(String);

    #[derive(KeyPart)]
    #[key_part(len = "5")]
    struct Quoted(String);

    #[derive(KeyPart)]
    #[key_part(len = 5, empty)]
    struct Both(String);

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    #[key_part(empty)]
    struct EmptyNumber(u32);
}

mod shapes {
    use super::*;

    #[derive(KeyPart)]
    struct Two(String, String);

    #[derive(KeyPart)]
    struct Named {
        id: String,
    }

    #[derive(KeyPart)]
    struct Unit;

    #[derive(KeyPart)]
    union Either {
        a: u8,
        b: i8,
    }
}

mod unknown_rule {
    use super::*;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    #[key_part(rename_all = "SCREAMING_SNAKE")]
    enum State {
        Open,
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    #[key_part(rename_all = "Title Case")]
    enum Kind {
        Open,
    }
}

fn main() {}
