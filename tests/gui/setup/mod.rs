//! Start positions, random positions, the library, board sizes and transforms.

mod starts_and_transforms;
