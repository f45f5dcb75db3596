//! What the AWS floor promises, against engines that speak DynamoDB.

mod reads;
