// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation
  public import TouchGraphics

  extension CGPath {
    /// The area that a stroke of the path would fill.
    ///
    /// Code uses it to let touches hit a line: `path.copy(strokingWithWidth: 44, …).contains(point)`.
    public func copy(
      strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
      transform: CGAffineTransform = .identity
    ) -> CGPath {
      var style = DisplayList.LineStyle()
      style.width = lineWidth
      style.cap = lineCap
      style.join = lineJoin
      style.miterLimit = miterLimit
      return CGPath(outline: outline.applying(transform).stroked(style))
    }

    /// The dashes of the path, as lines.
    public func copy(
      dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
      CGPath(outline: outline.applying(transform).dashed(lengths, phase: phase))
    }
  }
#endif
