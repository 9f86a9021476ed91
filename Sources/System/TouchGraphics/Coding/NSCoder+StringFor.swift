// SPDX-License-Identifier: Apache-2.0
public import Foundation

nonisolated extension NSCoder {
  /// The string for a point, with enough digits to read back the same numbers.
  public class func string(for point: CGPoint) -> String {
    GeometryString.text([point.x, point.y])
  }

  /// The string for a vector, with enough digits to read back the same numbers.
  public class func string(for vector: CGVector) -> String {
    GeometryString.text([vector.dx, vector.dy])
  }

  /// The string for a size, with enough digits to read back the same numbers.
  public class func string(for size: CGSize) -> String {
    GeometryString.text([size.width, size.height])
  }

  /// The string for a rectangle, with enough digits to read back the same numbers.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// The string for a transform, with enough digits to read back the same numbers.
  public class func string(for transform: CGAffineTransform) -> String {
    GeometryString.text(
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], brackets: true)
  }

  /// The string for insets, with enough digits to read back the same numbers.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryString.text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// The string for directional insets, with enough digits to read back the same numbers.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryString.text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// The string for an offset, with enough digits to read back the same numbers.
  public class func string(for offset: UIOffset) -> String {
    GeometryString.text([offset.horizontal, offset.vertical])
  }
}
