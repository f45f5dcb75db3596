use ddb_keys::{Entity, query::IntoCondition};

#[derive(Entity)]
#[pk("TENANT#<tenant>#CHAT#<chat_id>")]
#[sk("MSG#<msg_id>")]
struct Message {
    tenant: String,
    chat_id: String,
    msg_id: u32,
}

fn read(query: impl IntoCondition) {
    let _ = query.into_condition();
}

fn main() {
    read(Message::query().tenant("t"));
    read(Message::collection());
}
