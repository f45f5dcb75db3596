//! Explanations as text.

use std::fmt;

use super::claim::{Claim, ExplainedAttribute, ExplainedIndex, ExplainedPart};
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
        write!(f, "in the index {}, {templates}", self.index)?;
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
