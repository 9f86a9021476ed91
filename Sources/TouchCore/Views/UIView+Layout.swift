// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Stands for "no size of its own" in an intrinsic content size.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// Says that ``intrinsicContentSize`` changed: the superview lays its subviews out anew.
  public func invalidateIntrinsicContentSize() {
    parent?.setNeedsLayout()
  }

  final func markNeedsLayout() {
    markPending(.needsLayout, below: .subtreeNeedsLayout)
  }

  /// Lays out the view, with its controller's say before and after if it is one's view.
  ///
  /// What asks for its own layout meanwhile waits for the next round, even if it calls `layoutIfNeeded()`:
  /// in UIKit that would never end.
  final func layOut() {
    flags.insert(.layingOut)
    if let controller = extras?.viewController {
      controller.viewWillLayoutSubviews()
      layoutSubviews()
      controller.viewDidLayoutSubviews()
    } else {
      layoutSubviews()
    }
    flags.remove(.layingOut)
    guard flags.contains(.needsLayout), !flags.contains(.subtreeNeedsLayout) else { return }
    flags.remove(.needsLayout)
    markNeedsLayout()
  }

  /// Takes on the size that fits; the top left corner stays, of a transformed view the middle.
  final func fitSize() {
    let size = sizeThatFits(bounds.size)
    if affine == nil { frame.size = size } else { bounds.size = size }
  }
}

/// The pass that lays out the views that asked for it, each before those below it.
enum LayoutPass {
  /// A view that keeps asking for layout from its own layout is let go after so many rounds.
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
        guard view.flags.contains(.needsLayout), !view.flags.contains(.layingOut) else { return }
        view.flags.remove(.needsLayout)
        view.layOut()
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
