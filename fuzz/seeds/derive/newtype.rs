#[key_part(len = 27, chars = "0-9A-Za-z")] struct Ksuid(String);
