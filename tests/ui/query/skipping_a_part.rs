use ddb_keys::Entity;

#[derive(Entity)]
#[pk("CHAT#<chat_id>")]
#[sk("MSG#<sent_at>#<msg_id>")]
struct Message {
    chat_id: String,
    sent_at: String,
    msg_id: u32,
}

fn main() {
    let _ = Message::query().chat_id("1").msg_id(10);
    let _ = Message::query().sent_at("2024");
}
