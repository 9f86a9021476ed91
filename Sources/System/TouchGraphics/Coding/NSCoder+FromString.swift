// SPDX-License-Identifier: Apache-2.0
public import Foundation

// As in UIKit, a malformed string gives zero, or the identity for a transform.

nonisolated extension NSCoder {
  /// Reads a point from a string.
  public class func cgPoint(for string: String) -> CGPoint {
    guard let n = GeometryString.numbers(in: string, count: 2) else { return .zero }
    return CGPoint(x: n[0], y: n[1])
  }

  /// Reads a vector from a string.
  public class func cgVector(for string: String) -> CGVector {
    guard let n = GeometryString.numbers(in: string, count: 2) else { return .zero }
    return CGVector(dx: n[0], dy: n[1])
  }

  /// Reads a size from a string.
  public class func cgSize(for string: String) -> CGSize {
    guard let n = GeometryString.numbers(in: string, count: 2) else { return .zero }
    return CGSize(width: n[0], height: n[1])
  }

  /// Reads a rectangle from a string.
  public class func cgRect(for string: String) -> CGRect {
    guard let n = GeometryString.numbers(in: string, count: 4, pairs: true) else { return .zero }
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// Reads a transform from a string.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    guard let n = GeometryString.numbers(in: string, count: 6, brackets: true) else { return .identity }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// Reads insets from a string.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    guard let n = GeometryString.numbers(in: string, count: 4) else { return .zero }
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// Reads directional insets from a string.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    guard let n = GeometryString.numbers(in: string, count: 4) else { return .zero }
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }

  /// Reads an offset from a string.
  public class func uiOffset(for string: String) -> UIOffset {
    guard let n = GeometryString.numbers(in: string, count: 2) else { return .zero }
    return UIOffset(horizontal: n[0], vertical: n[1])
  }
}
