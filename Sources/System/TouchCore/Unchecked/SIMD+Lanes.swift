// SPDX-License-Identifier: Apache-2.0

/// Reads the bits of a vector in lanes of another width.
///
/// Both vectors are plain bits without padding, so that any value of one is a value of the other. Vectors of
/// different sizes trap.
@inline(__always)
nonisolated func lanes<Narrow: SIMD, Wide: SIMD>(_ vector: Narrow, as type: Wide.Type) -> Wide {
  unsafe unsafeBitCast(vector, to: type)
}

/// Reads the result of a comparison of vectors in lanes of another width.
@inline(__always)
nonisolated func lanes<Compared: SIMD, Wide: SIMD>(_ mask: SIMDMask<Compared>, as type: Wide.Type) -> Wide {
  unsafe unsafeBitCast(mask, to: type)
}
