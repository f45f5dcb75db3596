//! Parsing keys with regular expressions, which are compiled once.

use jiff::Timestamp;
use regex::Regex;
use uuid::Uuid;

/// The partition key and the sort key of a user.
#[derive(Debug)]
pub struct UserKeys {
    pk: Regex,
    sk: Regex,
}

impl UserKeys {
    pub fn new() -> Result<Self, regex::Error> {
        Ok(Self { pk: Regex::new("^USER#([^#]+)$")?, sk: Regex::new("^#METADATA#([^#]+)$")? })
    }

    pub fn parse<'a>(&self, pk: &'a str, sk: &'a str) -> Option<&'a str> {
        let username = self.pk.captures(pk)?.get(1)?.as_str();
        (self.sk.captures(sk)?.get(1)?.as_str() == username).then_some(username)
    }
}

/// An event's key.
#[derive(Debug)]
pub struct EventKey(Regex);

impl EventKey {
    pub fn new() -> Result<Self, regex::Error> {
        let id = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
        let time = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z";
        Ok(Self(Regex::new(&format!(r"^EVENT#([^#]+)#({id})#({time})#(\d{{8}})$"))?))
    }

    pub fn parse<'a>(&self, pk: &'a str) -> Option<(&'a str, Uuid, Timestamp, u32)> {
        let (_, [tenant, game, at, number]) = self.0.captures(pk)?.extract();
        Some((tenant, game.parse().ok()?, at.parse().ok()?, number.parse().ok()?))
    }
}
