use ddb_keys::Entity;

#[derive(Entity)]
#[pk("ORG#<org>")]
#[sk("USER#<name>#<device>")]
struct Device {
    org: String,
    name: String,
    device: String,
}

fn main() {
    let _ = Device::query().org("o").name_in("a"..="b");
    let _ = Device::query().org("o").name_in("a".."b");
}
