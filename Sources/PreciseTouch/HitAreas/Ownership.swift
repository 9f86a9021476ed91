// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  import UIKit
#else
  import Touchstone
#endif

/// Finds out whose a point is that lies in what a view has grown by.
///
/// The point is somebody else's if a hit-test comes to another target's real bounds there when nobody is grown.
/// So everything that decides about a hit decides here too: what is hidden owns nothing, what is scrolled, turned
/// or scaled owns what it shows, and overrides have their say. Views that show nothing, such as containers
/// without a background, do not cover what lies behind them: the finger aims at what it sees.
struct Ownership {
  /// The view that has grown.
  let view: UIView
  let event: UIEvent?

  /// Whether views are asked for their real bounds, so that none of them grows.
  private(set) static var asksForRealBounds = false

  /// Whether a point beyond the view's bounds, in its coordinates, lies in the real bounds of another target.
  func isTaken(_ point: CGPoint) -> Bool {
    let outer = Self.asksForRealBounds
    Self.asksForRealBounds = true
    defer { Self.asksForRealBounds = outer }
    // From the nearest view around this one on; what is hit inside one lies before what is hit inside the next.
    var branch = view
    var isCovered = false
    while let around = branch.superview {
      var finding = isCovered ? .covered : search(point, at: around, in: around)
      if finding == .covered { finding = searchBehind(branch, point, in: around) }
      switch finding {
      case .taken: return true
      case .free: return false
      case .covered: isCovered = true
      case .nothing: break
      }
      branch = around
    }
    return false
  }

  /// What is found at the point.
  private enum Finding {
    /// Nothing is hit.
    case nothing
    /// Something is hit that shows nothing; what lies behind it counts.
    case covered
    /// Something is hit that shows, and is no other target.
    case free
    /// Another target.
    case taken
  }

  /// Asks what is in a view around the grown one, one after the other from the top, and then looks at the view itself.
  private func searchBehind(_ branch: UIView, _ point: CGPoint, in around: UIView) -> Finding {
    for subview in around.subviews.reversed() where subview !== branch {
      let finding = search(point, at: subview, in: around)
      if finding == .taken || finding == .free { return finding }
    }
    return around.shows ? .free : .covered
  }

  /// Asks a view, which is `around` or in it.
  private func search(_ point: CGPoint, at asked: UIView, in around: UIView) -> Finding {
    let place = asked.convert(point, from: view)
    guard let hit = asked.realHit(at: place, with: event) else { return .nothing }
    return judge(hit, at: point, in: around)
  }

  /// Judges the view that is hit and those it is in, up to the one around the grown view: whether one of them is
  /// another target that has the point in its bounds, and whether one of them shows.
  ///
  /// The views that the grown one lies in are no neighbours: it is made to be touched before them.
  private func judge(_ hit: UIView, at point: CGPoint, in around: UIView) -> Finding {
    var (holdsPoint, shows) = (false, false)
    var candidate: UIView? = hit
    while let other = candidate, other !== around {
      if other === view { return .free }
      shows = shows || other.shows
      holdsPoint = holdsPoint || other.bounds.includes(other.convert(point, from: view))
      if holdsPoint, other.isTarget, !isGround(other), !view.isDescendant(of: other) { return .taken }
      candidate = other.superview
    }
    return shows || (hit === around && around.shows) ? .free : .covered
  }

  /// Whether the view lies on another one that scrolls: a button that floats above a list is no neighbour of the
  /// list, only of what is in it.
  private func isGround(_ other: UIView) -> Bool {
    guard other is UIScrollView else { return false }
    let (ground, box) = (other.bounds, other.convert(view.bounds, from: view))
    return box.minX >= ground.minX && box.maxX <= ground.maxX && box.minY >= ground.minY
      && box.maxY <= ground.maxY
  }
}

extension UIView {
  /// Whether the view covers what lies behind it, as far as can be known.
  fileprivate var shows: Bool {
    if let backgroundColor { backgroundColor != .clear } else { false }
  }

  /// What a hit-test comes to; traces do not tell of it, for it is no touch's.
  fileprivate func realHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    #if canImport(UIKit)
      hitTest(point, with: event)
    #else
      untracedHitTest(point, with: event)
    #endif
  }
}
