// SPDX-License-Identifier: Apache-2.0

// The names these functions had before they became methods of `NSCoder`; older touch code still logs with them.

/// The text of a point, as `NSCoder.string(for:)` gives it.
public nonisolated func NSStringFromCGPoint(_ value: CGPoint) -> String {
  NSCoder.string(for: value)
}

/// Reads a point from its text, as `NSCoder.cgPoint(for:)` does.
public nonisolated func CGPointFromString(_ string: String) -> CGPoint {
  NSCoder.cgPoint(for: string)
}

/// The text of a vector, as `NSCoder.string(for:)` gives it.
public nonisolated func NSStringFromCGVector(_ value: CGVector) -> String {
  NSCoder.string(for: value)
}

/// Reads a vector from its text, as `NSCoder.cgVector(for:)` does.
public nonisolated func CGVectorFromString(_ string: String) -> CGVector {
  NSCoder.cgVector(for: string)
}

/// The text of a size, as `NSCoder.string(for:)` gives it.
public nonisolated func NSStringFromCGSize(_ value: CGSize) -> String {
  NSCoder.string(for: value)
}

/// Reads a size from its text, as `NSCoder.cgSize(for:)` does.
public nonisolated func CGSizeFromString(_ string: String) -> CGSize {
  NSCoder.cgSize(for: string)
}

/// The text of a rectangle, as `NSCoder.string(for:)` gives it.
public nonisolated func NSStringFromCGRect(_ value: CGRect) -> String {
  NSCoder.string(for: value)
}

/// Reads a rectangle from its text, as `NSCoder.cgRect(for:)` does.
public nonisolated func CGRectFromString(_ string: String) -> CGRect {
  NSCoder.cgRect(for: string)
}

/// The text of a transform, as `NSCoder.string(for:)` gives it.
public nonisolated func NSStringFromCGAffineTransform(_ value: CGAffineTransform) -> String {
  NSCoder.string(for: value)
}

/// Reads a transform from its text, as `NSCoder.cgAffineTransform(for:)` does.
public nonisolated func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}

/// The text of insets, as `NSCoder.string(for:)` gives it.
public nonisolated func NSStringFromUIEdgeInsets(_ value: UIEdgeInsets) -> String {
  NSCoder.string(for: value)
}

/// Reads insets from its text, as `NSCoder.uiEdgeInsets(for:)` does.
public nonisolated func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}

/// The text of an offset, as `NSCoder.string(for:)` gives it.
public nonisolated func NSStringFromUIOffset(_ value: UIOffset) -> String {
  NSCoder.string(for: value)
}

/// Reads an offset from its text, as `NSCoder.uiOffset(for:)` does.
public nonisolated func UIOffsetFromString(_ string: String) -> UIOffset {
  NSCoder.uiOffset(for: string)
}
