//! Part given twice.
#![allow(dead_code, unused)]

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
    let _ = Message::query().chat_id("1").sent_at("2024").sent_at("2025");
    let _ = Message::query().chat_id("1").sent_at_starts_with("2024").msg_id(10);
}
