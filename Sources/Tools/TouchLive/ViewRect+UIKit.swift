// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchSnapshot

// Snapshots have points, sizes and rectangles of their own, since they are read where neither Foundation nor
// UIKit is. These initializers convert both ways, without a loss.

extension ViewPoint {
  /// Converts a point of UIKit.
  public nonisolated init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension ViewSize {
  /// Converts a size of UIKit.
  public nonisolated init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension ViewRect {
  /// Converts a rectangle of UIKit.
  public nonisolated init(_ rect: CGRect) {
    self.init(origin: ViewPoint(rect.origin), size: ViewSize(rect.size))
  }
}

extension CGPoint {
  /// Converts a point of a snapshot.
  public nonisolated init(_ point: ViewPoint) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// Converts a size of a snapshot.
  public nonisolated init(_ size: ViewSize) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  /// Converts a rectangle of a snapshot.
  public nonisolated init(_ rect: ViewRect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}
