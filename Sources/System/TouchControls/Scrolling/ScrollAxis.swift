// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// An axis along which content moves; the axes are independent.
typealias ScrollAxis = ScrollFact.Axis

nonisolated extension ScrollFact.Axis {
  static let both: [ScrollFact.Axis] = [.horizontal, .vertical]

  var other: ScrollFact.Axis { self == .horizontal ? .vertical : .horizontal }
}

nonisolated extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Whether both coordinates are finite.
  var isNumber: Bool { x.isFinite && y.isFinite }
}

nonisolated extension CGSize {
  /// The extent along an axis.
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }

  /// Whether both extents are finite.
  var isNumber: Bool { width.isFinite && height.isFinite }
}
