// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIView {
  /// The parts of a view that stretch when its superview changes its size.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin stretches.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width stretches.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin stretches.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin stretches.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height stretches.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin stretches.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Resizes the subviews by their masks after the size has changed from `oldSize`, and then their subviews.
  ///
  /// It uses a list instead of recursion because hierarchies may be deeper than the stack allows. The order
  /// is that of a recursion: a view is finished when all views below it are. Overrides of ``frame`` are
  /// called, and recurse if they call `super`.
  final func resizeSubviews(from oldSize: CGSize) {
    guard children.contains(where: { !$0.storedAutoresizingMask.isEmpty }) else { return }
    var path = [ResizeLevel(of: self, from: storedBounds, oldSize)]
    while var level = path.popLast() {
      guard let child = level.waiting.popLast() else {
        if !path.isEmpty { level.view.frameChanged(from: level.oldBounds, isResized: true) }
        continue
      }
      path.append(level)
      guard !child.storedAutoresizingMask.isEmpty else { continue }
      let frame = child.resizedFrame(in: level.newSize, from: level.oldSize)
      guard frame != child.frame else { continue }
      if Self.frameSlot.isOverridden(by: type(of: child)) {
        child.frame = frame
        continue
      }
      let old = child.storeNewFrame(frame)
      if child.storedBounds.size == old.size {
        child.frameChanged(from: old, isResized: false)
      } else if child.flags.contains(.keepsSubviewSizes) {
        child.frameChanged(from: old, isResized: true)
      } else {
        path.append(ResizeLevel(of: child, from: old, old.size))
      }
    }
  }

  /// A view whose subviews are being resized.
  private struct ResizeLevel {
    let view: UIView
    let oldBounds: CGRect
    let oldSize: CGSize
    let newSize: CGSize
    /// The subviews that have not been resized yet, the next one last.
    var waiting: [UIView]

    init(of view: UIView, from oldBounds: CGRect, _ oldSize: CGSize) {
      self.view = view
      self.oldBounds = oldBounds
      self.oldSize = oldSize
      newSize = view.storedBounds.size
      waiting = view.children.reversed()
    }
  }

  private static let frameSlot = MethodSlot(
    of: UIView.self, control: KeepsFrame.self, probe: OverridesFrame.self)

  /// The frame that the mask gives when the superview's size changes.
  private func resizedFrame(in newSize: CGSize, from oldSize: CGSize) -> CGRect {
    let mask = storedAutoresizingMask
    var frame = frame
    (frame.origin.x, frame.size.width) = Self.stretch(
      start: frame.origin.x, length: frame.size.width, whole: oldSize.width,
      by: newSize.width - oldSize.width,
      before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    (frame.origin.y, frame.size.height) = Self.stretch(
      start: frame.origin.y, length: frame.size.height, whole: oldSize.height,
      by: newSize.height - oldSize.height,
      before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    return frame
  }

  /// Distributes the change in size among the flexible parts of one axis, in proportion to their lengths.
  private static func stretch(
    start: CGFloat, length: CGFloat, whole: CGFloat, by change: CGFloat,
    before: Bool, inside: Bool, after: Bool
  ) -> (CGFloat, CGFloat) {
    guard change != 0, before || inside || after else { return (start, length) }
    let parts = [(start, before), (length, inside), (whole - start - length, after)]
    let flexible = parts.reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = CGFloat(parts.count { $0.1 })
    // Parts whose lengths add up to 0 share the change equally.
    func share(_ part: (CGFloat, Bool)) -> CGFloat {
      guard part.1 else { return 0 }
      return flexible == 0 ? change / count : change * part.0 / flexible
    }
    // A length does not shrink below 0.
    return (start + share(parts[0]), max(length + share(parts[1]), 0))
  }
}

private final class KeepsFrame: UIView {}

private final class OverridesFrame: UIView {
  override var frame: CGRect {
    get { .zero }
    set { super.frame = newValue }
  }
}
