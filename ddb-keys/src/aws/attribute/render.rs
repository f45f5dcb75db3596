//! The text of conditions, piece by piece, and their expressions with placeholders.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use aws_sdk_dynamodb::types::AttributeValue;

use super::condition::Clause;
use super::path::Step;
use super::{Path, Term};
use crate::aws::InvalidRequest;
use crate::aws::request::expression::Expression;

/// A piece of the text of a clause.
pub(super) enum Piece<'p> {
    Text(&'static str),
    /// An operator or a function, whose number DynamoDB limits.
    Operator(&'static str),
    Path(&'p Path),
    Value(AttributeValue),
    /// Why there is no value for an attribute.
    Refused(Option<&'p Path>, String),
}

impl Clause {
    /// Adds the clause to an expression, with placeholders for its names and values.
    pub(in crate::aws) fn add_to(self, expression: &mut Expression) {
        expression.write_clause(|text, to| self.each_piece(&mut |piece| piece.render(text, to)));
    }

    /// Takes the clause to pieces, in the order of its text.
    pub(super) fn each_piece<R>(
        self,
        write: &mut dyn FnMut(Piece<'_>) -> Result<(), R>,
    ) -> Result<(), R> {
        match self {
            Self::Compare(one, comparison, other) => {
                let on = one.each_piece(None, write)?;
                write(Piece::Operator(comparison.sign()))?;
                other.each_piece(on.as_ref(), write)?;
            }
            Self::Between(one, low, high) => {
                let on = one.each_piece(None, write)?;
                write(Piece::Operator(" BETWEEN "))?;
                low.each_piece(on.as_ref(), write)?;
                write(Piece::Text(" AND "))?;
                high.each_piece(on.as_ref(), write)?;
            }
            Self::In(path, terms) => {
                write(Piece::Path(&path))?;
                write(Piece::Operator(" IN ("))?;
                for (n, term) in terms.into_iter().enumerate() {
                    if n > 0 {
                        write(Piece::Text(", "))?;
                    }
                    term.each_piece(Some(&path), write)?;
                }
                write(Piece::Text(")"))?;
            }
            Self::Call(function, path, argument) => {
                write(Piece::Operator(function.name()))?;
                write(Piece::Path(&path))?;
                if let Some(argument) = argument {
                    write(Piece::Text(", "))?;
                    argument.each_piece(Some(&path), write)?;
                }
                write(Piece::Text(")"))?;
            }
            Self::All(clauses) => Self::join(clauses, " AND ", write)?,
            Self::Any(clauses) => Self::join(clauses, " OR ", write)?,
            Self::Not(clause) => {
                write(Piece::Operator("NOT "))?;
                clause.each_inner_piece(write)?;
            }
        }
        Ok(())
    }

    fn join<R>(
        clauses: Vec<Self>,
        joint: &'static str,
        write: &mut dyn FnMut(Piece<'_>) -> Result<(), R>,
    ) -> Result<(), R> {
        for (n, clause) in clauses.into_iter().enumerate() {
            if n > 0 {
                write(Piece::Operator(joint))?;
            }
            clause.each_inner_piece(write)?;
        }
        Ok(())
    }

    /// The pieces of a clause inside another one, in parentheses if it needs them.
    fn each_inner_piece<R>(
        self,
        write: &mut dyn FnMut(Piece<'_>) -> Result<(), R>,
    ) -> Result<(), R> {
        if !matches!(self, Self::All(_) | Self::Any(_) | Self::Not(_) | Self::Between(..)) {
            return self.each_piece(write);
        }
        write(Piece::Text("("))?;
        self.each_piece(write)?;
        write(Piece::Text(")"))
    }
}

impl Term {
    /// Takes the term to pieces, and returns the path in it. `on` is the attribute that errors name.
    fn each_piece<R>(
        self,
        on: Option<&Path>,
        write: &mut dyn FnMut(Piece<'_>) -> Result<(), R>,
    ) -> Result<Option<Path>, R> {
        match self {
            Self::Value(value) | Self::Skipped(value) => write(Piece::Value(value))?,
            Self::Path(path) => {
                write(Piece::Path(&path))?;
                return Ok(Some(path));
            }
            Self::Size(path) => {
                write(Piece::Operator("size("))?;
                write(Piece::Path(&path))?;
                write(Piece::Text(")"))?;
                return Ok(Some(path));
            }
            Self::Refused(reason) => write(Piece::Refused(on, reason))?,
        }
        Ok(None)
    }

    /// Writes the term. `on` is the attribute that errors name.
    pub(in crate::aws) fn render(
        self,
        on: &Path,
        out: &mut String,
        to: &mut Expression,
    ) -> Result<(), InvalidRequest> {
        self.each_piece(Some(on), &mut |piece| piece.render(out, to)).map(drop)
    }
}

impl Piece<'_> {
    /// Writes the piece, with placeholders for names and values.
    fn render(self, out: &mut String, to: &mut Expression) -> Result<(), InvalidRequest> {
        match self {
            Self::Text(text) => out.push_str(text),
            Self::Operator(text) => {
                to.count_operators(1);
                out.push_str(text);
            }
            Self::Path(path) => {
                to.check_readable(&path.root)?;
                path.render(out, to)?;
            }
            Self::Value(value) => out.push_str(&to.own_value(value)),
            Self::Refused(on, reason) => {
                let name = on.map(ToString::to_string).unwrap_or_default();
                return Err(InvalidRequest::value(name, reason));
            }
        }
        Ok(())
    }
}

impl Path {
    /// Writes the path, with a placeholder for each name.
    pub(in crate::aws) fn render(
        &self,
        out: &mut String,
        to: &mut Expression,
    ) -> Result<(), InvalidRequest> {
        out.push_str(&to.own_name(&self.root));
        for step in &self.steps {
            match step {
                Step::Name(name) => {
                    out.push('.');
                    out.push_str(&to.own_name(name));
                }
                Step::Index(index) => {
                    // Writing to a string cannot fail.
                    let _ = write!(out, "[{index}]");
                }
                Step::Refused(reason) => {
                    return Err(InvalidRequest::value(self, reason));
                }
            }
        }
        Ok(())
    }
}
