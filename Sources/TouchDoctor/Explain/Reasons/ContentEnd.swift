// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

/// A scroll view's content ends before a view in it, so that nobody can scroll there.
struct ContentEnd {
  /// The edge of the view that lies beyond the content: `lower` or `right`.
  private let edge: String
  /// How far beyond it lies, in points.
  private let distance: Double
  /// Where the content would have to end.
  private let needed: Double
  private let level: ExpectedTouch.Level
  private let touch: ExpectedTouch

  /// Nil if the content reaches far enough, or its size is not known.
  init?(_ touch: ExpectedTouch, _ level: ExpectedTouch.Level) {
    guard let content = level.view.contentSize.value, let box = touch.box(in: level.place),
      let bounds = touch.geometry(level.place).bounds
    else { return nil }
    let inset = level.view.contentInset
    // Content that is smaller than its view does not scroll; what the view shows then is all there is.
    let end = CGPoint(
      x: max(content.width + inset.right, bounds.width - inset.left),
      y: max(content.height + inset.bottom, bounds.height - inset.top))
    let (down, across) = (box.maxY - end.y, box.maxX - end.x)
    guard max(down, across) > 0.5 else { return nil }
    self.touch = touch
    self.level = level
    edge = down >= across ? "lower" : "right"
    distance = max(down, across)
    needed = down >= across ? box.maxY : box.maxX
  }

  /// What is wrong.
  func text(_ holder: String) -> String {
    "contentSize of \(holder) ends \(PlainNumber.text(distance)) pt before its \(edge) edge, so nobody can scroll to it."
  }

  private var isList: Bool {
    ["UITableView", "UICollectionView"].contains(ClassKnowledge.base(of: level.view))
  }

  /// What to do.
  var remedy: String {
    isList || !touch.isDevelopers(level.place)
      ? "It sets its contentSize itself: show the view in its content, such as a cell, a header or a footer."
      : "Pin the last view to contentLayoutGuide, or without Auto Layout set contentSize:"
  }

  /// The lines that do it.
  var code: [String] {
    guard !isList, touch.isDevelopers(level.place) else { return [] }
    let (scroller, child) = (touch.variable(level.place), touch.variable(touch.expected))
    let (anchor, side) = edge == "lower" ? ("bottomAnchor", "height") : ("trailingAnchor", "width")
    return [
      "\(child).\(anchor).constraint(equalTo: \(scroller).contentLayoutGuide.\(anchor)).isActive = true",
      "// or: \(scroller).contentSize.\(side) = \(PlainNumber.text(needed))",
    ]
  }
}

extension ViewSnapshot {
  /// The insets that a scroll view's content has, as far as the source says.
  fileprivate var contentInset: (top: Double, left: Double, bottom: Double, right: Double) {
    let numbers = (attribute("adjustedContentInset") ?? "").split { !"0123456789.-".contains($0) }.compactMap
    {
      Double($0)
    }
    return numbers.count == 4 ? (numbers[0], numbers[1], numbers[2], numbers[3]) : (0, 0, 0, 0)
  }
}
