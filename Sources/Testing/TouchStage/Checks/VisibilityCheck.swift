// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchCore
import TouchGraphics

/// Whether a part of a view can be seen, and if not, why.
@preconcurrency @MainActor public struct VisibilityCheck {
  /// The part of the screen, in points, where the view can be seen if nothing is in front of it; empty if
  /// there is none.
  public let visiblePart: CGRect
  /// Whether all of the view's frame is in that part.
  public let isWhole: Bool
  /// Whether any part of the view can be seen.
  public var isVisible: Bool { reason == nil }
  /// Why not, as a sentence; nil if it can be seen.
  public let reason: String?
}

extension Stage {
  /// Whether a part of a view can be seen.
  ///
  /// It can if it is in a window of the stage, neither it nor a view above it is hidden, they have together
  /// at least the alpha that touches need (0.01), and a part of it is on the screen and in every view above
  /// it that clips. One opaque view in front that covers that whole part hides it; several views that cover
  /// it only together are not detected. Rotated views count as the rectangles around them.
  public func checkVisibility(
    of view: any ViewReference, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> VisibilityCheck {
    let view = try find(view, file: file, line: line)
    func hidden(_ reason: String) -> VisibilityCheck {
      VisibilityCheck(visiblePart: .zero, isWhole: false, reason: reason)
    }
    guard let window = view.window, application.allWindows.contains(where: { $0 === window }) else {
      return hidden("\(label(of: view)) is in no window of the stage")
    }
    let frame = screenFrame(of: view)
    guard frame.width > 0, frame.height > 0 else { return hidden("\(label(of: view)) has no area") }
    var part = frame.intersection(scene.screen.bounds)
    if part.isEmpty { return hidden("\(label(of: view)) is outside of the screen") }
    var next: UIView? = view
    var alpha: CGFloat = 1
    while let above = next {
      if above.isHidden { return hidden("\(label(of: above)) is hidden") }
      alpha *= above.alpha
      if alpha < CGFloat(application.tuning.minimumAlpha) {
        return hidden("\(label(of: above)) is transparent")
      }
      if above !== view, above.clipsToBounds || above is UIWindow {
        part = part.intersection(screenFrame(of: above))
        if part.isEmpty {
          return hidden("\(label(of: view)) is outside of \(label(of: above)), which clips it")
        }
      }
      next = above.superview
    }
    if let cover = cover(of: view, part) { return hidden("\(label(of: cover)) covers \(label(of: view))") }
    return VisibilityCheck(visiblePart: part, isWhole: part == frame, reason: nil)
  }

  private func screenFrame(of view: UIView) -> CGRect {
    let corners = [
      CGPoint(x: view.bounds.minX, y: view.bounds.minY), CGPoint(x: view.bounds.maxX, y: view.bounds.minY),
      CGPoint(x: view.bounds.minX, y: view.bounds.maxY), CGPoint(x: view.bounds.maxX, y: view.bounds.maxY),
    ].map { view.converted($0, to: UIView()) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .zero
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The opaque view in front of a view that covers a part of the screen completely.
  private func cover(of view: UIView, _ part: CGRect) -> UIView? {
    let all = viewsInWindows()
    guard let index = all.firstIndex(where: { $0 === view }) else { return nil }
    return all[(index + 1)...].last { other in
      !other.isAtOrBelow(view) && isOpaque(other) && screenFrame(of: other).contains(part)
    }
  }

  /// Whether nothing can be seen through a view.
  private func isOpaque(_ view: UIView) -> Bool {
    guard (view.backgroundColor?.cgColor.alpha ?? 0) >= 1, view.layer.cornerRadius == 0 else { return false }
    var next: UIView? = view
    while let above = next {
      if above.isHidden || above.alpha < 1 { return false }
      // What is clipped away covers nothing, and neither does a turned view its corners.
      if above !== view, above.clipsToBounds, !screenFrame(of: above).contains(screenFrame(of: view)) {
        return false
      }
      let turn = above.transform
      if turn.b != 0 || turn.c != 0 { return false }
      next = above.superview
    }
    return true
  }
}
