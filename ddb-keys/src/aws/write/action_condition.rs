//! The condition of an action that is already filled.

use alloc::format;
use alloc::string::String;
use std::collections::HashMap;

use aws_sdk_dynamodb::types::{
    AttributeValue, ReturnValuesOnConditionCheckFailure, TransactWriteItem,
};

use crate::aws::request::expression::Expression;
use crate::aws::request::expression::parts::{ExpressionParts, Names};

/// The condition of a put or a deletion.
pub(super) struct ActionCondition<'a> {
    text: &'a mut Option<String>,
    names: &'a mut Option<Names>,
    values: &'a mut Option<HashMap<String, AttributeValue>>,
    shown: &'a mut Option<ReturnValuesOnConditionCheckFailure>,
}

impl<'a> ActionCondition<'a> {
    pub(super) fn of(action: &'a mut TransactWriteItem) -> Option<Self> {
        macro_rules! of {
            ($action:expr) => {
                Self {
                    text: &mut $action.condition_expression,
                    names: &mut $action.expression_attribute_names,
                    values: &mut $action.expression_attribute_values,
                    shown: &mut $action.return_values_on_condition_check_failure,
                }
            };
        }
        match (&mut action.put, &mut action.delete) {
            (Some(put), _) => Some(of!(put)),
            (None, Some(delete)) => Some(of!(delete)),
            (None, None) => None,
        }
    }

    /// An expression whose placeholders are none of this one's.
    pub(super) fn beside(&self) -> Expression {
        let names = self.names.as_ref().map_or(0, HashMap::len);
        let values = self.values.as_ref().map_or(0, HashMap::len);
        Expression::after(names, values)
    }

    /// Adds a condition, and asks for the stored item in case that it is false.
    pub(super) fn and(self, ExpressionParts { text, names, values }: ExpressionParts) {
        let Some(more) = text else { return };
        *self.text = Some(match self.text.take() {
            Some(text) => format!("({text}) AND ({more})"),
            None => more,
        });
        if let Some(names) = names {
            self.names.get_or_insert_default().extend(names);
        }
        if let Some(values) = values {
            self.values.get_or_insert_default().extend(values);
        }
        *self.shown = Some(ReturnValuesOnConditionCheckFailure::AllOld);
    }
}
