// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

// The safe area is what no bar and no rounded corner of the screen covers. A view computes its insets from
// those of its superview when it is asked; the layout pass finds the views whose insets have changed.

extension UIView {
  /// The insets of the safe area, from the screen's by way of the superviews.
  final var safeAreaInEffect: UIEdgeInsets {
    guard SafeArea.isUsed else { return .zero }
    var path: [UIView] = []
    var view: UIView? = self
    while let current = view {
      path.append(current)
      view = current.parent
    }
    // No closure: a description of a scroll view asks for this on any thread.
    var insets = UIEdgeInsets.zero
    for view in path.reversed() { insets = view.safeArea(within: insets) }
    return insets
  }

  /// The insets of the view where those of its superview are `insets`.
  final func safeArea(within insets: UIEdgeInsets) -> UIEdgeInsets {
    var own = (self as? UIWindow)?.safeAreaOfScreen ?? covered(of: insets)
    if let surroundings = extras?.viewController?.surroundings {
      if surroundings.bars != .zero { cover(&own, with: surroundings.bars) }
      let more = surroundings.additionalSafeArea
      own.top += more.top
      own.left += more.left
      own.bottom += more.bottom
      own.right += more.right
    }
    return own
  }

  /// Adds what bars cover of the view.
  private final func cover(_ insets: inout UIEdgeInsets, with bars: UIEdgeInsets) {
    guard let parent else { return }
    let (frame, room) = (frame, parent.bounds)
    insets.top = max(insets.top, min(bars.top, bars.top - (frame.minY - room.minY)))
    insets.bottom = max(insets.bottom, min(bars.bottom, bars.bottom - (room.maxY - frame.maxY)))
  }

  /// The part of the superview's insets that reaches into this view.
  final func covered(of insets: UIEdgeInsets) -> UIEdgeInsets {
    guard insets != .zero, let parent else { return .zero }
    let (frame, room) = (frame, parent.bounds)
    return UIEdgeInsets(
      top: max(0, room.minY + insets.top - frame.minY), left: max(0, room.minX + insets.left - frame.minX),
      bottom: max(0, frame.maxY - (room.maxY - insets.bottom)),
      right: max(0, frame.maxX - (room.maxX - insets.right)))
  }
}

extension UIWindow {
  /// The part of the screen's insets that reaches into the window.
  fileprivate final var safeAreaOfScreen: UIEdgeInsets {
    guard let screen = storedWindowScene?.storedScreen, screen.safeArea != .zero else { return .zero }
    let (insets, frame, room) = (screen.safeArea, frame, screen.storedBounds)
    return UIEdgeInsets(
      top: max(0, room.minY + insets.top - frame.minY), left: max(0, room.minX + insets.left - frame.minX),
      bottom: max(0, frame.maxY - (room.maxY - insets.bottom)),
      right: max(0, frame.maxX - (room.maxX - insets.right)))
  }
}

/// The part of the layout pass that notifies views of changes of their safe area.
enum SafeArea {
  /// Whether any screen or controller has insets; without, there is nothing to look for.
  static var isUsed = false

  private struct Visit {
    let view: UIView
    let insets: UIEdgeInsets
  }

  /// Notifies, from `root` down, the views whose insets are no longer those that they were last notified of.
  static func update(below root: UIView) {
    var waiting = [Visit(view: root, insets: root.safeAreaInEffect)]
    while let next = waiting.popLast() {
      let (view, insets) = (next.view, next.insets)
      guard insets != .zero || view.flags.contains(.safeAreaInside) else { continue }
      if view.surroundings?.safeArea ?? .zero != insets {
        view.ensuredSurroundings.safeArea = insets
        view.markNeedsLayout()
        view.layoutInsetsChanged()
        view.safeAreaInsetsDidChange()
        view.extras?.viewController?.viewSafeAreaInsetsDidChange()
        if view.storedInsetsLayoutMarginsFromSafeArea { view.noteMargins() }
      }
      view.flags.set(.safeAreaInside, insets != .zero)
      for child in view.children.reversed() {
        let own = child.safeArea(within: insets)
        if own != .zero || child.flags.contains(.safeAreaInside) {
          waiting.append(Visit(view: child, insets: own))
        }
      }
    }
  }
}

extension UIView {
  /// Makes the layout pass look at the view, whose controller has other insets than before, or which has
  /// moved.
  final func noteSafeArea() {
    SafeArea.isUsed = true
    var view: UIView? = self
    while let current = view {
      current.flags.insert(.safeAreaInside)
      view = current.parent
    }
    markNeedsLayout()
  }
}
