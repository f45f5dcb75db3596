//! Newtype given by reference, not view.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, KeyPart};

#[derive(Debug, KeyPart)]
struct UserId(String);
#[derive(Debug, Entity)]
#[pk("USER#<user>")]
struct Member {
    user: UserId,
}
fn f(user: UserId) {
    let _ = MemberKey { user: &user }.build();
}

fn main() {}
