// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A line of code that lets an edge of a view end at another one.
///
/// It stands in place of a constraint that put the view elsewhere, so that it has to be an equation: a limit
/// alone would leave open where the view lies.
enum PinLine {
  /// The room between a view and a bar that is the app's own, in points (assumed: what UIKit leaves by
  /// default between two views).
  static let standardGap = 8.0

  /// Writes the line.
  ///
  /// - Parameters:
  ///   - variable: What the view is called in code.
  ///   - edge: The edge of the view, such as `bottom`.
  ///   - target: What it ends at in code, such as `bar.topAnchor`.
  ///   - gap: The room between both, in points.
  /// - Returns: The line.
  static func text(_ variable: String, _ edge: String, to target: String, gap: Double = 0) -> String {
    let isEnd = edge == "bottom" || edge == "trailing"
    let constant = gap == 0 ? "" : ", constant: \(PlainNumber.text(isEnd ? -gap : gap))"
    return "\(variable).\(edge)Anchor.constraint(equalTo: \(target)\(constant)).isActive = true"
  }
}

extension ExpectedTouch {
  /// The room that a view keeps to the safe area, if it keeps to that what it keeps now to an edge of its
  /// controller's view: a view farther away has that room for another reason.
  func gap(of place: ViewPlace, at edge: String) -> Double {
    let root = levels.first { isRoot($0.place) } ?? levels[0]
    guard let all = geometry(root.place).box, let own = geometry(place).box else { return 0 }
    let gap = edge == "top" ? own.minY - all.minY : all.maxY - own.maxY
    return gap <= 0.5 ? 0 : gap <= Self.widestGap ? gap : PinLine.standardGap
  }

  /// Margins at the edge of a screen are not wider, in points (assumed).
  private static let widestGap = 32.0
}
