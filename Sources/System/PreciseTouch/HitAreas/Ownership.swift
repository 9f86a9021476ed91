// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  import Touchstone
#else
  import UIKit
#endif

/// Decides who owns a point in the area by which a view has grown.
///
/// The point belongs to another target if a hit-test without any growth ends in that target's real bounds. So
/// everything that decides about a hit decides here too: hidden views own nothing, scrolled, rotated or
/// scaled views own what they show, and overrides apply. Views that show nothing, such as containers without
/// a background, do not cover what lies behind them: a finger aims at what is visible.
struct Ownership {
  /// The view that has grown.
  let view: UIView
  let event: UIEvent?

  /// Whether views are asked for their real bounds, so that no view grows.
  private(set) static var asksForRealBounds = false

  /// Whether a point beyond the view's bounds, in its coordinates, lies in the real bounds of another target.
  func belongsToOtherTarget(_ point: CGPoint) -> Bool {
    let outer = Self.asksForRealBounds
    Self.asksForRealBounds = true
    defer { Self.asksForRealBounds = outer }
    // The search starts at the nearest containing view: what is hit inside one lies in front of what is hit
    // inside the next.
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

  /// What the search found at the point.
  private enum Finding {
    /// Nothing was hit.
    case nothing
    /// A view that shows nothing was hit; what lies behind it counts.
    case covered
    /// A visible view was hit that is not another target.
    case free
    /// Another target was hit.
    case taken
  }

  /// Searches the subviews of a view around the grown one, from the top, and then the view itself.
  private func searchBehind(_ branch: UIView, _ point: CGPoint, in around: UIView) -> Finding {
    for subview in around.subviews.reversed() where subview !== branch {
      let finding = search(point, at: subview, in: around)
      if finding == .taken || finding == .free { return finding }
    }
    return around.shows ? .free : .covered
  }

  /// Searches a view, which is `around` or inside it.
  private func search(_ point: CGPoint, at asked: UIView, in around: UIView) -> Finding {
    let localPoint = asked.convert(point, from: view)
    guard let hit = asked.realHit(at: localPoint, with: event) else { return .nothing }
    return classify(hit, at: point, in: around)
  }

  /// Classifies the hit view and its superviews, up to the view around the grown one: whether one of them is
  /// another target with the point in its bounds, and whether one of them shows anything.
  ///
  /// The views that contain the grown view are no neighbors: it is made to be touched before them.
  private func classify(_ hit: UIView, at point: CGPoint, in around: UIView) -> Finding {
    var (holdsPoint, shows) = (false, false)
    var candidate: UIView? = hit
    while let other = candidate, other !== around {
      if other === view { return .free }
      shows = shows || other.shows
      holdsPoint = holdsPoint || other.bounds.includes(other.convert(point, from: view))
      if holdsPoint, other.isTarget, !isScrollingBackground(other), !view.isDescendant(of: other) {
        return .taken
      }
      candidate = other.superview
    }
    return shows || (hit === around && around.shows) ? .free : .covered
  }

  /// Whether the view lies on another one that scrolls: a button that floats above a list is no neighbor of
  /// the list, only of what the list contains.
  private func isScrollingBackground(_ other: UIView) -> Bool {
    guard other is UIScrollView else { return false }
    let (ground, box) = (other.bounds, other.convert(view.bounds, from: view))
    return box.minX >= ground.minX && box.maxX <= ground.maxX && box.minY >= ground.minY
      && box.maxY <= ground.maxY
  }
}

extension UIView {
  /// Whether the view covers what lies behind it, as far as can be determined.
  fileprivate var shows: Bool {
    if let backgroundColor { backgroundColor != .clear } else { false }
  }

  /// The result of a hit-test that no touch causes, so traces do not report it.
  fileprivate func realHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    #if TOUCHSTONE
      untracedHitTest(point, with: event)
    #else
      hitTest(point, with: event)
    #endif
  }
}
