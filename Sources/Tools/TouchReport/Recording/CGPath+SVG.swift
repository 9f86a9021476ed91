// SPDX-License-Identifier: Apache-2.0
import Touchstone

extension CGPath {
  /// The path as the data of an SVG path.
  nonisolated var svgData: String {
    var data = ""
    unsafe applyWithBlock { element in
      func points(_ count: Int) -> String {
        (0..<count).map {
          unsafe "\(Double(element.pointee.points[$0].x).short) \(Double(element.pointee.points[$0].y).short)"
        }.joined(separator: " ")
      }
      switch unsafe element.pointee.type {
      case .moveToPoint: data += "M" + points(1)
      case .addLineToPoint: data += "L" + points(1)
      case .addQuadCurveToPoint: data += "Q" + points(2)
      case .addCurveToPoint: data += "C" + points(3)
      default: data += "Z"
      }
    }
    return data
  }
}
