// SPDX-License-Identifier: Apache-2.0

/// A vector of as many bits, read in lanes of another width.
///
/// Both are plain bits without padding, so any value of the one is one of the other; a pair of different sizes traps.
@inline(__always)
nonisolated func lanes<Narrow: SIMD, Wide: SIMD>(_ vector: Narrow, as type: Wide.Type) -> Wide {
  unsafeBitCast(vector, to: type)
}

/// What a comparison of vectors gave, read in lanes of another width.
@inline(__always)
nonisolated func lanes<Compared: SIMD, Wide: SIMD>(_ mask: SIMDMask<Compared>, as type: Wide.Type) -> Wide {
  unsafeBitCast(mask, to: type)
}
