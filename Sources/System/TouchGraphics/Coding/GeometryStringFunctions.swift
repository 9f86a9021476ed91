// SPDX-License-Identifier: Apache-2.0
public import Foundation

// The names of these functions before they became methods of `NSCoder`. Older code still logs with them.

/// The string for a point, as returned by `NSCoder.string(for:)`.
public nonisolated func NSStringFromCGPoint(_ value: CGPoint) -> String {
  NSCoder.string(for: value)
}

/// Reads a point from a string, as `NSCoder.cgPoint(for:)` does.
public nonisolated func CGPointFromString(_ string: String) -> CGPoint {
  NSCoder.cgPoint(for: string)
}

/// The string for a vector, as returned by `NSCoder.string(for:)`.
public nonisolated func NSStringFromCGVector(_ value: CGVector) -> String {
  NSCoder.string(for: value)
}

/// Reads a vector from a string, as `NSCoder.cgVector(for:)` does.
public nonisolated func CGVectorFromString(_ string: String) -> CGVector {
  NSCoder.cgVector(for: string)
}

/// The string for a size, as returned by `NSCoder.string(for:)`.
public nonisolated func NSStringFromCGSize(_ value: CGSize) -> String {
  NSCoder.string(for: value)
}

/// Reads a size from a string, as `NSCoder.cgSize(for:)` does.
public nonisolated func CGSizeFromString(_ string: String) -> CGSize {
  NSCoder.cgSize(for: string)
}

/// The string for a rectangle, as returned by `NSCoder.string(for:)`.
public nonisolated func NSStringFromCGRect(_ value: CGRect) -> String {
  NSCoder.string(for: value)
}

/// Reads a rectangle from a string, as `NSCoder.cgRect(for:)` does.
public nonisolated func CGRectFromString(_ string: String) -> CGRect {
  NSCoder.cgRect(for: string)
}

/// The string for a transform, as returned by `NSCoder.string(for:)`.
public nonisolated func NSStringFromCGAffineTransform(_ value: CGAffineTransform) -> String {
  NSCoder.string(for: value)
}

/// Reads a transform from a string, as `NSCoder.cgAffineTransform(for:)` does.
public nonisolated func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}

/// The string for insets, as returned by `NSCoder.string(for:)`.
public nonisolated func NSStringFromUIEdgeInsets(_ value: UIEdgeInsets) -> String {
  NSCoder.string(for: value)
}

/// Reads insets from a string, as `NSCoder.uiEdgeInsets(for:)` does.
public nonisolated func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}

/// The string for an offset, as returned by `NSCoder.string(for:)`.
public nonisolated func NSStringFromUIOffset(_ value: UIOffset) -> String {
  NSCoder.string(for: value)
}

/// Reads an offset from a string, as `NSCoder.uiOffset(for:)` does.
public nonisolated func UIOffsetFromString(_ string: String) -> UIOffset {
  NSCoder.uiOffset(for: string)
}
