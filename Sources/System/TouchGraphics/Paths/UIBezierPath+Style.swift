// SPDX-License-Identifier: Apache-2.0
public import Foundation

nonisolated extension UIBezierPath {
  /// Sets the lengths of the dashes and gaps of a stroked line; nil or an empty pattern for a solid line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Reads the lengths set by ``setLineDash(_:count:phase:)`` into the pointers that are not nil.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern = unsafe pattern {
      for (index, length) in dash.enumerated() { unsafe pattern[index] = length }
    }
    unsafe count?.pointee = dash.count
    unsafe phase?.pointee = dashPhase
  }

  /// The lengths set by ``setLineDash(_:count:phase:)``, and where a line begins in them.
  package final var dashes: (lengths: [CGFloat], phase: CGFloat) { (dash, dashPhase) }

  /// Copies all properties except the elements.
  final func copyStyle(from other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dash = other.dash
    dashPhase = other.dashPhase
  }
}
