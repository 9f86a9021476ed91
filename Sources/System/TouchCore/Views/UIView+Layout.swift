// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIView {
  /// Means "no intrinsic size" for an axis of an intrinsic content size.
  public static var noIntrinsicMetric: CGFloat { -1 }

  final func markNeedsLayout() {
    markPending(.needsLayout, below: .subtreeNeedsLayout)
  }

  /// Requests a layout of the superview after the view's size has changed.
  ///
  /// A superview that is being laid out sets the sizes itself, and needs no further layout.
  final func markSuperviewNeedsLayout() {
    guard let parent, !parent.flags.contains(.layingOut) else { return }
    parent.markNeedsLayout()
  }

  /// The superview from which a layout of the view starts: the last one above it before one that needs no
  /// layout.
  final var topOfPendingLayout: UIView {
    var top = self
    while let above = top.parent, above.flags.contains(.needsLayout), !above.flags.contains(.layingOut) {
      top = above
    }
    return top
  }

  /// Lays out the view, calling its view controller before and after if it has one.
  ///
  /// A view that requests its own layout during the layout, by `setNeedsLayout()` or by changing its
  /// subviews, is laid out once more in the next round, even if it calls `layoutIfNeeded()`. Requests from
  /// that second layout are dropped, so a layout that always requests another one runs twice and terminates
  /// (reported).
  final func layOut() {
    let isRepeated = flags.contains(.layoutRepeats)
    flags.remove(.layoutRepeats)
    flags.insert(.layingOut)
    if isLaidOutByLayer { ownLayer.layoutSublayers() } else { layOutViews() }
    flags.remove(.layingOut)
    guard flags.contains(.needsLayout) else { return }
    if isRepeated {
      flags.remove(.needsLayout)
      return
    }
    flags.insert(.layoutRepeats)
    guard !flags.contains(.subtreeNeedsLayout) else { return }
    flags.remove(.needsLayout)
    markNeedsLayout()
  }

  /// Lays out the sublayers without a view.
  ///
  /// As with views, a layer that requests a layout during its layout gets one more, and requests from that
  /// one are dropped.
  final func layOutLayers() {
    for _ in 1...2 where flags.contains(.sublayersNeedLayout) {
      endLayerRequests()
      extras?.layer?.layOutSublayersWithoutView()
    }
    endLayerRequests()
  }

  /// Accepts layout requests of layers again.
  private final func endLayerRequests() {
    flags.remove(.sublayersNeedLayout)
    CALayer.layouts += 1
  }

  /// Whether the layout must go through the layer because a subclass may override a method on that path.
  ///
  /// Otherwise a layout does not create the layer.
  private final var isLaidOutByLayer: Bool {
    extras?.layer != nil || type(of: self).layerClass != CALayer.self
      || LayerDelegation.slot.isOverridden(by: type(of: self))
  }

  /// Lays out the view if `layer` is its own; a view may also be the delegate of other layers.
  final func layOutViews(of layer: CALayer) {
    if layer === extras?.layer { layOutViews() }
  }

  private final func layOutViews() {
    if let controller = extras?.viewController {
      controller.viewWillLayoutSubviews()
      layoutSubviews()
      controller.viewDidLayoutSubviews()
    } else {
      layoutSubviews()
    }
  }

  /// Resizes the view to the size that fits, keeping the top left corner or, in a transformed view, the
  /// center.
  final func fitSize() {
    let size = sizeThatFits(bounds.size)
    if affine == nil { frame.size = size } else { bounds.size = size }
  }
}

/// A view that shows subviews as its parts and lays them out by their intrinsic sizes.
package protocol CompositeView: UIView {
  /// Called after the intrinsic size of a subview changed.
  func partSizeChanged()
}

/// A view that leaves no room for hidden subviews.
package protocol ArrangingView: UIView {
  /// Called after a subview was hidden or shown.
  func partHiddenChanged()
}

/// The pass that lays out the views that requested it, each before the views below it.
package enum LayoutPass {
  /// The number of the walk through views that is under way, in which sizes that were measured stay; nil if
  /// there is none.
  package private(set) static var walk: Int?
  private static var walks = 0

  /// The number of rounds after which the pass stops laying out views that keep requesting each other's
  /// layout.
  private static let maximumRounds = 100

  static func run(from root: UIView) {
    var rounds = 0
    var growth = LayoutGrowth()
    while true {
      if SafeArea.isUsed { SafeArea.update(below: root) }
      if root.layoutBox != nil { ConstraintPass.run(from: root) }
      guard root.flags.contains(.subtreeNeedsLayout) else { return }
      rounds += 1
      guard rounds <= maximumRounds else {
        Misuse.report(
          "layout of \(type(of: root)) still asks for layout after \(maximumRounds) rounds; look for a layoutSubviews that calls setNeedsLayout on a view above it."
        )
        return
      }
      let outer = walk
      walks += 1
      walk = walks
      // What a layout inside another one has changed is measured anew.
      defer {
        walks += 1
        walk = outer == nil ? nil : walks
      }
      PassWalk.visit(root, pending: .subtreeNeedsLayout) { view in
        if view.flags.contains(.needsLayout), !view.flags.contains(.layingOut) {
          view.flags.remove(.needsLayout)
          guard growth.allows(view, inRound: rounds) else { return }
          let count = view.children.count
          defer { if view.children.count > count { growth.noteChildren(of: view) } }
          view.noteLooks()
          if view.flags.contains(.traitsOverridden) {
            view.traitsInEffect.performAsCurrent { view.layOut() }
          } else {
            view.layOut()
          }
        }
        if view.flags.contains(.sublayersNeedLayout) { view.layOutLayers() }
      }
      if growth.isOver { return }
    }
  }
}

/// The pass that draws the views of a window that requested it.
enum DisplayPass {
  static func run(from root: UIView) {
    PassWalk.visit(root, pending: .subtreeNeedsDisplay) { view in
      if view.flags.contains(.needsDisplay) { view.display() }
      if view.flags.contains(.sublayersNeedDisplay) { view.displaySublayers() }
    }
  }
}

private enum PassWalk {
  /// The memory of the last walk's list, for the next one.
  private static var spareList: [UIView] = []
  /// The longest list whose memory is kept; one that is longer is rare, and would take memory for good.
  private static let mostSpare = 1024

  /// Visits, top down, each view from `root` to the views with a pending pass, and clears their flags.
  static func visit(_ root: UIView, pending: ViewFlags, _ body: (UIView) -> Void) {
    guard root.flags.contains(pending) else { return }
    var waiting: [UIView] = []
    swap(&waiting, &spareList)
    waiting.append(root)
    while let view = waiting.popLast() {
      guard view.flags.contains(pending) else { continue }
      view.flags.remove(pending)
      body(view)
      let children = view.children
      var end = children.count
      while let index = children.lastIndex(before: end, where: { $0.flags.contains(pending) }) {
        waiting.append(children[index])
        end = index
      }
    }
    if waiting.capacity <= mostSpare { swap(&waiting, &spareList) }
  }
}
