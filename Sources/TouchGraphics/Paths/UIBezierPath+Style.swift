// SPDX-License-Identifier: Apache-2.0

nonisolated extension UIBezierPath {
  /// Sets the lengths of drawn and skipped stretches of a stroked line; nil or none for an unbroken one.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Reads the lengths that ``setLineDash(_:count:phase:)`` set; each part that is asked for is written.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern {
      for (index, length) in dash.enumerated() { pattern[index] = length }
    }
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  /// Takes over everything that is not an element.
  final func takeStyle(of other: UIBezierPath) {
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
