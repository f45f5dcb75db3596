//! Hand-written keys in single formats, with the checks that ddb-keys makes.

use jiff::Timestamp;
use uuid::Uuid;

use super::hand::{MAX_PK, Refused, check, digits, push_padded, put};

/// A text of this length that begins with a literal, a value and the separator.
fn begun(head: &str, value: &str, rest: usize) -> Result<String, Refused> {
    let len = head.len() + value.len() + 1 + rest;
    if len > MAX_PK {
        return Err(Refused::TooLong);
    }
    check(value)?;
    let mut text = String::with_capacity(len);
    text.push_str(head);
    text.push_str(value);
    text.push('#');
    Ok(text)
}

/// The value after a literal, and what follows its separator.
fn opened<'a>(text: &'a str, head: &str) -> Option<(&'a str, &'a str)> {
    if text.len() > MAX_PK {
        return None;
    }
    let (value, rest) = text.strip_prefix(head)?.split_once('#')?;
    if value.is_empty() { None } else { Some((value, rest)) }
}

fn push_digits<const WIDTH: usize>(text: &mut String, number: u64) -> Result<(), Refused> {
    let mut digits = [b'0'; WIDTH];
    let mut rest = number;
    for digit in digits.iter_mut().rev() {
        *digit = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    text.push_str(str::from_utf8(&digits).map_err(|_| Refused::TooWide)?);
    Ok(())
}

fn wide_digits(text: &[u8]) -> Option<u64> {
    text.iter().try_fold(0, |number, byte| {
        let digit = byte.wrapping_sub(b'0');
        (digit < 10).then_some(10 * number + u64::from(digit))
    })
}

pub fn log_key(host: &str, at: Timestamp) -> Result<String, Refused> {
    let mut text = begun("LOG#", host, 13)?;
    let millis = u64::try_from(at.as_millisecond()).map_err(|_| Refused::OutOfRange)?;
    if millis > 9_999_999_999_999 {
        return Err(Refused::TooWide);
    }
    push_digits::<13>(&mut text, millis)?;
    Ok(text)
}

pub fn parse_log(pk: &str) -> Option<(&str, Timestamp)> {
    let (host, at) = opened(pk, "LOG#")?;
    let millis = wide_digits(at.as_bytes()).filter(|_| at.len() == 13)?;
    Some((host, Timestamp::from_millisecond(i64::try_from(millis).ok()?).ok()?))
}

pub fn rated_key(shop: &str, rating: i32) -> Result<String, Refused> {
    let mut text = begun("RATED#", shop, 8)?;
    push_padded(&mut text, u32::try_from(rating).map_err(|_| Refused::OutOfRange)?)?;
    Ok(text)
}

pub fn parse_rated(pk: &str) -> Option<(&str, i32)> {
    let (shop, rating) = opened(pk, "RATED#")?;
    let rating = digits(rating.as_bytes()).filter(|_| rating.len() == 8)?;
    Some((shop, i32::try_from(rating).ok()?))
}

/// Turns the order of signed numbers to that of unsigned ones, backwards.
fn turned(points: i32) -> u32 {
    !(points.cast_unsigned() ^ 0x8000_0000)
}

pub fn score_key(shop: &str, points: i32) -> Result<String, Refused> {
    let mut text = begun("SCORE#", shop, 10)?;
    let mut digits = [b'0'; 10];
    put(&mut digits, turned(points));
    text.push_str(str::from_utf8(&digits).map_err(|_| Refused::TooWide)?);
    Ok(text)
}

pub fn parse_score(pk: &str) -> Option<(&str, i32)> {
    let (shop, points) = opened(pk, "SCORE#")?;
    let turned_back = wide_digits(points.as_bytes()).filter(|_| points.len() == 10)?;
    let points = u32::try_from(turned_back).ok()?;
    Some((shop, (!points ^ 0x8000_0000).cast_signed()))
}

pub fn game_key(game: Uuid) -> Result<String, Refused> {
    let mut text = String::with_capacity("GAME#".len() + 32);
    text.push_str("GAME#");
    text.push_str(game.simple().encode_lower(&mut [0; 32]));
    Ok(text)
}

pub fn parse_game(pk: &str) -> Option<Uuid> {
    let game = pk.strip_prefix("GAME#")?;
    if game.len() != 32 || game.bytes().any(|byte| byte.is_ascii_uppercase()) {
        return None;
    }
    Uuid::try_parse(game).ok()
}

pub fn checkpoint_key(namespace: &str, id: &str) -> Result<String, Refused> {
    let len = "CHECKPOINT#".len() + namespace.len() + 1 + id.len();
    if len > MAX_PK {
        return Err(Refused::TooLong);
    }
    if namespace.as_bytes().contains(&b'#') {
        return Err(Refused::Separator);
    }
    check(id)?;
    let mut text = String::with_capacity(len);
    text.push_str("CHECKPOINT#");
    text.push_str(namespace);
    text.push('#');
    text.push_str(id);
    Ok(text)
}

pub fn parse_checkpoint(pk: &str) -> Option<(&str, &str)> {
    if pk.len() > MAX_PK {
        return None;
    }
    let (namespace, id) = pk.strip_prefix("CHECKPOINT#")?.split_once('#')?;
    check(id).ok()?;
    Some((namespace, id))
}

pub fn counted_keys(request: u32) -> Result<(String, String), Refused> {
    let mut pk = String::with_capacity("COUNT#".len() + 8);
    pk.push_str("COUNT#");
    push_padded(&mut pk, request % 16)?;
    let width = request.checked_ilog10().unwrap_or(0) as usize + 1;
    let mut digits = [b'0'; 10];
    put(&mut digits[..width], request);
    let sk = str::from_utf8(&digits[..width]).map_err(|_| Refused::TooWide)?;
    Ok((pk, sk.to_owned()))
}

pub fn parse_counted(pk: &str, sk: &str) -> Option<(u32, u32)> {
    let shard = pk.strip_prefix("COUNT#")?;
    let shard = digits(shard.as_bytes()).filter(|_| shard.len() == 8)?;
    let is_canonical = (sk == "0" || !sk.starts_with('0')) && (1..=10).contains(&sk.len());
    let request = wide_digits(sk.as_bytes()).filter(|_| is_canonical)?;
    Some((shard, u32::try_from(request).ok()?))
}

pub fn file_key(path: &[String]) -> Result<String, Refused> {
    let len = "FILE#".len() + path.iter().map(|name| name.len() + 1).sum::<usize>();
    let len = len.saturating_sub(1);
    if path.is_empty() {
        return Err(Refused::Empty);
    }
    if len > MAX_PK {
        return Err(Refused::TooLong);
    }
    let mut text = String::with_capacity(len);
    text.push_str("FILE");
    for name in path {
        check(name)?;
        text.push('#');
        text.push_str(name);
    }
    Ok(text)
}

/// The path as it is in the key, every name checked.
pub fn parse_file(pk: &str) -> Option<&str> {
    if pk.len() > MAX_PK {
        return None;
    }
    let path = pk.strip_prefix("FILE#")?;
    path.split('#').all(|name| !name.is_empty()).then_some(path)
}
