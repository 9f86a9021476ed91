// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics
import TouchLayout

/// The edges of a box along one axis as sums of variables, in the coordinates of a view above it.
@MainActor struct LayoutEdges {
  let engine: LayoutEngine
  let box: LayoutBox
  /// The view, or the view that owns the guide.
  let view: UIView
  let axis: NSLayoutConstraint.Axis
  let isWithinMargins: Bool
  /// The view in whose coordinates the edges are; nil for a length.
  let ancestor: UIView?
  /// Whether only the middle is wanted, which for a scroll view is that of its frame.
  var isMiddle = false

  func addStart(_ factor: CGFloat, _ sum: inout LayoutSum) { add(isEnd: false, factor, &sum) }
  func addEnd(_ factor: CGFloat, _ sum: inout LayoutSum) { add(isEnd: true, factor, &sum) }

  func addLength(_ factor: CGFloat, _ sum: inout LayoutSum) {
    if box.kind == .view || box.kind == .free {
      guard let place = engine.ensurePlace(of: box) else { return }
      return sum.add(place.length[axis.rawValue], times: factor)
    }
    addInside(isEnd: true, factor, &sum)
    addInside(isEnd: false, -factor, &sum)
  }

  private func add(isEnd: Bool, _ factor: CGFloat, _ sum: inout LayoutSum) {
    switch box.kind {
    case .view:
      if view === ancestor { return addInside(isEnd: isEnd, factor, &sum) }
      guard let place = engine.ensurePlace(of: box) else { return }
      let outer = factor * zoom(from: view.parent)
      sum.add(place.position[axis.rawValue], times: outer)
      if isEnd { sum.add(place.length[axis.rawValue], times: outer * box.zoom) }
      addMargins(isEnd: isEnd, place, outer * box.zoom, &sum)
      addOffset(of: view.parent, factor, &sum)
    case .free:
      guard let place = engine.ensurePlace(of: box) else { return }
      let outer = factor * zoom(from: view)
      sum.add(place.position[axis.rawValue], times: outer)
      if isEnd { sum.add(place.length[axis.rawValue], times: outer) }
      addOffset(of: view, factor, &sum)
    default:
      addInside(isEnd: isEnd, factor * zoom(from: view), &sum)
      addOffset(of: view, factor, &sum)
    }
  }

  /// How long a point of a view is in the ancestor: not 1 where a scroll view has zoomed a view between them.
  private func zoom(from start: UIView?) -> CGFloat {
    guard engine.hasZoomedViews else { return 1 }
    var zoom: CGFloat = 1
    var next = start
    while let view = next, view !== ancestor {
      zoom *= view.layoutBox?.zoom ?? 1
      next = view.parent
    }
    return zoom
  }

  private func addMargins(isEnd: Bool, _ place: BoxPlace, _ factor: CGFloat, _ sum: inout LayoutSum) {
    guard isWithinMargins else { return }
    let (margins, insets) = (view.layoutMargins.along(axis), place.alignment.along(axis))
    sum.add(isEnd ? insets.end - margins.end : margins.start - insets.start, times: factor)
  }

  /// Adds where the coordinates of a view begin in those of the ancestor.
  private func addOffset(of start: UIView?, _ factor: CGFloat, _ sum: inout LayoutSum) {
    var next = start
    while let view = next, view !== ancestor {
      let box = view.ensuredLayout
      guard let place = engine.ensurePlace(of: box) else { return }
      sum.add(place.position[axis.rawValue], times: factor * zoom(from: view.parent))
      sum.add(
        -place.alignment.along(axis).start - view.storedBounds.along(axis).start,
        times: factor * zoom(from: view))
      next = view.parent
    }
  }

  /// Adds an edge of the view itself, or of one of its own guides, in its own coordinates.
  private func addInside(isEnd: Bool, _ factor: CGFloat, _ sum: inout LayoutSum) {
    let owner = view.ensuredLayout
    guard let place = engine.ensurePlace(of: owner) else { return }
    let insets = insets(place)
    // The edges and margins of a scroll view are those of its content.
    let isContent: Bool =
      switch box.kind {
      case .view, .margins: view is any ContentScrolling && !isMiddle
      case .content: true
      default: false
      }
    if isContent {
      if isEnd, let length = engine.contentLength(of: owner, axis) { sum.add(length, times: factor) }
      return sum.add(isEnd ? -insets.end : insets.start, times: factor)
    }
    let alignment = place.alignment.along(axis)
    let whole = alignment.start + alignment.end
    if box.kind != .view, view is any ContentScrolling {
      sum.add(view.storedBounds.along(axis).start, times: factor)
    }
    switch (box.kind, axis, isEnd) {
    case (.topBars, .vertical, _): sum.add(isEnd ? view.safeAreaInsets.top : 0, times: factor)
    case (.bottomBars, .vertical, false), (.keyboard, .vertical, false):
      sum.add(place.length[axis.rawValue], times: factor)
      sum.add(whole - view.safeAreaInsets.bottom, times: factor)
    case (_, _, true):
      sum.add(place.length[axis.rawValue], times: factor)
      sum.add(whole - insets.end, times: factor)
    case (_, _, false): sum.add(insets.start, times: factor)
    }
  }

  /// How far the edges are inside the bounds of the view.
  private func insets(_ place: BoxPlace) -> (start: CGFloat, end: CGFloat) {
    switch box.kind {
    case .view: isWithinMargins ? view.layoutMargins.along(axis) : place.alignment.along(axis)
    case .margins: view.layoutMargins.along(axis)
    case .safeArea: view.safeAreaInsets.along(axis)
    case .readable: view.readableInsets.along(axis)
    case .free, .content, .frame, .keyboard, .topBars, .bottomBars: (0, 0)
    }
  }
}

extension UIView {
  /// The margins, or more in a view that is wider than text should be.
  final var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let left = (storedBounds.width - insets.left - insets.right - LayoutNumbers.readableWidth) / 2
    if left > 0 {
      insets.left += left
      insets.right += left
    }
    return insets
  }
}

/// Numbers of UIKit's layout.
enum LayoutNumbers {
  /// The greatest width of the readable content guide with the standard size of text; reported: 672 points.
  static let readableWidth: CGFloat = 672

  /// A frame as views get it: the origin and the size rounded to whole pixels by themselves, ties away from
  /// zero.
  ///
  /// Measured on a screen of scale 2: the sizes are rounded to half points, and edges are not kept.
  static func rounded(_ frame: CGRect, scale: CGFloat) -> CGRect {
    func round(_ number: CGFloat) -> CGFloat {
      let rounded = (number * scale).rounded() / scale
      return rounded.isFinite ? rounded : 0
    }
    return CGRect(
      x: round(frame.origin.x), y: round(frame.origin.y), width: round(frame.size.width),
      height: round(frame.size.height))
  }
}
