//! The methods of operations that take an expression as text.

/// The method by which those of a request change its expression.
macro_rules! changing_method {
    () => {
        /// The expression, about to be changed.
        fn changing(&mut self) -> &mut $crate::aws::request::expression::Expression {
            self.sending.change();
            &mut self.expression
        }
    };
}
pub(in crate::aws) use changing_method;

/// The methods that give meaning to the placeholders of a string.
macro_rules! placeholder_methods {
    ($text:literal, $begin:literal $value:literal $name:literal $end:literal) => {
        #[doc = concat!("Gives the value of a `:name` in the ", $text, ".")]
        /// Names that start with `:_` are reserved for the library.
        ///
        #[doc = $crate::aws::example::example!("table.put(&message).await?;" $begin $value $end)]
        #[doc(alias = "ExpressionAttributeValues")]
        pub fn value(mut self, name: &str, value: impl $crate::aws::PlainValue) -> Self {
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

/// The methods that every write with a condition has. With the SDK's builder also `customize`, by the write's own `change`. In their examples
/// `$write` makes the write, and `$send` sends it. `$given` is the type of a write that has been given a condition, and
/// `$as_given` makes it.
macro_rules! condition_methods {
    ($write:literal, $send:literal) => {
        $crate::aws::request::expression::methods::condition_methods!(
            $write, $send => Self, core::convert::identity
        );
    };
    ($builder:ty, $write:literal, $send:literal) => {
        $crate::aws::request::expression::methods::condition_methods!(
            $builder, $write, $send => Self, core::convert::identity
        );
    };
    ($builder:ty, $write:literal, $send:literal => $given:ty, $as_given:path) => {
        $crate::aws::request::expression::methods::condition_methods!(
            $write, $send => $given, $as_given
        );

        /// Changes the SDK's request in ways that are not covered here. Setting a condition here beside one that the
        /// request already has is an error: use [`condition_text`](Self::condition_text).
        ///
        #[doc = $crate::aws::example::example!(
            "table.put(&message).await?;"
            $write
            r#"let write = write.customize(|sdk| sdk.condition_expression("attribute_exists(PK)"));"#
            $send
        )]
        pub fn customize(mut self, change: impl FnOnce($builder) -> $builder) -> $given {
            self.change(change);
            $as_given(self)
        }
    };
    ($write:literal, $send:literal => $given:ty, $as_given:path) => {
        /// Writes only if the expression is true. Several conditions must all be true.
        ///
        /// The text is an expression of DynamoDB, with [`value`](Self::value) for each `:name`. Attributes go by
        /// the names that the item stores them under, reserved words included; [`name`](Self::name)
        /// serves names that are not words. A name that the entity does not store is an error.
        ///
        #[doc = $crate::aws::example::example!(
            "table.put(&message).await?;"
            $write
            r#"let write = write.condition_text("likes <= :most").value(":most", 9);"#
            $send
        )]
        #[doc(alias = "ConditionExpression")]
        pub fn condition_text(mut self, expression: impl Into<alloc::string::String>) -> $given {
            self.changing().text(&expression.into());
            $as_given(self)
        }

        $crate::aws::request::expression::methods::placeholder_methods!(
            "condition",
            $write
            r#"let write = write.condition_text("likes <= :most").value(":most", 9);"#
            r##"let write = write.condition_text("attribute_exists(#name)").name("#name", "likes");"##
            $send
        );
    };
}
pub(in crate::aws) use condition_methods;

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
