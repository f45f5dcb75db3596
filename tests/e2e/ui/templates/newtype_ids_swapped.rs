// Newtype ids swapped.
use ddb_keys::{Entity, KeyPart};
#[derive(Debug, KeyPart)]
struct UserId(String);
#[derive(Debug, KeyPart)]
struct OrgId(String);
#[derive(Debug, Entity)]
#[pk("ORG#<org>")]
#[sk("USER#<user>")]
struct Member {
    org: OrgId,
    user: UserId,
}
fn f(org: OrgId, user: UserId) {
    let _ = MemberKey { org: user.view(), user: org.view() }.build();
}

fn main() {}
