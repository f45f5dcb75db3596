//! The laws over many shapes of templates.

use std::borrow::Cow;
use std::rc::Rc;
use std::sync::Arc;

use arrayvec::ArrayString;
use proptest::prelude::*;
use uuid::Uuid;

use crate::laws::{self, Made, Shape};
use crate::values::{
    Code, Delta, Four, Hex, Namespace, Number, Rank, Small, State, Suffix, UserId, Values,
};

/// Derives an entity for each shape, and checks the laws.
macro_rules! shapes {
    ($($name:ident: $(#[$attr:meta])+ { $($field:ident: $ty:ty),+ })+) => {$(
        #[test]
        fn $name() {
            #[derive(ddb_keys::Entity)]
            $(#[$attr])+
            struct Item { $($field: $ty),+ }

            impl Made<($($ty,)+)> for Item {
                fn made(($($field,)+): &($($ty,)+)) -> Self {
                    Self { $($field: $field.clone()),+ }
                }
            }

            let values = ($(<$ty as Values>::values(),)+).boxed();
            laws::hold(&values, &[Shape::of::<Item>(stringify!($name))]);
        }
    )+};
}

shapes! {
    text_alone: #[pk("<a>")] { a: String }
    text_after_a_literal: #[pk("USER#<a>")] { a: String }
    text_before_a_literal: #[pk("<a>#USER")] { a: String }
    text_before_a_bare_literal: #[pk("<a>-x")] { a: String }
    literals_that_overlap_themselves: #[pk("<a>aba<b>--")] { a: String, b: String }
    two_texts: #[pk("<a>#<b>")] { a: String, b: String }
    texts_between_words: #[pk("A#<a>#ORG#<b>")] { a: String, b: String }
    a_version: #[pk("v<major>.<minor>")] { major: String, minor: String }
    a_version_of_numbers: #[pk("v<major>.<minor>")] { major: u32, minor: i8 }
    literals_like_a_regex: #[pk("a.b*[<a>]$^<b>")] { a: String, b: String }
    a_name_in_a_literal: #[pk("a:<a>")] #[sk("<<a>")] { a: String }
    tail: #[pk("ORDER#<a..>")] { a: String }
    tail_after_text: #[pk("<a>#<b..>")] { a: String, b: String }
    tail_of_a_char: #[pk("<a>#<b..>")] { a: char, b: char }
    list: #[pk("FILE#<a..>")] { a: Vec<String> }
    list_alone: #[pk("<a..>")] { a: Vec<UserId> }
    list_after_text: #[pk("<a>#<b..>")] #[sk("v<a>.x<b..>")] { a: String, b: Vec<Hex> }
    list_in_two_places: #[pk("<a..>")] #[sk("#<a..>")] { a: Vec<char> }
    list_of_numbers: #[pk("P")] #[sk("<a>#<b..>")] { a: u8, b: Vec<i32> }
    list_of_numbers_beside_hyphens: #[entity(separator = '-')] #[pk("<a..>")] { a: Vec<i8> }
    list_of_bounded: #[pk("<a..>")] #[sk("<b..>")] { a: Vec<Code>, b: Vec<Small> }
    list_of_maybe_empty: #[pk("<a..>")] #[sk("R#<b..>")] { a: Vec<Namespace>, b: Vec<Rank> }
    list_of_states: #[entity(separator = '_')] #[pk("<a..>")] #[sk("<b..>")] { a: Vec<State>, b: Vec<bool> }
    list_of_ids: #[entity(separator = '/')] #[pk("<a..>")] #[sk("S<b..>")] { a: Vec<Uuid>, b: Vec<Number> }
    list_of_pointers: #[pk("<a..>")] #[sk("<b..>")] { a: Vec<Cow<'static, str>>, b: Box<Vec<Arc<str>>> }
    sort_key: #[pk("USER#<a>")] #[sk("ORDER#<b>")] { a: String, b: String }
    same_field_twice: #[pk("USER#<a>")] #[sk("#METADATA#<a>")] { a: String }
    same_field_twice_in_one: #[pk("<a>#<a>")] { a: String }
    same_field_as_tail_and_part: #[pk("USER#<a..>")] #[sk("U#<a>")] { a: String }
    same_field_as_part_and_tail: #[pk("USER#<a>")] #[sk("U#<a..>")] { a: String }
    same_field_ended_differently: #[pk("USER#<a>")] #[sk("v<a>.x")] { a: String }
    same_field_raw_and_part: #[pk(a)] #[sk("U#<a>")] { a: String }
    same_field_part_and_raw: #[pk("U#<a>")] #[sk(a)] { a: String }
    same_number_in_two_formats: #[pk("<a:08>")] #[sk("<a:desc>#<a>")] { a: u32 }
    copied_text: #[pk("<a>#A")] #[sk("<b..>")] { a: ArrayString<8>, b: ArrayString<8> }
    copied_raw: #[pk(a)] #[sk("<a>")] { a: ArrayString<8> }
    same_text_folded_and_plain: #[pk("<a:lower>")] #[sk("<a>")] { a: String }
    same_text_folded_both_ways: #[pk("<a:lower>")] #[sk("<a:upper>")] { a: String }
    same_text_folded_before_another_end: #[pk("<a:lower>")] #[sk("<a:upper>.<a:lower>x")] { a: String }
    same_text_in_both_cases_and_plain: #[pk("<a:lowercase>#<a:uppercase>")] #[sk("<a>")] { a: String }
    same_text_folded_by_ascii_and_by_unicode: #[pk("<a:lowercase>#<a:lower>")] #[sk("<a:upper>#<a:uppercase>")] { a: String }
    other_separator: #[entity(separator = '|')] #[pk("USER|<a>|<b>")] { a: String, b: String }
    separator_that_starts_no_literal: #[entity(separator = '|')] #[pk("USER#<a>#<b>")] { a: String, b: String }
    raw_text: #[pk(a)] #[sk(b)] { a: String, b: String }
    raw_numbers: #[pk(a)] #[sk(b)] { a: u128, b: i128 }
    raw_small_numbers: #[pk(a)] #[sk(b)] { a: u8, b: Delta }
    raw_newtypes: #[pk(a)] #[sk(b)] { a: UserId, b: State }
    raw_bounded: #[pk(a)] #[sk(b)] { a: Code, b: Hex }
    raw_char: #[pk(a)] { a: char }
    pointers: #[pk("<a>#<b>")] #[sk("<c>#<d>#<e>")] { a: Box<str>, b: Arc<str>, c: Cow<'static, str>, d: Box<u32>, e: Rc<String> }
    bools: #[pk("<a>#<b>")] { a: bool, b: bool }
    bool_before_a_letter: #[pk("<a>x<b>")] { a: bool, b: String }
    chars: #[pk("<a>#<b>")] { a: char, b: char }
    char_before_a_letter: #[pk("<a>x<b>")] { a: char, b: char }
    unsigned: #[pk("<a>#<b>#<c>")] #[sk("<d>#<e>#<f>")] { a: u8, b: u16, c: u32, d: u64, e: u128, f: usize }
    signed: #[pk("<a>#<b>#<c>")] #[sk("<d>#<e>#<f>")] { a: i8, b: i16, c: i32, d: i64, e: i128, f: isize }
    signed_beside_hyphens: #[pk("N/<a>/<b>")] { a: i32, b: i64 }
    padded: #[pk("<a:03>#<b:05>#<c:010>")] #[sk("<d:020>#<e:039>")] { a: u8, b: u16, c: u32, d: u64, e: u128 }
    padded_too_narrow: #[pk("<a:01>#<b:02>")] { a: u8, b: u128 }
    padded_before_a_digit: #[pk("<a:03>5<b:03>55")] { a: u8, b: u32 }
    ordered: #[pk("<a:ordered>#<b:ordered>#<c:ordered>")] { a: i8, b: i32, c: u64 }
    ordered_wide: #[pk("<a:ordered>#<b:ordered>")] #[sk("<c:ordered>")] { a: i128, b: u128, c: isize }
    ordered_before_a_digit: #[pk("<a:ordered>0<b:ordered>")] { a: i16, b: u8 }
    desc: #[pk("<a:desc>#<b:desc>")] #[sk("<c:desc>")] { a: i64, b: u16, c: u128 }
    desc_of_a_width: #[pk("<a:desc(3)>#<b:desc(8)>")] #[sk("<c:desc(38)>")] { a: u8, b: u64, c: u128 }
    upper: #[pk("<a:upper>#<b>")] { a: String, b: String }
    lower_before_a_letter: #[pk("<a:lower>x<b:lower>")] { a: String, b: String }
    uppercase: #[pk("<a:uppercase>S<b>")] { a: String, b: String }
    lowercase_before_a_letter: #[pk("<a:lowercase>i<b:lowercase>")] { a: String, b: String }
    uppercase_of_ascii: #[pk("<a:uppercase>F<b:lowercase>f")] { a: Hex, b: Hex }
    folded_hex: #[pk("<a:upper>F<b:lower>f")] { a: Hex, b: Hex }
    lower_of_lower: #[pk("<a:lower>b<b:lower>")] #[sk("<a>#<b>")] { a: Small, b: Small }
    uuid: #[pk("GAME#<a>")] #[sk("<b>")] { a: Uuid, b: Uuid }
    uuid_between_hyphens: #[pk("-<a>-<b>-")] { a: Uuid, b: Uuid }
    newtypes: #[pk("<a>#<b>#<c>")] #[sk("<d>#<e>")] { a: UserId, b: UserId, c: Number, d: Delta, e: State }
    newtypes_formatted: #[pk("<a:upper>#<b:lower>")] #[sk("<c:010>#<d:ordered>#<c:desc>")] { a: UserId, b: UserId, c: Number, d: Delta }
    bounded: #[pk("<a>#<b>")] #[sk("<c>x")] { a: Code, b: Hex, c: Code }
    fixed_width_texts: #[pk("<a>b<b>")] #[sk("<c>x<d>")] { a: Code, b: Code, c: Four, d: Four }
    maybe_empty: #[pk("<a>#checkpoint#<b>")] #[sk("x<a>")] { a: Namespace, b: Namespace }
    maybe_empty_before_a_bare_literal: #[pk("<a>aba<b>--")] #[sk("v<b>.<c>")] { a: Namespace, b: Suffix, c: Suffix }
    maybe_empty_tail: #[pk("P#<a..>")] { a: Namespace }
    maybe_empty_and_folded: #[pk("<a:lower>#<b:lowercase>")] #[sk("<a:upper>x")] { a: Namespace, b: Namespace }
    maybe_empty_and_raw: #[pk(a)] #[sk("#<a>")] { a: Namespace }
    maybe_no_word: #[pk("<a>#<b>y")] #[sk("R<a>")] { a: Rank, b: Rank }
    states: #[pk("<a>#<b>")] #[sk("<a>")] { a: State, b: State }
    sharded: #[pk("EVENTS#<a:shard(16)>")] #[sk("<b:08>#<a>")] { a: String, b: u32 }
    sharded_before_a_digit: #[pk("<b>#<a:shard(1000)>0<c>")] #[sk("<a..>")] { a: String, b: String, c: u8 }
    sharded_raw: #[pk("<a:shard(2)>")] #[sk(a)] { a: Uuid }
    sharded_newtype: #[pk("<b:shard(11)>#<b>")] #[sk("<a:desc>")] { a: i64, b: State }
    long_literals: #[pk("the quick brown fox#<a>#jumps over#<b>")] #[sk("é<a>ﬁ<b>😀")] { a: String, b: String }
    placeholder_character: #[pk("<<<a>>")] #[sk(">><a><<")] { a: String }
}
