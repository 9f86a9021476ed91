// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchGraphics

/// What a dynamic animator can move: a view, or any object with a center, a size and a transform.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
  /// The center, in the coordinates of the reference view.
  var center: CGPoint { get set }
  /// The bounds, of which the size counts.
  var bounds: CGRect { get }
  /// The transform, whose rotation the animator changes.
  var transform: CGAffineTransform { get set }
  /// The kind of shape that collides.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The convex shape that collides, around the center, for the type `path`.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle, unless implemented.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path, unless implemented.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
