//! The part of an entity that the AWS floor adds. It is a supertrait of [`Entity`](crate::Entity), so that code that is
//! generic over entities can read and write items without a further bound.

#[cfg(feature = "aws-sdk")]
pub(crate) use crate::aws::StoredEntity;

/// Nothing is added without the feature `aws-sdk`.
#[cfg(not(feature = "aws-sdk"))]
pub trait StoredEntity {}

#[cfg(not(feature = "aws-sdk"))]
impl<E> StoredEntity for E {}
