//! What a hand-written part says of its texts: the proofs fold its words, and compare its numbers as DynamoDB does.
#![allow(dead_code, unused)]

use core::fmt::Write;
use ddb_keys::{Entity, KeyPart, Refusal, Table};
use ddb_keys::schema::{KeyType, TextShape};

macro_rules! word {
    ($name:ident: $text:literal, $native:expr, $base:ty) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        struct $name;

        impl KeyPart for $name {
            type View<'a> = &'a str;
            type Base = $base;
            const SHAPE: TextShape = TextShape::words(&[$text]);
            const NATIVE: Option<KeyType> = $native;

            fn view(&self) -> &str {
                $text
            }

            fn to_base(view: Self::View<'_>) -> <Self::Base as KeyPart>::View<'_> {
                view
            }

            fn from_base(base: <Self::Base as KeyPart>::View<'_>) -> Option<Self::View<'_>> {
                Some(base)
            }

            fn text_len(view: &str) -> usize {
                view.len()
            }

            fn write(view: &str, out: &mut impl Write) -> Result<(), Refusal> {
                Ok(out.write_str(view)?)
            }

            fn parse(text: &str) -> Option<&str> {
                (text == $text).then_some(text)
            }
        }
    };
}

word!(Open: "open", Some(KeyType::S), str);
word!(One: "1", Some(KeyType::N), Self);
word!(OneWithFraction: "1.0", Some(KeyType::N), Self);

#[derive(Entity)]
#[pk("STATE#<state:upper>")]
struct Folded {
    state: Open,
}

#[derive(Entity)]
#[pk("STATE#OPEN")]
struct Literal {}

#[derive(Table)]
#[table(name = "states", pk = "PK")]
enum States {
    Folded(Folded),
    Literal(Literal),
}

#[derive(Entity)]
#[pk(number)]
struct Whole {
    number: One,
}

#[derive(Entity)]
#[pk(number)]
struct Fraction {
    number: OneWithFraction,
}

#[derive(Table)]
#[table(name = "numbers", pk = "number")]
enum Numbers {
    Whole(Whole),
    Fraction(Fraction),
}

fn main() {}
