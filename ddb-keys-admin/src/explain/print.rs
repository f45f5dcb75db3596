//! Explanations as text.

use std::fmt;

use super::claim::{Claim, ExplainedAttribute, ExplainedIndex, ExplainedPart};
#[cfg(feature = "aws-sdk")]
use super::cursor::{CursorExplanation, ExplainedPosition, ExplainedRead};
use super::{Explanation, NearMiss};

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.claims.is_empty() {
            write!(f, "no entity of the table `{}` claims the key", self.table)?;
        }
        let claims = self.claims.iter().map(|claim| claim as &dyn fmt::Display);
        let nearest = self.nearest.iter().map(|near| near as &dyn fmt::Display);
        for (at, shown) in claims.chain(nearest).enumerate() {
            let is_first = at == 0 && !self.claims.is_empty();
            write!(f, "{}{shown}", if is_first { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Named(self.entity, self.former))?;
        for attribute in &self.key {
            write!(f, "\n  {attribute}")?;
        }
        match &self.query {
            Some(query) => write!(f, "\n  found by {query}")?,
            None => write!(
                f,
                "\n  found by `get` of its present key with `.or_former()`; `migrate` moves it"
            )?,
        }
        if let Some(partition) = &self.partition {
            write!(f, "\n  its partition: {partition}, of {}", self.neighbors.join(", "))?;
        }
        for index in &self.indexes {
            write!(f, "\n  {index}")?;
        }
        Ok(())
    }
}

impl fmt::Display for ExplainedAttribute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} `{}`", self.name, self.template)?;
        for part in &self.parts {
            write!(f, "\n    {part}")?;
        }
        Ok(())
    }
}

impl fmt::Display for ExplainedPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { field, kind, format, text, value } = self;
        write!(f, "{field} = {}  ({kind}", value.escape_debug())?;
        if !format.is_empty() {
            write!(f, ", format `{format}`")?;
        }
        if text != value {
            write!(f, ", written {text}")?;
        }
        f.write_str(")")
    }
}

impl fmt::Display for ExplainedIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let templates = self.pk.iter().chain(&self.sk).map(|template| format!("`{template}`"));
        let templates = templates.collect::<Vec<_>>().join(" | ");
        write!(f, "in the index {}, ", self.index)?;
        if let Some(former) = self.former {
            write!(f, "under its former key `{former}`, ")?;
        }
        f.write_str(&templates)?;
        if !self.conditions.is_empty() {
            write!(f, ", if {}", self.conditions.join(" and "))?;
        }
        match &self.query {
            Some(query) => write!(f, "\n    found by {query}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for NearMiss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { entity, former, attribute, template, at, before, after, reason, .. } = self;
        let named = Named(entity, *former);
        write!(f, "  {named}: {attribute} `{template}` stops matching at byte {at}")?;
        write!(f, ", after {before:?} and before {after:?}: {reason}")
    }
}

#[cfg(feature = "aws-sdk")]
impl fmt::Display for CursorExplanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.positions.is_empty() {
            return write!(f, "a scan of `{}` that has read no item", self.table);
        }
        for (at, position) in self.positions.iter().enumerate() {
            write!(f, "{}{position}", if at == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

#[cfg(feature = "aws-sdk")]
impl fmt::Display for ExplainedPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values = self.values.iter().map(|value| format!("`{}`", value.escape_debug()));
        write!(f, "after an item with {}", values.collect::<Vec<_>>().join(", "))?;
        if let Some(bucket) = &self.bucket {
            write!(f, ", in the bucket `{}`", bucket.escape_debug())?;
        }
        match self.reads[..] {
            [] => f.write_str("\n  no item of the table has such a key")?,
            [_] => f.write_str(", which continues")?,
            _ => f.write_str(", which continues one of these")?,
        }
        self.reads.iter().try_for_each(|read| write!(f, "\n  {read}"))
    }
}

#[cfg(feature = "aws-sdk")]
impl fmt::Display for ExplainedRead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.query, self.index) {
            (Some(query), None) => f.write_str(query)?,
            (Some(query), Some(index)) => write!(f, "{query}, in the index {index}")?,
            (None, None) => write!(f, "a scan of the table, after a {}", self.entity)?,
            (None, Some(index)) => {
                write!(f, "a scan of the index {index}, after a {}", self.entity)?;
            }
        }
        for attribute in &self.after {
            for line in attribute.to_string().lines() {
                write!(f, "\n    {line}")?;
            }
        }
        Ok(())
    }
}

/// An entity, with the name of its former key.
struct Named<'n>(&'n str, Option<&'n str>);

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.1 {
            None => f.write_str(self.0),
            Some(former) => write!(f, "{}, formerly {former}", self.0),
        }
    }
}
