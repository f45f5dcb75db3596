//! The methods of operations that take an expression as text.

/// The methods that give meaning to the placeholders of a string.
macro_rules! placeholder_methods {
    ($text:literal, $begin:literal $value:literal $name:literal $end:literal) => {
        #[doc = concat!("Gives the value of a `:name` in the ", $text, ".")]
        /// Names that start with `:_` are reserved for the library.
        ///
        #[doc = $crate::aws::example::example!("table.put(&message).await?;" $begin $value $end)]
        #[doc(alias = "ExpressionAttributeValues")]
        pub fn value(mut self, name: &str, value: impl serde::Serialize) -> Self {
            self.changing().value(name, value);
            self
        }

        #[doc = concat!("Gives the attribute of a `#name` in the ", $text, ".")]
        /// Names that start with `#_` are reserved for the library.
        ///
        #[doc = $crate::aws::example::example!("table.put(&message).await?;" $begin $name $end)]
        #[doc(alias = "ExpressionAttributeNames")]
        pub fn name(mut self, placeholder: &str, attribute: &str) -> Self {
            self.changing().name(placeholder, attribute);
            self
        }
    };
}
pub(in crate::aws) use placeholder_methods;

/// The methods that filter by text, of every read of several items. In their examples `$read` makes the read.
macro_rules! text_filter_methods {
    ($limits:literal, $read:literal) => {
        /// The expression, about to be changed.
        fn changing(&mut self) -> &mut $crate::aws::request::expression::Expression {
            &mut self.expression
        }

        /// Keeps the items for which the expression is true, after they are read and paid for.
        ///
        #[doc = $limits]
        ///
        /// The text is an expression of DynamoDB, with [`value`](Self::value) for each `:name`. Attributes go by
        /// the names that the item stores them under, reserved words included; [`name`](Self::name)
        /// serves names that are not words. In a read of one entity, a name that it does not store is
        /// an error.
        ///
        #[doc = $crate::aws::example::example!(
            "table.put(&message).await?;"
            $read
            r#"let read = read.filter_text("likes <= :most").value(":most", 9);"#
            "assert_eq!(read.await?, [message]);"
        )]
        #[doc(alias = "FilterExpression")]
        pub fn filter_text(mut self, expression: impl Into<alloc::string::String>) -> Self {
            self.changing().text(&expression.into());
            self
        }

        /// Leaves out items that have expired by `#[entity(ttl = field)]` and are not deleted yet.
        ///
        #[doc = $crate::aws::example::example!(
            "table.put(&message).await?;"
            $read
            "let read = read.unexpired();"
            "assert_eq!(read.await?, [message]);"
        )]
        #[doc(alias = "TTL")]
        pub fn unexpired(mut self) -> Self {
            self.changing().unexpired(T::SCHEMA);
            self
        }

        $crate::aws::request::expression::methods::placeholder_methods!(
            "filter",
            $read
            r#"let read = read.filter_text("likes <= :most").value(":most", 9);"#
            r##"let read = read.filter_text("attribute_exists(#name)").name("#name", "likes");"##
            "assert_eq!(read.await?, [message]);"
        );
    };
}
pub(in crate::aws) use text_filter_methods;
