// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

/// Frames that UIKit gave on a screen of scale 2, in views that were in no window.
///
/// There it rounds origins to whole points; so they may differ by half a point here.
@MainActor @Suite struct MeasuredLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

  private func views(_ count: Int) -> [UIView] { (0..<count).map { placed("\($0)", in: root) } }

  /// Constraints as lines such as `1.left = 0.right + 8`, where `r` is the root.
  private func activate(_ lines: String, _ views: [UIView]) {
    let names: [String: NSLayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
      "trailing": .trailing, "width": .width, "height": .height,
    ]
    func item(_ name: Substring) -> UIView { Int(name).map { views[$0] } ?? root }
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      let first = words[0].split(separator: ".")
      var second: [Substring] = []
      if words[2].contains(".") { second = words[2].split(separator: ".") }
      let factor = words.count > 4 && words[3] == "*" ? Double(words[4]) ?? 0 : 1
      let constant =
        second.isEmpty
        ? Double(words[2]) ?? 0 : words.count > 4 && words[3] == "+" ? Double(words[4]) ?? 0 : 0
      NSLayoutConstraint(
        item: item(first[0]), attribute: names[String(first[1])] ?? .notAnAttribute, relatedBy: .equal,
        toItem: second.first.map(item),
        attribute: second.last.flatMap { names[String($0)] } ?? .notAnAttribute,
        multiplier: factor, constant: constant
      ).isActive = true
    }
    root.layoutIfNeeded()
  }

  private func expect(
    _ views: [UIView], _ measured: [[CGFloat]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (view, frame) in zip(views, measured) {
      let found = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      for index in 0..<4 {
        #expect(
          abs(found[index] - frame[index]) <= (index < 2 ? 0.5 : 0), "\(text(of: view.frame))",
          sourceLocation: sourceLocation)
      }
    }
  }

  @Test func `edges that are pinned`() {
    let views = views(3)
    activate(
      """
      0.left = r.left + 16
      0.top = r.top + 16
      0.right = r.right + -16
      0.height = 44
      1.leading = r.leading + 16
      1.bottom = r.bottom + -16
      1.width = 120
      1.height = 32
      2.top = 0.bottom + 12
      2.left = 1.right + 12
      2.right = r.right + -16
      2.bottom = r.bottom + -16
      """, views)
    expect(views, [[16, 16, 288, 44], [16, 192, 120, 32], [148, 72, 156, 152]])
  }

  @Test func `chains of equal widths and of multiples`() {
    let views = views(5)
    activate(
      """
      0.leading = r.leading + 12
      1.leading = 0.trailing + 8
      2.leading = 1.trailing + 8
      2.trailing = r.trailing + -12
      1.width = 0.width
      2.width = 0.width
      0.top = r.top + 20
      1.top = r.top + 20
      2.top = r.top + 20
      0.height = 60
      1.height = 0.height
      2.height = 0.height
      3.leading = r.leading + 12
      4.leading = 3.trailing + 10
      4.trailing = r.trailing + -12
      4.width = 3.width * 2
      3.top = 0.bottom + 24
      4.top = 3.top
      3.height = 48
      4.height = 3.height
      """, views)
    expect(
      views,
      [
        [12, 20, 93.5, 60], [113, 20, 93.5, 60], [215, 20, 93.5, 60], [12, 104, 95.5, 48],
        [117, 104, 190.5, 48],
      ])
  }
}
