// SPDX-License-Identifier: Apache-2.0
public import Foundation

// On Linux, Foundation's `NSValue` supports only these three structs.

nonisolated extension NSValue {
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// The point that the value contains.
  public var cgPointValue: CGPoint { pointValue }

  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// The size that the value contains.
  public var cgSizeValue: CGSize { sizeValue }

  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The rectangle that the value contains.
  public var cgRectValue: CGRect { rectValue }
}
