//! Policies of IAM that let a principal reach the items of one tenant.

use std::error::Error;
use std::fmt;

use ddb_keys::schema::{IndexSchema, TableSchema, TenantPrefix};
use serde_json::{Value, json};

/// The reason why a table has no policy for its tenants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum PolicyError {
    /// The table declares no tenants.
    ///
    /// ```
    /// use ddb_keys_admin::export::PolicyError;
    ///
    /// let text = "the table declares no tenants: write `#[table(tenant = org_id)]`";
    /// assert_eq!(PolicyError::NoTenants.to_string(), text);
    /// ```
    NoTenants,
    /// The tag of a principal can contain the separator after the tenant's id, so that one tenant's tag could be the beginning of
    /// another's keys.
    ///
    /// ```
    /// use ddb_keys_admin::export::PolicyError;
    ///
    /// let text = "a tag can contain `:`, the separator after the tenant's id: \
    ///     tenants could forge the keys of others";
    /// assert_eq!(PolicyError::Separator(':').to_string(), text);
    /// ```
    Separator(char),
}

impl fmt::Display for PolicyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTenants => {
                f.write_str("the table declares no tenants: write `#[table(tenant = org_id)]`")
            }
            Self::Separator(separator) => write!(
                f,
                "a tag can contain `{separator}`, the separator after the tenant's id: tenants could forge the keys of others"
            ),
        }
    }
}

impl Error for PolicyError {}

/// The actions that read or write items by their partition keys. Scans have none.
const ACTIONS: [&str; 8] = [
    "dynamodb:GetItem",
    "dynamodb:BatchGetItem",
    "dynamodb:Query",
    "dynamodb:PutItem",
    "dynamodb:UpdateItem",
    "dynamodb:DeleteItem",
    "dynamodb:BatchWriteItem",
    "dynamodb:ConditionCheckItem",
];

/// Returns a policy of AWS IAM, in JSON, that lets a principal with the tag `tag` reach the items of the tenant whose id the tag has: one
/// statement for the table with this ARN, and one for each index.
///
/// It says for AWS what `Client::tenant` checks in the application, but for one thing: AWS compares the
/// partition key of the table alone when an item is written, and not those of indexes.
///
/// ```
/// use ddb_keys::{Entity, Table};
/// use ddb_keys_admin::export;
///
/// #[derive(Entity)]
/// #[pk("ORG#<org>")]
/// #[sk("USER#<name>")]
/// struct User { org: String, name: String }
///
/// #[derive(Table)]
/// #[table(name = "saas", pk = "PK", sk = "SK", tenant = org)]
/// enum Saas { User(User) }
///
/// let arn = "arn:aws:dynamodb:eu-central-1:111122223333:table/saas";
/// let policy = export::tenant_policy(Saas::SCHEMA, arn, "tenant")?;
/// assert!(policy.contains(r#""ORG#${aws:PrincipalTag/tenant}#*""#));
/// # Ok::<(), export::PolicyError>(())
/// ```
///
/// # Errors
///
/// If the table declares no tenants, or if a tag can contain its separator.
pub fn tenant_policy(schema: &TableSchema, arn: &str, tag: &str) -> Result<String, PolicyError> {
    let prefix = schema.tenant_prefix().ok_or(PolicyError::NoTenants)?;
    if can_be_in_a_tag(prefix.separator) {
        return Err(PolicyError::Separator(prefix.separator));
    }
    let partitions = partitions(prefix, tag);
    let of_table = statement(&ACTIONS, arn, "dynamodb:LeadingKeys", &partitions);
    let indexes = schema.indexes.iter().filter(|index| has_tenants(schema, index));
    let of_indexes = indexes.map(|index| {
        let arn = format!("{arn}/index/{}", index.name);
        let several = !index.local && index.pk.len() > 1;
        let key = if several { "dynamodb:FirstPartitionKeyValues" } else { "dynamodb:LeadingKeys" };
        statement(&["dynamodb:Query"], &arn, key, &partitions)
    });
    let statements: Vec<_> = std::iter::once(of_table).chain(of_indexes).collect();
    Ok(format!("{:#}\n", json!({ "Version": "2012-10-17", "Statement": statements })))
}

/// Whether items of tenants lie in an index.
fn has_tenants(schema: &TableSchema, index: &IndexSchema) -> bool {
    let shared = schema.tenant.map_or(&[][..], |tenant| tenant.shared);
    let mut owned = schema.entities.iter().filter(|entity| !shared.contains(&entity.name));
    owned.any(|entity| entity.indexes.iter().any(|key| key.index == index.ident))
}

/// The partition keys of a tenant, as patterns.
fn partitions(prefix: TenantPrefix, tag: &str) -> [String; 2] {
    let whole = format!("{}${{aws:PrincipalTag/{tag}}}", escaped(prefix.literal));
    let longer = format!("{whole}{}*", escaped(prefix.separator.encode_utf8(&mut [0; 4])));
    [whole, longer]
}

/// Text that means itself in a pattern.
fn escaped(text: &str) -> String {
    let letter = |letter| match letter {
        '*' | '?' | '$' => format!("${{{letter}}}"),
        _ => String::from(letter),
    };
    text.chars().map(letter).collect()
}

/// Whether the value of a tag can contain a character (IAM API Reference, "Tag").
fn can_be_in_a_tag(character: char) -> bool {
    character.is_alphanumeric() || "_.:/=+-@".contains(character)
}

fn statement(actions: &[&str], arn: &str, key: &str, partitions: &[String; 2]) -> Value {
    let leading = Value::from_iter([(key, partitions.as_slice())]);
    // `ForAllValues` is true where there are none.
    let present = Value::from_iter([(key, "false")]);
    json!({
        "Effect": "Allow",
        "Action": actions,
        "Resource": [arn],
        "Condition": { "ForAllValues:StringLike": leading, "Null": present },
    })
}

#[cfg(test)]
mod tests {
    use ddb_keys::{Entity, Table};

    use super::*;

    #[derive(Entity)]
    #[pk("ORG$<org>")]
    #[sk("USER#<name>")]
    #[entity(separator = '|')]
    #[gsi(ByTeam, pk = "ORG$<org>|TEAM$<team>", sk = "<name>")]
    #[lsi(ByDay, sk = "DAY#<day>")]
    #[allow(dead_code, reason = "keys are made from them")]
    struct User {
        org: String,
        name: String,
        team: String,
        day: u32,
    }

    #[derive(Entity)]
    #[pk("PLAN#<plan>")]
    #[sk("PLAN")]
    #[gsi(ByPrice, pk = "PLANS", sk = "<price:06>")]
    #[allow(dead_code, reason = "keys are made from them")]
    struct Plan {
        plan: String,
        price: u32,
    }

    #[derive(Table)]
    #[table(name = "saas", pk = "PK", sk = "SK", tenant = org, shared(Plan))]
    #[gsi(ByTeam, name = "by-team", pk = "GPK", sk = "GSK")]
    #[gsi(ByPrice, name = "by-price", pk = "PPK", sk = "PSK")]
    #[lsi(ByDay, name = "by-day", sk = "LSK")]
    #[allow(dead_code, reason = "its schema is what is exported")]
    enum Saas {
        User(User),
        Plan(Plan),
    }

    const KEYS: &str = "dynamodb:LeadingKeys";
    const ARN: &str = "arn:aws:dynamodb:eu-central-1:111122223333:table/saas";

    /// A policy, evaluated as IAM does: allowed if a statement allows the action on the resource, and all values match one of its
    /// patterns.
    struct Policy(Value);

    impl Policy {
        fn allows(&self, tenant: &str, action: &str, resource: &str, partitions: &[&str]) -> bool {
            let has = |value: &Value, text: &str| {
                value.as_array().is_some_and(|list| list.iter().any(|one| one == text))
            };
            let statements = self.0["Statement"].as_array().into_iter().flatten();
            let mut concerned = statements.filter(|statement| {
                has(&statement["Action"], action) && has(&statement["Resource"], resource)
            });
            concerned.any(|statement| {
                let of_keys = |condition: &str| &statement["Condition"][condition][KEYS];
                let patterns = of_keys("ForAllValues:StringLike").as_array().into_iter().flatten();
                let patterns: Vec<_> = patterns.map(|pattern| pieces(pattern, tenant)).collect();
                let is_one = |partition: &&str| patterns.iter().any(|one| matches(one, partition));
                let is_absent = of_keys("Null") == "false" && partitions.is_empty();
                !is_absent && partitions.iter().all(is_one)
            })
        }
    }

    /// A character that means itself, or any text.
    #[derive(PartialEq)]
    enum Piece {
        Itself(char),
        Any,
    }

    fn pieces(pattern: &Value, tenant: &str) -> Vec<Piece> {
        let (mut rest, mut pieces) = (pattern.as_str().unwrap_or_default(), Vec::new());
        while let Some(letter) = rest.chars().next() {
            if let Some((variable, after)) =
                rest.strip_prefix("${").and_then(|rest| rest.split_once('}'))
            {
                let text = if variable == "aws:PrincipalTag/tenant" { tenant } else { variable };
                pieces.extend(text.chars().map(Piece::Itself));
                rest = after;
                continue;
            }
            pieces.push(if letter == '*' { Piece::Any } else { Piece::Itself(letter) });
            rest = &rest[letter.len_utf8()..];
        }
        pieces
    }

    fn matches(pattern: &[Piece], text: &str) -> bool {
        match pattern {
            [] => text.is_empty(),
            [Piece::Any, rest @ ..] => text
                .char_indices()
                .map(|(at, _)| at)
                .chain([text.len()])
                .any(|at| matches(rest, &text[at..])),
            [Piece::Itself(letter), rest @ ..] => {
                text.strip_prefix(*letter).is_some_and(|text| matches(rest, text))
            }
        }
    }

    fn policy() -> Policy {
        let text = tenant_policy(Saas::SCHEMA, ARN, "tenant").unwrap_or_default();
        Policy(serde_json::from_str(&text).unwrap_or_default())
    }

    #[test]
    fn the_keys_of_a_tenant_are_allowed_and_no_others() {
        let (policy, index) = (policy(), format!("{ARN}/index/by-team"));
        let own = UserKey { org: "acme", name: "ann" }.build().unwrap_or_else(|_| unreachable!());
        let partition = own.pk.as_str().unwrap_or_default();
        assert!(policy.allows("acme", "dynamodb:GetItem", ARN, &[partition]));
        assert!(policy.allows("acme", "dynamodb:BatchWriteItem", ARN, &[partition, partition]));
        assert!(policy.allows("acme", "dynamodb:Query", &index, &["ORG$acme|TEAM$x"]));
        assert!(policy.allows(
            "acme",
            "dynamodb:Query",
            &format!("{ARN}/index/by-day"),
            &[partition]
        ));

        for other in [
            "ORG$acme2",
            "ORG$acm",
            "ORG$acme2|TEAM$x",
            "ORGxacme",
            "PLAN#gold",
            "PLANS",
            "",
            "ORG$*",
        ] {
            assert!(
                !policy.allows("acme", "dynamodb:GetItem", ARN, &[partition, other]),
                "{other}"
            );
            assert!(!policy.allows("acme", "dynamodb:Query", &index, &[other]), "{other}");
        }
        assert!(!policy.allows("acme", "dynamodb:Scan", ARN, &[]));
        assert!(!policy.allows("acme", "dynamodb:GetItem", ARN, &[]), "no key is no tenant's key");
        assert!(!policy.allows(
            "acme",
            "dynamodb:Query",
            &format!("{ARN}/index/by-price"),
            &["PLANS"]
        ));
        assert!(!policy.allows("acme", "dynamodb:PutItem", &index, &["ORG$acme|TEAM$x"]));
    }

    #[test]
    fn the_keys_that_a_handle_of_the_tenant_may_name_are_those_of_the_policy() {
        let policy = policy();
        let prefix = Saas::SCHEMA.tenant_prefix().unwrap_or_else(|| unreachable!());
        for tenant in ["acme", "a.b", "Ärzte 1"] {
            for key in [
                "ORG$acme",
                "ORG$a.b|x",
                "ORG$a.b",
                "ORG$Ärzte 1|",
                "ORG$acme|",
                "ORG$",
                "ORG$acme$",
            ] {
                let rest = key.strip_prefix(&format!("{}{tenant}", prefix.literal));
                let is_own =
                    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(prefix.separator));
                assert_eq!(
                    policy.allows(tenant, "dynamodb:GetItem", ARN, &[key]),
                    is_own,
                    "{tenant}: {key}"
                );
            }
        }
    }

    #[test]
    fn separators_that_a_tag_can_contain_are_refused() {
        for separator in "_.:/=+-@".chars() {
            assert!(can_be_in_a_tag(separator), "{separator}");
        }
        assert!(!"#|!~,;$%&".chars().any(can_be_in_a_tag));
    }
}
