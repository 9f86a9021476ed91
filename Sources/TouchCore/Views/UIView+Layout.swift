// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Stands for "no size of its own" in an intrinsic content size.
  public static var noIntrinsicMetric: CGFloat { -1 }

  final func markNeedsLayout() {
    markPending(.needsLayout, below: .subtreeNeedsLayout)
  }

  /// Asks for a layout of the superview, because the view has another size.
  ///
  /// A superview that gives its subviews their sizes in its own layout has just laid them out.
  final func markSuperviewNeedsLayout() {
    guard let parent, !parent.flags.contains(.layingOut) else { return }
    parent.markNeedsLayout()
  }

  /// Lays out the view, with its controller's say before and after if it is one's view.
  ///
  /// A view that asks for its own layout meanwhile, by `setNeedsLayout()` or by what it does to its subviews, is
  /// laid out once more in the next round, even if it calls `layoutIfNeeded()`; what that layout asks for in turn
  /// is dropped. So a layout that asks each time runs twice and comes to an end (reported).
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

  /// Lays out the layers in the view's that belong to no view.
  ///
  /// As with views, those that ask for a layout in a layout have one more, and what that asks for is dropped.
  final func layOutLayers() {
    for _ in 1...2 where flags.contains(.sublayersNeedLayout) {
      endLayerRequests()
      extras?.layer?.layOutSublayersWithoutView()
    }
    endLayerRequests()
  }

  /// From now on layers that ask for a layout are heard again.
  private final func endLayerRequests() {
    flags.remove(.sublayersNeedLayout)
    CALayer.layouts += 1
  }

  /// Whether the way to ``layoutSubviews()`` leads by the layer, because somebody may stand on it.
  ///
  /// Where nobody does, no layer is made for a layout.
  private final var isLaidOutByLayer: Bool {
    extras?.layer != nil || type(of: self).layerClass != CALayer.self
      || LayerDelegation.slot.isOverridden(by: type(of: self))
  }

  /// Lays out the view if `layer` is its own; a view may have itself made the delegate of others.
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

  /// Takes on the size that fits; the top left corner stays, of a transformed view the middle.
  final func fitSize() {
    let size = sizeThatFits(bounds.size)
    if affine == nil { frame.size = size } else { bounds.size = size }
  }
}

/// A view that shows subviews as parts of itself, and places them by their intrinsic sizes.
package protocol MadeOfParts: UIView {
  /// Called after the intrinsic size of a subview changed.
  func partChangedSize()
}

/// The pass that lays out the views that asked for it, each before those below it.
enum LayoutPass {
  /// Views that keep asking for each other's layout are let go after so many rounds.
  private static let mostRounds = 100

  static func run(from root: UIView) {
    var rounds = 0
    while root.flags.contains(.subtreeNeedsLayout) {
      rounds += 1
      guard rounds <= mostRounds else {
        Misuse.report(
          "layout of \(type(of: root)) still asks for layout after \(mostRounds) rounds; look for a layoutSubviews that calls setNeedsLayout on a view above it."
        )
        return
      }
      PassWalk.visit(root, pending: .subtreeNeedsLayout) { view in
        if view.flags.contains(.needsLayout), !view.flags.contains(.layingOut) {
          view.flags.remove(.needsLayout)
          view.layOut()
        }
        if view.flags.contains(.sublayersNeedLayout) { view.layOutLayers() }
      }
    }
  }
}

/// The pass that lets the views in a window draw themselves that asked for it.
enum DisplayPass {
  static func run(from root: UIView) {
    PassWalk.visit(root, pending: .subtreeNeedsDisplay) { view in
      guard view.flags.contains(.needsDisplay) else { return }
      view.display()
    }
  }
}

private enum PassWalk {
  /// Visits each view below `root` on the way to one that waits, top down, and takes the mark away.
  static func visit(_ root: UIView, pending: ViewFlags, _ body: (UIView) -> Void) {
    guard root.flags.contains(pending) else { return }
    var waiting: [UIView] = [root]
    while let view = waiting.popLast() {
      guard view.flags.contains(pending) else { continue }
      view.flags.remove(pending)
      body(view)
      for child in view.children.reversed() where child.flags.contains(pending) { waiting.append(child) }
    }
  }
}
