// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchCore

extension UISegmentedControl {
  /// Whether the first segment is at the right.
  package final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func preferredWidth(_ segment: Segment) -> CGFloat {
    segment.contentSize.width + 2 * IntrinsicSize.segmentMargin
  }

  /// The widths of the segments, in order.
  ///
  /// Segments with a width keep it; the others share the rest, equally or by content.
  final var segmentWidths: [CGFloat] {
    let given = segments.reduce(0) { $0 + $1.width }
    let rest = max(area.width - given, 0)
    guard apportionsSegmentWidthsByContent else {
      let sharing = segments.count { $0.width == 0 }
      return segments.map { $0.width > 0 ? $0.width : rest / CGFloat(sharing) }
    }
    let preferred = segments.map { $0.width > 0 ? 0 : preferredWidth($0) }
    let wanted = preferred.reduce(0, +)
    return zip(segments, preferred).map { $0.width > 0 ? $0.width : rest * $1 / wanted }
  }

  /// The rectangle of a segment; nil if there is none.
  package final func rect(ofSegmentAt index: Int) -> CGRect? {
    segments.indices.contains(index) ? segmentRects[index] : nil
  }

  /// The rectangles of the segments, in order.
  package final var segmentRects: [CGRect] {
    var before: CGFloat = 0
    return segmentWidths.map { width in
      defer { before += width }
      return CGRect(
        x: isMirrored ? area.maxX - before - width : area.origin.x + before, y: area.origin.y, width: width,
        height: area.height)
    }
  }

  final var fittingSize: CGSize {
    let wanted = segments.map { $0.width > 0 ? $0.width : preferredWidth($0) }
    let widest = zip(segments, wanted).reduce(0) { $1.0.width > 0 ? $0 : max($0, $1.1) }
    let width = zip(segments, wanted).reduce(0) { sum, segment in
      sum + (segment.0.width > 0 || apportionsSegmentWidthsByContent ? segment.1 : widest)
    }
    return CGSize(width: width, height: IntrinsicSize.segmentedControlHeight)
  }
}
