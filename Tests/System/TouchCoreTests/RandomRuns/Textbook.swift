// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

@testable import TouchCore

/// Hit-testing as the documentation tells it: a recursion that asks everybody, from the last to the first.
///
/// It shares nothing with the engine but the views: it asks by the public members, it does its own
/// arithmetic from center, bounds and transform, and it knows of no index and of no slots.
enum Textbook {
  static func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard view.isUserInteractionEnabled, !view.isHidden, Float(view.alpha) > 0.01, hasPlace(view) else {
      return nil
    }
    guard isInside(view, point, event) else { return nil }
    for child in view.subviews.reversed() where child.superview === view {
      let inChild = convert(point, to: child)
      let asks = (child as? HitView)?.kind.overridesHitTest ?? false
      if let answer = asks ? child.hitTest(inChild, with: event) : hitTest(child, inChild, event) {
        return answer
      }
    }
    return view
  }

  private static func isInside(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
    if let view = view as? HitView, view.kind.overridesInside {
      return view.point(inside: point, with: event)
    }
    return bounds(of: view, contain: point)
  }

  /// Whether a point is in the bounds, whichever way round they were given: least edges in, greatest out.
  static func bounds(of view: UIView, contain point: CGPoint) -> Bool {
    let box = view.bounds
    let (left, right) = (
      min(box.origin.x, box.origin.x + box.size.width), max(box.origin.x, box.origin.x + box.size.width)
    )
    let (top, bottom) = (
      min(box.origin.y, box.origin.y + box.size.height), max(box.origin.y, box.origin.y + box.size.height)
    )
    return left <= point.x && point.x < right && top <= point.y && point.y < bottom
  }

  /// A view that is not somewhere, or in which every point is the same one, is not hit.
  static func hasPlace(_ view: UIView) -> Bool {
    let (box, t) = (stored(view), view.transform)
    let numbers = [
      box.minX, box.minY, box.width, box.height, view.center.x, view.center.y, t.a, t.b, t.c, t.d, t.tx, t.ty,
    ]
    return numbers.allSatisfy(\.isFinite) && t.a * t.d - t.b * t.c != 0
  }

  /// A point of the superview's coordinates in those of the child, by Cramer's rule.
  private static func convert(_ point: CGPoint, to child: UIView) -> CGPoint {
    let (box, t) = (stored(child), child.transform)
    if t == RunTransform.identity.transform {
      let (inParent, inside) = (child.frame.origin, box.origin)
      return CGPoint(x: point.x - inParent.x + inside.x, y: point.y - inParent.y + inside.y)
    }
    let x = point.x - child.center.x - t.tx
    let y = point.y - child.center.y - t.ty
    let determinant = t.a * t.d - t.b * t.c
    guard determinant != 0, determinant.isFinite else {
      return CGPoint(x: x + t.tx + box.midX, y: y + t.ty + box.midY)
    }
    return CGPoint(
      x: (t.d * x - t.c * y) / determinant + box.midX, y: (t.a * y - t.b * x) / determinant + box.midY)
  }

  /// The bounds as they were set, below what a class makes of them.
  static func stored(_ view: UIView) -> CGRect {
    view.storedBounds
  }
}
