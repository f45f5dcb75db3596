//! Finding which of twenty entities a key belongs to, by hand and with regular expressions. The literals
//! are those of the generated tables.

use regex::{Regex, RegexSet};

use crate::tables::HEADS;

const MAX_PK: usize = 2048;
const MAX_SK: usize = 1024;

fn check(value: &str) -> Option<&str> {
    (!value.is_empty() && !value.as_bytes().contains(&b'#')).then_some(value)
}

/// The position of a literal, as a `match` over strings finds it.
fn place(head: &str) -> Option<usize> {
    Some(match head {
        "USER" => 0,
        "ORDER" => 1,
        "GAME" => 2,
        "PRODUCT" => 3,
        "INVOICE" => 4,
        "PAYMENT" => 5,
        "SESSION" => 6,
        "COMMENT" => 7,
        "POST" => 8,
        "LIKE" => 9,
        "TEAM" => 10,
        "PROJECT" => 11,
        "TASK" => 12,
        "FILE" => 13,
        "DEVICE" => 14,
        "EVENT" => 15,
        "TICKET" => 16,
        "REVIEW" => 17,
        "COUPON" => 18,
        "ADDRESS" => 19,
        _ => return None,
    })
}

/// `<head>#<id>` and `#<head>`: looks at the partition key.
pub fn by_head<'a>(pk: &'a str, sk: &str) -> Option<(usize, &'a str)> {
    if pk.len() > MAX_PK || sk.len() > MAX_SK {
        return None;
    }
    let (head, id) = pk.split_once('#')?;
    let place = place(head)?;
    let id = check(id)?;
    (sk.strip_prefix('#')? == head).then_some((place, id))
}

/// `ORG#<org>` and `<head>#<id>`: looks at the sort key.
pub fn by_sort_head<'a>(pk: &'a str, sk: &'a str) -> Option<(usize, &'a str)> {
    if pk.len() > MAX_PK || sk.len() > MAX_SK {
        return None;
    }
    check(pk.strip_prefix("ORG#")?)?;
    let (head, id) = sk.split_once('#')?;
    Some((place(head)?, check(id)?))
}

/// As above, but tries one literal after another.
pub fn by_chain<'a>(pk: &'a str, sk: &str) -> Option<(usize, &'a str)> {
    if pk.len() > MAX_PK || sk.len() > MAX_SK {
        return None;
    }
    HEADS[..20].iter().enumerate().find_map(|(at, head)| {
        let id = check(pk.strip_prefix(head)?.strip_prefix('#')?)?;
        (sk.strip_prefix('#')? == *head).then_some((at, id))
    })
}

/// As above, but tries one literal after another.
pub fn by_sort_chain<'a>(pk: &'a str, sk: &'a str) -> Option<(usize, &'a str)> {
    if pk.len() > MAX_PK || sk.len() > MAX_SK {
        return None;
    }
    check(pk.strip_prefix("ORG#")?)?;
    HEADS[..20]
        .iter()
        .enumerate()
        .find_map(|(at, head)| Some((at, check(sk.strip_prefix(head)?.strip_prefix('#')?)?)))
}

/// A set of expressions finds the literal, and another one parses the key.
#[derive(Debug)]
pub struct Heads {
    set: RegexSet,
    each: Vec<Regex>,
}

impl Heads {
    pub fn new() -> Result<Self, regex::Error> {
        let patterns: Vec<_> = HEADS[..20].iter().map(|head| format!("^{head}#([^#]+)$")).collect();
        let each = patterns.iter().map(|pattern| Regex::new(pattern)).collect::<Result<_, _>>()?;
        Ok(Self { set: RegexSet::new(&patterns)?, each })
    }

    pub fn by_head<'a>(&self, pk: &'a str, sk: &str) -> Option<(usize, &'a str)> {
        let (at, id) = self.find(pk)?;
        (sk.strip_prefix('#')? == HEADS[at]).then_some((at, id))
    }

    pub fn by_sort_head<'a>(&self, pk: &str, sk: &'a str) -> Option<(usize, &'a str)> {
        check(pk.strip_prefix("ORG#")?)?;
        self.find(sk)
    }

    /// The literal, and the text that follows it.
    fn find<'a>(&self, text: &'a str) -> Option<(usize, &'a str)> {
        let at = self.set.matches(text).iter().next()?;
        Some((at, self.each.get(at)?.captures(text)?.get(1)?.as_str()))
    }
}
